import { statement, type Db } from './statement.ts'

const getOrCreate = statement(
  'secrets.getOrCreate',
  { name: 'text', value: 'text' },
  { value: 'text' },
  `insert into secrets (name, value) values ($1, $2) on conflict (name) do update set name = excluded.name returning value`,
)

/** Loads a secret of the shop from the database, the same for every process; the first call stores `made`. */
export const loadSecret = async (db: Db, name: string, made: string): Promise<string> =>
  (await getOrCreate.one(db, { name, value: made }))!.value

const replace = statement(
  'secrets.replace',
  { name: 'text', value: 'text' },
  {},
  `insert into secrets (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value`,
)

/** Stores a secret of the shop instead of the present one. */
export async function storeSecret(db: Db, name: string, value: string): Promise<void> {
  await replace.run(db, { name, value })
}
