import type { Figure } from '../budgets.ts'
import type { Result } from '../measure.ts'
import type { SearchWaits } from '../waits.ts'
import type { Weight } from '../pages/weigh.ts'
import { valueAndBudget, type Cell, kB, openTable, threeDigits, styled } from './table.ts'

type Figures = Record<string, Figure>
const text = (value: string): Cell => ({ text: value })

/** One row per scenario, printed as it completes. */
export function openScenarioTable(): (result: Result, figures: Figures) => void {
  const row = openTable([
    ['', 34],
    ['req/s', 7],
    ['p50 ms', 7],
    ['p99 ms', 7],
    ['errors', 6],
    ['app', 6],
    ['PG', 6],
    ['CPU ms/req', 15],
    ['bytes', 18],
    ['gzip', 18],
    ['page right, ms', 14],
  ])
  return ({ title, perSecond, p50, p99, errors, cpu }, figures) =>
    row([
      text(title),
      text(perSecond.toFixed(0)),
      text(threeDigits(p50)),
      text(threeDigits(p99)),
      { text: String(errors), over: errors > 0 },
      text(cpu ? threeDigits(cpu.app) : '-'),
      text(cpu ? threeDigits(cpu.postgres) : '-'),
      valueAndBudget(figures.cpuMs, threeDigits),
      valueAndBudget(figures.bytes, kB),
      valueAndBudget(figures.gzipBytes, kB),
      valueAndBudget(figures.freshMs, (ms) => ms.toFixed(0)),
    ])
}

/** One row per way of asking; only requests at a fixed rate have a budget. */
export function openWaitsTable(budget: number | undefined): (waits: SearchWaits) => void {
  const row = openTable([
    ['From arrival to answer', 34],
    ['req/s', 7],
    ['p50 ms', 7],
    ['p99 ms', 15],
    ['errors', 6],
    ['load', 6],
  ])
  return ({ title, perSecond, p50, p99, errors, load, isOpen }) =>
    row([
      text(title),
      text(perSecond.toFixed(0)),
      text(threeDigits(p50)),
      valueAndBudget({ value: p99, budget: isOpen ? budget : undefined }, threeDigits),
      { text: String(errors), over: errors > 0 },
      text(load.toFixed(1)),
    ])
}

/** One row per page. */
export function openPageTable(): (weight: Weight, figures: Figures) => void {
  const row = openTable([
    ['First visit, gzip', 34],
    ['scripts', 7],
    ['JS', 20],
    ['CSS', 18],
    ['HTML', 8],
    ['in all', 8],
  ])
  return ({ path, scripts, jsGzipBytes, cssGzipBytes, htmlGzipBytes }, figures) =>
    row([
      text(path),
      text(String(scripts)),
      valueAndBudget(figures.jsGzipBytes, kB),
      valueAndBudget(figures.cssGzipBytes, kB),
      text(kB(htmlGzipBytes)),
      text(kB(jsGzipBytes + cssGzipBytes + htmlGzipBytes)),
    ])
}

const megabytes = (mb: number) => mb.toFixed(0)

export function printStart(figures: Figures): void {
  printFigures('Start', [
    ['Cold start, median of 3, s', valueAndBudget(figures.coldMs, (ms) => (ms / 1000).toFixed(2))],
    ['Memory of the app, idle, MB', valueAndBudget(figures.idleMb, megabytes)],
  ])
}

export function printMemory(figures: Figures): void {
  printFigures('After the load', [
    ['Memory of the app, MB', valueAndBudget(figures.loadedMb, megabytes)],
    ['of it JavaScript objects, MB', valueAndBudget(figures.heapMb, megabytes)],
    ['of it buffers outside the heap, MB', valueAndBudget(figures.externalMb, megabytes)],
  ])
}

export function printFirstList(figures: Figures): void {
  printFigures('First list after a change', [
    ['The first, median, ms', valueAndBudget(figures.firstMs, threeDigits)],
    ['The same again, median, ms', valueAndBudget(figures.againMs, threeDigits)],
    ['The one by the other', valueAndBudget(figures.ratio, threeDigits)],
  ])
}

function printFigures(title: string, rows: [text: string, cell: Cell][]): void {
  const row = openTable([
    [title, 34],
    ['', 15],
  ])
  for (const [name, cell] of rows) row([text(name), cell])
}

/** The conclusion: what is over budget and what failed, or that all is well. */
export function printConclusion(complaints: string[], remarks: string[]): void {
  console.log()
  for (const remark of remarks) console.log(styled('dim', remark))
  for (const complaint of complaints) console.log(styled('red', complaint))
  if (complaints.length === 0) console.log(styled('green', 'Everything is within its budget.'))
}
