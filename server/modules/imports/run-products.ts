import type { Refusal } from '#contract/refusal.ts'
import type { Tx } from '#server/db/statement.ts'
import { PermanentJobError } from '#server/jobs/retry.ts'
import { documentOf, editRowsBySlug, type EditRow, lockProducts, saveProducts } from '#server/modules/catalogue/editor/editor.ts'
import { changeLevels } from '#server/modules/catalogue/ledger/ledger.ts'
import { foldCounts } from '#server/modules/catalogue/catalogue.ts'
import { mergeContext } from './check-products.ts'
import type { FileProduct, LineError } from './formats/file-product.ts'
import { lineErrorOf } from './line-errors.ts'
import { merge, type MergeContext, type Merged, refused } from './merge.ts'
import { createNames, type Names, NewNames, dryRunNames } from './names.ts'
import { failed, type RowRunner, type RunContext } from './kind.ts'
import { type ExternalPicture, insertPictures } from './picture-queries.ts'
import { pictureSources } from './picture-sources.ts'
import { newPaths } from './present.ts'
import type { OpenRow, Result } from './queries.ts'
import { pickRelated } from './related.ts'
import { recordCreated } from './undo-names.ts'

type Open = OpenRow<FileProduct>

/** The data for undoing a change of a product. */
export interface Before {
  document: object
  /** The changes in the stock ledger. */
  counted: { variantId: string; change: number }[]
}

interface Given extends RunContext {
  context: MergeContext
}

/** Creates and changes the products of a file, with the brands and categories that they need. */
export async function productRunner(running: RunContext): Promise<RowRunner<FileProduct>> {
  const { database, config, row, now } = running
  if (row.format === null) throw new PermanentJobError('is no product file')
  await dryRunNames(database, { brands: row.new_brands, categories: newPaths(row) }, now)
  const context = await mergeContext(database, config, { format: row.format, countsStock: row.counts_stock, now })
  const given = { ...running, context }
  return {
    parts: (rows) => [rows],
    write: (tx, part, at) => writePart(tx, given, part, at),
    // Sums up the many count rows that batches leave behind.
    tidy: () => foldCounts(database.db),
    finish: () => pickRelated(database, row.id),
    errorsOf: (error, { content }) => errorsOf(error, content, context),
  }
}

/** A row of the file, its stored product, and the merge of both. */
interface Planned {
  open: Open
  existing: EditRow | null
  merged: Merged
}

/** Writes products together, with as many statements as for one, locking them in id order. */
async function writePart(tx: Tx, given: Given, part: Open[], now: Date): Promise<Result[]> {
  const keys = part.map(({ key }) => key)
  const bySlug = await editRowsBySlug(tx, keys, now)
  const ids = [...bySlug.values()].map(({ id }) => id)
  const context = { ...given.context, sources: await pictureSources(tx, ids), now }
  const planned = await withNames(tx, given, now, (names) =>
    part.map((open): Planned => {
      const existing = bySlug.get(open.key) ?? null
      const merged = merge(open.content, existing, { ...context, names })
      const isMeanwhile = existing && open.action === 'create' && (merged.isChanged || merged.counts.length > 0)
      return { open, existing, merged: isMeanwhile ? refused(createdMeanwhile(open.content, context)) : merged }
    }),
  )
  if (ids.length > 0) await lockProducts.run(tx, { ids })
  const saved = await save(tx, given, planned, now)
  await count(tx, given, planned, now)
  const pictures = planned.flatMap(({ open: { position }, merged: { foreign } }): ExternalPicture[] => {
    const productId = saved.get(position)?.id
    return productId === undefined ? [] : foreign.map((photo) => ({ ...photo, position, productId }))
  })
  if (pictures.length > 0) await insertPictures.run(tx, { id: given.row.id, pictures })
  return planned.map((one) => resultOf(one, saved.get(one.open.position)))
}

