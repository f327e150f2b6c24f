import type { Database } from '#server/db/pool.ts'
import * as queries from './queries.ts'
import { attemptsMax, Hopeless, waitAfter } from './retry.ts'

export interface Job {
  id: string
  data: unknown
  /** From 1. */
  attempt: number
}

export interface JobContext {
  database: Database
  now: Date
}

export interface Worker {
  /** Whatever it throws means again, later; `Hopeless` means never. */
  work: (job: Job, context: JobContext) => Promise<void>
  /** Told before a job is given up, to note it where one would look for it. */
  givenUp?: ((job: Job, reason: string, context: JobContext) => Promise<void>) | undefined
  everyMs?: number | undefined
}

export interface Failure {
  job: string
  name: string
  attempt: number
  gaveUp: boolean
  error: unknown
}

export interface Surroundings {
  database: Database
  clock: () => Date
  onFailure?: (failure: Failure) => void
  chance?: () => number
}

export type Claimed = Awaited<ReturnType<typeof queries.claim.all>>[number] & { leaseEnd: Date }

/** One attempt, and the note of how it went. Never fails: what can't be noted now is taken up again when the lease ends. */
export async function attempt(claimed: Claimed, worker: Worker, around: Surroundings): Promise<void> {
  const { database, clock } = around
  const job = { id: claimed.id, data: claimed.data, attempt: claimed.attempts }
  try {
    if (job.attempt > attemptsMax) throw new Hopeless('each attempt ended without a word')
    await worker.work(job, { database, now: clock() })
    if (claimed.every_ms === null) await queries.finish.run(database.db, claimed)
    else await comeAgain(claimed, claimed.every_ms, null, around)
  } catch (error) {
    await fail(claimed, job, error, worker, around).catch(() => {})
  }
}

async function fail(claimed: Claimed, job: Job, error: unknown, { givenUp }: Worker, around: Surroundings): Promise<void> {
  const { database, clock, onFailure, chance = Math.random } = around
  const now = clock()
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  const gaveUp = error instanceof Hopeless || job.attempt >= attemptsMax
  onFailure?.({ job: job.id, name: claimed.name, attempt: job.attempt, gaveUp, error })
  if (!gaveUp) {
    const at = new Date(now.getTime() + waitAfter(job.attempt, chance()))
    await queries.putBack.run(database.db, { ...claimed, at, reason, afresh: false })
  } else if (claimed.every_ms !== null) {
    await comeAgain(claimed, claimed.every_ms, reason, around)
  } else {
    await givenUp?.(job, reason, { database, now })
    await queries.bury.run(database.db, { ...claimed, now, reason })
  }
}

async function comeAgain(claimed: Claimed, everyMs: number, reason: string | null, { database, clock }: Surroundings): Promise<void> {
  await queries.putBack.run(database.db, { ...claimed, at: new Date(clock().getTime() + everyMs), reason, afresh: true })
}
