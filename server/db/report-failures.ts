import { DatabaseUnavailableError } from './circuit-breaker.ts'

const againMs = 60_000

/**
 * Returns `report`, to be called with each failure of something that is tried over and over: it gets one a minute at most, and none of an
 * outage, which is logged elsewhere. `elapsed` is in ms.
 */
export function reportFailures(
  report: (error: unknown) => void,
  elapsed: () => number = () => performance.now(),
): (error: unknown) => void {
  let last = -Infinity
  return (error) => {
    if (error instanceof DatabaseUnavailableError || elapsed() - last < againMs) return
    last = elapsed()
    report(error)
  }
}
