import { partOfTaxes } from './credited-taxes.ts'
import type { InvoiceLine, TaxShare } from './queries.ts'
import { sumOf } from './spread.ts'

/** A part of an order to credit: lines as they were sold, their discount, the delivery, and the tax in it by rate. Minor units. */
export interface CreditedPart {
  lines: InvoiceLine[]
  discount: number
  shippingCost: number
  taxes: TaxShare[]
}

/** The total of a part, in minor units. */
export const valueOfPart = ({ lines, discount, shippingCost, taxes }: CreditedPart): number =>
  sumOf(lines.map(({ totalPrice }) => totalPrice)) + shippingCost - discount + taxOnTop(taxes)

/** The tax that comes on top of the prices. */
export const taxOnTop = (taxes: TaxShare[]): number => sumOf(taxes.map(({ inclusive, amount }) => (inclusive ? 0 : amount)))

/** What remains to be credited of a part after `credited` was credited elsewhere: one difference line per rate. */
export function restOfPart(part: CreditedPart, credited: number): CreditedPart {
  const value = valueOfPart(part)
  const gone = partOfTaxes({ value, taxes: part.taxes }, credited)
  const taxes = part.taxes.map((share, at) => ({ ...share, net: share.net - gone[at]!.net, amount: share.amount - gone[at]!.amount }))
  const known = taxes.map(({ inclusive, rate, net, amount }) => differenceLine(inclusive ? net + amount : net, rate))
  const untaxed = value - credited - sumOf(known.map(({ totalPrice }) => totalPrice)) - taxOnTop(taxes)
  const lines = [...known, differenceLine(untaxed, part.taxes.length > 0 ? 0 : null)].filter(({ totalPrice }) => totalPrice > 0)
  return { lines, discount: 0, shippingCost: 0, taxes }
}

/** A line without a product, for an amount that no line of the order explains. */
export const differenceLine = (amount: number, taxRate: number | null): InvoiceLine => ({
  sku: '',
  name: '',
  options: {},
  price: amount,
  quantity: 1,
  totalPrice: amount,
  taxRate,
})

const wrapSku = 'gift-wrap'

/** The line of gift wrap, which is no product either. */
export const wrapLine = (amount: number, taxRate: number | null): InvoiceLine => ({ ...differenceLine(amount, taxRate), sku: wrapSku })

/** Whether it is the line of gift wrap: a product with that SKU has a name. */
export const isWrapLine = ({ sku, name }: Pick<InvoiceLine, 'sku' | 'name'>): boolean => sku === wrapSku && name === ''

/** Joins two parts into one. */
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
