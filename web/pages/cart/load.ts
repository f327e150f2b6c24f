import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import type { Picture } from '#contract/product.ts'
import { type Card, toCards, withoutBadge } from '#web/features/catalogue/card.ts'
import { windowPictureAt } from '#web/lib/shop-window.ts'
import { call } from '#web/lib/call.ts'
import type { NoScriptCartProps } from './no-script-cart.tsx'
import { readRefused } from './refused-line.ts'

/** The data around the cart, all of it optional. The cart itself is known only to the browser. */
export interface CartData {
  picture: Picture | null
  others: Card[]
  noScript: NoScriptCartProps
}

const othersMax = 8

export async function loader({ request: { noScript, posted } }: LoaderFunctionArgs): Promise<CartData> {
  const cart = noScript?.cart ?? null
  const [picture, refused, { products }] = await Promise.all([
    windowPictureAt('cart'),
    readRefused(posted, cart),
    call('GET /user/products/tag/:tag', { tag: 'BEST_SELLING_PRODUCTS', blur: true, limit: othersMax }).catch(() => ({ products: [] })),
  ])
  const now = Date.now()
  return {
    picture, // They all are best sellers.
    others: withoutBadge(toCards(products, now), 'bestSeller'),
    noScript: { cart, refused },
  }
}
