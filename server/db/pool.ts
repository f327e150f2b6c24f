import pg from 'pg'
import { CircuitBreaker } from './circuit-breaker.ts'
import { keepAlive, PoolClient } from './connections.ts'
import { Listener } from './listener.ts'
import { ReadOnlyDetector } from './read-only-detector.ts'
import type { Db, Transactions, Tx } from './statement.ts'
import { NotifyBatcher } from './notify-batcher.ts'
import { parseTime, timestamptz } from './precise-time.ts'
import { inTransaction } from './transaction.ts'

const int8 = 20
const date = 1082
pg.types.setTypeParser(int8, Number)
pg.types.setTypeParser(date, (text) => text)
pg.types.setTypeParser(timestamptz, parseTime)

export interface Database extends Transactions {
  /** Runs `work` in one transaction: commits when it returns, rolls back when it throws. It may run more than once: see `inTransaction`. */
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /** Like `Db.together`. */
  together: <T>(read: (db: Db) => Promise<T>) => Promise<T>
  /** Calls `onNotification` for each NOTIFY of the channel, and `onMissed` when notifications may have been missed. */
  listen: (channel: string, onNotification: (payload: string) => void, onMissed: () => void) => Promise<void>
  /** Why PostgreSQL responds but refuses writes ("is read-only"); null as far as we know it doesn't. */
  refusedWrites: () => string | null
  /** The number of open and idle connections, and of calls that wait for one. */
  connections: () => { open: number; idle: number; waiting: number }
  close: () => Promise<void>
}

/** Where an outage is reported: once when it begins, once when it ends. */
interface DatabaseLog {
  error: (fields: { err: unknown }, message: string) => void
  warn: (message: string) => void
}

/** How long a call waits for a connection when all of them are in use. */
const turnMs = 8000
/** PostgreSQL cancels a slow statement itself; the driver's longer time-out is for a response that never arrives. */
const statementMs = 10_000
const answerMs = statementMs + 1000
const closeMs = 2000

/**
 * Opens a connection pool. Idle connections stay open, as they hold the prepared statements. Each has an error listener: without one, a
 * dying server would end this process too. Once something listens, an outage is noticed within 4 seconds; until it's over every call fails
 * right away (`DatabaseUnavailableError`).
 */
export function openDatabase(url: string, size: number, log?: DatabaseLog): Database {
  const breaker = new CircuitBreaker((reason) => {
    if (reason === null) log?.warn('the database can be reached again')
    else log?.error({ err: reason }, "the database can't be reached")
  })
  const refused = new ReadOnlyDetector((error) => log?.error({ err: error }, 'the database refuses to write'))
  const pool = openPool(url, size, breaker)
  const listener = new Listener(url, breaker)
  const together: Database['together'] = (read) => readTogether(pool, read)
  const db: Db = { query: (config) => pool.query(config).catch(refused.record), together }
  const batcher = new NotifyBatcher(db, (error) => log?.error({ err: error }, "couldn't notify other processes of changes"))
  const around = {
    db,
    transaction: (work) => database.transaction(work),
    notifySoon: (channel, item) => batcher.add(channel, item),
    deliver: (channel, payload) => listener.deliver(channel, payload),
    missed: (error) => log?.error({ err: error }, 'a step after a commit failed'),
  } satisfies Parameters<typeof inTransaction>[2]
  const database: Database = {
    db,
    transaction: (work) => inTransaction(pool, work, around).catch(refused.record),
    together,
    listen: (channel, onNotification, onMissed) => listener.add(channel, { onNotification, onMissed }),
    refusedWrites: () => refused.reason,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      listener.close()
      const impatience = setTimeout(() => breaker.destroySockets(), closeMs)
      await batcher.close()
      await pool.end().finally(() => clearTimeout(impatience))
    },
  }
  return database
}

async function readTogether<T>(pool: pg.Pool, read: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await read({ query: (config) => client.query(config) })
  } finally {
    client.release()
  }
}

function openPool(url: string, size: number, breaker: CircuitBreaker): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    Client: PoolClient,
    stream: breaker.newSocket,
    ...keepAlive,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: turnMs,
    statement_timeout: statementMs,
    query_timeout: answerMs,
    idle_in_transaction_session_timeout: 20_000,
    application_name: 'gymfolk',
    // Independent statements are pipelined; PostgreSQL still runs them one by one, in order.
    pipeline: true,
    // Generic plans: by default PostgreSQL replans statements with list parameters on each call, which costs more than running them. No
    // sequential scans: a table that is empty at the first call would be scanned sequentially from then on, however large it gets. No
    // compiling (JIT): a scan that can't be avoided is then priced at 1e10, so PostgreSQL would compile even a read of forty rows.
    options: '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c jit=off',
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
