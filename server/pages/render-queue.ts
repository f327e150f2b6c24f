import { setImmediate as nextTurn } from 'node:timers/promises'
import { refuse } from '#contract/refuse.ts'

interface Bounds {
  /** Renderings at once. Rendering keeps the process busy: more would only make everyone wait for each of them. */
  atOnce: number
  /** How many may wait, of one client and in all. */
  waitingPerClient: number
  waitingMax: number
}
const standard: Bounds = { atOnce: 3, waitingPerClient: 20, waitingMax: 200 }

type Start = () => void

/** Renders a few pages at a time. Clients take turns, so one that asks for many pages waits for itself and not the others for it. */
export class RenderQueue {
  readonly #bounds: Bounds
  /** In the order of their turns. */
  readonly #waiting = new Map<string, Start[]>()
  #waitingCount = 0
  #running = 0

  constructor(bounds: Bounds = standard) {
    this.#bounds = bounds
  }

  /** Refuses with TOO_MANY_REQUESTS or SERVICE_UNAVAILABLE where too many wait already. */
  async run<T>(client: string, render: () => Promise<T>): Promise<T> {
    if (this.#running < this.#bounds.atOnce) this.#running += 1
    else await this.#turnOf(client)
    try {
      return await render()
    } finally {
      // What came in meanwhile (cached pages, calls) goes first.
      void nextTurn().then(() => this.#startNext())
    }
  }

  #turnOf(client: string): Promise<void> {
    const own = this.#waiting.get(client) ?? []
    if (own.length >= this.#bounds.waitingPerClient) throw refuse('TOO_MANY_REQUESTS', null, 5)
    if (this.#waitingCount >= this.#bounds.waitingMax) throw refuse('SERVICE_UNAVAILABLE', null, 5)
    this.#waiting.set(client, own)
    this.#waitingCount += 1
    return new Promise((resolve) => own.push(resolve))
  }

  #startNext(): void {
    const next = this.#waiting.entries().next().value
    if (!next) {
      this.#running -= 1
      return
    }
    const [client, [start, ...others]] = next
    this.#waiting.delete(client)
    if (others.length > 0) this.#waiting.set(client, others)
    this.#waitingCount -= 1
    start!()
  }
}
