import type { Cart } from './cart.ts'
import type { SavedAddress } from './customers/addresses.ts'
import type { Summary } from './orders.ts'

/**
 * What a page shows to a browser that runs no script, inside its <noscript>: the cart and the customer, by cookies that only the forms there set.
 * Whoever runs scripts has none of it.
 */
export interface NoScriptVisit {
  cart: Cart
  customer: { name: string; email: string | null; addresses: SavedAddress[] } | null
  /** What the order comes to, on the checkout; null where nothing can be bought. */
  summary: Summary | null
  /** Makes the order of this form one, however often it is sent; on the checkout. */
  attempt: string
}

/** What one sees of an order before one places it, sent back along with it: it's placed at these prices or not at all. */
export interface ShownOrder {
  products: { productId: string; variantId: string; quantity: number; price: number; backOrdered?: number }[]
  productCost: number
  shippingCost: number
  totalCost: number
}
