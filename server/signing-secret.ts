import { randomBytes } from 'node:crypto'
import { statement, type Db } from './db/statement.ts'

const getOrCreate = statement(
  'secrets.getOrCreate',
  { name: 'text', value: 'text' },
  { value: 'text' },
  `insert into secrets (name, value) values ($1, $2) on conflict (name) do update set name = excluded.name returning value`,
)

/** The signing secret of a shop that was configured without one: made once, stored in the database, the same for every process. */
export async function loadSigningSecret(db: Db): Promise<string> {
  const row = await getOrCreate.one(db, { name: 'signing', value: randomBytes(32).toString('base64url') })
  return row!.value
}
