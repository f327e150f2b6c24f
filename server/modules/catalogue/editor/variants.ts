import { minor } from '#contract/fields.ts'
import type { ProductFields } from '#contract/product-editor.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import { unlessTaken } from './check.ts'
import { photoOf } from './pictures.ts'
import * as queries from './queries.ts'
import type { Saving } from './saving.ts'

interface Given {
  id: string
  fields: ProductFields
  photos: queries.StoredPhoto[]
  isNew: boolean
}

/**
 * Writes the variants of a product. One that isn't given any more is offered no more: orders and carts refer to it; it comes back with its
 * stock where its choice is given again.
 */
export async function writeVariants(tx: Tx, { id, fields, photos, isNew }: Given, { userId, now }: Saving): Promise<void> {
  const existing = isNew ? [] : await queries.allVariants.all(tx, { product: id })
  const rows = fields.variants.map((variant, position) => {
    const known = idOf(variant, existing)
    return {
      id: known ?? newId(now),
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
    }
  })
  if (new Set(rows.map((row) => row.id)).size < rows.length) throw refuse('INVALID_INPUT', { variants: ['has one twice'] })
  const given = new Map(rows.map((row) => [row.id, row]))
  const removed = existing.filter((variant) => variant.active && !given.has(variant.id)).map((variant) => variant.id)
  const changed = existing.filter((variant) => isOther(variant, given.get(variant.id))).map((variant) => variant.id)
  if (removed.length + changed.length > 0) await queries.freeVariants.run(tx, { removed, changed })
  await unlessTaken(queries.saveVariants.run(tx, { product: id, variants: rows, now, user: userId }))
}

type Existing = Awaited<ReturnType<typeof queries.allVariants.all>>[number]

/** The variant that is meant: by its id, or one of the same choice. */
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
