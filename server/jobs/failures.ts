/**
 * The failures of a job that goes through many items, none of which may hold up the others: each is tried, and the first failure is thrown
 * at the end, so that the job is logged and retried.
 */
export class Failures {
  #first: { error: unknown } | undefined
  readonly #stopping: AbortSignal | undefined

  /** With the signal of a job, no further item is begun once its process stops: the next process handles the rest. */
  constructor(stopping?: AbortSignal) {
    this.#stopping = stopping
  }

  /** Runs `work` and remembers its failure for `throwFirst`. Throws if the process is stopping. */
  async collect(work: () => Promise<unknown>): Promise<void> {
    this.#stopping?.throwIfAborted()
    try {
      await work()
    } catch (error) {
      this.#first ??= { error }
    }
  }

  throwFirst(): void {
    if (this.#first) throw this.#first.error
  }
}
