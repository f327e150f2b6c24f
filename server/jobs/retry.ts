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

/** Thrown by a worker when no retry can help: the job is dead right away. */
export class PermanentJobError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'PermanentJobError'
  }
}
