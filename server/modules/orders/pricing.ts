/** The sum of an order, in minor units. */
export interface Costs {
  productCost: number
  shippingCost: number
  discount: number
  tax: number
  totalCost: number
}

/** What a line costs before its discount, and what is taken off it. Minor units. */
interface PricedLine {
  price: number
  quantity: number
  discount: number
}

/** Adds up, for the summary as for the order: prices include tax, so there is none on top; what a membership takes off is a discount. */
export function addUp(lines: PricedLine[], shippingCost: number): Costs {
  const productCost = productCostOf(lines)
  const discount = lines.reduce((sum, line) => sum + line.discount, 0)
  return { productCost, shippingCost, discount, tax: 0, totalCost: productCost + shippingCost - discount }
}

/** What the lines cost, each price times its quantity. */
export function productCostOf(lines: Pick<PricedLine, 'price' | 'quantity'>[]): number {
  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
}
