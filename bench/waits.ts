import { loadavg } from 'node:os'
import type { Load } from './load/load.ts'
import type { Outcome } from './load/plan.ts'
import type { CpuTimes, Machine, ProcessIds } from './machine/machine.ts'
import { searches } from './requests/searches.ts'

/** The part that measures how long searches take to be answered, with whatever they wait for. */
export const waitsPart = 'search-waits'

/** Milliseconds from a request to its answer; `load` is the machine's load while it was measured. */
export interface Waits extends Pick<Outcome, 'p50' | 'p99' | 'errors'> {
  title: string
  perSecond: number
  load: number
  /** They came at a fixed rate. */
  isOpen: boolean
}

interface Bench {
  machine: Machine
  load: Load
  pids: ProcessIds
  /** Seconds of each stretch. */
  seconds: number
}

const connections = [1, 4, 16]
/** The first search loads the index, which takes a while with many products: it's over once so many were answered, or after so many stretches. */
const warmUp = { seconds: 5, answers: 500, stretches: 12 }
/** Of what one core can do. */
const share = 0.5

/**
 * Searches asked in two ways. Without a pause, on 1, 4 and 16 connections: whoever asks waits for all others, so the last of them tells the length of a queue that is always
 * full. And at a fixed rate of half of what a core can do, which is how people come: each is counted from the moment it came. The last one has the budget.
 * The shop may use every core, as in production: on one, what V8 collects beside the shop would stop it.
 */
export async function measureWaits({ machine, load, pids, seconds }: Bench, tell: (waits: Waits) => void): Promise<Waits> {
  machine.unpin(pids.app)
  load.plan({ kind: 'requests', requests: searches() })
  for (let [stretch, answers] = [0, 0]; stretch < warmUp.stretches && answers < warmUp.answers; stretch++)
    answers = (await load.run(warmUp.seconds, { connections: 4 })).count
  let perSecond = 0
  const measured = async (title: string, how: Parameters<Load['run']>[1]): Promise<Waits> => {
    const before = machine.spent?.(pids)
    const outcome = await load.run(seconds, how)
    const { p50, p99, errors, count, elapsedMs } = outcome
    const isOpen = how?.perSecond !== undefined
    const waits = { title, p50, p99, errors, perSecond: (count * 1000) / elapsedMs, load: loadavg()[0] ?? 0, isOpen }
    perSecond = share * coreRate(outcome, before, machine.spent?.(pids))
    tell(waits)
    return waits
  }
  for (const count of connections) await measured(`Search, ${count} at once, no pause`, { connections: count })
  // Connections are opened before it counts.
  await load.run(warmUp.seconds, { perSecond })
  return measured('Search, coming at a fixed rate', { perSecond })
}

/** How many a second would take a whole core of the shop: by the CPU of its process, so that what else the machine does changes it little. */
const coreRate = ({ count, elapsedMs }: Outcome, before: CpuTimes | undefined, after: CpuTimes | undefined): number =>
  (count * 1000) / (before && after ? after.app - before.app : elapsedMs)
