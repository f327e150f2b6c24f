import { isRefusal, type Refusal } from '#contract/refusal.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/pool.ts'
import type { Tx } from '#server/db/statement.ts'
import { PermanentJobError } from '#server/jobs/retry.ts'
import { addProduct, documentOf, editRowsBySlug, type EditRow, saveFields } from '#server/modules/catalogue/editor/editor.ts'
import { changeLevels } from '#server/modules/catalogue/ledger/ledger.ts'
import { mergeContext } from './check.ts'
import type { FileProduct, LineError } from './formats/file-product.ts'
import { lineErrorOf } from './line-errors.ts'
import { merge, type MergeContext } from './merge.ts'
import { createNames } from './names.ts'
import * as queries from './queries.ts'

type Open = Awaited<ReturnType<typeof queries.openProducts.all>>[number]

/** What undoing needs of a product that was changed. */
export interface Before {
  document: object
  /** By how much the ledger was changed. */
  counted: { variantId: string; change: number }[]
}

const batch = 20

/**
 * Creates and changes the products of an import, as far as nobody has yet. What it did with a product is written in the product's own
 * transaction: whoever goes on, after a process was killed or beside another one, does none twice.
 */
export async function runImport(database: Database, config: Config, id: string, clock: () => Date): Promise<void> {
  const { db, transaction } = database
  const row = await queries.readImport.one(db, { id })
  if (row?.state !== 'running') return
  if (row.user_id === null || row.format === null) throw new PermanentJobError('who imports is gone')
  const wanted = { brands: row.new_brands, categories: row.new_categories.map((path) => JSON.parse(path) as string[]) }
  await transaction((tx) => createNames(tx, wanted, clock()))
  const context = await mergeContext(database, config, { format: row.format, countsStock: row.counts_stock, now: clock() })
  const running = { id, userId: row.user_id, reason: `Import of ${row.file_name}`.slice(0, 200), context }
  for (;;) {
    const products = await queries.openProducts.all(db, { id, limit: batch })
    if (products.length === 0) break
    for (const part of partsOf(products)) await runPart(database, running, part, clock())
  }
  await queries.changeState.run(db, { id, from: 'running', to: 'done', now: clock() })
}

interface Running {
  id: string
  userId: string
  /** In the ledger of stock. */
  reason: string
  context: MergeContext
}

/** New products are written many in a transaction: nobody waits for them. What is there already is locked for one product's time alone. */
function partsOf(products: Open[]): Open[][] {
  const parts: Open[][] = []
  for (const product of products) {
    const last = parts.at(-1)
    if (product.action === 'create' && last?.[0]?.action === 'create') last.push(product)
    else parts.push([product])
  }
  return parts
}

/** Writes these in one transaction; where one of them is refused, each in its own. */
async function runPart(database: Database, running: Running, part: Open[], now: Date): Promise<void> {
  const { transaction } = database
  try {
    await transaction(async (tx) => {
      if (!(await areOpen(tx, running.id, part))) return
      const existing = await editRowsBySlug(
        tx,
        part.map(({ slug }) => slug),
        now,
      )
      const results: queries.Result[] = []
      for (const open of part) results.push(await write(tx, running, open, existing.get(open.slug) ?? null, now))
      await queries.saveResults.run(tx, { id: running.id, results })
    })
  } catch (error) {
    if (!isRefusal(error)) throw error
    const [open, ...others] = part
    if (others.length > 0) for (const one of part) await runPart(database, running, [one], now)
    else if (open) await refused(database, running, open, error)
  }
}

async function refused({ transaction }: Database, { id, context }: Running, open: Open, error: Refusal): Promise<void> {
  const results = [failed(open, errorsOf(error, open.product, context))]
  await transaction(async (tx) => {
    if (await areOpen(tx, id, [open])) await queries.saveResults.run(tx, { id, results })
  })
}

/** Whether nobody has done them; locks the import until the end of the transaction. */
async function areOpen(tx: Tx, id: string, part: Open[]): Promise<boolean> {
  const locked = await queries.lockImport.one(tx, { id })
  if (locked?.state !== 'running') return false
  const next = await queries.nextOpen.all(tx, { id, limit: part.length })
  return part.every(({ position }, at) => next[at]?.position === position)
}

const failed = ({ position }: Open, errors: LineError[]): queries.Result => ({
  position,
  result: 'failed',
  product_id: null,
  before: null,
  version: null,
  errors,
})

async function write(tx: Tx, running: Running, open: Open, existing: EditRow | null, now: Date): Promise<queries.Result> {
  const { userId, context, reason } = running
  const { position, product } = open
  const merged = merge(product, existing, { ...context, now })
  const { fields, counts, errors } = merged
  if (!fields) return failed(open, errors)
  const done = { position, errors: [] }
  const saving = { userId, now }
  if (!existing) {
    const { id, version } = await addProduct(tx, fields, saving)
    return { ...done, result: 'created', product_id: id, before: null, version }
  }
  const { id } = existing
  if (!merged.isChanged && counts.length === 0) return { ...done, result: 'same', product_id: id, before: null, version: null }
  const saved = merged.isChanged ? await saveFields(tx, { id, version: existing.version }, fields, saving) : existing
  if (counts.length > 0) await changeLevels(tx, { kind: 'count', lines: counts, reason }, userId, now)
  const stocks = new Map(existing.variants.map((variant) => [variant.id, variant.stock]))
  const counted = counts.map(({ variantId, quantity }) => ({ variantId, change: quantity - (stocks.get(variantId) ?? 0) }))
  const before: Before = { document: documentOf(existing), counted }
  return { ...done, result: 'updated', product_id: id, before, version: saved.version }
}

/** What a refusal says, at the file's lines. */
function errorsOf({ errors, message }: Refusal, file: FileProduct, { format }: MergeContext): LineError[] {
  const place = { file, lines: file.variants.map(({ line }) => line), format }
  if (!errors) return [{ line: file.line, column: '', message }]
  return Object.entries(errors).flatMap(([path, messages]) => messages.map((one) => lineErrorOf(path.split('.'), one, place)))
}
