import { CsvError, parse } from 'csv-parse/sync'
import { separatorOf } from '#server/http/separator.ts'
import type { LineError } from './file-product.ts'

/** A line of a file, which spans several if its cells have line breaks. */
export interface FileRecord {
  /** The line of the file on which it begins. */
  line: number
  cells: string[]
}

/** The records of a file, including its first line, and the lines that were skipped because their quotation marks don't match. */
interface Records {
  records: FileRecord[]
  errors: LineError[]
}

export const badQuote = 'is left out: one of its quotation marks has no counterpart, so nobody can tell where its cells end'
/**
 * The limit of failed parsing, as a multiple of the file's length: that a quotation mark is never closed is only noticed at the end of the
 * file.
 */
const parsesMax = 20
const newline = 0x0a
const carriageReturn = 0x0d

/**
 * Reads comma-separated values (RFC 4180; with or without a byte order mark, with quotes and line breaks in cells), or values separated by
 * semicolons or tabs, as spreadsheets write them in many countries. A quotation mark within a cell (5" pipe) is taken literally if the
 * record then has as many cells as the first line; otherwise its line is skipped with an error. Undefined if the first line or too many
 * others can't be read.
 */
export function readRecords(file: string): Records | undefined {
  return new Reading(file).records()
}

class Reading {
  readonly #bytes: Buffer
  readonly #options: { relax_column_count: true; skip_empty_lines: true; delimiter: string }
  readonly #records: FileRecord[] = []
  readonly #errors: LineError[] = []
  /** Where the next parse starts. */
  #at = 0
  #line = 1
  #workLeft: number
  /** Why the last parse stopped. */
  #failure = ''
  /** Whether a line was skipped and no complete record was read since: the following lines may belong to the skipped one. */
  #isAstray = false

  constructor(file: string) {
    this.#bytes = Buffer.from(file.replace(/^\uFEFF/, ''))
    this.#options = { relax_column_count: true, skip_empty_lines: true, delimiter: separatorOf(file) }
    this.#workLeft = this.#bytes.length * parsesMax
  }

  records(): Records | undefined {
    while (this.#at < this.#bytes.length) {
      if (this.#parseOn()) break
      if (this.#workLeft < 0 || !this.#readBrokenLine()) return undefined
    }
    return { records: this.#records, errors: this.#errors }
  }

  /** Parses from where the last parse ended; false if it stopped before a record that can't be read. */
  #parseOn(): boolean {
    const [from, lines] = [this.#at, this.#line - 1]
    try {
      parse(this.#bytes.subarray(from), {
        ...this.#options,
        on_record: (cells: string[], { lines: end, bytes }) => {
          this.#add({ line: this.#line, cells })
          // The parser knows the line on which a record ends; the next one begins on the line after.
          this.#line = lines + end + 1
          this.#at = from + bytes
          return null
        },
      })
      return true
    } catch (error) {
      if (!(error instanceof CsvError)) throw error
      this.#failure = error.code
      if (error.code === 'CSV_QUOTE_NOT_CLOSED') this.#workLeft -= this.#bytes.length - this.#at
      return false
    }
  }

  #add(record: FileRecord): void {
    const isComplete = record.cells.length === this.#records[0]?.cells.length
    if (isComplete) this.#isAstray = false
    if (this.#isAstray) this.#skip(record.line)
    else this.#records.push(record)
  }

  #skip(line: number): void {
    this.#errors.push({ line, column: '', message: badQuote })
    this.#isAstray = true
  }

  /**
   * Reads the next record or line with the quotation marks within its cells taken literally, or skips the line. False if it's the first of
   * the file.
   */
  #readBrokenLine(): boolean {
    while (this.#at < this.#bytes.length && isLineBreak(this.#bytes[this.#at]!)) {
      if (this.#bytes[this.#at] === newline) this.#line += 1
      this.#at += 1
    }
    const found = this.#bytes.indexOf(newline, this.#at)
    const end = found < 0 ? this.#bytes.length : found + 1
    const isFirst = this.#records.length === 0
    const read = this.#lenient(this.#bytes.subarray(this.#at, end), isFirst) ?? (isFirst ? undefined : this.#severalLines())
    if (isFirst && !read) return false
    if (read) this.#add({ line: this.#line, cells: read.cells })
    else this.#skip(this.#line)
    this.#at += read?.bytes ?? end - this.#at
    this.#line += read?.lines ?? 1
    return true
  }

  /**
   * The next record, if its cells with line breaks are quoted correctly and the stray marks are in other cells. A cell that begins with a
   * mark and continues after the closing one may have swallowed other records.
   */
  #severalLines(): LenientRecord | undefined {
    if (this.#failure !== 'INVALID_OPENING_QUOTE') return undefined
    const read = this.#lenient(this.#bytes.subarray(this.#at), false)
    return read?.cells.some((cell) => cell.startsWith('"')) ? undefined : read
  }

  /** The first record of a part of the file; undefined if it can't be read, or has a different number of cells than the first line. */
  #lenient(part: Buffer, isFirst: boolean): LenientRecord | undefined {
    const found: LenientRecord[] = []
    try {
      parse(part, {
        ...this.#options,
        relax_quotes: true,
        to: 1,
        on_record: (cells: string[], { lines, bytes }) => {
          found.push({ cells: cells.map(withoutOuterQuotes), lines, bytes })
          return null
        },
      })
    } catch (error) {
      if (!(error instanceof CsvError)) throw error
    }
    // A refused record may span the rest of the file, and every following line may begin another one like it, so the work is limited.
    this.#workLeft -= found[0]?.bytes ?? part.length
    return found.find(({ cells }) => isFirst || cells.length === this.#records[0]?.cells.length)
  }
}

interface LenientRecord {
  cells: string[]
  /** How many lines it has, and how many bytes. */
  lines: number
  bytes: number
}

const isLineBreak = (byte: number): boolean => byte === newline || byte === carriageReturn

/** "12" bar" was meant to be a quoted cell. */
const withoutOuterQuotes = (cell: string): string => (/^".+"$/s.test(cell) ? cell.slice(1, -1) : cell)
