import type { Figure } from '../budgets.ts'
import { valueAndBudget, kB, openTable } from '../print/table.ts'

const seconds = (ms: number) => (ms / 1000).toFixed(2)
const whole = (value: number) => value.toFixed(0)

/** One row per page. Points are shown as the number missing to 100. */
export function openLighthouseTable(runs: number): (path: string, figures: Record<string, Figure>) => void {
  const row = openTable([
    [`Lighthouse on a phone, median of ${runs}`, 34],
    ['points lost', 12],
    ['a11y', 7],
    ['practices', 9],
    ['SEO', 7],
    ['LCP s', 13],
    ['FCP s', 6],
    ['TBT ms', 10],
    ['shift', 14],
    ['sent', 10],
    ['machine', 7],
  ])
  return (path, figures) =>
    row([
      { text: path },
      valueAndBudget(figures['performanceLost'], whole),
      valueAndBudget(figures['accessibilityLost'], whole),
      valueAndBudget(figures['practicesLost'], whole),
      valueAndBudget(figures['seoLost'], whole),
      valueAndBudget(figures['lcpMs'], seconds),
      valueAndBudget(figures['fcpMs'], seconds),
      valueAndBudget(figures['tbtMs'], whole),
      valueAndBudget(figures['shift'], (value) => value.toFixed(3)),
      valueAndBudget(figures['bytes'], kB),
      valueAndBudget(figures['benchmarkIndex'], whole),
    ])
}
