import { CsvError, parse } from 'csv-parse/sync'
import { oneLine } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { separatorOf } from '#server/http/separator.ts'
import type { LineError } from './file-product.ts'

/** A line of a file, read by column name. */
export class Row {
  readonly line: number
  readonly #cells: string[]
  readonly #columns: Map<string, number>
  readonly #read: Uint8Array

  constructor(line: number, cells: string[], columns: Map<string, number>, read: Uint8Array) {
    this.line = line
    this.#cells = cells
    this.#columns = columns
    this.#read = read
  }

  has(column: string): boolean {
    return this.#columns.has(column.toLowerCase())
  }

  /** The cell on one line, as single-line fields of the contract require; empty if the file has no such column. */
  text(column: string): string {
    return oneLine(this.multiline(column))
  }

  /** Trimmed, with its line breaks. */
  multiline(column: string): string {
    const at = this.#columns.get(column.toLowerCase())
    if (at !== undefined) this.#read[at] = 1
    return at === undefined ? '' : (this.#cells[at] ?? '').trim()
  }

  /** The cell's text, or undefined if the file has no such column. */
  optional(column: string, kind: 'text' | 'multiline' = 'text'): string | undefined {
    return this.has(column) ? this[kind](column) : undefined
  }
}

export interface Table {
  columns: string[]
  rows: Row[]
  /** Whether a column has been read, by its index. */
  read: Uint8Array
}

/**
 * Reads a table whose first line has the column names: comma-separated values (RFC 4180; with or without a byte order mark, with quotes and
 * line breaks in cells), or values separated by semicolons or tabs, as spreadsheets write them in many countries. A duplicate column name
 * is refused, as it's ambiguous.
 */
export function readTable(file: string): Table | { error: LineError } {
  try {
    const delimiter = separatorOf(file)
    const options = { bom: true, relax_column_count: true, skip_empty_lines: true, info: true, delimiter } as const
    const records = parse(file, options) as unknown as { record: string[]; info: { lines: number } }[]
    const [head, ...body] = records
    const columns = head?.record.map((name) => name.trim()) ?? []
    if (columns.length > limits.imports.columnsMax)
      return { error: { line: 1, column: '', message: `has ${columns.length} columns; one file may have ${limits.imports.columnsMax}` } }
    const names = columns.map((name) => name.toLowerCase())
    const twice = columns.find((name, at) => name !== '' && names.indexOf(name.toLowerCase()) < at)
    if (twice !== undefined)
      return { error: { line: 1, column: twice.slice(0, 100), message: 'is there twice: leave one of these columns out' } }
    const long = records.find(({ record }) => record.some((cell) => cell.length > limits.imports.productCell))
    if (long)
      return { error: { line: long.info.lines, column: '', message: `has a cell of more than ${limits.imports.productCell} characters` } }
    const read = new Uint8Array(columns.length)
    const places = new Map(names.map((name, at) => [name, at]))
    // The parser knows the line on which a record ends; the next record begins on the line after.
    const starts = [1, ...records.map(({ info }) => info.lines + 1)]
    return { columns, read, rows: body.map(({ record }, n) => new Row(starts[n + 1]!, unguarded(record), places, read)) }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { error: { line: Number(error['lines'] ?? 1), column: '', message: 'This is not a line of comma-separated values' } }
  }
}

/** The columns that nothing has read, once the rows are processed; none for a file without rows. */
export const unreadColumns = ({ columns, rows, read }: Table): string[] =>
  rows.length === 0 ? [] : columns.filter((name, at) => name !== '' && read[at] === 0).map((name) => name.slice(0, limits.imports.shown))

/** Removes the apostrophe that exports put before text that spreadsheets would take for a formula. */
const unguarded = (cells: string[]): string[] => cells.map((cell) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell))
