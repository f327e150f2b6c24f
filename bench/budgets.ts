import { readFileSync } from 'node:fs'

/** Budgets by subject, then by measure: `budgets['product-list'].cpuMs`. */
export type Budgets = Record<string, Record<string, number>>

/** A figure, and its upper bound if it has a budget. */
export interface Figure {
  value: number
  budget?: number | undefined
}

export const readBudgets = (): Budgets => JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8')) as Budgets

/** A page's own budgets if it has some, else those of all pages. */
export const pageBudgets = (path: string, budgets: Budgets): Budgets => ({ [path]: { ...budgets['pages'], ...budgets[path] } })

/** How many bytes of scripts or styles (gzip) a page may load. */
export const pageBudget = (path: string, measure: 'jsGzipBytes' | 'cssGzipBytes'): number =>
  pageBudgets(path, readBudgets())[path]?.[measure] ?? 0

/** A value equal to the budget is within it. A value that couldn't be measured isn't over. */
export const isOver = ({ value, budget }: Figure): boolean => budget !== undefined && value > budget

/** Measures of one subject with their budgets; undefined ones are left out. */
export function figuresOf(subject: string, values: Record<string, number | undefined>, budgets: Budgets): Record<string, Figure> {
  const measured = Object.entries(values).filter((entry): entry is [string, number] => entry[1] !== undefined)
  return Object.fromEntries(measured.map(([measure, value]) => [measure, { value, budget: budgets[subject]?.[measure] }]))
}
