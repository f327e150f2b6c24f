import type { Database } from '#server/db/pool.ts'
import { Lease } from './lease.ts'
import * as queries from './queries.ts'
import { attemptsMax, stoppedReason, PermanentJobError, retryDelay, noResultReason } from './retry.ts'

export interface Job {
  id: string
  data: unknown
  /** The number of the attempt, from 1. */
  attempt: number
}

export interface JobContext {
  database: Database
  now: Date
}

export interface WorkContext extends JobContext {
  /**
   * Aborted when this process stops or its lease on the job ends: long work ends early by throwing the signal's reason, and the next process
   * continues it. Work that doesn't look at the signal, or not until its next step, overlaps with that process's.
   */
  stopping: AbortSignal
}

export interface Worker {
  /** Does the job. Any error means a retry later; a `PermanentJobError` means no retry. */
  work: (job: Job, context: WorkContext) => Promise<void>
  /**
   * Called before a job is marked dead, to record the failure where people would look for it; `error` is what the last attempt threw. If it
   * fails, it's called again with a `PermanentJobError` of the same reason and details, by whoever claims the job next.
   */
  onDead?: ((job: Job, reason: string, context: JobContext & { error: unknown }) => Promise<void>) | undefined
  everyMs?: number | undefined
  /** Whether it may take minutes: such jobs may use only some of a process's slots. */
  isLong?: boolean | undefined
  /** Whether its jobs have lanes. Jobs of different lanes run in parallel, and take no slots from jobs without a lane. */
  hasLanes?: boolean | undefined
}

export interface Failure {
  job: string
  name: string
  attempt: number
  isDead: boolean
  error: unknown
}

export interface RunnerOptions {
  database: Database
  clock: () => Date
  onFailure?: (failure: Failure) => void
  /** Called with the reason why the outcome of an attempt couldn't be recorded. */
  onUnrecorded?: (failure: Omit<Failure, 'isDead'>) => void
  /** Called when due jobs couldn't be claimed; they're looked for again at the next poll. */
  onUnclaimed?: (error: unknown) => void
  random?: () => number
  /** How often the lease of a running job is renewed. */
  renewMs?: number
}

export type Claimed = Awaited<ReturnType<typeof queries.claim.all>>[number] & { leaseEnd: Date }

/** When an attempt ended, and how long it took. */
interface Run {
  ranAt: Date
  tookMs: number
}

/**
 * Runs a job once and records the outcome. Never throws: a job whose outcome can't be recorded now is claimed again when the lease ends.
 */
export async function attempt(claimed: Claimed, worker: Worker, ending: AbortSignal, options: RunnerOptions): Promise<void> {
  const { database, clock, onUnrecorded } = options
  const job = { id: claimed.id, data: claimed.data, attempt: claimed.attempts }
  const lease = new Lease(claimed.id, claimed.leaseEnd, options)
  const stopping = AbortSignal.any([ending, lease.lost])
  const unrecorded = (why: unknown) => onUnrecorded?.({ job: job.id, name: claimed.name, attempt: job.attempt, error: why })
  const work = async () => {
    if (claimed.failure) throw new PermanentJobError(claimed.failure.reason, claimed.failure.details)
    if (job.attempt > attemptsMax) throw new PermanentJobError(noResultReason)
    await worker.work(job, { database, now: clock(), stopping })
  }
  const beganAt = clock().getTime()
  const error = await work().then(
    () => null,
    (thrown: unknown) => ({ thrown }),
  )
  await lease.stop()
  // The other process's outcome counts. Work that was done all the same is recorded, unless the job was claimed meanwhile.
  if (lease.lost.aborted && error) return unrecorded(lease.lost.reason)
  const mine = { ...claimed, ...lease.proof }
  try {
    const run = { ranAt: clock(), tookMs: clock().getTime() - beganAt }
    if (error && stopping.aborted && error.thrown === stopping.reason)
      await queries.release.run(database.db, { ...mine, now: clock(), reason: stoppedReason })
    else if (error) await fail({ ...mine, ...run }, job, error.thrown, worker, options)
    else {
      const rows = await (claimed.every_ms === null
        ? queries.finish.run(database.db, mine)
        : scheduleNext({ ...mine, ...run }, claimed.every_ms, null, options))
      if (rows === 0 && lease.lost.aborted) unrecorded(lease.lost.reason)
    }
  } catch (failure) {
    unrecorded(failure)
  }
}

async function fail(claimed: Claimed & Run, job: Job, error: unknown, { onDead }: Worker, options: RunnerOptions): Promise<void> {
  const { database, clock, onFailure, random = Math.random } = options
  const now = clock()
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  const isDead = error instanceof PermanentJobError || job.attempt >= attemptsMax
  onFailure?.({ job: job.id, name: claimed.name, attempt: job.attempt, isDead, error })
  if (!isDead) {
    const at = new Date(now.getTime() + retryDelay(job.attempt, random()))
    await queries.reschedule.run(database.db, { ...claimed, at, reason, resetAttempts: false })
  } else if (claimed.every_ms !== null) {
    await scheduleNext(claimed, claimed.every_ms, reason, options)
  } else {
    if (onDead) {
      // Should that fail, the next process doesn't run the work again, but records this failure.
      const details = error instanceof PermanentJobError ? error.details : undefined
      if (!claimed.failure) await queries.storeFailure.run(database.db, { ...claimed, failure: { reason, details } })
      await onDead(job, reason, { database, now, error })
    }
    await queries.markDead.run(database.db, { ...claimed, now, reason })
  }
}

async function scheduleNext(
  claimed: Claimed & Run,
  everyMs: number,
  reason: string | null,
  { database, clock }: RunnerOptions,
): Promise<number> {
  return queries.reschedule.run(database.db, { ...claimed, at: new Date(clock().getTime() + everyMs), reason, resetAttempts: true })
}
