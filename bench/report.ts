import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { type Budgets, type Figure, figuresOf, isOver } from './budgets.ts'
import { figuresOfResult, type Result } from './measure.ts'
import type { Weight } from './pages/weigh.ts'

/** All that was found; `--json` writes it. */
export interface Report {
  /** How many there are in the shop. */
  products: number
  scenarios: Result[]
  pages: Weight[]
  /** Everything that may have a budget. */
  figures: ReportedFigure[]
  failures: string[]
}
export interface ReportedFigure extends Figure {
  subject: string
  measure: string
}

export const newReport = (products: number): Report => ({ products, scenarios: [], pages: [], figures: [], failures: [] })

/** Puts what was measured of a subject into the report, with its budgets; answers both. */
export function judge(
  report: Report,
  subject: string,
  values: Record<string, number | undefined>,
  budgets: Budgets,
): Record<string, Figure> {
  const figures = figuresOf(subject, values, budgets)
  for (const [measure, figure] of Object.entries(figures)) report.figures.push({ subject, measure, ...figure })
  return figures
}

/** What must not be: figures over their budget, requests that failed, pages that were cached though they should not. One line each. */
export function complaints({ figures, scenarios, failures }: Report): string[] {
  const over = figures
    .filter(isOver)
    .map(({ subject, measure, value, budget }) => `${subject}: ${measure} is ${round(value)}, over ${budget}`)
  const failed = scenarios
    .filter(({ errors }) => errors > 0)
    .map(({ name, errors, firstError }) => `${name}: ${errors} failed, the first with ${firstError}`)
  return [...over, ...failed, ...failures, ...cached(scenarios)]
}

/** An uncached page that costs about as little as the cached one was cached: then its figure is not what it says. */
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

/** What to keep in mind when reading the figures. */
export function remarks({ scenarios }: Report): string[] {
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

/** Like "1302b47"; with "-dirty" where files have changed since, undefined where there is no git. */
function commitNow(): string | undefined {
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty', '--exclude', '*'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : undefined
}

const round = (value: number) => Math.round(value * 1000) / 1000
