import type { Figure } from '../budgets.ts'
import type { Result } from '../measure.ts'
import type { Waits } from '../waits.ts'
import type { Weight } from '../pages/weigh.ts'
import { against, type Cell, kB, openTable, short, styled } from './table.ts'

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
      text(short(p50)),
      text(short(p99)),
      { text: String(errors), over: errors > 0 },
      text(cpu ? short(cpu.app) : '-'),
      text(cpu ? short(cpu.postgres) : '-'),
      against(figures.cpuMs, short),
      against(figures.bytes, kB),
      against(figures.gzipBytes, kB),
      against(figures.freshMs, (ms) => ms.toFixed(0)),
    ])
}

/** One row per way of asking; only requests at a fixed rate have a budget. */
export function openWaitsTable(budget: number | undefined): (waits: Waits) => void {
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
      text(short(p50)),
      against({ value: p99, budget: isOpen ? budget : undefined }, short),
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
      against(figures.jsGzipBytes, kB),
      against(figures.cssGzipBytes, kB),
      text(kB(htmlGzipBytes)),
      text(kB(jsGzipBytes + cssGzipBytes + htmlGzipBytes)),
    ])
}

const megabytes = (mb: number) => mb.toFixed(0)

export function printStart(figures: Figures): void {
  printFigures('Start', [
    ['Cold start, median of 3, s', against(figures.coldMs, (ms) => (ms / 1000).toFixed(2))],
    ['Memory of the app, idle, MB', against(figures.idleMb, megabytes)],
  ])
}

export function printMemory(figures: Figures): void {
  printFigures('After the load', [
    ['Memory of the app, MB', against(figures.loadedMb, megabytes)],
    ['of it JavaScript objects, MB', against(figures.heapMb, megabytes)],
    ['of it buffers outside the heap, MB', against(figures.externalMb, megabytes)],
  ])
}

export function printFirstList(figures: Figures): void {
  printFigures('First list after a change', [
    ['The first, median, ms', against(figures.firstMs, short)],
    ['The same again, median, ms', against(figures.againMs, short)],
    ['The one by the other', against(figures.ratio, short)],
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
