import { isRefusal } from '#contract/refusal.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Database } from '#server/db/pool.ts'
import type { Tx } from '#server/db/statement.ts'
import { creatorErased } from './failure.ts'
import { type Kind, type UndoOutcome, sentencesOf } from './kind.ts'
import { kinds } from './kinds.ts'
import * as queries from './queries.ts'
import { undoNames } from './undo-names.ts'
import { type DoneRow, doneRows, saveUndone, type Undone } from './undo-queries.ts'

/** The number of rows per transaction. */
const batch = 20

/** Undoes an import, last row first, in batches. Rows that were changed since are left as they are, with the reason. */
export async function undoImport(database: Database, id: string, clock: () => Date, stopping?: AbortSignal): Promise<void> {
  const { db } = database
  const row = await queries.readImport.one(db, { id })
  if (row?.state !== 'undoing') return
  if (row.user_id === null) throw creatorErased()
  const undoing = { database, id, kind: kinds[row.kind], userId: row.user_id, clock }
  for (;;) {
    stopping?.throwIfAborted()
    const rows = await doneRows.all(db, { id, limit: batch })
    if (rows.length === 0) break
    await undoPart(undoing, rows)
  }
  await undoNames(database, id, clock)
  await queries.changeState.run(db, { id, from: 'undoing', to: 'undone', now: clock() })
}

/**
 * Messages for a former state that can't be restored because something was deleted or taken since. The editor's own messages are about
 * choices in a form.
 */
const gone: Partial<Record<RefusalCode, string>> = {
  INVALID_BRAND_ID: 'the brand it had is gone',
  INVALID_CATEGORY_ID: 'a category it had is gone',
  PRODUCT_SKU_MATCH: 'another product has an SKU that it had',
  PRODUCT_FRIENDLY_PAGE_NAME_MATCH: 'another product has the handle that it had',
}

interface Undoing {
  database: Database
  id: string
  kind: Kind<object>
  userId: string
  clock: () => Date
}

/**
 * Undoes rows in one transaction. If it's refused, each half is undone separately, down to the row that causes the refusal, which is left
 * with its message.
 */
async function undoPart(undoing: Undoing, part: DoneRow[]): Promise<void> {
  const { kind, userId, clock } = undoing
  try {
    await saveIfOpen(undoing, part, (tx) => kind.undo(tx, part, { userId, now: clock() }))
  } catch (error) {
    if (!isRefusal(error)) throw error
    const [done, ...others] = part
    const half = Math.ceil(part.length / 2)
    if (others.length > 0) for (const some of [part.slice(0, half), part.slice(half)]) await undoPart(undoing, some)
    else if (done) {
      const reason =
        gone[error.code] ??
        sentencesOf(error, done.line)
          .map(({ message }) => message)
          .join(', ')
      await saveIfOpen(undoing, part, async () => [`can't be taken back: ${reason}`])
    }
  }
}

/** Runs only if none of the rows is undone yet; results are stored in the same transaction. */
async function saveIfOpen({ database, id }: Undoing, part: DoneRow[], undo: (tx: Tx) => Promise<UndoOutcome[]>): Promise<void> {
  await database.transaction(async (tx) => {
    await queries.lockImport.one(tx, { id })
    const next = await doneRows.all(tx, { id, limit: part.length })
    if (!part.every(({ position }, at) => next[at]?.position === position)) return
    const outcomes = await undo(tx)
    await saveUndone.run(tx, { id, results: part.map((row, at) => undoneOf(row, outcomes[at] ?? null)) })
  })
}

function undoneOf({ position, line }: DoneRow, outcome: UndoOutcome): Undone {
  if (outcome === null) return { position, result: 'undone', errors: [] }
  const [result, message] = typeof outcome === 'string' ? (['left', outcome] as const) : (['trashed', outcome.trashed] as const)
  return { position, result, errors: [{ line, column: '', message }] }
}
