import { Connection } from './connection.ts'
import type { Flow } from './flow.ts'
import type { Outcome } from './plan.ts'
import { openTally, type Tally } from './tally.ts'

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
  const tally = openTally()
  const started = clock()
  const until = started + options.seconds * 1000
  await Promise.all(Array.from({ length: options.connections }, () => work(flow, next, { origin: options.origin, until, clock }, tally)))
  return tally.outcome(clock() - started)
}

async function work(flow: Flow, next: () => number, { origin, until, clock }: Course, tally: Tally): Promise<void> {
  let connection = await Connection.open(origin)
  for (let started = clock(); started < until; started = clock()) {
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
