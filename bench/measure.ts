import { startChanges } from './changes/stream.ts'
import { fetchBytes, type LoadRequest } from './load/connection.ts'
import type { Load } from './load/load.ts'
import type { LoadResult, Plan } from './load/plan.ts'
import type { Machine, ProcessIds, CpuTimes } from './machine/machine.ts'
import type { Options, WarmUp } from './options.ts'
import { mostPopular } from './requests/product-pages.ts'
import type { Scenario, BenchData } from './scenarios.ts'
import { openShop } from './shop.ts'

/** CPU milliseconds per request; `others` is the number of cores that were busy with other processes. */
interface Cpu {
  app: number
  postgres: number
  load: number
  others: number
}
export interface Result extends LoadResult {
  name: string
  title: string
  perSecond: number
  cpu?: Cpu | undefined
  gzipBytes?: number | undefined
  /** If products changed meanwhile: the longest time until a changed product's page was up to date in every process. */
  freshMs?: number | undefined
}

interface Bench {
  machine: Machine
  load: Load
  pids: ProcessIds
  world: BenchData
  origin: string
  /** The URL of the database. */
  database: string
}

/** Runs one scenario: warms it up, then measures it. */
export async function measure(scenario: Scenario, bench: Bench, options: Options): Promise<Result> {
  const { machine, load, pids, origin } = bench
  await scenario.prepare?.(bench.database)
  const plan = scenario.plan(bench.world)
  const turns = await prepared(load, plan, { ...options.warmUp, ...scenario.warmUp })
  const changes = scenario.changing && (await openChanges(bench))
  const before = machine.spent?.(pids)
  const outcome = await (turns === undefined ? load.run(options.seconds) : load.run(onceSecondsMax, { turns }))
  const after = machine.spent?.(pids)
  const fresh = changes && { freshMs: await changes.stop() }
  const sizes = scenario.packed && plan.kind === 'requests' && outcome.errors === 0 ? await sizesOf(origin, plan.requests[0]!) : undefined
  const { name, title } = scenario
  return {
    name,
    title,
    ...outcome,
    ...sizes,
    ...fresh,
    perSecond: (outcome.count * 1000) / outcome.elapsedMs,
    cpu: before && after && cpuOf(before, after, outcome),
  }
}

/** The most popular products: their pages are in every cache. */
const changingCount = 20

/** Runs a second process of the shop beside the measured one, since it must receive every change too. */
async function openChanges({ machine, world, database, origin }: Bench): Promise<{ stop: () => Promise<number> }> {
  const second = await openShop(database, machine, { core: 1 })
  const products = mostPopular(world.products).slice(0, changingCount)
  const changes = startChanges({ database, origins: [origin, second.origin], products })
  const stop = async () => {
    try {
      return await changes.stop()
    } finally {
      await second.stop()
    }
  }
  return { stop }
}

/** Time limit for requests that are made only once: a slow machine doesn't get through all of them. */
const onceSecondsMax = 60

/** Warms up; returns how many turns to measure, if the measurement isn't limited by time. */
async function prepared(load: Load, plan: Plan, warmUp: WarmUp): Promise<number | undefined> {
  if (plan.kind !== 'requests' || !plan.warmUp) {
    load.plan(plan)
    await warm(load, warmUp)
    return undefined
  }
  load.plan({ kind: 'requests', requests: plan.warmUp })
  await load.run(onceSecondsMax, { turns: plan.warmUp.length })
  load.plan(plan)
  return plan.requests.length
}

async function warm(load: Load, { seconds, turns, secondsMax }: WarmUp): Promise<void> {
  let done = 0
  for (let passed = 0; passed === 0 || (done < turns && passed < secondsMax); passed += seconds) done += (await load.run(seconds)).count
}

/** The figures of a result that a budget can be set for. */
export const figuresOfResult = (result: Result | undefined) => ({
  cpuMs: result?.cpu && result.cpu.app + result.cpu.postgres,
  bytes: result?.bytes,
  gzipBytes: result?.gzipBytes,
  freshMs: result?.freshMs,
})

function cpuOf(before: CpuTimes, after: CpuTimes, { count }: LoadResult): Cpu {
  const spent = (who: keyof CpuTimes) => after[who] - before[who]
  const others = spent('machine') - spent('app') - spent('postgres') - spent('load')
  const each = (who: keyof CpuTimes) => spent(who) / Math.max(1, count)
  return { app: each('app'), postgres: each('postgres'), load: each('load'), others: Math.max(0, others / spent('at')) }
}

/** The sizes of a response: uncompressed, and for a client that accepts only gzip. */
async function sizesOf(origin: string, { path }: LoadRequest): Promise<{ bytes: number; gzipBytes: number }> {
  const [plain, gzip] = await Promise.all([fetchBytes(origin, path), fetchBytes(origin, path, { 'Accept-Encoding': 'gzip' })])
  return { bytes: plain.length, gzipBytes: gzip.length }
}
