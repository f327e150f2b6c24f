import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

const folder = new URL('../../db/migrations/', import.meta.url)
/** Any number of our own: two starting processes must not migrate at once. */
const lock = 7_263_001

/**
 * Brings the schema up to date: applies the files of db/migrations in order, each once, each in its own transaction.
 * Forward only. Returns the names of those applied now; fails if one already applied is missing from the folder.
 * `only`: applies no others than these, for a backup whose data has the schema of its time.
 */
export async function migrate(
  databaseUrl: string,
  onProgress: (done: number, total: number) => void = () => {},
  only?: readonly string[],
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await client.query('create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())')
    const pending = (await findPending(client)).filter((name) => !only || only.includes(name))
    for (const [index, name] of pending.entries()) {
      await apply(client, name)
      onProgress(index + 1, pending.length)
    }
    return pending
  } finally {
    await client.end()
  }
}

async function findPending(client: pg.Client): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  const applied = new Set(rows.map((row) => row.name))
  const unknown = [...applied].filter((name) => !files.includes(name))
  if (unknown.length > 0) throw new Error(`The database is newer than this code: it has ${unknown.join(', ')}`)
  return files.filter((name) => !applied.has(name))
}

async function apply(client: pg.Client, name: string): Promise<void> {
  const sql = await readFile(new URL(name, folder), 'utf8')
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name}: ${(error as Error).message}`, { cause: error })
  }
}
