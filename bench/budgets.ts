import { readFileSync } from 'node:fs'

/** By what is measured, then by measure: `budgets['product-list'].cpuMs`. */
export type Budgets = Record<string, Record<string, number>>

/** A figure, and what it may be at most where it has a budget. */
export interface Figure {
  value: number
  budget?: number | undefined
}

export const readBudgets = (): Budgets => JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8')) as Budgets

/** Of one page: its own budgets where it has some, else those of all pages. */
export const pageBudgets = (path: string, budgets: Budgets): Budgets => ({ [path]: { ...budgets['pages'], ...budgets[path] } })

/** How many bytes of JavaScript (gzip) a page may load. */
export const scriptsBudget = (path: string): number => pageBudgets(path, readBudgets())[path]?.['jsGzipBytes'] ?? 0

/** The budget itself is still within it. What could not be measured is not over. */
export const isOver = ({ value, budget }: Figure): boolean => budget !== undefined && value > budget

/** What a machine's speed decides about. */
const ofTime = new Set(['cpuMs', 'coldMs', 'p99Ms'])

/**
 * Measures of one subject with their budgets; undefined ones are left out. On a machine that takes `slowness` times as long for the same work, budgets of time are as
 * many times larger; on a faster one they stay as they are.
 */
export function figuresOf(
  subject: string,
  values: Record<string, number | undefined>,
  budgets: Budgets,
  slowness = 1,
): Record<string, Figure> {
  const budgetOf = (measure: string) => {
    const budget = budgets[subject]?.[measure]
    return budget !== undefined && ofTime.has(measure) ? budget * Math.max(1, slowness) : budget
  }
  const measured = Object.entries(values).filter((entry): entry is [string, number] => entry[1] !== undefined)
  return Object.fromEntries(measured.map(([measure, value]) => [measure, { value, budget: budgetOf(measure) }]))
}
