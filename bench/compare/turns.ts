import { resolve } from 'node:path'
import { openLoad } from '../load/load.ts'
import type { Plan } from '../load/plan.ts'
import type { CpuTimes, Machine } from '../machine/machine.ts'
import { median } from '../numbers.ts'
import { openTable, threeDigits } from '../print/table.ts'
import type { Scenario, BenchData } from '../scenarios.ts'
import { openShop } from '../shop.ts'

/** CPU milliseconds per request. */
interface Cost {
  app: number
  postgres: number
}
/** One build of the shop under load; `turn` runs it for some seconds. */
interface Side {
  turn: (seconds: number) => Promise<Cost>
  stop: () => Promise<void>
}

interface Turns {
  machine: Machine
  world: BenchData
  database: { url: string; pid: number }
  settings: Record<string, string>
  connections: number
  seconds: number
}

const turnSeconds = 1
const warmUpSeconds = 4
const root = resolve(import.meta.dirname, '../..')

/**
 * Measures another build beside this one, in turns of a second, and prints the median of each: on a shared machine, figures of the same
 * minute can be compared, figures of different hours can't. `other` is a folder with a build (`dist/app/main.js`).
 */
export async function measureInTurns(scenarios: Scenario[], other: string, turns: Turns): Promise<void> {
  console.log(`\na: ${resolve(other)}, b: this one`)
  const row = openTable([
    ['', 34],
    ...['a app', 'a PG', 'b app', 'b PG', 'a CPU', 'b CPU', 'b : a'].map((heading): [string, number] => [heading, 7]),
  ])
  for (const scenario of scenarios) {
    await scenario.prepare?.(turns.database.url)
    const plan = scenario.plan(turns.world)
    const [a, b] = await inTurns([await openSide(resolve(other), halfOf(plan, 0), turns), await openSide(root, halfOf(plan, 1), turns)], {
      seconds: turns.seconds,
      warmUp: scenario.warmUp?.secondsMax ?? warmUpSeconds,
    })
    const total = ({ app, postgres }: Cost) => app + postgres
    const figures = [a.app, a.postgres, b.app, b.postgres, total(a), total(b)].map((ms) => ({ text: threeDigits(ms) }))
    row([{ text: scenario.title }, ...figures, { text: (total(b) / total(a)).toFixed(2) }])
  }
}

async function inTurns(sides: [Side, Side], { seconds, warmUp }: { seconds: number; warmUp: number }): Promise<[Cost, Cost]> {
  try {
    for (const side of sides) await side.turn(warmUp)
    const costs: [Cost[], Cost[]] = [[], []]
    for (let passed = 0; passed < seconds; passed += turnSeconds)
      for (const which of [0, 1] as const) costs[which].push(await sides[which].turn(turnSeconds))
    return [medianOf(costs[0]), medianOf(costs[1])]
  } finally {
    for (const side of sides) await side.stop()
  }
}

const medianOf = (costs: Cost[]): Cost => ({
  app: median(costs.map(({ app }) => app)),
  postgres: median(costs.map(({ postgres }) => postgres)),
})

async function openSide(folder: string, plan: Plan, { machine, database, settings, connections }: Turns): Promise<Side> {
  const shop = await openShop(database.url, machine, { settings, folder })
  const load = openLoad(machine, { origin: shop.origin, connections })
  load.plan(plan)
  const pids = { app: shop.pid, postgres: database.pid, load: load.pid }
  const turn = async (seconds: number) => {
    const before = machine.spent?.(pids)
    const { count, firstError } = await load.run(seconds)
    if (firstError !== undefined) console.error(`${folder}: ${firstError}`)
    return costOf(before, machine.spent?.(pids), count)
  }
  return { turn, stop: () => Promise.all([load.stop(), shop.stop()]).then(() => {}) }
}

function costOf(before: CpuTimes | undefined, after: CpuTimes | undefined, count: number): Cost {
  if (!before || !after) return { app: Number.NaN, postgres: Number.NaN }
  const each = (who: keyof Cost) => (after[who] - before[who]) / Math.max(1, count)
  return { app: each('app'), postgres: each('postgres') }
}

/** An order can be paid only once, so each side gets its own half. */
function halfOf(plan: Plan, half: 0 | 1): Plan {
  return plan.kind === 'paid-events' ? { ...plan, orders: plan.orders.filter((_, n) => n % 2 === half) } : plan
}
