import { percentile } from '../numbers.ts'
import { Connection } from './connection.ts'
import type { Flow } from './flow.ts'
import type { Outcome } from './plan.ts'

interface Tally {
  times: number[]
  bytes: number
  errors: number
  firstError?: string
}

interface Course {
  origin: string
  until: number
  clock: () => number
}

/**
 * Follows a flow on several connections, each as fast as it is answered, until the time is over; what is under way then is
 * finished and counts. `next` gives each turn its number, so that a later stretch goes on where this one ends.
 */
export async function run(
  flow: Flow,
  next: () => number,
  options: { origin: string; connections: number; seconds: number; clock?: () => number },
): Promise<Outcome> {
  const { clock = () => performance.now() } = options
  const tally: Tally = { times: [], bytes: 0, errors: 0 }
  const started = clock()
  const until = started + options.seconds * 1000
  await Promise.all(Array.from({ length: options.connections }, () => work(flow, next, { origin: options.origin, until, clock }, tally)))
  const { times, bytes, errors, firstError } = tally
  return {
    count: times.length,
    errors,
    ...(firstError !== undefined && { firstError }),
    elapsedMs: clock() - started,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    bytes: Math.round(bytes / Math.max(1, times.length)),
  }
}

async function work(flow: Flow, next: () => number, { origin, until, clock }: Course, tally: Tally): Promise<void> {
  let connection = await Connection.open(origin)
  for (let started = clock(); started < until; started = clock()) {
    try {
      const bytes = await flow(connection, next())
      tally.bytes += bytes
      tally.times.push(clock() - started)
    } catch (error) {
      tally.errors += 1
      tally.firstError ??= (error as Error).message
      connection.close()
      connection = await Connection.open(origin)
    }
  }
  connection.close()
}
