import type { Db, Tx } from '#server/db/statement.ts'
import { findVariants, type VariantForSale } from '#server/modules/catalogue/catalogue.ts'
import type { PricedLine } from './lines.ts'
import type { CartItem } from './queries.ts'

/** Lines with what the shop says of their variants now. `known` was just looked up; only the others are read. */
export async function withVariants(db: Db | Tx, items: CartItem[], now: Date, known?: VariantForSale): Promise<PricedLine[]> {
  const lines = items.map((item) => ({
    productId: item.product_id,
    variantId: item.variant_id,
    quantity: item.quantity,
    price: item.price,
  }))
  const others = lines.filter((line) => line.variantId !== known?.variant_id)
  const found = others.length === 0 ? [] : await findVariants(db, others, now)
  const variants = new Map([known, ...found].map((variant) => [variant?.variant_id, variant]))
  return lines.map((stored) => ({ stored, variant: variants.get(stored.variantId) }))
}
