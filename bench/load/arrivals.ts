import { setTimeout as wait } from 'node:timers/promises'
import { Connection } from './connection.ts'
import type { Flow } from './flow.ts'
import type { Outcome } from './plan.ts'
import { openTally, type Tally } from './tally.ts'

interface Arrivals {
  origin: string
  perSecond: number
  seconds: number
  clock?: () => number
  /** Waits a moment, until the next may be due. */
  moment?: () => Promise<unknown>
}

/** What arrives while so many are under way waits until one of them is answered. */
const connectionsMax = 200
/** Timers come a millisecond or two late; a later one says that this process was kept from running. */
const lateMs = 5

/**
 * Follows a flow at a fixed rate, however long its answers take: each time is counted from the moment that a request was due, so it contains whatever it waited for
 * behind others. Timers that come a little late count too. Where this process didn't run for a while (others had its core), what was due meanwhile is put off by that while: it
 * would be a burst of our own making, and its wait not the shop's.
 */
export async function arrive(
  flow: Flow,
  next: () => number,
  { origin, perSecond, seconds, clock = () => performance.now(), moment = () => wait(1) }: Arrivals,
): Promise<Outcome> {
  const tally = openTally()
  const pool = new Pool(origin)
  const began = clock()
  let [started, looked] = [began, began]
  // Only what is under way: a list of all would have the collector of this process stop it.
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

/** Connections that are opened as they're needed, up to a limit. */
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
