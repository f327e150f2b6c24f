import { fetchBytes, type Sent } from './load/connection.ts'
import type { Load } from './load/load.ts'
import type { Outcome } from './load/plan.ts'
import type { Machine, Players, Spent } from './machine/machine.ts'
import type { Options, WarmUp } from './options.ts'
import type { Scenario } from './scenarios.ts'
import type { World } from './database/database.ts'

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
}

interface Bench {
  machine: Machine
  load: Load
  players: Players
  world: World
  origin: string
}

/** Runs one scenario: warms it up, then measures it. */
export async function measure(scenario: Scenario, { machine, load, players, world, origin }: Bench, options: Options): Promise<Result> {
  const plan = scenario.plan(world)
  load.plan(plan)
  await warm(load, options.warmUp)
  const before = machine.spent?.(players)
  const outcome = await load.run(options.seconds)
  const after = machine.spent?.(players)
  const sizes = scenario.packed && plan.kind === 'requests' && outcome.errors === 0 ? await sizesOf(origin, plan.requests[0]!) : undefined
  const { name, title } = scenario
  return {
    name,
    title,
    ...outcome,
    ...sizes,
    perSecond: (outcome.count * 1000) / outcome.elapsedMs,
    cpu: before && after && cpuOf(before, after, outcome),
  }
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
})

function cpuOf(before: Spent, after: Spent, { count }: Outcome): Cpu {
  const spent = (who: keyof Spent) => after[who] - before[who]
  const others = spent('machine') - spent('app') - spent('postgres') - spent('load')
  const each = (who: keyof Spent) => spent(who) / Math.max(1, count)
  return { app: each('app'), postgres: each('postgres'), load: each('load'), others: Math.max(0, others / spent('at')) }
}

/** As the shop sends it plain, and to somebody who takes nothing but gzip. */
async function sizesOf(origin: string, { path }: Sent): Promise<{ bytes: number; gzipBytes: number }> {
  const [plain, gzip] = await Promise.all([fetchBytes(origin, path), fetchBytes(origin, path, { 'Accept-Encoding': 'gzip' })])
  return { bytes: plain.length, gzipBytes: gzip.length }
}
