import { setTimeout as wait } from 'node:timers/promises'
import { Connection } from './connection.ts'
import type { Flow } from './flow.ts'
import type { LoadResult } from './plan.ts'
import { openTally, type Tally } from './tally.ts'

interface Arrivals {
  origin: string
  perSecond: number
  seconds: number
  clock?: () => number
  /** Waits until the next request may be due. */
  moment?: () => Promise<unknown>
}

/** With this many requests in progress, new arrivals wait until one is answered. */
const connectionsMax = 200
/** Timers are a millisecond or two late; a longer delay means that this process wasn't scheduled. */
const lateMs = 5

/**
 * Runs a flow at a fixed rate, however long responses take: each time is measured from the moment the request was due, so it includes any
 * queueing. Slightly late timers count too. If this process wasn't scheduled for a while (others had its core), the requests due meanwhile
 * are postponed by that time: otherwise they'd form a burst of our own making, whose wait isn't the shop's.
 */
export async function runAtRate(
  flow: Flow,
  next: () => number,
  { origin, perSecond, seconds, clock = () => performance.now(), moment = () => wait(1) }: Arrivals,
): Promise<LoadResult> {
  const tally = openTally()
  const pool = new Pool(origin)
  const began = clock()
  let [started, looked] = [began, began]
  // Holds only requests in progress: a list of all of them would cause garbage collection pauses in this process.
  const under = new Set<Promise<void>>()
  const total = Math.floor(perSecond * seconds)
  for (let sent = 0; sent < total; await moment()) {
    const away = clock() - looked
    looked += away
    if (away > lateMs) started += away
    const due = Math.min(total, Math.floor(((clock() - started) / 1000) * perSecond) + 1)
    for (; sent < due; sent++) {
      const dueAt = started + (sent * 1000) / perSecond
      const one = answerOne(flow, next(), pool, tally, () => clock() - dueAt).finally(() => under.delete(one))
      under.add(one)
    }
  }
  await Promise.all(under)
  pool.close()
  return tally.outcome(clock() - began)
}

async function answerOne(flow: Flow, n: number, pool: Pool, tally: Tally, passed: () => number): Promise<void> {
  const connection = await pool.take()
  try {
    const bytes = await flow(connection, n)
    tally.add(passed(), bytes)
    pool.giveBack(connection)
  } catch (error) {
    tally.fail(error as Error)
    connection.close()
    pool.giveBack(await Connection.open(pool.origin))
  }
}

/** A pool of connections that are opened on demand, up to a limit. */
class Pool {
  readonly origin: string
  readonly #idle: Connection[] = []
  readonly #waiting: ((connection: Connection) => void)[] = []
  #open = 0

  constructor(origin: string) {
    this.origin = origin
  }

  take(): Promise<Connection> {
    const idle = this.#idle.pop()
    if (idle) return Promise.resolve(idle)
    if (this.#open >= connectionsMax) return new Promise((resolve) => this.#waiting.push(resolve))
    this.#open += 1
    return Connection.open(this.origin)
  }

  giveBack(connection: Connection): void {
    const first = this.#waiting.shift()
    if (first) first(connection)
    else this.#idle.push(connection)
  }

  close(): void {
    for (const connection of this.#idle) connection.close()
  }
}
