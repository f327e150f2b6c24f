import { CsvError, parse } from 'csv-parse/sync'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { separatorOf } from '#server/http/separator.ts'

/** A line of a file by the names of its columns, in lower case. */
export interface FileRow {
  line: number
  /** Trimmed; empty where the file has no such column. */
  text: (column: string) => string
  has: (column: string) => boolean
}

/** The lines of a table below its names. Fails with INVALID_FILE_TYPE where it's none, or too long. */
export function readRows(file: string): FileRow[] {
  try {
    const options = { bom: true, relax_column_count: true, skip_empty_lines: true, info: true, delimiter: separatorOf(file) } as const
    const records = parse(file, { ...options, to: limits.workoutFile.lines + 2 }) as unknown as {
      record: string[]
      info: { lines: number }
    }[]
    if (records.length > limits.workoutFile.lines + 1)
      throw refuse('INVALID_FILE_TYPE', { file: [`has more than ${limits.workoutFile.lines} lines: send it in parts`] })
    const [head, ...body] = records
    const columns = new Map(head?.record.map((name, at) => [name.trim().toLowerCase(), at]))
    return body.map(({ record, info }) => ({
      line: info.lines,
      // Exports put an apostrophe before what programs for tables would take for a formula.
      text: (column) =>
        (record[columns.get(column) ?? -1] ?? '')
          .trim()
          .replace(/^'(?=[=+\-@])/, '')
          .slice(0, limits.workoutFile.cell),
      has: (column) => columns.has(column),
    }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw refuse('INVALID_FILE_TYPE', { file: [`line ${Number(error['lines'] ?? 1)} is no line of comma-separated values`] })
  }
}
