/**
 * The failures of a job that goes through many things of which none may hold up the others: each is tried, and the first failure is thrown
 * at the end, so that the job is logged and run again.
 */
export class Failures {
  #first: { error: unknown } | undefined
  readonly #stopping: AbortSignal | undefined

  /** With the signal of a job, nothing more is begun once its process stops: the next process goes through the rest. */
  constructor(stopping?: AbortSignal) {
    this.#stopping = stopping
  }

  /** Runs `work`; its failure is kept for `throwFirst`. Throws if the process stops. */
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
