import { performance } from 'node:perf_hooks'

/** After a start nobody waits for long; after a busy time a pause must last. Both in steps of `stepMs`. */
const stepMs = 2000
const quietSteps = { afterStart: 1, afterWork: 15 }
/** Below this share of the time at work nothing is being done but jobs that look for work. */
const quietBelow = 0.05

interface Idle {
  /** Collects everything there is to collect. Node has it where it runs with --expose-gc; without, nothing is given back. */
  collect?: (() => void) | undefined
  /** Which share of the time since the last call the process was at work. */
  share?: () => number
}

/**
 * Gives memory back to the system once nothing is to be done: after the start, and after each busy time. V8 collects when someone allocates, so an idle shop
 * would hold for hours what its start left behind, a fifth of its memory. It takes 0.1 s, which whoever comes meanwhile waits.
 */
export function collectWhenIdle({ collect = collector(), share = workShare() }: Idle = {}): void {
  if (!collect) return
  let quiet = 0
  let needed = quietSteps.afterStart
  const look = () => {
    if (share() > quietBelow) {
      quiet = 0
      if (needed === 0) needed = quietSteps.afterWork
      return
    }
    quiet += 1
    if (needed === 0 || quiet < needed) return
    needed = 0
    collect()
    // Not counted as work.
    share()
  }
  setInterval(look, stepMs).unref()
}

function collector(): (() => void) | undefined {
  const { gc } = globalThis
  return gc && (() => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }))
}

function workShare(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}
