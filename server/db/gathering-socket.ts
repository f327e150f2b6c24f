import { Socket } from 'node:net'

/**
 * Sends the statements of one turn of the event loop in one piece: each piece wakes PostgreSQL up, which costs both sides more than most
 * statements do. It overrides `cork`, which the driver calls for each statement, because `connect` resets an overridden `write`.
 */
export class GatheringSocket extends Socket {
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
