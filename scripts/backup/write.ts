import { createWriteStream } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { isRunning } from '../postgres/process.ts'
import { endOfRows, type Header, quoted, type TableHeader, toLine, type Trailer } from './format.ts'
import { fileLines, pictureLines } from './pictures.ts'
import { findTables } from './tables.ts'

interface Source {
  databaseUrl: string
  /** The directory of uploaded pictures; null if they're in a bucket. */
  mediaDir: string | null
}

/** What a backup contains, in numbers. */
export interface Counts {
  rows: number
  pictures: number
  files: number
}

/**
 * Writes a consistent snapshot of the whole database to a file, then the pictures in the directory for uploads; the shop may keep running.
 * The file appears once it's complete, readable by its owner only.
 */
export async function writeBackup({ databaseUrl, mediaDir }: Source, file: string, now = new Date()): Promise<Counts> {
  await removeLeftovers(file)
  const draft = `${file}.part-${process.pid}`
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000, application_name: 'gymfolk backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const written: Written = { rows: {}, pictures: 0, files: 0 }
    await pipeline(
      Readable.from(contents(client, { mediaDir, written, now })),
      createGzip(),
      createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }),
    )
    await rename(draft, file)
    return { rows: Object.values(written.rows).reduce((sum, count) => sum + count, 0), pictures: written.pictures, files: written.files }
  } finally {
    await rm(draft, { force: true })
    await client.end()
  }
}

/** Removes what backups to the same file left that were killed. */
async function removeLeftovers(file: string): Promise<void> {
  const prefix = `${basename(file)}.part-`
  const names = await readdir(dirname(file)).catch(() => [])
  for (const name of names) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN
    if (Number.isInteger(pid) && !isRunning(pid)) await rm(join(dirname(file), name), { force: true })
  }
}

type Written = Pick<Trailer, 'rows' | 'pictures' | 'files'>
interface Writing extends Pick<Source, 'mediaDir'> {
  /** Counts what has been written so far. */
  written: Written
  now: Date
}

async function* contents(client: pg.Client, { mediaDir, written, now }: Writing): AsyncGenerator<string | Buffer> {
  const migrations = await client.query<{ name: string }>('select name from migrations order by name')
  const header: Header = {
    format: 'gymfolk-backup',
    version: 3,
    createdAt: now.toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
  }
  yield toLine(header)
  for (const table of await findTables(client)) {
    yield toLine(table)
    const stream = client.query(copyTo(copyOut(table)))
    yield* stream as AsyncIterable<Buffer>
    written.rows[table.table] = stream.rowCount
    yield endOfRows
  }
  const sequences = await readSequences(client)
  await client.query('commit')
  if (mediaDir !== null) {
    for await (const line of pictureLines(mediaDir)) {
      yield line
      written.pictures += 1
    }
    for await (const { line, isLast } of fileLines(mediaDir)) {
      yield line
      if (isLast) written.files += 1
    }
  }
  yield toLine({ ...written, sequences } satisfies Trailer)
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
