/**
 * The failures of a job that goes through many things of which none may hold up the others: each is tried, and the first failure is thrown
 * at the end, so that the job is logged and run again.
 */
export class Failures {
  #first: { error: unknown } | undefined

  /** Runs `work`; its failure is kept for `throwFirst`. */
  async collect(work: () => Promise<unknown>): Promise<void> {
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
