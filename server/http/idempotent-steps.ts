import { setTimeout as delay } from 'node:timers/promises'
import { serverLimits } from '#contract/server-limits.ts'
import { refuse } from '#contract/refuse.ts'
import type { Database } from '#server/db/pool.ts'
import { type Db, sentAtCommit, type Tx } from '#server/db/statement.ts'
import type { AppContext } from './context.ts'
import { identifyRequest, type IdempotentRequest } from './idempotency.ts'
import { claimLease, find, releaseLease, saveLeasedResponse } from './idempotency-queries.ts'

const { leaseSeconds, waitSeconds, retrySeconds } = serverLimits.idempotency
const pollMs = 100

interface Claim {
  scope: string
  key: string
  hash: string
}
/** Registers the write that is committed together with the response. */
export type LastStep = (write: (tx: Tx) => Promise<unknown>) => void

/** The state of a key: claimed by this request until a time; or done, with the response; or in progress in another request. */
type Standing = { state: 'ours'; leaseUntil: Date } | { state: 'done'; response: unknown } | { state: 'in progress' }

/**
 * Like `runIdempotent`, for work in several transactions, or with a call to another server between them. One request at a time holds the
 * key, by a lease; a repeat waits for the first request's response, and after 5 seconds is refused with REQUEST_IS_IN_PROGRESS. If `work`
 * refuses or fails, the key is released. If the process dies, a repeat of the request claims the key once the lease has expired: so `work`
 * may restart after any of its steps, and has to find out by the key what it had done.
 */
export async function runIdempotentSteps<T>(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  request: IdempotentRequest,
  work: (last: LastStep) => Promise<T>,
  polls = (waitSeconds * 1000) / pollMs,
): Promise<T> {
  const claim = identifyRequest(request)
  for (let poll = 0; ; poll += 1) {
    const standing = await claimOrFind(database.db, claim, clock())
    if (standing.state === 'done') return standing.response as T
    if (standing.state === 'ours') {
      const done = await runLeased(database, { ...claim, leaseUntil: standing.leaseUntil }, work)
      if (done.isSaved) return done.response
    }
    if (poll >= polls) throw refuse('REQUEST_IS_IN_PROGRESS', null, retrySeconds)
    await delay(pollMs)
  }
}

async function claimOrFind(db: Db, claim: Claim, now: Date): Promise<Standing> {
  const leaseUntil = new Date(now.getTime() + leaseSeconds * 1000)
  if ((await claimLease.run(db, { ...claim, now, leaseUntil })) > 0) return { state: 'ours', leaseUntil }
  const stored = await find.one(db, claim)
  // The key was released in between: the next round claims it.
  if (!stored) return { state: 'in progress' }
  if (stored.request_hash !== claim.hash) throw refuse('IDEMPOTENCY_KEY_IS_USED')
  return stored.lease_until === null ? { state: 'done', response: stored.response } : { state: 'in progress' }
}

/** Saves the response, unless the lease has expired and another request has claimed the key: then that request's response counts. */
async function runLeased<T>(database: Database, lease: Claim & { leaseUntil: Date }, work: (last: LastStep) => Promise<T>) {
  let write: Parameters<LastStep>[0] | undefined
  let response: T
  try {
    response = await work((step) => (write = step))
    if (!write) return { response, isSaved: (await saveLeasedResponse.run(database.db, { ...lease, response })) > 0 }
    return { response, isSaved: (await saveBoth(database, write, { ...lease, response })) > 0 }
  } catch (error) {
    // If the database can't be reached, the lease stays until it expires by itself.
    await releaseLease.run(database.db, lease).catch(() => {})
    throw error
  }
}

/** Saves the write and the response in one round trip, with one commit. */
async function saveBoth(database: Database, write: Parameters<LastStep>[0], answer: Parameters<typeof saveLeasedResponse.run>[1]) {
  let saved: () => number = () => 0
  await database.transaction(async (tx) => {
    tx.atCommit(() => write(tx))
    saved = sentAtCommit(tx, () => saveLeasedResponse.run(tx, answer))
  })
  return saved()
}
