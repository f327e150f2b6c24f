const firstMs = 5000
const factor = 3
const maxMs = 3_600_000

/** The total number of attempts, over about three and a half hours. */
export const attemptsMax = 10

/**
 * How long to wait after the attempt with this number (from 1), in ms: 5 s, 15 s, 45 s and so on up to an hour, plus or minus a quarter by
 * `random` (0 to 1), so that jobs that failed together aren't retried together.
 */
export function retryDelay(attempt: number, random: number): number {
  return Math.min(maxMs, firstMs * factor ** (attempt - 1)) * (0.75 + random / 2)
}

/** The reason recorded for a job whose process ended at each attempt. */
export const noResultReason = 'every attempt ended without a result'

/** The reason recorded for a job that ended early because its process was stopping. */
export const stoppedReason = 'the server was stopped'

/** Why a job failed for good, as it's stored until `onDead` has recorded it. */
export interface JobFailure {
  reason: string
  details?: unknown
}

/** Thrown by a worker when no retry can help: the job is dead right away. `details` are JSON, for `onDead`. */
export class PermanentJobError extends Error {
  readonly details: unknown

  constructor(reason: string, details?: unknown) {
    super(reason)
    this.name = 'PermanentJobError'
    this.details = details
  }
}
