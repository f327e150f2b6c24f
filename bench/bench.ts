import { buildIfStale } from '#scripts/build.ts'
import { bundleServer } from '#scripts/bundle.ts'
import { type Lifetime, openLifetime } from '#scripts/lifetime.ts'
import { describe } from '#scripts/problem.ts'
import { stopTools } from '#scripts/tool.ts'
import { readBudgets } from './budgets.ts'
import { type Articles, makeArticles } from './articles.ts'
import { measureFirstList } from './changes/first-list.ts'
import { compareFiles } from './compare/compare.ts'
import { measureInTurns } from './compare/turns.ts'
import { type BenchDatabase, type Contents, openContents, openDatabase } from './database/database.ts'
import { openLoad } from './load/load.ts'
import { type Machine, openMachine } from './machine/machine.ts'
import { figuresOfResult, measure } from './measure.ts'
import { firstListPart, type Options, readOptions } from './options.ts'
import { openPayments } from './payments.ts'
import { weighPages } from './pages/pages.ts'
import { openScenarioTable, openWaitsTable, printConclusion, printFirstList, printMemory, printStart } from './print/print.ts'
import { problemsOf, addFigures, newReport, caveatsOf, type Report, writeJson } from './report.ts'
import { readInvoices } from './requests/invoices.ts'
import { readLists } from './requests/lists.ts'
import { makePictures, type Pictures } from './requests/pictures.ts'
import { scenarios, type BenchData } from './scenarios.ts'
import { openShop, type Shop } from './shop.ts'
import { measureStart } from './start.ts'
import { measureWaits, searchWaitsPart } from './waits.ts'

/** One run of the bench. */
interface Run {
  life: Lifetime
  options: Options
  machine: Machine
  database: BenchDatabase
  contents: Contents
  pictures: Pictures
  articles: Articles
  /** Settings of the shop: where its pictures and texts are, and its payment provider. */
  settings: Record<string, string>
  report: Report
}

const budgets = readBudgets()

/** Measures the built shop and compares it with bench/budgets.json; exits the process, with 1 if anything is over or failed. */
export async function bench(args: string[]): Promise<void> {
  const life = openLifetime()
  try {
    const options = readOptions(args)
    if (options.compare) return await life.end(compareFiles(options.compare))
    const run = await open(life, options)
    if (options.against) return await life.end(await compareBuilds(run, options.against))
    await measureAll(run)
    await life.end(conclude(run) ? 0 : 1)
  } catch (error) {
    if (life.isEnding()) return
    console.error(describe(error))
    await life.end(1)
  }
}

async function open(life: Lifetime, options: Options): Promise<Run> {
  const machine = openMachine()
  if (machine.remark) console.log(machine.remark)
  life.defer(stopTools)
  await buildIfStale()
  await bundleServer()
  const database = await openDatabase(options.database)
  life.defer(database.stop)
  const pictures = await makePictures(options.database.parent)
  life.defer(pictures.remove)
  const payments = await openPayments()
  life.defer(payments.close)
  const contents = await openContents(database.superuserUrl, options)
  const articles = await makeArticles(
    options.database.parent,
    contents.products.map(({ slug }) => slug),
  )
  life.defer(articles.remove)
  return {
    life,
    options,
    machine,
    database,
    contents,
    pictures,
    articles,
    settings: { MEDIA_DIR: pictures.mediaDir, CONTENT_DIR: articles.contentDir, ...payments.settings },
    report: newReport(options.database.products),
  }
}

async function measureAll(run: Run): Promise<void> {
  const { parts, profile } = run.options
  const shop = parts.has('start')
    ? await startShop(run)
    : await openShop(run.database.url, run.machine, { profile, settings: run.settings })
  run.life.defer(shop.stop)
  if (scenarios.some(({ name }) => parts.has(name))) await measureScenarios(run, shop)
  if (parts.has(searchWaitsPart)) await measureSearchWaits(run, shop)
  if (parts.has(firstListPart)) await measureChanges(run, shop)
  if (parts.has('pages')) await weighPages({ ...run, origin: shop.origin, budgets })
}

