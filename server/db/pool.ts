import pg from 'pg'
import { Listener } from './listener.ts'
import type { Db, Tx } from './statement.ts'
import { inTransaction } from './transaction.ts'

const int8 = 20
const date = 1082
pg.types.setTypeParser(int8, Number)
pg.types.setTypeParser(date, (text) => text)

export interface Database {
  db: Db
  /** Runs `work` in one transaction: commits what it returns, rolls back what it throws. It may run more than once: see `inTransaction`. */
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
    // Statements that don't wait for each other travel together; PostgreSQL still runs them one by one, in order.
    pipeline: true,
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
