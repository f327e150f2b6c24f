import { performance } from 'node:perf_hooks'

/**
 * How many idle steps of `stepMs` must pass: one after the start, when nobody is waiting; more after a busy time, to be sure that it's
 * over.
 */
const stepMs = 2000
const quietSteps = { afterStart: 1, afterWork: 15 }
/** If the process is busy for less than this share of the time, only jobs that poll for work are running. */
const quietBelow = 0.05

interface Idle {
  /** Runs a full garbage collection. Node provides it with --expose-gc; without it, no memory is given back. */
  collect?: (() => void) | undefined
  /** The share of the time since the last call in which the process was busy. */
  share?: () => number
}

/**
 * Gives memory back to the system when the process is idle: after the start, and after each busy time. V8 collects garbage on allocation,
 * so an idle shop would hold what its start left behind, a fifth of its memory, for hours. It blocks for 0.1 s.
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
    // This call keeps the collection itself from counting as work.
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
