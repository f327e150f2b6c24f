import { Socket } from 'node:net'

/**
 * Sends the statements of one turn of the event loop in one piece: each piece wakes PostgreSQL up, which costs both sides more than most
 * statements do. It's the driver's corking of a statement that makes it begin: `connect` resets a `write` that was overridden.
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
