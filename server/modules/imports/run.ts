import { setTimeout as delay } from 'node:timers/promises'
import { isRefusal } from '#contract/refusal.ts'
import type { Database } from '#server/db/pool.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import { fileRefused, creatorErased } from './failure.ts'
import { picturesJob } from './imports.ts'
import { failed, type ImportSettings, type RowRunner } from './kind.ts'
import { kinds } from './kinds.ts'
import * as queries from './queries.ts'

type Open = queries.OpenRow<object>

/**
 * The rows per batch. Orders wait for locked rows and caches are cleared after each batch: larger batches block longer, smaller ones clear
 * more often.
 */
const batch = 40
const tidyEvery = 10
/**
 * After each part, the run rests twice as long as it worked, which leaves two thirds of the time to visitors. 10,000 rows take a minute.
 */
const restFactor = 2

/**
 * Writes the rows of an import that aren't written yet. A row's result is stored in the same transaction as its change, so no row is
 * written twice, even after a crash or with a concurrent run.
 */
export async function runImport(
  database: Database,
  config: ImportSettings,
  id: string,
  clock: () => Date,
  stopping?: AbortSignal,
): Promise<void> {
  const { db } = database
  const row = await queries.readImport.one(db, { id })
  if (row?.state !== 'running') return
  if (row.user_id === null) throw creatorErased()
  const reason = `Import of ${row.file_name}`.slice(0, 200)
  const runner = await kinds[row.kind].runner({ database, config, row, now: clock(), userId: row.user_id, reason }).catch(failIfRefused)
  const running = { database, id, runner, clock }
  for (let batches = 1; ; batches += 1) {
    const rows = await queries.openRows.all(db, { id, limit: batch })
    if (rows.length === 0) break
    for (const part of runner.parts(rows)) {
      stopping?.throwIfAborted()
      const startedAt = performance.now()
      await runPart(running, part)
      await delay(restFactor * (performance.now() - startedAt))
    }
    if (batches % tidyEvery === 0) await runner.tidy?.()
  }
  await runner.finish?.()
  await database.transaction(async (tx) => {
    const ended = await queries.changeState.run(tx, { id, from: 'running', to: 'done', now: clock() })
    const { pictures_waiting: waiting } = (await queries.readImport.one(tx, { id }))!
    if (ended > 0 && waiting > 0) await queries.insertJob.run(tx, { id: newId(clock()), name: picturesJob, import: id, now: clock() })
  })
}

function failIfRefused(error: unknown): never {
  throw isRefusal(error) ? fileRefused(error) : error
}

interface Running {
  database: Database
  id: string
  runner: RowRunner<object>
  clock: () => Date
}

/** Writes rows in one transaction. If it's refused, each half is written separately, down to the row that causes the refusal. */
async function runPart(running: Running, part: Open[]): Promise<void> {
  const { database, id, runner, clock } = running
  try {
    await database.transaction(async (tx) => {
      if (await areOpen(tx, id, part)) await queries.saveResults.run(tx, { id, results: await runner.write(tx, part, clock()) })
    })
  } catch (error) {
    if (!isRefusal(error)) throw error
    const [open, ...others] = part
    const half = Math.ceil(part.length / 2)
    if (others.length > 0) for (const some of [part.slice(0, half), part.slice(half)]) await runPart(running, some)
    else if (open) await saveRefused(running, open, failed(open, runner.errorsOf(error, open)))
  }
}

async function saveRefused({ database, id }: Running, open: Open, result: queries.Result): Promise<void> {
  await database.transaction(async (tx) => {
    if (await areOpen(tx, id, [open])) await queries.saveResults.run(tx, { id, results: [result] })
  })
}

/** Whether none of the rows is processed yet; locks the import until the transaction ends. */
async function areOpen(tx: Tx, id: string, part: Open[]): Promise<boolean> {
  const locked = await queries.lockImport.one(tx, { id })
  if (locked?.state !== 'running') return false
  const next = await queries.nextOpen.all(tx, { id, limit: part.length })
  return part.every(({ position }, at) => next[at]?.position === position)
}
