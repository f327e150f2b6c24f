import { isRefusal } from '#contract/refusal.ts'
import type { Database } from '#server/db/pool.ts'
import type { Tx } from '#server/db/statement.ts'
import { PermanentJobError } from '#server/jobs/retry.ts'
import { sentencesOf } from './kind.ts'
import { kinds } from './kinds.ts'
import * as queries from './queries.ts'
import { undoNames } from './undo-names.ts'

const batch = 20

/** Undoes what an import did, the last first, each row in a transaction of its own; what was changed since stays, with the reason. */
export async function undoImport({ db, transaction }: Database, id: string, clock: () => Date): Promise<void> {
  const row = await queries.readImport.one(db, { id })
  if (row?.state !== 'undoing') return
  if (row.user_id === null) throw new PermanentJobError('who imported is gone')
  const userId = row.user_id
  const kind = kinds[row.kind]
  for (;;) {
    const rows = await queries.doneRows.all(db, { id, limit: batch })
    if (rows.length === 0) break
    for (const done of rows) {
      const undo = (work: (tx: Tx) => Promise<string | null>) =>
        transaction(async (tx) => {
          await queries.lockImport.one(tx, { id })
          if ((await queries.doneRows.one(tx, { id, limit: 1 }))?.position !== done.position) return
          const reason = await work(tx)
          const errors = reason === null ? [] : [{ line: done.line, column: '', message: reason }]
          await queries.saveUndone.run(tx, { id, position: done.position, result: reason === null ? 'undone' : 'left', errors })
        })
      try {
        await undo((tx) => kind.undo(tx, done, { userId, now: clock() }))
      } catch (error) {
        if (!isRefusal(error)) throw error
        const said = sentencesOf(error, done.line).map(({ message }) => message)
        await undo(async () => said.join(', '))
      }
    }
  }
  await undoNames({ db, transaction }, id, clock)
  await queries.changeState.run(db, { id, from: 'undoing', to: 'undone', now: clock() })
}
