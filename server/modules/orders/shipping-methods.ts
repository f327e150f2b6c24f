import { major } from '#contract/fields.ts'
import type { Order } from '#contract/orders.ts'
import { refuse } from '#contract/refuse.ts'
import type { Shipping } from '#server/modules/shop/shop.ts'

/** The requested shipping method, by its code; fails with INVALID_INPUT. */
export function chooseShipping(wanted: string, offered: Shipping[]): Shipping {
  const found = offered.find((method) => method.code === wanted)
  if (!found) throw refuse('INVALID_INPUT', { shippingMethod: [`is not one of ${offered.map((method) => method.code).join(', ')}`] })
  return found
}

/** A shipping method as the contract tells it. */
export const presentShipping = (method: Shipping): Order['shippingMethod'] => ({ ...method, price: major(method.price) })
