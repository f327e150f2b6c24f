import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Resolves one caller at a time, each in its own turn of the event loop: requests that arrived meanwhile (cached pages, calls) go in
 * between.
 */
export function createTurnQueue(): () => Promise<void> {
  let last = Promise.resolve()
  return () => (last = last.then(() => nextTurn()))
}
