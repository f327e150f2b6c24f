import type { Snapshot } from './router.ts'

/** The current snapshot, with listeners for its changes. */
export function createSnapshots(first: Snapshot) {
  const listeners = new Set<() => void>()
  let snapshot = first
  return {
    now: (): Snapshot => snapshot,
    set: (change: Partial<Snapshot>): void => {
      snapshot = { ...snapshot, ...change }
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
export type Snapshots = ReturnType<typeof createSnapshots>
