import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { listMigrations, migrate } from '#server/db/migrate.ts'
import type { MediaStorage } from '#server/modules/media/storage/storage.ts'
import { describe, Problem } from '../problem.ts'
import { endOfRows, fileLine, header, pictureLine, quoted, type TableHeader, tableHeader, type Trailer, trailer } from './format.ts'
import { readLines } from './lines.ts'
import { emptySchema, markFinished, prepareDatabase } from './prepare-database.ts'
import { openPictureRestore, type PictureRestore } from './pictures.ts'
import type { Counts } from './write.ts'

/** The number of bytes of rows sent per batch. */
const batchBytes = 64 * 1024

interface Target {
  databaseUrl: string
  /** The storage that uploaded pictures are restored to. */
  storage: MediaStorage
}

/**
 * Fills an empty database from a backup, with the schema it was made with; the shop migrates it at its next start. All or nothing: fails if
 * the database isn't empty, or if the file is broken or from a newer shop. What a killed restore left is emptied first. Pictures are put
 * into the storage.
 */
export async function readBackup({ databaseUrl, storage }: Target, file: string): Promise<Counts> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000, application_name: 'gymfolk restore' })
  client.on('error', () => {})
  await client.connect()
  const pictures = openPictureRestore(storage)
  try {
    await prepareDatabase(client)
    return await fill({ client, databaseUrl, pictures }, file).catch(async (error: unknown) => {
      await pictures.undo()
      await client.query('rollback')
      await client.query(emptySchema)
      throw error instanceof Problem ? error : new Problem(`${file} can't be restored: ${describe(error)}`)
    })
  } finally {
    await pictures.close()
    await client.end()
  }
}

interface Restore {
  client: pg.Client
  databaseUrl: string
  pictures: PictureRestore
}

async function fill({ client, databaseUrl, pictures }: Restore, file: string): Promise<Counts> {
  const lines = readLines(unpacked(file))
  const { migrations } = header.parse(await nextJson(lines))
  const known = await listMigrations()
  const missing = migrations.filter((name) => !known.includes(name))
  if (missing.length > 0) throw new Problem(`${file} is of a newer shop, which has ${missing.join(', ')}: restore it with that version`)
  await migrate(databaseUrl, { only: migrations })
  await client.query('begin')
  await client.query('set constraints all deferred')
  await switchTriggers(client, 'disable')
  await emptyTables(client)
  const rows: Trailer['rows'] = {}
  for (;;) {
    const next = await nextJson(lines)
    const [table, picture, part] = [tableHeader.safeParse(next), pictureLine.safeParse(next), fileLine.safeParse(next)]
    if (table.success) rows[table.data.table] = await copyIn(client, table.data, lines)
    else if (picture.success) await pictures.put(picture.data)
    else if (part.success) await pictures.putPart(part.data)
    else return finish(client, { rows, pictures: pictures.count(), files: pictures.files() }, trailer.parse(next))
  }
}

/** An error of the file is passed on to its reader: `pipe` doesn't do that, and nothing would roll back what was restored so far. */
function unpacked(file: string): AsyncIterable<Buffer> {
  const packed = createReadStream(file)
  const gunzip = createGunzip()
  packed.on('error', (error) => gunzip.destroy(error)).pipe(gunzip)
  return gunzip
}

/** Lists every table with data. */
async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'`,
  )
  return rows.map(({ name }) => quoted(name))
}

/** Off during a restore: the backup has the rows that triggers write, and some triggers forbid changes to append-only tables. */
async function switchTriggers(client: pg.Client, how: 'enable' | 'disable'): Promise<void> {
  await client.query((await tablesOf(client)).map((name) => `alter table ${name} ${how} trigger user`).join('; '))
}

/** Empties the tables that migrations fill, as the backup has their rows. */
const emptyTables = async (client: pg.Client): Promise<unknown> => client.query(`truncate ${(await tablesOf(client)).join(', ')}`)

async function copyIn(client: pg.Client, { table, columns }: TableHeader, lines: AsyncIterator<Buffer>): Promise<number> {
  const stream = client.query(copyFrom(`copy ${quoted(table)} (${columns.map(quoted).join(', ')}) from stdin`))
  // Also ends the COPY if rows are missing: otherwise the connection would wait for more and never process the rollback.
  await pipeline(Readable.from(rowsOf(lines)), stream)
  return stream.rowCount
}

/** The rows of one table, in batches. */
async function* rowsOf(lines: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  let batch: Buffer[] = []
  let bytes = 0
  for (;;) {
    const line = await nextLine(lines)
    const isEnd = line.length === endOfRows.length && line.toString('latin1') === endOfRows
    if (!isEnd) {
      batch.push(line)
      bytes += line.length
    }
    if (bytes > 0 && (isEnd || bytes > batchBytes)) {
      yield Buffer.concat(batch)
      batch = []
      bytes = 0
    }
    if (isEnd) return
  }
}

async function finish(
  client: pg.Client,
  { rows, pictures, files }: Pick<Trailer, 'rows' | 'pictures' | 'files'>,
  expected: Trailer,
): Promise<Counts> {
  const differing = Object.entries(expected.rows).filter(([table, count]) => rows[table] !== count)
  if (differing.length > 0) throw new Problem(`The backup has lost rows of ${differing.map(([table]) => table).join(', ')}`)
  if (pictures !== expected.pictures) throw new Problem('The backup has lost pictures')
  if (files !== expected.files) throw new Problem('The backup has lost files')
  for (const { name, value, called } of expected.sequences)
    await client.query('select setval($1::regclass, $2, $3)', [quoted(name), value, called])
  // By now all referenced rows exist.
  await client.query('set constraints all immediate')
  await switchTriggers(client, 'enable')
  await markFinished(client)
  await client.query('commit')
  await client.query('analyze')
  return { rows: Object.values(rows).reduce((sum, count) => sum + count, 0), pictures, files }
}

async function nextLine(lines: AsyncIterator<Buffer>): Promise<Buffer> {
  const { value, done } = await lines.next()
  if (done) throw new Problem('The backup is not whole: its end is missing')
  return value
}

const nextJson = async (lines: AsyncIterator<Buffer>): Promise<unknown> => JSON.parse((await nextLine(lines)).toString())
