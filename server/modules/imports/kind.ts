import type { Locale } from '#contract/locales.ts'
import type { Refusal } from '#contract/refusal.ts'
import type { Database } from '#server/db/pool.ts'
import type { Tx } from '#server/db/statement.ts'
import type { LineError } from './formats/file-product.ts'
import type { Checked, ImportRow, OpenRow, ReadRow, Result } from './queries.ts'
import type { DoneRow } from './undo-queries.ts'

/** The shop's settings that imports need, few enough to pass to another process. */
export interface ImportSettings {
  origin: string
  /** The first locale is the shop's default. */
  locales: readonly [Locale, ...Locale[]]
  shop: { name: string; currency: { name: string } }
}

/** The import with everything needed to work on it. */
export interface ImportWork {
  database: Database
  config: ImportSettings
  row: ImportRow
  now: Date
}

/** Tells for rows of a file what a run would do with them. Called with one batch after the other, as batches may depend on earlier ones. */
export interface Checker<T> {
  check(rows: ReadRow<T>[]): Promise<Checked[]>
  /** Brands and categories that a run would create. */
  news?(): { brands: string[]; categories: string[] }
}

/** The user who imports, and the reason to store with changes that need one. */
export interface RunContext extends ImportWork {
  userId: string
  reason: string
}

/** Writes the rows of a file. */
export interface RowRunner<T> {
  /** Groups rows into transactions: a group is written as a whole, or, if it's refused, each half separately. */
  parts(rows: OpenRow<T>[]): OpenRow<T>[][]
  write(tx: Tx, rows: OpenRow<T>[], now: Date): Promise<Result[]>
  /** Runs every few batches, to clean up what many changed rows leave behind. */
  tidy?(): Promise<void>
  /** Runs after the last row, and again if it was interrupted. */
  finish?(): Promise<void>
  /** A refusal's messages as errors on the file's lines. */
  errorsOf(refusal: Refusal, row: OpenRow<T>): LineError[]
}

export interface SaveBatch {
  userId: string
  now: Date
}

/** The result of undoing a row: null if it's undone completely, else why it's left as it is or why it went no further than the trash. */
export type UndoOutcome = null | string | { trashed: string }

/** A kind of file: everything that differs between stock, customers and so on. */
export interface Kind<T extends object> {
  checker(work: ImportWork): Promise<Checker<T>>
  runner(running: RunContext): Promise<RowRunner<T>>
  /** Undoes rows in one transaction, all or none. */
  undo(tx: Tx, done: DoneRow[], saving: SaveBatch): Promise<UndoOutcome[]>
}

export const changedSince = 'was changed since'
/** The reason in the stock ledger. */
export const undoReason = 'An import was undone'

export const failed = ({ position }: { position: number }, errors: LineError[]): Result => ({
  position,
  result: 'failed',
  target_id: null,
  before: null,
  version: null,
  errors,
})

/** All messages of a refusal as errors on one line. */
export const sentencesOf = ({ errors, message }: Refusal, line: number): LineError[] => {
  const problems = [...new Set(Object.values(errors ?? {}).flat())]
  return (problems.length > 0 ? problems : [message]).map((one) => ({ line, column: '', message: one }))
}
