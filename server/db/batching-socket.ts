import { Socket } from 'node:net'

/**
 * Writes the statements of one turn of the event loop to the connection at once: each separate write wakes PostgreSQL up, which costs both
 * sides more than most statements do. It overrides `cork`, which the driver calls for each statement, because `connect` resets an
 * overridden `write`.
 */
export class BatchingSocket extends Socket {
  #isGathering = false

  override cork(): void {
    super.cork()
    if (this.#isGathering) return
    this.#isGathering = true
    super.cork()
    process.nextTick(() => {
      this.#isGathering = false
      this.uncork()
    })
  }
}
