import type { Step } from './history.ts'
import type { BlockerFunction } from './router.ts'
import type { Snapshots } from './snapshots.ts'

type Go = (step: Step, preventScrollReset?: boolean) => Promise<void>

/** Lets a page block navigation, for example from an unsaved form. */
export function createBlocking(snapshots: Snapshots, go: Go) {
  let blocker: BlockerFunction | null = null
  const reset = () => snapshots.set({ blocked: null })

  /** Asks the blocker first. A blocked navigation continues only if the page calls `proceed`. */
  function attempt(step: Step, preventScrollReset?: boolean): Promise<void> {
    const isBlocked = blocker?.({ currentLocation: snapshots.now().state.location, nextLocation: step.location }) ?? false
    if (!isBlocked) return go(step, preventScrollReset)
    step.revert()
    const proceed = () => {
      reset()
      void go(step.again(), preventScrollReset)
    }
    snapshots.set({ blocked: { proceed, reset } })
    return Promise.resolve()
  }

  function setBlocker(next: BlockerFunction | null): void {
    blocker = next
    if (!next && snapshots.now().blocked) reset()
  }

  return { attempt, setBlocker }
}
