import { loadavg } from 'node:os'
import type { Load } from './load/load.ts'
import type { LoadResult } from './load/plan.ts'
import type { CpuTimes, Machine, ProcessIds } from './machine/machine.ts'
import { searchRequests } from './requests/searches.ts'

/** The part that measures how long searches take including queueing. */
export const searchWaitsPart = 'search-waits'

/** Milliseconds from request to response; `load` is the machine's load during the measurement. */
export interface SearchWaits extends Pick<LoadResult, 'p50' | 'p99' | 'errors'> {
  title: string
  perSecond: number
  load: number
  /** Requests came at a fixed rate. */
  isOpen: boolean
}

interface Bench {
  machine: Machine
  load: Load
  pids: ProcessIds
  /** Seconds per stretch. */
  seconds: number
}

const connections = [1, 4, 16]
/** The first search loads the index, which takes a while with many products: the warm-up ends after this many responses or stretches. */
const warmUp = { seconds: 5, answers: 500, stretches: 12 }
/** The share of one core's capacity. */
const share = 0.5

/**
 * Measures searches in two ways. Closed: without pauses, on 1, 4 and 16 connections; each client waits for all others, so the last of these
 * shows the length of a queue that is always full. Open: at a fixed rate of half of a core's capacity, as people arrive; each time is
 * measured from the arrival. The open one has the budget. The shop may use every core, as in production: on a single core, V8's concurrent
 * garbage collection would stop it.
 */
export async function measureWaits({ machine, load, pids, seconds }: Bench, tell: (waits: SearchWaits) => void): Promise<SearchWaits> {
  machine.unpin(pids.app)
  load.plan({ kind: 'requests', requests: searchRequests() })
  for (let [stretch, answers] = [0, 0]; stretch < warmUp.stretches && answers < warmUp.answers; stretch++)
    answers = (await load.run(warmUp.seconds, { connections: 4 })).count
  let perSecond = 0
  const measured = async (title: string, how: Parameters<Load['run']>[1]): Promise<SearchWaits> => {
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
  // Opens the connections before the measurement.
  await load.run(warmUp.seconds, { perSecond })
  return measured('Search, coming at a fixed rate', { perSecond })
}

/** The rate per second that would use a whole core, from the CPU time of the shop's process: other load hardly affects that. */
const coreRate = ({ count, elapsedMs }: LoadResult, before: CpuTimes | undefined, after: CpuTimes | undefined): number =>
  (count * 1000) / (before && after ? after.app - before.app : elapsedMs)
