const firstMs = 5000
const factor = 3
const longestMs = 3_600_000

/** Tries in all, over some three and a half hours. */
export const attemptsMax = 10

/**
 * How long to wait after the attempt of this number (from 1), in ms: 5 s, 15 s, 45 s and so on up to an hour, a quarter more or less
 * by `chance` (0 to 1), so that what failed together does not come back together.
 */
export function waitAfter(attempt: number, chance: number): number {
  return Math.min(longestMs, firstMs * factor ** (attempt - 1)) * (0.75 + chance / 2)
}

/** Thrown by work that no further attempt would help. */
export class Hopeless extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'Hopeless'
  }
}
