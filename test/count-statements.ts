import type { Database } from '#server/db/pool.ts'
import type { Tx } from '#server/db/statement.ts'

/** The database, and how often its transactions have sent each statement, by name. */
export function countStatements(database: Database) {
  const counts = new Map<string, number>()
  const counted = (tx: Tx): Tx =>
    new Proxy(tx, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key, target)
        if (typeof value !== 'function') return value
        return (...given: unknown[]): unknown => {
          const { name = '' } = (given[0] ?? {}) as { name?: string }
          if (key === 'query') counts.set(name, (counts.get(name) ?? 0) + 1)
          return Reflect.apply(value, target, given)
        }
      },
    })
  const transaction: Database['transaction'] = (work) => database.transaction((tx) => work(counted(tx)))
  return {
    database: { ...database, transaction },
    /** How many statements of a module were sent; their names begin with it. */
    sent: (module: string) => [...counts].reduce((sum, [name, count]) => (name.startsWith(`${module}.`) ? sum + count : sum), 0),
  }
}

/** A database whose transactions fail if `isFailing` returns true for the statements that they sent. */
export function failSome(database: Database, isFailing: (tx: Tx) => Promise<boolean>): Database {
  const transaction: Database['transaction'] = (work) =>
    database.transaction(async (tx) => {
      const result = await work(tx)
      if (await isFailing(tx)) throw new Error('it failed')
      return result
    })
  return { ...database, transaction }
}

/** For `failSome`: fails the transaction that sends a mail to this address. */
export const sendsTo =
  (email: string) =>
  async (tx: Tx): Promise<boolean> => {
    const text = 'select 1 from messages where recipient = $1 and xmin = pg_current_xact_id()::xid'
    return (await tx.query({ text, values: [email] })).rows.length > 0
  }
