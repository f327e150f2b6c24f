import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { withoutApostrophe } from '#server/http/csv.ts'
import { separatorOf } from '#server/http/separator.ts'
import { bytesOf } from './slices.ts'

/** A line of a file, by lower-case column name. */
export interface FileRow {
  line: number
  /** The trimmed value; empty if the file has no such column. */
  text: (column: string) => string
  has: (column: string) => boolean
}
export interface FileTable {
  has: FileRow['has']
  rows: FileRow[]
}
interface FileRecord {
  record: string[]
  info: { lines: number }
}

/** The rows of a table below its header. Fails with INVALID_FILE_TYPE if it isn't a table or is too long. */
export async function readTable(file: string): Promise<FileTable> {
  const [head, ...body] = await recordsOf(file)
  const columns = new Map(head?.record.map((name, at) => [name.trim().toLowerCase(), at]))
  const has = (column: string): boolean => columns.has(column)
  const rows = body.map(({ record, info }) => ({
    line: info.lines,
    text: (column: string) => withoutApostrophe((record[columns.get(column) ?? -1] ?? '').trim()).slice(0, limits.workoutFile.cell),
    has,
  }))
  return { has, rows }
}

async function recordsOf(file: string): Promise<FileRecord[]> {
  const options = { bom: true, relax_column_count: true, skip_empty_lines: true, info: true, delimiter: separatorOf(file) } as const
  const source = Readable.from(bytesOf(file))
  const records: FileRecord[] = []
  try {
    for await (const record of source.pipe(parse({ ...options, to: limits.workoutFile.lines + 2 }))) records.push(record as FileRecord)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw refuse('INVALID_FILE_TYPE', { file: [`line ${Number(error['lines'] ?? 1)} is no line of comma-separated values`] })
  } finally {
    source.destroy()
  }
  if (records.length <= limits.workoutFile.lines + 1) return records
  throw refuse('INVALID_FILE_TYPE', { file: [`has more than ${limits.workoutFile.lines} lines: send it in parts`] })
}
