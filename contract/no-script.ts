import type { Cart } from './cart.ts'
import type { SavedAddress } from './customers/addresses.ts'
import type { Summary } from './orders.ts'

/**
 * Data of a page for browsers without scripts, inside <noscript>: the cart and the customer, from cookies that only the forms there set.
 * Browsers with scripts never get it.
 */
export interface NoScriptVisit {
  cart: Cart
  customer: { name: string; email: string | null; addresses: SavedAddress[] } | null
  /** The order's totals, on the checkout; null if nothing can be bought. */
  summary: Summary | null
  /** An idempotency key, so that submitting the checkout form repeatedly places one order. */
  attempt: string
}

/** The totals the buyer saw, sent back with the order: it's placed at these prices or not at all. */
export interface ShownOrder {
  products: { productId: string; variantId: string; quantity: number; price: number; backOrdered?: number }[]
  productCost: number
  shippingCost: number
  totalCost: number
}
