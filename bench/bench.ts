import { buildIfStale } from '#scripts/build.ts'
import { type Lifetime, openLifetime } from '#scripts/lifetime.ts'
import { describe } from '#scripts/problem.ts'
import { stopTools } from '#scripts/tool.ts'
import { figuresOf, readBudgets } from './budgets.ts'
import { type BenchDatabase, openDatabase, openWorld, type World } from './database/database.ts'
import { openLoad } from './load/load.ts'
import { type Machine, openMachine } from './machine/machine.ts'
import { figuresOfResult, measure } from './measure.ts'
import { type Options, readOptions } from './options.ts'
import { weighPages } from './pages/pages.ts'
import { openScenarioTable, printConclusion, printStart } from './print/print.ts'
import { complaints, judge, newReport, remarks, type Report, writeJson } from './report.ts'
import { scenarios } from './scenarios.ts'
import { openShop, type Shop } from './shop.ts'
import { measureStart } from './start.ts'

interface Stand {
  life: Lifetime
  options: Options
  machine: Machine
  database: BenchDatabase
  world: World
  report: Report
}

const budgets = readBudgets()

/** Measures the built shop and holds it against bench/budgets.json; ends the process, with 1 where something is over or failed. */
export async function bench(args: string[]): Promise<void> {
  const life = openLifetime()
  try {
    const stand = await open(life, readOptions(args))
    await measureAll(stand)
    await life.end(conclude(stand) ? 0 : 1)
  } catch (error) {
    if (life.isEnding()) return
    console.error(describe(error))
    await life.end(1)
  }
}

async function open(life: Lifetime, options: Options): Promise<Stand> {
  const machine = openMachine()
  if (machine.remark) console.log(machine.remark)
  life.defer(stopTools)
  await buildIfStale()
  const database = await openDatabase(options.database)
  life.defer(database.stop)
  return { life, options, machine, database, world: await openWorld(database.url), report: newReport() }
}

async function measureAll(stand: Stand): Promise<void> {
  const {
    life,
    options: { parts, profile },
  } = stand
  const shop = parts.has('start') ? await startShop(stand) : await openShop(stand.database.url, stand.machine, profile)
  life.defer(shop.stop)
  if (scenarios.some(({ name }) => parts.has(name))) await measureScenarios(stand, shop)
  if (parts.has('pages')) await weighPages({ ...stand, origin: shop.origin, budgets })
}

async function startShop({ database, machine, report }: Stand): Promise<Shop> {
  const { start, shop } = await measureStart(database.url, machine)
  report.start = start
  const figures = figuresOf('start', { ...start }, budgets)
  judge(report, 'start', figures)
  printStart(figures)
  return shop
}

async function measureScenarios({ life, options, machine, database, world, report }: Stand, { origin, pid }: Shop): Promise<void> {
  const load = openLoad(machine, { origin, connections: options.connections })
  life.defer(load.stop)
  const players = { app: pid, postgres: database.pid, load: load.pid }
  const row = openScenarioTable()
  for (const scenario of scenarios.filter(({ name }) => options.parts.has(name))) {
    const result = await measure(scenario, { machine, load, players, world, origin }, options)
    const figures = figuresOf(scenario.name, figuresOfResult(result), budgets)
    report.scenarios.push(result)
    judge(report, scenario.name, figures)
    row(result, figures)
  }
  report.loadedMb = machine.rssMb(pid)
}

/** True if all is well. */
function conclude({ options, report }: Stand): boolean {
  const found = complaints(report)
  printConclusion(found, remarks(report))
  if (options.json) writeJson(options.json, report)
  return found.length === 0
}
