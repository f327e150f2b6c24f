import { minor } from '#contract/currency.ts'
import type { ProductFields } from '#contract/edited-product.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import { type BundleRow, lockContents, refuseBundleConflicts, saveContents } from '../bundles/contents.ts'
import { refuseTakenKeys } from './check.ts'
import { photoOf } from './pictures.ts'
import * as queries from './queries.ts'
import type { StoredPhoto } from './read-queries.ts'
import type { SaveContext } from './save-context.ts'

interface Given {
  id: string
  fields: ProductFields
  photos: StoredPhoto[]
  isNew: boolean
}

/**
 * Writes the variants of products. A missing one is deactivated instead of deleted, since orders and carts refer to it; it returns with its
 * stock when its options are given again.
 */
export async function writeVariants(tx: Tx, products: Given[], { userId, now, pricedAt }: SaveContext): Promise<void> {
  await lockContents(
    tx,
    products.map(({ fields }) => fields),
  )
  const known = products.filter(({ isNew }) => !isNew).map(({ id }) => id)
  const stored = known.length === 0 ? [] : await queries.allVariants.all(tx, { products: known })
  const byProduct = Map.groupBy(stored, (variant) => variant.product_id)
  const written = products.map((product) => rowsOf(product, byProduct.get(product.id) ?? [], { now, pricedAt }))
  const removed = written.flatMap((one) => one.removed)
  const changed = written.flatMap((one) => one.changed)
  if (removed.length + changed.length > 0) await queries.freeVariants.run(tx, { removed, changed })
  const bundles = written.flatMap((one) => one.bundles)
  await refuseBundleConflicts(tx, bundles)
  await refuseTakenKeys(queries.saveVariants.run(tx, { variants: written.flatMap(({ rows }) => rows), now, user: userId }))
  await saveContents(tx, bundles)
}

/** The variants of a product to store, the ids of those to deactivate, and of those whose SKU or options change. */
function rowsOf({ id, fields, photos }: Given, existing: Existing[], { now, pricedAt }: Pick<SaveContext, 'now' | 'pricedAt'>) {
  const rows = fields.variants.map((variant, position) => {
    const known = idOf(variant, existing)
    return {
      id: known ?? newId(now),
      product_id: id,
      is_new: known === undefined,
      sku: variant.sku,
      options: variant.options,
      price: minor(variant.price),
      old_price: variant.oldPrice === null ? null : minor(variant.oldPrice),
      stock: known === undefined ? (variant.stock ?? 0) : 0,
      photo: photoOf(photos, variant.options),
      position,
      weight: variant.weight,
      barcode: variant.barcode,
      content_amount: variant.content?.amount ?? null,
      content_unit: variant.content?.unit ?? null,
      is_bundle: variant.components !== undefined,
      back_order_limit: variant.backOrders?.limit ?? null,
      is_pre_order: variant.backOrders?.isPreOrder ?? false,
      ships_on: variant.backOrders?.shipsOn ?? null,
      priced_at: pricedAt?.get(variant.sku) ?? null,
    }
  })
  refuseTooLow(rows, existing)
  if (new Set(rows.map((row) => row.id)).size < rows.length) throw refuse('INVALID_INPUT', { variants: ['has a duplicate'] })
  const given = new Map(rows.map((row) => [row.id, row]))
  const wasBundle = new Set(existing.filter((variant) => variant.is_bundle).map(({ id: one }) => one))
  return {
    rows,
    bundles: rows.map((row, index): BundleRow => ({
      id: row.id,
      index,
      components: fields.variants[index]!.components ?? [],
      wasBundle: wasBundle.has(row.id),
      isNew: row.is_new,
    })),
    removed: existing.filter((variant) => variant.active && !given.has(variant.id)).map((variant) => variant.id),
    changed: existing.filter((variant) => isOther(variant, given.get(variant.id))).map((variant) => variant.id),
  }
}

/** Refuses a back-order limit below the number already waiting. The rows are locked, so no order can come in between. */
function refuseTooLow(rows: { id: string; back_order_limit: number | null }[], existing: Existing[]): void {
  const waiting = new Map(existing.map((variant) => [variant.id, variant.back_ordered]))
  const wrong = rows.flatMap(({ id, back_order_limit: limit }, index): [string, string[]][] => {
    const waits = waiting.get(id) ?? 0
    return limit !== null && limit < waits ? [[`variants.${index}.backOrders.limit`, [`is less than wait: ${waits}`]]] : []
  })
  if (wrong.length > 0) throw refuse('INVALID_INPUT', Object.fromEntries(wrong))
}

type Existing = Awaited<ReturnType<typeof queries.allVariants.all>>[number]

/** The stored variant with this id, or with the same options. */
function idOf({ id, options }: ProductFields['variants'][number], existing: Existing[]): string | undefined {
  if (id === undefined) return existing.find((variant) => isSameChoice(variant.options, options))?.id
  if (!existing.some((variant) => variant.id === id)) throw refuse('INVALID_INPUT', { variants: ['has one of another product'] })
  return id
}

const isOther = (variant: Existing, given: { sku: string; options: Record<string, string> } | undefined): boolean =>
  given !== undefined && (variant.sku !== given.sku || !isSameChoice(variant.options, given.options))

function isSameChoice(a: Record<string, string>, b: Record<string, string>): boolean {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name])
}
