import type { ImportAction } from '#contract/imports.ts'
import type { Database } from '#server/db/pool.ts'
import type { ImportSettings } from './kind.ts'
import * as columnQueries from './column-queries.ts'
import { kinds } from './kinds.ts'
import * as queries from './queries.ts'
import { readFile } from './read-file.ts'

/** The rows per batch. Other requests wait for a batch no longer than 15 ms. */
const batch = 20

/** Reads an import's file and stores for each row what a run would do. A repeated call starts over from the first row. */
export async function checkImport(
  database: Database,
  config: ImportSettings,
  id: string,
  now: Date,
  stopping?: AbortSignal,
): Promise<void> {
  const { db } = database
  const [row, text] = await Promise.all([queries.readImport.one(db, { id }), queries.readText.one(db, { id })])
  if (!row || !text || text.file === null) return
  const { mapping } = text
  const read = await readFile({ text: text.file, kind: row.kind, mapping })
  const { isRead, format, parts, errors, errorCount, unread, columnNames, table, needsMapping } = read
  if (table) await columnQueries.saveColumns.run(db, { id, ...table })
  // The file may be readable with another mapping, so it's kept.
  if (needsMapping || (!isRead && mapping)) return void (await columnQueries.askForMapping.run(db, { id, errors }))
  if (!isRead) return void (await queries.fail.run(db, { id, errors, now }))
  await queries.clearRows.run(db, { id })
  for (const part of parts) {
    stopping?.throwIfAborted()
    await queries.insertRows.run(db, { id, part })
  }
  const checker = await kinds[row.kind].checker({ database, config, row: { ...row, format }, now })
  const counts: Record<ImportAction, number> = { create: 0, update: 0, same: 0, outdated: 0, refuse: 0 }
  for (let after = 0; ;) {
    stopping?.throwIfAborted()
    const rows = await queries.rowsAfter.all(db, { id, after, limit: batch })
    if (rows.length === 0) break
    const checked = await checker.check(rows)
    for (const { action } of checked) counts[action] += 1
    await queries.saveChecked.run(db, { id, checked })
    after = rows.at(-1)!.position
  }
  const { brands, categories } = checker.news?.() ?? { brands: [], categories: [] }
  await queries.finishCheck.run(db, { id, format, errors, errorCount, brands, categories, counts, unread, columnNames })
}
