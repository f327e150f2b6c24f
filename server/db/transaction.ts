import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { Queryable, Transactions, Tx } from './statement.ts'

const serializationFailure = '40001'
const deadlockDetected = '40P01'
/** Another transaction has deleted a row that this one had read: it runs again, and then refuses the missing row. */
const foreignKeyViolation = '23503'
const attemptsMax = 4
const firstWaitMs = 10

type Work<T> = (tx: Tx) => Promise<T>
type Notify = (channel: string, item: string) => void
interface Around extends Transactions {
  notifySoon: Notify
  deliver: Notify
  /** Called when a step after a commit fails. */
  missed: (error: unknown) => void
}

/**
 * Runs `work` in a transaction: commits when it returns, rolls back when it throws. If PostgreSQL fails it because of another transaction
 * (40001, 40P01, 23503), all of it runs again, at most 4 times, after a random wait that grows; so `work` may be called more than once and
 * must have no effect outside the transaction. After a lost connection it isn't retried, because the commit may have happened.
 */
export async function inTransaction<T>(pool: pg.Pool, work: Work<T>, database: Around, random: () => number = Math.random): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { result, local, batched, followUps } = await attemptTransaction(pool, work)
      for (const [channel, payload] of local) database.deliver(channel, payload)
      for (const [channel, item] of batched) database.notifySoon(channel, item)
      // The transaction stays committed even if a follow-up fails.
      if (followUps.length > 0) await Promise.all(followUps.map((step) => step(database).catch(database.missed)))
      return result
    } catch (error) {
      if (attempt === attemptsMax || !isRetryable(error)) throw error
      await delay(firstWaitMs * 2 ** attempt * (0.5 + random()))
    }
  }
}

const retryableCodes: ReadonlySet<unknown> = new Set([serializationFailure, deadlockDetected, foreignKeyViolation])

/** With these codes PostgreSQL guarantees that nothing was committed, even if they are the response to a commit. */
const isRetryable = (error: unknown): boolean => error instanceof Error && 'code' in error && retryableCodes.has(error.code)

type FollowUp = (database: Transactions) => Promise<unknown>
interface Committed<T> {
  result: T
  /** For this process's listeners, right away. */
  local: Parameters<Notify>[]
  /** For every process, within 50 ms. */
  batched: Parameters<Notify>[]
  followUps: FollowUp[]
}

async function attemptTransaction<T>(pool: pg.Pool, work: Work<T>): Promise<Committed<T>> {
  const client = await pool.connect()
  const open = openTransaction(client)
  let isBroken = false
  try {
    return await open.commit(work)
  } catch (error) {
    // A part of the work that is still running must not write after the rollback.
    open.close()
    await client.query('rollback').catch(() => {
      isBroken = true
    })
    throw error
  } finally {
    open.close()
    client.release(isBroken)
  }
}

/** A named statement, so that the driver corks it like other statements. */
const begin = { name: 'begin', text: 'begin' }

function openTransaction(client: pg.PoolClient) {
  const withCommit: (() => Promise<unknown>)[] = []
  const followUps: FollowUp[] = []
  const batched: Parameters<Notify>[] = []
  const local: Parameters<Notify>[] = []
  let isOver = false
  const query: Queryable['query'] = (config) =>
    isOver ? Promise.reject(new Error('A statement came after the end of its transaction')) : client.query(config)
  const tx = {
    query,
    atCommit: (send: () => Promise<unknown>) => void withCommit.push(send),
    awaitAtCommit: (sent: Promise<unknown>) => {
      // If the transaction fails before its commit, that failure is thrown, not this one.
      sent.catch(() => {})
      withCommit.push(() => sent)
    },
    afterCommit: (step: FollowUp) => void followUps.push(step),
    notifySoon: (channel: string, item: string) => void batched.push([channel, item]),
    notifyLocally: (channel: string, payload: string) => void local.push([channel, payload]),
  } as Tx

  async function commit<T>(work: Work<T>): Promise<Committed<T>> {
    // `begin` isn't awaited: it's sent along with the first statement, which may be the commit.
    const begun = client.query(begin)
    begun.catch(() => {})
    const result = await work(tx)
    const sent = [begun, ...withCommit.map((send) => send())]
    const ended = client.query('commit')
    isOver = true
    const [committed, ...others] = await Promise.allSettled([ended, ...sent])
    for (const outcome of others) if (outcome.status === 'rejected') throw outcome.reason
    if (committed.status === 'rejected') throw committed.reason
    // PostgreSQL responds to a commit with ROLLBACK, without an error, if an earlier statement failed.
    if (committed.value.command === 'ROLLBACK') throw new Error('A transaction was to be committed after one of its statements had failed')
    return { result, local, batched, followUps }
  }

  const close = () => {
    isOver = true
  }
  return { commit, close }
}
