import type { TestApp } from './app.ts'

/** Every row of every table, as text. */
export async function dump({ database: { db } }: TestApp): Promise<string[]> {
  const tables = (await db.query({ text: `select tablename as name from pg_tables where schemaname = 'public'`, values: [] })).rows as {
    name: string
  }[]
  const rows = await Promise.all(tables.map(({ name }) => db.query({ text: `select t::text as row from "${name}" t`, values: [] })))
  return rows.flatMap((result) => (result.rows as { row: string }[]).map(({ row }) => row))
}
