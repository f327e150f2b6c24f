import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

const folder = new URL('../../db/migrations/', import.meta.url)
/** The advisory lock's key, an arbitrary number: two starting processes must not migrate at the same time. */
const lock = 7_263_001
const turnMs = 200

/**
 * How long a migration waits for a table's lock. Every query on that table queues behind it, so on a time-out it pauses to let them
 * through, then tries again.
 */
const defaultPatience = { lockMs: 2000, pauseMs: 3000, attempts: 40 }
/** Errors after which a migration is tried again: a lock that something else holds for long, and a deadlock that it lost. */
const retriedErrors = new Set(['55P03', '40P01'])

/** The first line of a migration that can't run in a transaction, such as `create index concurrently`. */
const outsideMark = '-- outside of a transaction'

interface Options {
  onProgress?: (done: number, total: number) => void
  /** Called each time a migration has timed out waiting for a lock. */
  onWait?: (message: string) => void
  /** Limits what is applied to these migrations, for a backup whose data has an older schema. */
  only?: readonly string[]
}

/**
 * Brings the schema up to date: applies the files of db/migrations in order, each once and in its own transaction unless its first line
 * says otherwise. There are no down migrations. Returns the names of those applied now; fails if an applied migration is missing from the
 * folder, or if a lock can't be acquired within minutes.
 */
export async function migrate(databaseUrl: string, { onProgress, onWait = console.warn, only }: Options = {}): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await waitForTurn(client, onWait)
    await client.query('create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())')
    const pending = (await findPending(client)).filter((name) => !only || only.includes(name))
    for (const [index, name] of pending.entries()) {
      await applyMigration(client, { name, sql: await readFile(new URL(name, folder), 'utf8') }, onWait)
      onProgress?.(index + 1, pending.length)
    }
    return pending
  } finally {
    await client.end()
  }
}

/**
 * Polls for the advisory lock instead of blocking on it: `create index concurrently` waits for every statement in progress, including one
 * that waits for our lock.
 */
async function waitForTurn(client: pg.Client, onWait: (message: string) => void): Promise<void> {
  const isOurs = async () => (await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [lock])).rows[0]!.ours
  if (await isOurs()) return
  onWait('Another process migrates the database; this one waits for it')
  while (!(await isOurs())) await delay(turnMs)
}

/** The names of all migrations that this code has, in order. */
export const listMigrations = async (): Promise<string[]> => (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()

async function findPending(client: pg.Client): Promise<string[]> {
  const files = await listMigrations()
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  const applied = new Set(rows.map((row) => row.name))
  const unknown = [...applied].filter((name) => !files.includes(name))
  if (unknown.length > 0) throw new Error(`The database is newer than this code: it has ${unknown.join(', ')}`)
  return files.filter((name) => !applied.has(name))
}

/** Applies a migration and records that it's applied. */
export async function applyMigration(
  client: pg.Client,
  { name, sql }: { name: string; sql: string },
  onWait: (message: string) => void,
  patience = defaultPatience,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (sql.startsWith(outsideMark) ? applyOutside(client, name, sql) : applyInside(client, name, sql, patience.lockMs))
    } catch (error) {
      const { message, code = '' } = error as Error & { code?: string }
      if (!retriedErrors.has(code) || attempt === patience.attempts) throw new Error(`Migration ${name}: ${message}`, { cause: error })
      onWait(`Migration ${name} waits for a lock that something else holds (attempt ${attempt} of ${patience.attempts})`)
      await delay(patience.pauseMs)
    }
  }
}

async function applyInside(client: pg.Client, name: string, sql: string, lockMs: number): Promise<void> {
  try {
    await client.query('begin')
    await client.query(`set local lock_timeout = ${lockMs}`)
    await client.query(sql)
    await recordMigration(client, name)
    await client.query('commit')
  } catch (error) {
    // If the connection broke, this fails too; what broke it is the cause.
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** Runs the statements one by one, as PostgreSQL would run several sent together in a transaction. */
async function applyOutside(client: pg.Client, name: string, sql: string): Promise<void> {
  for (const statement of statementsOf(sql)) await client.query(statement)
  await recordMigration(client, name)
}

/** Each statement ends with a semicolon at the end of a line; those between `$$` are part of a body. */
export const statementsOf = (sql: string): string[] =>
  (sql.match(/(?:\$\$[^]*?\$\$|(?!;[ \t]*$)[^])+/gm) ?? []).map((statement) => statement.trim()).filter((statement) => statement !== '')

const recordMigration = (client: pg.Client, name: string) => client.query('insert into migrations (name) values ($1)', [name])
