import { setImmediate as nextTurn } from 'node:timers/promises'
import { refuse } from '#contract/refuse.ts'

interface Bounds {
  /** The number of concurrent renderings. Rendering keeps the process busy: more would only make everyone wait longer. */
  atOnce: number
  /** How many may wait, per client and in total. */
  waitingPerClient: number
  waitingMax: number
}
const standard: Bounds = { atOnce: 3, waitingPerClient: 20, waitingMax: 200 }

/** A waiting rendering. */
interface Turn {
  /** The key of what is rendered, if others may wait for the same. */
  key: string | undefined
  /** The client that requested it. */
  client: string
  start: () => void
}

/**
 * Renders a few pages at a time. Clients take turns, so a client that requests many pages doesn't delay the others. A page that several
 * clients wait for gets the first turn of any of them.
 */
export class RenderQueue {
  readonly #bounds: Bounds
  /** The waiting renderings, in the order of their turns. */
  readonly #waiting = new Map<string, Turn[]>()
  readonly #byKey = new Map<string, Turn>()
  #waitingCount = 0
  #running = 0

  constructor(bounds: Bounds = standard) {
    this.#bounds = bounds
  }

  /** Refuses with TOO_MANY_REQUESTS or SERVICE_UNAVAILABLE if too many are already waiting. */
  async run<T>(client: string, render: () => Promise<T>, key?: string): Promise<T> {
    if (this.#running < this.#bounds.atOnce) this.#running += 1
    else await this.#turnOf(client, key)
    try {
      return await render()
    } finally {
      // Requests that arrived meanwhile (cached pages, calls) go first.
      void nextTurn().then(() => this.#startNext())
    }
  }

  /** Adds a client that waits for the same page. That costs no rendering, so it's never refused. */
  join(client: string, key: string): void {
    const turn = this.#byKey.get(key)
    const own = this.#waiting.get(client) ?? []
    if (turn && !own.includes(turn)) this.#waiting.set(client, [...own, turn])
  }

  #turnOf(client: string, key: string | undefined): Promise<void> {
    const own = this.#waiting.get(client) ?? []
    if (own.filter((turn) => turn.client === client).length >= this.#bounds.waitingPerClient) throw refuse('TOO_MANY_REQUESTS', null, 5)
    if (this.#waitingCount >= this.#bounds.waitingMax) throw refuse('SERVICE_UNAVAILABLE', null, 5)
    this.#waitingCount += 1
    return new Promise((start) => {
      const turn = { key, client, start }
      this.#waiting.set(client, [...own, turn])
      if (key !== undefined) this.#byKey.set(key, turn)
    })
  }

  #startNext(): void {
    const next = this.#waiting.entries().next().value
    if (!next) {
      this.#running -= 1
      return
    }
    const [client, [turn, ...others]] = next
    this.#waiting.delete(client)
    if (others.length > 0) this.#waiting.set(client, others)
    this.#forget(turn!)
    turn!.start()
  }

  #forget(turn: Turn): void {
    this.#waitingCount -= 1
    if (turn.key === undefined) return
    this.#byKey.delete(turn.key)
    for (const [client, turns] of this.#waiting) {
      const others = turns.filter((one) => one !== turn)
      if (others.length > 0) this.#waiting.set(client, others)
      else this.#waiting.delete(client)
    }
  }
}
