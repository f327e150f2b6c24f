import type { Locale } from '#contract/locales.ts'
import type { Refusal } from '#contract/refusal.ts'
import type { Database } from '#server/db/pool.ts'
import type { Tx } from '#server/db/statement.ts'
import type { LineError } from './formats/file-product.ts'
import type { Checked, ImportRow, OpenRow, ReadRow, Result } from './queries.ts'
import type { DoneRow } from './undo-queries.ts'

/** What imports need of the shop's settings: so little that another process can be told it. */
export interface ImportSettings {
  origin: string
  /** The first one is the shop's own. */
  locales: readonly [Locale, ...Locale[]]
  shop: { name: string; currency: { name: string } }
}

/** What is worked on, and with what. */
export interface Work {
  database: Database
  config: ImportSettings
  row: ImportRow
  now: Date
}

/** Says of a file's rows what a run would do with each; asked for one batch after the other, as what is in one may be in another. */
export interface Checker<T> {
  check(rows: ReadRow<T>[]): Promise<Checked[]>
  /** What a run creates besides. */
  news?(): { brands: string[]; categories: string[] }
}

/** Who imports, and what is problems of it where a reason is stored. */
export interface Running extends Work {
  userId: string
  reason: string
}

/** Writes rows. */
export interface Runner<T> {
  /** Which of them are written in one transaction: all or none, and then each half in its own. */
  parts(rows: OpenRow<T>[]): OpenRow<T>[][]
  write(tx: Tx, rows: OpenRow<T>[], now: Date): Promise<Result[]>
  /** What is done now and then, where many rows leave something behind. */
  tidy?(): Promise<void>
  /** What a refusal says, at the file's lines. */
  errorsOf(refusal: Refusal, row: OpenRow<T>): LineError[]
}

export interface Saving {
  userId: string
  now: Date
}

/** What undoing made of a row: null where nothing is left of it, why it's left as it is, or why it went into the trash and no further. */
export type Outcome = null | string | { trashed: string }

/** A kind of file: everything that differs between stock, customers and the others. */
export interface Kind<T extends object> {
  checker(work: Work): Promise<Checker<T>>
  runner(running: Running): Promise<Runner<T>>
  /** Undoes rows in one transaction, all or none. */
  undo(tx: Tx, done: DoneRow[], saving: Saving): Promise<Outcome[]>
}

export const changedSince = 'was changed since'
/** What the ledger of stock says. */
export const undoReason = 'An import was undone'

export const failed = ({ position }: { position: number }, errors: LineError[]): Result => ({
  position,
  result: 'failed',
  target_id: null,
  before: null,
  version: null,
  errors,
})

/** All of a refusal's sentences at one line. */
export const sentencesOf = ({ errors, message }: Refusal, line: number): LineError[] => {
  const problems = [...new Set(Object.values(errors ?? {}).flat())]
  return (problems.length > 0 ? problems : [message]).map((one) => ({ line, column: '', message: one }))
}
