import type { Locale } from '#contract/locales.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { findVariants } from '#server/modules/catalogue/catalogue.ts'
import type { PricedLine } from './lines.ts'
import type { CartItem } from './queries.ts'

type Item = Omit<CartItem, 'repeat_weeks'> & Partial<Pick<CartItem, 'repeat_weeks'>>

/** Lines with the current state of their variants. */
export async function withVariants(db: Db | Tx, items: Item[], now: Date, locale?: Locale | null): Promise<PricedLine[]> {
  const lines = items.map((item) => ({
    productId: item.product_id,
    variantId: item.variant_id,
    quantity: item.quantity,
    price: item.price,
    repeatWeeks: item.repeat_weeks ?? 0,
  }))
  const variants = lines.length === 0 ? [] : await findVariants(db, lines, now, locale)
  return lines.map((stored, index) => ({ stored, variant: variants[index] }))
}
