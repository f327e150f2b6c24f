import { startChanges } from './changes/stream.ts'
import { fetchBytes, type LoadRequest } from './load/connection.ts'
import type { Load } from './load/load.ts'
import type { Outcome, Plan } from './load/plan.ts'
import type { Machine, ProcessIds, CpuTimes } from './machine/machine.ts'
import type { Options, WarmUp } from './options.ts'
import { mostPopular } from './requests/product-pages.ts'
import type { Scenario, World } from './scenarios.ts'
import { openShop } from './shop.ts'

/** CPU milliseconds for one request; `others` is how many cores were busy with things that are not ours. */
export interface Cpu {
  app: number
  postgres: number
  load: number
  others: number
}
export interface Result extends Outcome {
  name: string
  title: string
  perSecond: number
  cpu?: Cpu | undefined
  gzipBytes?: number | undefined
  /** Where products changed meanwhile: how long it took at most until a changed product's own page was right in every process. */
  freshMs?: number | undefined
}

interface Bench {
  machine: Machine
  load: Load
  pids: ProcessIds
  world: World
  origin: string
  /** Where the database is. */
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

/** Products that are asked for most: their pages are in every cache. */
const changingCount = 20

/** With a second process of the shop beside the measured one: it must hear of every change, too. */
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

/** On a slow machine the last of what is asked for once isn't. */
const onceSecondsMax = 60

/** Warms up; answers how many turns are measured, where it isn't by time. */
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

/** What of a result a budget can be set for. */
export const figuresOfResult = (result: Result | undefined) => ({
  cpuMs: result?.cpu && result.cpu.app + result.cpu.postgres,
  bytes: result?.bytes,
  gzipBytes: result?.gzipBytes,
  freshMs: result?.freshMs,
})

function cpuOf(before: CpuTimes, after: CpuTimes, { count }: Outcome): Cpu {
  const spent = (who: keyof CpuTimes) => after[who] - before[who]
  const others = spent('machine') - spent('app') - spent('postgres') - spent('load')
  const each = (who: keyof CpuTimes) => spent(who) / Math.max(1, count)
  return { app: each('app'), postgres: each('postgres'), load: each('load'), others: Math.max(0, others / spent('at')) }
}

/** As the shop sends it plain, and to someone who takes nothing but gzip. */
async function sizesOf(origin: string, { path }: LoadRequest): Promise<{ bytes: number; gzipBytes: number }> {
  const [plain, gzip] = await Promise.all([fetchBytes(origin, path), fetchBytes(origin, path, { 'Accept-Encoding': 'gzip' })])
  return { bytes: plain.length, gzipBytes: gzip.length }
}
