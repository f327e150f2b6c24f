import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { Queryable, Tx } from './statement.ts'

const serializationFailure = '40001'
const deadlockDetected = '40P01'
const attemptsMax = 4
const firstWaitMs = 10

type Work<T> = (tx: Tx) => Promise<T>

/**
 * Runs `work` in a transaction: commits what it returns, rolls back what it throws. Where PostgreSQL gave it up for another one's
 * sake (40001, 40P01) all of it runs again, a few times, after a wait that grows and differs; so `work` may be called more than once
 * and must do nothing outside the transaction. A connection that is lost is never tried again: the commit may have happened.
 */
export async function inTransaction<T>(pool: pg.Pool, work: Work<T>, chance: () => number = Math.random): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptTransaction(pool, work)
    } catch (error) {
      if (attempt === attemptsMax || !isGivenUpByPostgres(error)) throw error
      await delay(firstWaitMs * 2 ** attempt * (0.5 + chance()))
    }
  }
}

/** PostgreSQL itself said so, also where it answers a commit: it's certain that nothing was committed. */
const isGivenUpByPostgres = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === serializationFailure || error.code === deadlockDetected)

async function attemptTransaction<T>(pool: pg.Pool, work: Work<T>): Promise<T> {
  const client = await pool.connect()
  const open = openTransaction(client)
  let isBroken = false
  try {
    return await open.commit(work)
  } catch (error) {
    await client.query('rollback').catch(() => {
      isBroken = true
    })
    throw error
  } finally {
    open.close()
    client.release(isBroken)
  }
}

function openTransaction(client: pg.PoolClient) {
  const lastSteps: (() => Promise<void>)[] = []
  let isOver = false
  const query: Queryable['query'] = (config) =>
    isOver ? Promise.reject(new Error('A statement came after the end of its transaction')) : client.query(config)
  const tx = { query, last: (step: () => Promise<void>) => void lastSteps.push(step) } as Tx

  async function commit<T>(work: Work<T>): Promise<T> {
    // Not waited for: it travels with the first statement.
    const begun = client.query('begin')
    begun.catch(() => {})
    const result = await work(tx)
    await begun
    for (const step of lastSteps) await step()
    const { command } = await client.query('commit')
    // PostgreSQL answers so, without an error, where a statement before it had failed.
    if (command === 'ROLLBACK') throw new Error('A transaction was to be committed after one of its statements had failed')
    return result
  }

  const close = () => {
    isOver = true
  }
  return { commit, close }
}
