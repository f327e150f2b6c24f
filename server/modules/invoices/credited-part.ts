import { partOfTaxes } from './credited-taxes.ts'
import type { InvoiceLine, TaxShare } from './queries.ts'
import { sumOf } from './spread.ts'

/** What is credited of an order: lines as they were sold, what was taken off them, the delivery, and the tax in it by rate. Minor units. */
export interface CreditedPart {
  lines: InvoiceLine[]
  discount: number
  shippingCost: number
  taxes: TaxShare[]
}

/** What it comes to, in minor units. */
export const valueOfPart = ({ lines, discount, shippingCost, taxes }: CreditedPart): number =>
  sumOf(lines.map(({ totalPrice }) => totalPrice)) + shippingCost - discount + taxOnTop(taxes)

/** What comes on top of the prices. */
export const taxOnTop = (taxes: TaxShare[]): number => sumOf(taxes.map(({ inclusive, amount }) => (inclusive ? 0 : amount)))

/** What is left to be credited of a part when so much of it was credited elsewhere: a line for each rate, that stands for the difference. */
export function restOfPart(part: CreditedPart, credited: number): CreditedPart {
  const value = valueOfPart(part)
  const gone = partOfTaxes({ value, taxes: part.taxes }, credited)
  const taxes = part.taxes.map((share, at) => ({ ...share, net: share.net - gone[at]!.net, amount: share.amount - gone[at]!.amount }))
  const known = taxes.map(({ inclusive, rate, net, amount }) => differenceLine(inclusive ? net + amount : net, rate))
  const untaxed = value - credited - sumOf(known.map(({ totalPrice }) => totalPrice)) - taxOnTop(taxes)
  const lines = [...known, differenceLine(untaxed, part.taxes.length > 0 ? 0 : null)].filter(({ totalPrice }) => totalPrice > 0)
  return { lines, discount: 0, shippingCost: 0, taxes }
}

/** A line without a product: it stands for what no line of the order says. */
export const differenceLine = (amount: number, taxRate: number | null): InvoiceLine => ({
  sku: '',
  name: '',
  options: {},
  price: amount,
  quantity: 1,
  totalPrice: amount,
  taxRate,
})

/** Both, in one. */
export const joinedParts = (first: CreditedPart, second: CreditedPart): CreditedPart => ({
  lines: [...first.lines, ...second.lines],
  discount: first.discount + second.discount,
  shippingCost: first.shippingCost + second.shippingCost,
  taxes: [...Map.groupBy([...first.taxes, ...second.taxes], ({ rate }) => rate).values()].map((shares) => ({
    ...shares[0]!,
    net: sumOf(shares.map(({ net }) => net)),
    amount: sumOf(shares.map(({ amount }) => amount)),
  })),
})
