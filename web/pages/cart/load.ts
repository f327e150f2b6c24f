import type { Picture } from '#contract/catalogue.ts'
import { type Card, toCards } from '#web/features/catalogue/card.ts'
import { pictureAt } from '#web/lib/shop-window.ts'
import { call } from '#web/lib/call.ts'

/** What surrounds the cart, which only the browser knows: all of it decoration. */
export interface CartData {
  picture: Picture | null
  others: Card[]
}

const othersMax = 8

export async function loader(): Promise<CartData> {
  const [picture, { products }] = await Promise.all([
    pictureAt('cart'),
    call('GET /user/products/tag/:tag', { tag: 'BEST_SELLING_PRODUCTS', blur: true, limit: othersMax }).catch(() => ({ products: [] })),
  ])
  const now = Date.now()
  return { picture, others: toCards(products, now) }
}
