import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { endOfRows, type Header, quoted, type TableHeader, toLine, type Trailer } from './format.ts'
import { findTables } from './tables.ts'

/**
 * Writes the whole database into a file, as it is at one moment; the shop may run meanwhile. The file appears when it's whole, readable
 * by its owner only. Returns how many rows it has.
 */
export async function writeBackup(databaseUrl: string, file: string, now = new Date()): Promise<number> {
  const draft = `${file}.part-${process.pid}`
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000, application_name: 'gymfolk backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const rows: Trailer['rows'] = {}
    await pipeline(
      Readable.from(contents(client, rows, now)),
      createGzip(),
      createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }),
    )
    await rename(draft, file)
    return Object.values(rows).reduce((sum, count) => sum + count, 0)
  } finally {
    await rm(draft, { force: true })
    await client.end()
  }
}

async function* contents(client: pg.Client, rows: Trailer['rows'], now: Date): AsyncGenerator<string | Buffer> {
  const migrations = await client.query<{ name: string }>('select name from migrations order by name')
  const header: Header = {
    format: 'gymfolk-backup',
    version: 1,
    createdAt: now.toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
  }
  yield toLine(header)
  for (const table of await findTables(client)) {
    yield toLine(table)
    const stream = client.query(copyTo(copyOut(table)))
    yield* stream as AsyncIterable<Buffer>
    rows[table.table] = stream.rowCount
    yield endOfRows
  }
  yield toLine({ rows, sequences: await readSequences(client) } satisfies Trailer)
}

const copyOut = ({ table, columns }: TableHeader): string => `copy ${quoted(table)} (${columns.map(quoted).join(', ')}) to stdout`

async function readSequences(client: pg.Client): Promise<Trailer['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  )
  const sequences: Trailer['sequences'] = []
  for (const { name } of rows) {
    const read = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quoted(name)}`,
    )
    sequences.push({ name, ...read.rows[0]! })
  }
  return sequences
}
