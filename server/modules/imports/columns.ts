import type { ColumnMapping } from '#contract/column-targets.ts'
import type { getImportColumns, ImportColumns, mapImportColumns } from '#contract/import-columns.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { FileImport } from '#contract/imports.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import * as columnQueries from './column-queries.ts'
import { guessColumns } from './formats/guess-columns.ts'
import { checkJob, oneImport } from './imports.ts'
import { insertJob } from './queries.ts'

type Caller = Pick<SignedInContext, 'caller' | 'now'>

/** The columns of an import's file with their meanings; none once the file was deleted. Fails as `oneImport` does. */
export async function importColumnsOf(
  db: Db,
  { id }: ParsedOf<typeof getImportColumns>,
  caller: Caller,
): Promise<OutputOf<typeof getImportColumns>> {
  await oneImport(db, { id }, caller)
  const found = await columnQueries.readColumns.one(db, { id })
  if (!found?.columns) return { columns: [], isChosen: false }
  const chosen = found.mapping ?? (await remembered(db, found.header))
  const mapping = chosen ?? guessColumns(found.columns.map(({ name }) => name))
  return {
    columns: found.columns.map((column, at): ImportColumns['columns'][number] => ({ ...column, target: mapping[at] ?? null })),
    isChosen: chosen !== undefined,
  }
}

async function remembered(db: Db, header: string | null): Promise<ColumnMapping | undefined> {
  return header === null ? undefined : (await columnQueries.rememberedMapping.one(db, { header }))?.mapping
}

/**
 * Stores the meanings of the columns of an import's file, and has the file checked with them. Fails as `oneImport` does, with INVALID_INPUT
 * if the file has more or fewer columns, and with IMPORT_IS_NOT_IN_THAT_STATE once it ran.
 */
export async function mapColumns(
  tx: Tx,
  { id, targets }: ParsedOf<typeof mapImportColumns>,
  context: SignedInContext,
): Promise<FileImport> {
  const { state } = await oneImport(tx, { id }, context)
  const found = await columnQueries.readColumns.one(tx, { id })
  if (!found?.columns) throw refuse('IMPORT_IS_NOT_IN_THAT_STATE', { state: [`is ${state}`] })
  const { length } = found.columns
  if (targets.length !== length)
    throw refuse('INVALID_INPUT', { targets: [`has ${targets.length} entries; the file has ${length} columns`] })
  if ((await columnQueries.saveMapping.run(tx, { id, mapping: targets })) === 0)
    throw refuse('IMPORT_IS_NOT_IN_THAT_STATE', { state: ['has changed meanwhile'] })
  await insertJob.run(tx, { id: newId(context.now), name: checkJob, import: id, now: context.now })
  return oneImport(tx, { id }, context)
}