/** Compares two builds; returns an exit code. */
async function compareBuilds(run: Run, other: string): Promise<number> {
  const { options, machine, database, settings } = run
  const shop = await openShop(database.url, machine, { settings })
  const world = await worldOf(run, shop.origin)
  await shop.stop()
  // In turns of a second, scenarios whose requests must be unique would repeat themselves.
  const chosen = scenarios.filter(({ name, alone }) => options.parts.has(name) && !alone)
  await measureInTurns(chosen, other, { machine, world, database, settings, connections: options.connections, seconds: options.seconds })
  return 0
}

/** The data that scenarios request; partly read from the shop itself. */
async function worldOf({ contents, pictures, articles }: Run, origin: string): Promise<BenchData> {
  const { categories, tokens } = contents
  return { ...contents, pictures, articles, lists: await readLists(origin, categories), invoices: await readInvoices(origin, tokens) }
}

async function startShop({ database, machine, settings, report }: Run): Promise<Shop> {
  const { start, shop } = await measureStart(database.url, machine, settings)
  printStart(addFigures(report, 'start', { ...start }, budgets))
  return shop
}

async function measureScenarios(run: Run, { origin, pid, memory }: Shop): Promise<void> {
  const { life, options, machine, database, report } = run
  const load = openLoad(machine, { origin, connections: options.connections })
  life.defer(load.stop)
  const pids = { app: pid, postgres: database.pid, load: load.pid }
  const world = await worldOf(run, origin)
  const row = openScenarioTable()
  for (const scenario of scenarios.filter(({ name }) => options.parts.has(name))) {
    const alone = scenario.alone && (await openAlone(run))
    const at = { load, pids, origin, ...alone }
    const result = await measure(scenario, { machine, world, database: database.url, ...at }, options)
    if (alone) await alone.stop()
    report.scenarios.push(result)
    row(result, addFigures(report, scenario.name, figuresOfResult(result), budgets))
  }
  const { rss, heapUsed, external } = await memory()
  const megabytes = { loadedMb: rss / 2 ** 20, heapMb: heapUsed / 2 ** 20, externalMb: external / 2 ** 20 }
  printMemory(addFigures(report, 'memory', megabytes, budgets))
}

/** A second process of the shop with a load of its own, while the first is idle. */
async function openAlone({ life, options, machine, database, settings }: Run) {
  const shop = await openShop(database.url, machine, { settings })
  const load = openLoad(machine, { origin: shop.origin, connections: options.connections })
  life.defer(load.stop)
  life.defer(shop.stop)
  const stop = () => Promise.all([load.stop(), shop.stop()])
  return { load, origin: shop.origin, pids: { app: shop.pid, postgres: database.pid, load: load.pid }, stop }
}

async function measureSearchWaits({ life, options, machine, database, report }: Run, { origin, pid }: Shop): Promise<void> {
  const load = openLoad(machine, { origin, connections: options.connections })
  life.defer(load.stop)
  const pids = { app: pid, postgres: database.pid, load: load.pid }
  const row = openWaitsTable(budgets[searchWaitsPart]?.['p99Ms'])
  const { p99, errors } = await measureWaits({ machine, load, pids, seconds: options.waitsSeconds }, row)
  addFigures(report, searchWaitsPart, { p99Ms: p99 }, budgets)
  if (errors > 0) report.failures.push(`${searchWaitsPart}: ${errors} failed`)
}

async function measureChanges({ options, database, contents, report }: Run, { origin }: Shop): Promise<void> {
  const firstList = await measureFirstList(database.url, origin, { products: contents.products, changes: options.changes })
  printFirstList(addFigures(report, firstListPart, { ...firstList }, budgets))
}

/** Prints the conclusion; true if all is well. */
function conclude({ options, report }: Run): boolean {
  const problems = problemsOf(report)
  printConclusion(problems, caveatsOf(report))
  if (options.json) writeJson(options.json, report)
  return problems.length === 0
}
