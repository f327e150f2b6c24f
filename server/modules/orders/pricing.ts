/** The sum of an order, in minor units. */
export interface Costs {
  productCost: number
  shippingCost: number
  discount: number
  tax: number
  totalCost: number
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
