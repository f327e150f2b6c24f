import { setImmediate as nextTurn } from 'node:timers/promises'

/** Resolves one caller at a time, each in a turn of the event loop of its own: what arrived meanwhile (cached pages, calls) goes between. */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve()
  return () => (last = last.then(() => nextTurn()))
}
