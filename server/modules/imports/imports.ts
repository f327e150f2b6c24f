import { readFile } from 'node:fs/promises'
import { type ImportKind, importKinds, kindPermissions } from '#contract/import-kinds.ts'
import type { continueImport, FileImport, getImport, listImportedRows, listImports, startImport } from '#contract/imports.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { readCursor, startOf, writeCursor } from '#server/db/cursor.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { Caller, SignedInContext } from '#server/http/context.ts'
import { decodeFile } from '#server/http/decode-file.ts'
import { kindOfFile } from './formats/recognise.ts'
import { sameNames } from './names.ts'
import { newPaths, presentImport, presentRow } from './present.ts'
import * as queries from './queries.ts'
import * as rowLists from './row-list-queries.ts'

export const checkJob = 'imports.check'
export const runJob = 'imports.run'
export const undoJob = 'imports.undo'
export const picturesJob = 'imports.pictures'

type Asking = Pick<SignedInContext, 'caller' | 'now'>

/**
 * Accepts a file for import; a job checks it. Fails with NO_FILE_IS_FOUND, INVALID_FILE_TYPE, and NOT_ALLOWED if the caller may not change
 * its kind.
 */
export async function acceptFile(tx: Tx, given: ParsedOf<typeof startImport>, context: SignedInContext): Promise<FileImport> {
  const { file, caller, now } = context
  const { fileName } = given
  if (!file) throw refuse('NO_FILE_IS_FOUND', { file: ['is missing or empty'] })
  const { text, encoding } = decodeFile(await readFile(file.path))
  const kind = given.kind ?? kindOfFile(text) ?? 'products'
  refuseKind(kind, caller)
  const id = newId(now)
  const countsStock = caller.permissions.includes('stock:write')
  await queries.insertImport.run(tx, { id, user: caller.userId, fileName, kind, file: text, encoding, countsStock, now })
  await queries.insertJob.run(tx, { id: newId(now), name: checkJob, import: id, now })
  return oneImport(tx, { id }, context)
}

/** An import needs the same permission as a single change. */
function refuseKind(kind: ImportKind, { permissions }: Caller): void {
  if (!permissions.includes(kindPermissions[kind])) throw refuse('NOT_ALLOWED')
}

/** An import. Fails with NOT_FOUND, and NOT_ALLOWED if the caller may not change its kind. */
export async function oneImport(db: Db | Tx, { id }: ParsedOf<typeof getImport>, { caller, now }: Asking): Promise<FileImport> {
  const row = await readOwn(db, id, caller)
  const same = row.state === 'ready' ? await sameNames(db, newPaths(row)) : []
  return { ...presentImport(row, now), ...(same.length > 0 && { sameNames: same }) }
}

async function readOwn(db: Db | Tx, id: string, caller: Caller): Promise<queries.ImportRow> {
  const row = await queries.readImport.one(db, { id })
  if (!row) throw refuse('NOT_FOUND')
  refuseKind(row.kind, caller)
  return row
}

/** Imports of the kinds that the caller may change, newest first. */
export async function importList(
  db: Db,
  { cursor, limit }: ParsedOf<typeof listImports>,
  { caller: { permissions }, now }: Asking,
): Promise<OutputOf<typeof listImports>> {
  const kinds = importKinds.filter((kind) => permissions.includes(kindPermissions[kind]))
  const { at, id } = cursor === undefined ? startOf('desc') : readCursor(cursor)
  const rows = await queries.listImports.all(db, { at, id, limit: limit + 1, kinds })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    rows: page.map((row) => presentImport(row, now)),
    nextCursor: rows.length > limit && last ? writeCursor({ at: last.created_at, id: last.id }) : null,
  }
}

/** The rows of an import, in the order of the file. Fails as `oneImport` does. */
export async function importedRows(
  db: Db,
  { id, show, after = 0, limit }: ParsedOf<typeof listImportedRows>,
  caller: Caller,
): Promise<OutputOf<typeof listImportedRows>> {
  const { column_names: names } = await readOwn(db, id, caller)
  const list = show === 'trouble' ? rowLists.rowsWithProblems : show ? rowLists.rowsOfAction : rowLists.allRows
  const rows = await list.all(db, { id, after, limit, action: show ?? null })
  return { rows: rows.map((row) => presentRow(row, names)) }
}

/** Starts a job that runs a checked import or undoes a finished one. Fails as `oneImport` does, and with IMPORT_IS_NOT_IN_THAT_STATE. */
export async function beginJob(
  tx: Tx,
  id: string,
  what: 'run' | 'undo',
  context: SignedInContext,
  takesOutdated = false,
): Promise<FileImport> {
  const { caller, now } = context
  const { state } = await readOwn(tx, id, caller)
  const [from, to, name] = what === 'run' ? (['ready', 'running', runJob] as const) : (['done', 'undoing', undoJob] as const)
  const changed = await queries.changeState.run(tx, { id, from, to, now: null })
  if (changed === 0) throw refuse('IMPORT_IS_NOT_IN_THAT_STATE', { state: [`is ${state}`] })
  if (takesOutdated) await queries.includeOutdated.run(tx, { id })
  await queries.insertJob.run(tx, { id: newId(now), name, import: id, now })
  return oneImport(tx, { id }, context)
}

/** Runs the job of an interrupted import now. Fails as `oneImport` does, and with IMPORT_IS_NOT_IN_THAT_STATE if it isn't interrupted. */
export async function continueJob(tx: Tx, { id }: ParsedOf<typeof continueImport>, context: SignedInContext): Promise<FileImport> {
  const { state } = await readOwn(tx, id, context.caller)
  if (!(await queries.continueJob.one(tx, { id, now: context.now })))
    throw refuse('IMPORT_IS_NOT_IN_THAT_STATE', { state: [`is ${state}, and is not interrupted`] })
  return oneImport(tx, { id }, context)
}
