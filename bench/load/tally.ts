import { percentile } from '../numbers.ts'
import type { LoadResult } from './plan.ts'

/** The running totals of a stretch of load. */
export interface Tally {
  add: (ms: number, bytes: number) => void
  fail: (error: Error) => void
  outcome: (elapsedMs: number) => LoadResult
}

export function openTally(): Tally {
  const times: number[] = []
  let [bytes, errors] = [0, 0]
  let firstError: string | undefined
  return {
    add: (ms, more) => {
      times.push(ms)
      bytes += more
    },
    fail: ({ message }) => {
      errors += 1
      firstError ??= message
    },
    outcome: (elapsedMs) => ({
      count: times.length,
      errors,
      ...(firstError !== undefined && { firstError }),
      elapsedMs,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      bytes: Math.round(bytes / Math.max(1, times.length)),
    }),
  }
}
