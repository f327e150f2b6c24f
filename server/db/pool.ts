import pg from 'pg'
import { Listener } from './listener.ts'
import type { Db, Tx } from './statement.ts'

const int8 = 20
const date = 1082
pg.types.setTypeParser(int8, Number)
pg.types.setTypeParser(date, (text) => text)

export interface Database {
  db: Db
  /** Runs `work` in one transaction: commits what it returns, rolls back what it throws. */
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /** Calls back on each NOTIFY of the channel; `lost` when messages may have been missed. */
  listen: (channel: string, heard: (payload: string) => void, lost: () => void) => Promise<void>
  close: () => Promise<void>
}

/**
 * A pool on the database. Idle connections are kept (they hold the prepared statements), and each has an error
 * listener: without one a dying server ends our process too.
 */
export function openDatabase(url: string, size: number): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 20_000,
    application_name: 'gymfolk',
    // Planned once, for good: left to itself PostgreSQL plans statements with lists anew at each call, which costs more than they do.
    options: '-c plan_cache_mode=force_generic_plan',
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const listener = new Listener(url)
  return {
    db: pool,
    transaction: (work) => inTransaction(pool, work),
    listen: (channel, heard, lost) => listener.add(channel, { heard, lost }),
    close: async () => {
      listener.close()
      await pool.end()
    },
  }
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken = false
  try {
    await client.query('begin')
    const result = await work(client as unknown as Tx)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true
    })
    throw error
  } finally {
    client.release(broken)
  }
}
