/** Limits concurrent requests per host; further ones wait in a queue. */
export class HostTurns {
  readonly #max: number
  readonly #running = new Map<string, number>()
  readonly #waiting = new Map<string, (() => void)[]>()

  constructor(max: number) {
    this.#max = max
  }

  async run<T>(host: string, work: () => Promise<T>): Promise<T> {
    if ((this.#running.get(host) ?? 0) >= this.#max) {
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#waiting.set(host, [...(this.#waiting.get(host) ?? []), resolve])
      await promise
    } else this.#running.set(host, (this.#running.get(host) ?? 0) + 1)
    try {
      return await work()
    } finally {
      const [next, ...others] = this.#waiting.get(host) ?? []
      this.#waiting.set(host, others)
      if (next) next()
      else this.#running.set(host, (this.#running.get(host) ?? 1) - 1)
    }
  }
}
