const firstMs = 5000
const factor = 3
const maxMs = 3_600_000

/** Attempts in total, over about three and a half hours. */
export const attemptsMax = 10

/**
 * How long to wait after the attempt of this number (from 1), in ms: 5 s, 15 s, 45 s and so on up to an hour, a quarter more or less
 * by `random` (0 to 1), so that jobs that failed together aren't retried together.
 */
export function waitAfter(attempt: number, random: number): number {
  return Math.min(maxMs, firstMs * factor ** (attempt - 1)) * (0.75 + random / 2)
}

/** The reason of a job whose process ended at each attempt. */
export const withoutResult = 'every attempt ended without a result'

/** The reason of a job that ended early because its process was to stop. */
export const interrupted = 'the server was stopped'

/** Thrown by a worker when no retry can help: the job is dead at once. */
export class PermanentJobError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'PermanentJobError'
  }
}
