import { siteLimits } from '#contract/site/limits.ts'
import type { SizeGuideDocument } from '#contract/site/size-guide.ts'

export type Table = Pick<SizeGuideDocument, 'columns' | 'rows'>
export type ColumnKind = SizeGuideDocument['columns'][number]['column']

/** The position of a cell. */
export interface Cell {
  row: number
  column: number
}

/** The rows of a table copied from a spreadsheet; null if the text is a single cell. */
export function pastedRows(text: string): string[][] | null {
  const trimmed = text.trimEnd()
  if (!/[\t\n]/.test(trimmed)) return null
  return trimmed.split(/\r?\n/).map((line) => line.split('\t').map((cell) => cell.trim()))
}

/** The table with cells replaced from a position on. Rows are added if needed; cells beyond the last column are dropped. */
export function withCells({ columns, rows }: Table, { row, column }: Cell, cells: string[][]): string[][] {
  const count = Math.min(siteLimits.sizeRows, Math.max(rows.length, row + cells.length))
  const cellAt = (at: number, index: number) => cells[at - row]?.[index - column] ?? rows[at]?.[index] ?? ''
  return Array.from({ length: count }, (_, at) => columns.map((__, index) => cellAt(at, index).slice(0, siteLimits.sizeCell)))
}

export const withColumnKind = ({ columns }: Table, at: number, column: ColumnKind): Table['columns'] =>
  columns.map((one, index) => (index === at ? { ...one, column } : one))

export const withNewColumn = ({ columns, rows }: Table): Table => ({
  columns: [...columns, { column: 'other', label: {} }],
  rows: rows.map((row) => [...row, '']),
})

export const withoutColumn = ({ columns, rows }: Table, at: number): Table => ({
  columns: columns.toSpliced(at, 1),
  rows: rows.map((row) => row.toSpliced(at, 1)),
})

export const withNewRow = ({ columns, rows }: Table): string[][] => [...rows, columns.map(() => '')]

export const withoutRow = ({ rows }: Table, at: number): string[][] => rows.toSpliced(at, 1)
