import { isReadable } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import type { LineError } from './file-product.ts'
import type { Row } from './table.ts'
import { amountOf, notANumber } from './values.ts'

/** The names that files use for a column; ours comes first. */
export type ColumnNames = readonly [string, ...string[]]

/** Reads the cells of a line and collects their errors. */
export class LineCells {
  readonly line: number
  readonly errors: LineError[] = []
  readonly #row: Row

  constructor(row: Row) {
    this.#row = row
    this.line = row.line
  }

  has(names: ColumnNames): boolean {
    return names.some((name) => this.#row.has(name))
  }

  /** The cell on one line; empty if the file has no such column. Text above the maximum length is an error, and is cut. */
  text(names: ColumnNames, max: number = limits.imports.cell): string {
    return this.#readable(names, this.#row.text(this.#nameOf(names)), max)
  }

  /** Like `text`, but keeps line breaks. */
  multiline(names: ColumnNames, max: number = limits.imports.cell): string {
    return this.#readable(names, this.#row.multiline(this.#nameOf(names)), max)
  }

  #readable(names: ColumnNames, text: string, max: number): string {
    if (!isReadable(text)) this.#wrongOnce(names, "has characters that can't be read")
    if (text.length <= max) return text
    this.#wrongOnce(names, `is longer than ${max} characters`)
    return text.slice(0, limits.imports.shown)
  }

  /** Adds an error once, as cells may be read several times. */
  #wrongOnce(names: ColumnNames, message: string): void {
    const column = this.#nameOf(names)
    if (!this.errors.some((error) => error.column === column && error.message === message)) this.wrong(names, message)
  }

  /** Like `text`, but an empty cell is an error. */
  needed(names: ColumnNames): string {
    const text = this.text(names)
    if (text === '') this.wrong(names, 'is missing')
    return text
  }

  /** A whole number, which may be negative; undefined if the cell is empty. */
  whole(names: ColumnNames, { min, max }: { min: number; max: number }): number | undefined {
    const text = this.text(names)
    if (text === '') return undefined
    const number = /^[+-]?\d{1,10}(\.0+)?$/.test(text) ? Number(text) : Number.NaN
    if (number >= min && number <= max) return number
    this.wrong(names, `is not a whole number from ${min} to ${max}`)
    return undefined
  }

  /** Money in minor units; null if the cell is empty, undefined if the file has no such column. */
  money(names: ColumnNames): number | null | undefined {
    if (!this.has(names)) return undefined
    const text = this.text(names)
    const amount = text === '' ? null : amountOf(text)
    if (amount === undefined) this.wrong(names, notANumber(text))
    return amount
  }

  wrong(names: ColumnNames, message: string): void {
    this.errors.push({ line: this.line, column: this.#nameOf(names), message })
  }

  #nameOf(names: ColumnNames): string {
    return names.find((name) => this.#row.has(name)) ?? names[0]
  }
}
