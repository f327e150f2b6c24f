import { major } from '#contract/fields.ts'
import type { Order } from '#contract/orders.ts'
import { refuse } from '#contract/refuse.ts'
import type { Shipping } from '#server/modules/shipping/shipping.ts'
import type { Line } from './lines.ts'

/** What is to be sent of these lines, before anything is taken off them. Gifts travel for nothing. */
export const parcelOf = (lines: Line[], isMember = false) => ({
  value: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  weight: lines.reduce((sum, { variant, quantity }) => sum + (variant.weight ?? 0) * quantity, 0),
  isMember,
})

/** The requested shipping method, by its code. Fails with INVALID_INPUT, and with NO_SHIPPING_METHOD where nothing is offered. */
export function chooseShipping(wanted: string, offered: Shipping[]): Shipping {
  if (offered.length === 0) throw refuse('NO_SHIPPING_METHOD', { shippingMethod: ['is not offered for this address and these products'] })
  const found = offered.find((method) => method.code === wanted)
  if (!found) throw refuse('INVALID_INPUT', { shippingMethod: [`is not one of ${offered.map((method) => method.code).join(', ')}`] })
  return found
}

/** A shipping method as the contract tells it. */
export const presentShipping = ({ code, name, price, deliveryFrom, deliveryTo }: Shipping): Order['shippingMethod'] => ({
  code,
  name,
  price: major(price),
  deliveryFrom,
  deliveryTo,
})
