import { randomBytes } from 'node:crypto'
import { statement, type Db } from './db/statement.ts'

const keep = statement(
  'secrets.keep',
  { name: 'text', value: 'text' },
  { value: 'text' },
  `insert into secrets (name, value) values ($1, $2) on conflict (name) do update set name = excluded.name returning value`,
)

/** The secret of a house that was given none: made once, kept in the database, the same for every process. */
export async function ownSecret(db: Db): Promise<string> {
  const row = await keep.one(db, { name: 'signing', value: randomBytes(32).toString('base64url') })
  return row!.value
}
