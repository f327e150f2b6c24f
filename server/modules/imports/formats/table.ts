import { CsvError, parse } from 'csv-parse/sync'
import type { LineError } from './file-product.ts'

/** A line of a file by the names of its columns. */
export class Row {
  readonly line: number
  readonly #cells: string[]
  readonly #columns: Map<string, number>

  constructor(line: number, cells: string[], columns: Map<string, number>) {
    this.line = line
    this.#cells = cells
    this.#columns = columns
  }

  has(column: string): boolean {
    return this.#columns.has(column.toLowerCase())
  }

  /** Trimmed; empty where the file has no such column. */
  text(column: string): string {
    const at = this.#columns.get(column.toLowerCase())
    return at === undefined ? '' : (this.#cells[at] ?? '').trim()
  }

  /** What it says, or undefined where the file has no such column. */
  optional(column: string): string | undefined {
    return this.has(column) ? this.text(column) : undefined
  }
}

export interface Table {
  columns: string[]
  rows: Row[]
}

/** Reads comma-separated values with a line of names on top (RFC 4180; a byte order mark, quotes and line breaks in cells are fine). */
export function readTable(file: string): Table | { error: LineError } {
  try {
    const options = { bom: true, relax_column_count: true, skip_empty_lines: true, info: true } as const
    const records = parse(file, options) as unknown as { record: string[]; info: { lines: number } }[]
    const [head, ...body] = records
    const columns = head?.record.map((name) => name.trim()) ?? []
    const places = new Map(columns.map((name, at) => [name.toLowerCase(), at]))
    // A record is known by the line it ends on; it began right after the one before.
    const starts = [1, ...records.map(({ info }) => info.lines + 1)]
    return { columns, rows: body.map(({ record }, n) => new Row(starts[n + 1]!, unguarded(record), places)) }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { error: { line: Number(error['lines'] ?? 1), column: '', message: 'is not a line of comma-separated values' } }
  }
}

/** Exports put an apostrophe before what programs for tables would take for a formula. */
const unguarded = (cells: string[]): string[] => cells.map((cell) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell))
