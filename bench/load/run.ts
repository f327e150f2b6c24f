import { Connection } from './connection.ts'
import type { Flow } from './flow.ts'
import type { LoadResult } from './plan.ts'
import { openTally, type Tally } from './tally.ts'

interface Course {
  origin: string
  until: number
  clock: () => number
  /** The number of turns left, across all connections. */
  left: { turns: number }
}

/**
 * Runs a flow on several connections, each as fast as responses come, until the time is over or the given number of turns was begun; turns
 * in progress are finished and count. `next` numbers the turns, so that a later stretch continues where this one ends.
 */
export async function run(
  flow: Flow,
  next: () => number,
  options: { origin: string; connections: number; seconds: number; turns?: number; clock?: () => number },
): Promise<LoadResult> {
  const { clock = () => performance.now(), turns = Infinity } = options
  const tally = openTally()
  const started = clock()
  const until = started + options.seconds * 1000
  const course = { origin: options.origin, until, clock, left: { turns } }
  await Promise.all(Array.from({ length: options.connections }, () => work(flow, next, course, tally)))
  return tally.outcome(clock() - started)
}

async function work(flow: Flow, next: () => number, { origin, until, clock, left }: Course, tally: Tally): Promise<void> {
  let connection = await Connection.open(origin)
  for (let started = clock(); started < until && left.turns > 0; started = clock()) {
    left.turns -= 1
    try {
      const bytes = await flow(connection, next())
      tally.add(clock() - started, bytes)
    } catch (error) {
      tally.fail(error as Error)
      connection.close()
      connection = await Connection.open(origin)
    }
  }
  connection.close()
}
