import { oneLine } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import type { LineError } from './file-product.ts'
import { type FileRecord, readRecords } from './records.ts'

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
  /** Lines that were left out, as they can't be read. */
  errors: LineError[]
}

/** What a file has: its first line, the lines below it, and the lines that can't be read. */
export interface RawTable {
  columns: string[]
  lines: FileRecord[]
  errors: LineError[]
}

/** Reads a file whose first line has the column names. Fails if it isn't one, or is larger than imports take. */
export function readRaw(file: string): RawTable | { error: LineError } {
  const read = readRecords(file)
  if (!read) return { error: { line: 1, column: '', message: 'This is not a line of comma-separated values' } }
  const [head, ...lines] = read.records
  const columns = head?.cells.map((name) => name.trim()) ?? []
  if (columns.length > limits.imports.columnsMax)
    return { error: { line: 1, column: '', message: `has ${columns.length} columns; one file may have ${limits.imports.columnsMax}` } }
  const long = read.records.find(({ cells }) => cells.some((cell) => cell.length > limits.imports.productCell))
  if (long) return { error: { line: long.line, column: '', message: `has a cell of more than ${limits.imports.productCell} characters` } }
  return { columns, lines: lines.map(({ line, cells }) => ({ line, cells: unguarded(cells) })), errors: read.errors }
}

/** The error of a first line that names two columns alike, which is ambiguous. */
export function sameNamed({ columns }: Pick<RawTable, 'columns'>): LineError | undefined {
  const names = columns.map((name) => name.toLowerCase())
  const twice = columns.find((name, at) => name !== '' && names.indexOf(name.toLowerCase()) < at)
  return twice === undefined
    ? undefined
    : { line: 1, column: twice.slice(0, 100), message: 'is there twice: leave one of these columns out' }
}

/** A table whose columns are called by `names` instead of those of the file; columns without a name can't be read. */
export function tableOf({ columns, lines, errors }: RawTable, names: readonly (string | null)[] = columns): Table {
  const read = new Uint8Array(columns.length)
  const places = new Map(names.flatMap((name, at) => (name === null ? [] : [[name.toLowerCase(), at] as const])))
  return { columns, read, errors, rows: lines.map(({ line, cells }) => new Row(line, cells, places, read)) }
}

/** Reads a table by the column names in its first line. A duplicate name is refused. */
export function readTable(file: string): Table | { error: LineError } {
  const raw = readRaw(file)
  if ('error' in raw) return raw
  const error = sameNamed(raw)
  return error ? { error } : tableOf(raw)
}

/** The columns that nothing has read, once the rows are processed; none for a file without rows. */
export const unreadColumns = ({ columns, rows, read }: Table): string[] =>
  rows.length === 0 ? [] : columns.filter((name, at) => name !== '' && read[at] === 0).map((name) => name.slice(0, limits.imports.shown))

/** Removes the apostrophe that exports put before text that spreadsheets would take for a formula. */
const unguarded = (cells: string[]): string[] => cells.map((cell) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell))
