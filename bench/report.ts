import { writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { type Figure, isOver } from './budgets.ts'
import { figuresOfResult, type Result } from './measure.ts'
import type { Weight } from './pages/weigh.ts'
import type { Start } from './start.ts'

/** All that was found; `--json` writes it. */
export interface Report {
  scenarios: Result[]
  start?: Start
  pages: Weight[]
  judged: Judged[]
  failures: string[]
  /** What the app holds after all that, in megabytes. */
  loadedMb?: number | undefined
}
interface Judged {
  subject: string
  measure: string
  figure: Figure
}

export const newReport = (): Report => ({ scenarios: [], pages: [], judged: [], failures: [] })

/** Puts figures with their budgets into the report. */
export function judge(report: Report, subject: string, figures: Record<string, Figure>): void {
  for (const [measure, figure] of Object.entries(figures)) report.judged.push({ subject, measure, figure })
}

/** What must not be: figures over their budget, requests that failed, pages that were kept though they should not. One line each. */
export function complaints({ judged, scenarios, failures }: Report): string[] {
  const over = judged
    .filter(({ figure }) => isOver(figure))
    .map(({ subject, measure, figure }) => `${subject}: ${measure} is ${round(figure.value)}, over ${figure.budget}`)
  const failed = scenarios
    .filter(({ errors }) => errors > 0)
    .map(({ name, errors, firstError }) => `${name}: ${errors} failed, the first with ${firstError}`)
  return [...over, ...failed, ...failures, ...kept(scenarios)]
}

/** An uncached page that costs about as little as the cached one was cached: then its figure is not what it says. */
function kept(scenarios: Result[]): string[] {
  const costOf = (name: string) => figuresOfResult(scenarios.find((one) => one.name === name)).cpuMs
  return ['category-page', 'product-page'].flatMap((page) => {
    const [cold, warm] = [costOf(`${page}-uncached`), costOf(`${page}-cached`)]
    return cold !== undefined && warm !== undefined && cold < 2 * warm
      ? [`${page}-uncached: costs as little as the cached one, so it was kept`]
      : []
  })
}

const otherShareWorthTelling = 0.1

/** What to keep in mind when reading the figures. */
export function remarks({ scenarios, loadedMb }: Report): string[] {
  const others = Math.max(0, ...scenarios.map(({ cpu }) => cpu?.others ?? 0))
  return [
    ...(loadedMb === undefined ? [] : [`After the load the app holds ${loadedMb.toFixed(0)} MB.`]),
    ...(others < otherShareWorthTelling
      ? []
      : [`Other processes took up to ${others.toFixed(1)} cores meanwhile: the figures are noisier than usual.`]),
  ]
}

export function writeJson(file: string, report: Report): void {
  const machine = {
    cpu: cpus()[0]?.model.trim(),
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
  }
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), machine, ...report }, null, 2)}\n`)
}

const round = (value: number) => Math.round(value * 1000) / 1000
