import { styleText } from 'node:util'
import { type Figure, isOver } from '../budgets.ts'

export interface Cell {
  text: string
  over?: boolean
}
type Column = [heading: string, width: number]

/** Prints the headings and returns a function that prints a row: the first column is left-aligned, values over budget are red. */
export function openTable(columns: Column[]): (cells: Cell[]) => void {
  const pad = (text: string, index: number) => (index === 0 ? text.padEnd(columns[0]?.[1] ?? 0) : text.padStart(columns[index]?.[1] ?? 0))
  console.log(`\n${styled('dim', columns.map(([heading], index) => pad(heading, index)).join('  '))}`)
  return (cells) =>
    console.log(cells.map(({ text, over }, index) => (over ? styled('red', pad(text, index)) : pad(text, index))).join('  '))
}

export const styled = (format: 'dim' | 'red' | 'green', text: string): string => styleText(format, text, { stream: process.stdout })

/** "0.31 of 0.60"; a dash if nothing was measured. */
export function valueAndBudget(figure: Figure | undefined, show: (value: number) => string): Cell {
  if (figure === undefined) return { text: '-' }
  const { value, budget } = figure
  return { text: budget === undefined ? show(value) : `${show(value)} of ${show(budget)}`, over: isOver(figure) }
}

/** Three significant digits: 182, 18.2, 1.82, 0.182. */
export const threeDigits = (value: number): string => value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3)
export const kB = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`
