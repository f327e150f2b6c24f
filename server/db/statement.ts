import { timeParameter } from './precise-time.ts'
import { type Columns, type ColumnType, nameOf, type Row } from './types.ts'

/** What runs a statement: the pool, or a transaction. */
export interface Queryable {
  query(config: {
    name?: string
    text: string
    values: unknown[]
    query_timeout?: number
  }): Promise<{ rows: unknown[]; rowCount: number | null }>
}
declare const transactional: unique symbol
/** The pool: for reads, and for a single write that is its own transaction. */
export type Db = Queryable & {
  readonly [transactional]?: false
  /** Sends independent reads together over one connection. It's not a transaction: they may see different snapshots. */
  together?<T>(read: (db: Db) => Promise<T>): Promise<T>
}
/** An open transaction. A function that must run in one takes this type. */
export type Tx = Queryable & {
  readonly [transactional]: true
  /**
   * Sends statements together with the commit, so that their locks aren't held for a round trip. Their results arrive too late to stop the
   * commit: a statement that has to stop it must fail in PostgreSQL (`changed_meanwhile` makes the transaction run again).
   */
  atCommit(send: () => Promise<unknown>): void
  /**
   * Like `atCommit`, for a statement that was already sent, so that later statements see its effect: its result is awaited together with
   * the commit's. The promise must send nothing more after that.
   */
  awaitAtCommit(sent: Promise<unknown>): void
  /**
   * Runs after the commit, before the call is answered. The process may end first, or the step may fail, so work that must happen is also
   * written in the transaction.
   */
  afterCommit(step: (database: Transactions) => Promise<unknown>): void
  /**
   * Notifies every process of an id or a tag after the commit: within 50 ms, together with others (`NotifyBatcher`). A notification may get
   * lost, so this is only for state that corrects itself.
   */
  notifySoon(channel: string, item: string): void
  /**
   * Delivers what the transaction sends by NOTIFY to this process's listeners as soon as it's committed, before the call is answered, so
   * that the caller's next read sees the caller's write.
   */
  notifyLocally(channel: string, payload: string): void
}

/** Sends a statement together with the commit (`atCommit`). The returned function gives the statement's result after the commit. */
export function sentAtCommit<T>(tx: Tx, send: () => Promise<T>): () => T {
  let answer: T | undefined
  tx.atCommit(async () => {
    answer = await send()
  })
  return () => answer as T
}

/** Something that can open transactions, such as the pool. */
export interface Transactions {
  db: Db
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
}

export interface Statement<P extends Columns, C extends Columns> {
  readonly name: string
  readonly text: string
  readonly params: P
  readonly columns: C
  /** All rows. */
  all(db: Db | Tx, params: Row<P>): Promise<Row<C>[]>
  /** The first row, or undefined. */
  one(db: Db | Tx, params: Row<P>): Promise<Row<C> | undefined>
  /** The number of affected rows. */
  run(db: Db | Tx, params: Row<P>): Promise<number>
}

const registry = new Map<string, Statement<Columns, Columns>>()
const slowMs = 600_000

/** Every statement of the application, for the test that prepares each one and compares its types with PostgreSQL's. */
export const statements = (): Statement<Columns, Columns>[] => [...registry.values()]

/**
 * A named, typed SQL statement, planned once per connection. `params` names the parameters `$1, $2 …` in that order, `columns` the columns
 * of a row; a test compares both with PostgreSQL. A `slow` statement scans everything, at night: it may take ten minutes, in a transaction
 * that began with `allowSlow`.
 */
export function statement<const P extends Columns, const C extends Columns>(
  name: string,
  params: P,
  columns: C,
  text: string,
  { slow = false }: { slow?: boolean } = {},
): Statement<P, C> {
  if (registry.has(name)) throw new Error(`Two statements are named ${name}`)
  const encoders = Object.entries(params).map(([key, type]) => encoderOf(key, type))
  const patience = slow ? { query_timeout: slowMs } : {}
  const send = (db: Queryable, given: Row<P>) => db.query({ name, text, values: encoders.map((encode) => encode(given)), ...patience })
  const made: Statement<P, C> = {
    name,
    text,
    params,
    columns,
    all: async (db, given) => (await send(db, given)).rows as Row<C>[],
    one: async (db, given) => (await send(db, given)).rows[0] as Row<C> | undefined,
    run: async (db, given) => (await send(db, given)).rowCount ?? 0,
  }
  registry.set(name, made)
  return made
}

/**
 * Encodes parameters that are typed as JSON (the driver would send a list as a PostgreSQL array and a string as it is), and times with their
 * microseconds.
 */
function encoderOf(key: string, type: ColumnType): (given: Record<string, unknown>) => unknown {
  if (nameOf(type).startsWith('timestamptz')) return (given) => timeParameter(given[key])
  const isJson = typeof type !== 'string' && nameOf(type).startsWith('json')
  return isJson ? (given) => (given[key] === null ? null : JSON.stringify(given[key])) : (given) => given[key]
}

const allow = statement(
  'db.allowSlow',
  { ms: 'text' },
  {},
  `select set_config('statement_timeout', $1, true), set_config('enable_seqscan', 'on', true)`,
)

/** From here on, this transaction's statements may take ten minutes, and use sequential scans where those are faster. */
export async function allowSlow(tx: Tx): Promise<void> {
  await allow.run(tx, { ms: String(slowMs) })
}

const planAnew = statement('db.planWithValues', {}, {}, `select set_config('plan_cache_mode', 'force_custom_plan', true)`)

/**
 * From here on, this transaction's statements are planned for their actual parameter values: for lists with filters most of which are
 * unused.
 */
export async function planWithValues(tx: Tx): Promise<void> {
  await planAnew.run(tx, {})
}
