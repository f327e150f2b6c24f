import { readFile } from 'node:fs/promises'
import type { getImport, listImportedProducts, listImports, ProductImport } from '#contract/imports.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { readCursor, startOf, writeCursor } from '#server/db/cursor.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { presentImport, presentProduct } from './present.ts'
import * as queries from './queries.ts'

export const checkJob = 'imports.check'
export const runJob = 'imports.run'
export const undoJob = 'imports.undo'

/** Takes a product file; a job checks it. Fails with NO_FILE_IS_FOUND and INVALID_FILE_TYPE. */
export async function takeFile(tx: Tx, fileName: string, { file, caller, now }: SignedInContext): Promise<ProductImport> {
  if (!file) throw refuse('NO_FILE_IS_FOUND', { file: ['is missing or empty'] })
  const text = decode(await readFile(file.path))
  if (text.includes('\0')) throw refuse('INVALID_FILE_TYPE', { file: ['is not a text of comma-separated values'] })
  const id = newId(now)
  const countsStock = caller.permissions.includes('stock:write')
  await queries.insertImport.run(tx, { id, user: caller.userId, fileName, file: text, countsStock, now })
  await queries.insertJob.run(tx, { id: newId(now), name: checkJob, import: id, now })
  return oneImport(tx, { id })
}

/** UTF-8, or what old programs for tables write. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** An import; fails with NOT_FOUND. */
export async function oneImport(db: Db | Tx, { id }: ParsedOf<typeof getImport>): Promise<ProductImport> {
  const row = await queries.readImport.one(db, { id })
  if (!row) throw refuse('NOT_FOUND')
  return presentImport(row)
}

/** Imports, the newest first. */
export async function importList(db: Db, { cursor, limit }: ParsedOf<typeof listImports>): Promise<OutputOf<typeof listImports>> {
  const { at, id } = cursor === undefined ? startOf('desc') : readCursor(cursor)
  const rows = await queries.listImports.all(db, { at, id, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    rows: page.map(presentImport),
    nextCursor: rows.length > limit && last ? writeCursor({ at: last.created_at, id: last.id }) : null,
  }
}

/** The products of an import, in the order of the file. */
export async function importedProducts(
  db: Db,
  { id, show, after = 0, limit }: ParsedOf<typeof listImportedProducts>,
): Promise<OutputOf<typeof listImportedProducts>> {
  const list = show === 'trouble' ? queries.troubledProducts : show ? queries.productsOfAction : queries.allProducts
  const rows = await list.all(db, { id, after, limit, action: show ?? null })
  return { rows: rows.map(presentProduct) }
}

/** Has a checked import run, or a finished one undone, by a job. Fails with NOT_FOUND and IMPORT_IS_NOT_IN_THAT_STATE. */
export async function beginJob(tx: Tx, id: string, what: 'run' | 'undo', now: Date): Promise<ProductImport> {
  const { state } = await oneImport(tx, { id })
  const [from, to, name] = what === 'run' ? (['ready', 'running', runJob] as const) : (['done', 'undoing', undoJob] as const)
  const changed = await queries.changeState.run(tx, { id, from, to, now: null })
  if (changed === 0) throw refuse('IMPORT_IS_NOT_IN_THAT_STATE', { state: [`is ${state}`] })
  await queries.insertJob.run(tx, { id: newId(now), name, import: id, now })
  return oneImport(tx, { id })
}
