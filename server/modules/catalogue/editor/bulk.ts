import { minor, major } from '#contract/currency.ts'
import { isRefusal } from '#contract/refusal.ts'
import type { ProductFields } from '#contract/edited-product.ts'
import type { changeProducts, ProductRow } from '#contract/product-editor.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import type { Database } from '#server/db/pool.ts'
import type { RecordAuditEntry } from '#server/http/bind.ts'
import { saveFields } from './editor.ts'
import type { SaveContext } from './save-context.ts'

/** Changes products one after the other, each in a transaction of its own, with its entry in the audit log, and reports which were refused and why. */
export async function changeMany(
  { transaction }: Pick<Database, 'transaction'>,
  rows: ProductRow[],
  saving: SaveContext,
  record: RecordAuditEntry,
) {
  const results: OutputOf<typeof changeProducts>['results'] = []
  for (const row of rows) {
    try {
      const { id, ...after } = row
      await transaction(async (tx) => {
        await saveFields(tx, { id, version: null }, (before) => changedBy(before, row), saving)
        await record(tx, { target: id, after })
      })
      results.push({ id, error: null, errors: null })
    } catch (error) {
      if (!isRefusal(error)) throw error
      results.push({ id: row.id, error: error.code, errors: error.errors })
    }
  }
  return { results }
}

/** The product's fields with the change applied. */
function changedBy(fields: ProductFields, row: ProductRow): ProductFields {
  const { isPublished = fields.isPublished, isFeatured = fields.isFeatured, brandId = fields.brandId } = row
  const { addKeywords = [], removeKeywords = [], pricePercent } = row
  const keywords = [...new Set([...fields.keywords, ...addKeywords])].filter((word) => !removeKeywords.includes(word))
  const given = new Map(row.variants?.map((variant) => [variant.id, variant]))
  const variants = fields.variants.map((variant) => {
    const { price = row.price ?? variant.price, oldPrice = row.oldPrice === undefined ? variant.oldPrice : row.oldPrice } =
      given.get(variant.id!) ?? {}
    return { ...variant, ...(pricePercent === undefined ? { price, oldPrice } : byPercent({ price, oldPrice }, pricePercent)) }
  })
  return { ...fields, isPublished, isFeatured, brandId, keywords: keywords.slice(0, limits.product.keywordsMax), variants }
}

/** Reducing a price keeps it as the old price; raising it removes the old price, which would be lower. */
function byPercent({ price, oldPrice }: { price: number; oldPrice: number | null }, percent: number) {
  const changed = major(Math.max(1, Math.round((minor(price) * (100 + percent)) / 100)))
  const was = percent < 0 ? (oldPrice ?? price) : oldPrice
  return { price: changed, oldPrice: was !== null && was > changed ? was : null }
}
