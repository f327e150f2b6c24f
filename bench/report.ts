import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { type Budgets, type Figure, figuresOf, isOver } from './budgets.ts'
import { figuresOfResult, type Result } from './measure.ts'
import type { Weight } from './pages/weigh.ts'

/** All results; written by `--json`. */
export interface Report {
  /** The number of products in the shop. */
  products: number
  scenarios: Result[]
  pages: Weight[]
  /** All figures that may have a budget. */
  figures: ReportedFigure[]
  failures: string[]
}
export interface ReportedFigure extends Figure {
  subject: string
  measure: string
}

export const newReport = (products: number): Report => ({ products, scenarios: [], pages: [], figures: [], failures: [] })

/** Adds the figures of a subject to the report, with their budgets; returns both. */
export function addFigures(
  report: Report,
  subject: string,
  values: Record<string, number | undefined>,
  budgets: Budgets,
): Record<string, Figure> {
  const figures = figuresOf(subject, values, budgets)
  for (const [measure, figure] of Object.entries(figures)) report.figures.push({ subject, measure, ...figure })
  return figures
}

/** Problems, one line each: figures over budget, failed requests, and pages that were cached although they shouldn't be. */
export function problemsOf({ figures, scenarios, failures }: Report): string[] {
  const over = figures
    .filter(isOver)
    .map(({ subject, measure, value, budget }) => `${subject}: ${measure} is ${round(value)}, over ${budget}`)
  const failed = scenarios
    .filter(({ errors }) => errors > 0)
    .map(({ name, errors, firstError }) => `${name}: ${errors} failed, the first with ${firstError}`)
  return [...over, ...failed, ...failures, ...cached(scenarios)]
}

/** If an uncached page costs about as little as the cached one, it was cached, and its figure is wrong. */
function cached(scenarios: Result[]): string[] {
  const costOf = (name: string) => figuresOfResult(scenarios.find((one) => one.name === name)).cpuMs
  return ['category-page', 'product-page'].flatMap((page) => {
    const [cold, warm] = [costOf(`${page}-uncached`), costOf(`${page}-cached`)]
    return cold !== undefined && warm !== undefined && cold < 2 * warm
      ? [`${page}-uncached: costs as little as the cached one, so it was cached`]
      : []
  })
}

const otherShareWorthTelling = 0.1

/** Caveats for reading the figures. */
export function caveatsOf({ scenarios }: Report): string[] {
  const others = Math.max(0, ...scenarios.map(({ cpu }) => cpu?.others ?? 0))
  return others < otherShareWorthTelling
    ? []
    : [`Other processes took up to ${others.toFixed(1)} cores meanwhile: the figures are noisier than usual.`]
}

export function writeJson(file: string, report: Report): void {
  const machine = {
    cpu: cpus()[0]?.model.trim(),
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
  }
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), commit: commitNow(), machine, ...report }, null, 2)}\n`)
}

/** The commit, like "1302b47"; with "-dirty" if files have changed since, undefined without git. */
function commitNow(): string | undefined {
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty', '--exclude', '*'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : undefined
}

const round = (value: number) => Math.round(value * 1000) / 1000
