import type { Config } from '#server/config.ts'

/** A shipping method as offered today: price in minor units, the dates it promises. */
export interface Shipping {
  code: string
  name: string
  price: number
  deliveryFrom: string
  deliveryTo: string
}
/** The sum of an order, in minor units. */
export interface Costs {
  productCost: number
  shippingCost: number
  discount: number
  tax: number
  totalCost: number
}

const dayMs = 86_400_000

/** The ways to ship lines worth `productCost`. Standard is free from the configured sum on. */
export function shippingMethods({ shipping }: Config, productCost: number, now: Date): Shipping[] {
  const free = shipping.freeFrom > 0 && productCost >= shipping.freeFrom
  return [
    { code: 'standard', name: 'Standard', price: free ? 0 : shipping.standard, ...between(now, 3, 5) },
    { code: 'express', name: 'Express', price: shipping.express, ...between(now, 1, 2) },
  ]
}

/** Adds up: prices include tax, so there is none on top; discounts come with coupons. */
export function addUp(lines: { price: number; quantity: number }[], shippingCost: number): Costs {
  const productCost = productCostOf(lines)
  return { productCost, shippingCost, discount: 0, tax: 0, totalCost: productCost + shippingCost }
}

/** What the lines cost, each price times its quantity. */
export function productCostOf(lines: { price: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
}

function between(now: Date, from: number, to: number) {
  return { deliveryFrom: workingDay(now, from), deliveryTo: workingDay(now, to) }
}

/** The date `days` working days (Monday to Friday, UTC) after now. */
function workingDay(now: Date, days: number): string {
  let date = now.getTime()
  for (let left = days; left > 0;) {
    date += dayMs
    const weekday = new Date(date).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return new Date(date).toISOString().slice(0, 10)
}