/**
 * Plans rows after creating their brands and categories in the same transaction, so none is left without products. Names are locked before
 * products, as in their editors.
 */
async function withNames(tx: Tx, { row, context }: Given, now: Date, planWith: (names: Names) => Planned[]): Promise<Planned[]> {
  const planned = planWith(context.names)
  const needed = new NewNames(context.names)
  for (const { merged } of planned) if (merged.fields) needed.add(merged.wanted)
  const { wanted } = needed
  if (wanted.brands.length + wanted.categories.length === 0) return planned
  const names = await createNames(tx, wanted, now)
  await recordCreated.run(tx, { id: row.id, ...names.made })
  // Only after the commit, as a rollback would remove the names again.
  tx.afterCommit(async () => void (context.names = names))
  return planWith(names)
}

/** The check said that the product would be new, but by now there is another one: a file or a person created it. */
const createdMeanwhile = (file: FileProduct, { format }: MergeContext): LineError =>
  lineErrorOf(['friendlyPageName'], 'is that of a product that was created since the check: check the file again to change it', {
    file,
    lines: [],
    format,
  })

/** Adds new products and saves changed ones; returns the stored products by the row's position. */
async function save(tx: Tx, { userId }: Given, planned: Planned[], now: Date): Promise<Map<number, EditRow>> {
  const right = planned.flatMap((one) => (one.merged.fields ? [{ ...one, fields: one.merged.fields }] : []))
  const fresh = right.filter(({ existing }) => !existing)
  const changed = right.flatMap(({ existing, ...one }) => (existing && one.merged.isChanged ? [{ ...one, existing }] : []))
  const saves = changed.map(({ fields, existing: { id, version } }) => ({ id, version, fields }))
  const rows = await saveProducts(tx, { added: fresh.map(({ fields }) => fields), saved: saves }, { userId, now })
  const written = [...fresh, ...changed].map(({ open }, n) => [open.position, rows[n]!] as const)
  const same = right.flatMap(({ open, existing }) => (existing ? [[open.position, existing] as const] : []))
  return new Map([...same, ...written])
}

/** Sets the stock of existing variants. */
async function count(tx: Tx, { userId, reason }: Given, planned: Planned[], now: Date): Promise<void> {
  const lines = planned.flatMap(({ merged }) => (merged.fields ? merged.counts : []))
  if (lines.length > 0) await changeLevels(tx, { kind: 'count', lines, reason }, userId, now)
}

function resultOf({ open, existing, merged }: Planned, saved: EditRow | undefined): Result {
  const { counts, errors, foreign, isChanged } = merged
  if (!saved) return failed(open, errors)
  const done = { position: open.position, errors: [], target_id: saved.id }
  if (!existing) return { ...done, result: 'created', before: null, version: saved.version }
  if (!isChanged && counts.length + foreign.length === 0) return { ...done, result: 'same', before: null, version: null }
  const stocks = new Map(existing.variants.map((variant) => [variant.id, variant.stock]))
  const counted = counts.map(({ variantId, quantity }) => ({ variantId, change: quantity - (stocks.get(variantId) ?? 0) }))
  const before: Before = { document: documentOf(existing), counted }
  return { ...done, result: 'updated', before, version: saved.version }
}

/** A refusal's messages as errors on the file's lines. */
function errorsOf({ errors, message }: Refusal, file: FileProduct, { format }: MergeContext): LineError[] {
  const place = { file, lines: file.variants.map(({ line }) => line), format }
  if (!errors) return [{ line: file.line, column: '', message }]
  return Object.entries(errors).flatMap(([path, messages]) =>
    messages.map((one) => problemAt(path, lineErrorOf(path.split('.'), one, place))),
  )
}

/** Prefixes the error with its path if no column of the file has it, such as a category that can't be created. */
const problemAt = (path: string, error: LineError): LineError =>
  error.column === '' ? { ...error, message: `${path}: ${error.message}` } : error
