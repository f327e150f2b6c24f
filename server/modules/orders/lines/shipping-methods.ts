import { major } from '#contract/currency.ts'
import type { Order } from '#contract/order.ts'
import { refuse } from '#contract/refuse.ts'
import { backOrderOf } from '#server/modules/cart/cart.ts'
import type { Shipping } from '#server/modules/shipping/shipping.ts'
import { isSentLine } from './goods.ts'
import type { Line } from './lines.ts'

/** The parcel of these lines, before any discounts and without gift cards and files. Pieces that promotions give don't count toward it. */
export const parcelOf = (lines: Line[], isMember = false) => ({
  value: lines.filter(isSentLine).reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  weight: lines.reduce((sum, { variant, quantity }) => sum + (variant.weight ?? 0) * quantity, 0),
  isMember,
  readyOn: readyOn(lines),
})

/** The day on which the last of these lines is in stock. Undefined unless all of them wait for stock and all their days are known. */
function readyOn(lines: Line[]): string | undefined {
  const sent = lines.filter(isSentLine)
  const waiting = sent
    .map(({ variant, quantity }) => backOrderOf(variant, quantity))
    .filter((found, at) => found?.quantity === sent[at]!.quantity)
  const days = waiting.flatMap((found) => found?.shipsOn ?? [])
  return days.length === sent.length ? days.sort().at(-1) : undefined
}

/** The shipping method of an order that has nothing but gift cards and files. */
export const emailDelivery = (now: Date): Shipping & { leastPrice: number } => {
  const today = now.toISOString().slice(0, 10)
  return { code: 'email', name: 'Email', price: 0, leastPrice: 0, deliveryFrom: today, deliveryTo: today }
}

/** Finds the requested shipping method by its code. Fails with INVALID_INPUT, or with NO_SHIPPING_METHOD if none is offered. */
export function chooseShipping(wanted: string | undefined, offered: Shipping[]): Shipping {
  if (offered.length === 0) throw refuse('NO_SHIPPING_METHOD', { shippingMethod: ['is not offered for this address and these products'] })
  const found = offered.find((method) => method.code === wanted)
  if (!found) throw refuse('INVALID_INPUT', { shippingMethod: [`is not one of ${offered.map((method) => method.code).join(', ')}`] })
  return found
}

/** A shipping method as the API returns it. */
export const presentShipping = ({ code, name, price, deliveryFrom, deliveryTo }: Shipping, currency?: string): Order['shippingMethod'] => ({
  code,
  name,
  price: major(price, currency),
  deliveryFrom,
  deliveryTo,
})
