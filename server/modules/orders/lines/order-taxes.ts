import { major } from '#contract/currency.ts'
import type { Order } from '#contract/order.ts'
import { type PricedCart, shareOf, taxOf } from '#server/modules/pricing/pricing.ts'
import type { PlaceTax } from '#server/modules/tax/tax.ts'

/** What a part of an order is taxed: the rate in thousandths of a per cent, what it's on, and the tax; minor units. */
export interface TaxPart {
  rate: number
  net: number
  amount: number
}

/** How an order is taxed, as it was placed. */
export interface OrderTaxes {
  name: string
  /** Its prices contain the tax. */
  inclusive: boolean
  lines: (TaxPart & { variantId: string })[]
  shipping: TaxPart
}

/** At which rate a variant is taxed; null where no tax is known of. */
export const rateOf = (taxes: OrderTaxes | null, variantId: string): number | null =>
  taxes && (taxes.lines.find((line) => line.variantId === variantId)?.rate ?? 0)

/** The tax of one rate. */
export interface TaxShare extends TaxPart {
  name: string
  inclusive: boolean
}

/** How a priced order is taxed; null where no tax is known of. What is given of a variant counts with what is bought of it. */
export function taxesOf({ lines, shipping, shippingTax }: PricedCart, tax: PlaceTax | undefined): OrderTaxes | null {
  if (!tax) return null
  const partOf = (paid: number, { rate, tax: added, taxIncluded }: PricedCart['shippingTax']): TaxPart => ({
    rate,
    net: paid - taxIncluded,
    amount: added + taxIncluded,
  })
  const byVariant = Map.groupBy(
    lines.map((line) => ({ variantId: line.id, ...partOf(line.price * line.quantity - line.discount, { ...line, rate: line.taxRate }) })),
    ({ variantId }) => variantId,
  )
  return {
    name: tax.name,
    inclusive: tax.inclusive,
    lines: [...byVariant.values()].map((parts) => ({ ...parts[0]!, net: sum(parts, 'net'), amount: sum(parts, 'amount') })),
    shipping: partOf(shipping, shippingTax),
  }
}

interface EditTax {
  rules: PlaceTax | undefined
  /** By variant; the usual one where it isn't known any more. */
  classes: ReadonlyMap<string, string>
}

/** How an order is taxed after an edit: its lines and its shipping as they are then, in minor units. */
export function taxesOfEdit(
  lines: { variantId: string; totalPrice: number; discount: number }[],
  shippingCost: number,
  { rules, classes }: EditTax,
): OrderTaxes | null {
  if (!rules) return null
  const partOf = (paid: number, rate: number): TaxPart => {
    const { tax, taxIncluded } = taxOf(paid, rate, rules)
    return { rate, net: paid - taxIncluded, amount: tax + taxIncluded }
  }
  return {
    name: rules.name,
    inclusive: rules.inclusive,
    lines: lines.map(({ variantId, totalPrice, discount }) => ({
      variantId,
      ...partOf(totalPrice - discount, rules.rates[classes.get(variantId) ?? 'standard'] ?? 0),
    })),
    shipping: partOf(shippingCost, rules.shippingRate),
  }
}

/** What comes on top of the prices, in minor units. */
export const onTop = ({ inclusive, lines, shipping }: OrderTaxes): number => (inclusive ? 0 : sum([...lines, shipping], 'amount'))

const sum = (parts: TaxPart[], of: 'net' | 'amount'): number => parts.reduce((total, part) => total + part[of], 0)

/** An order's tax by rate, the highest first; what isn't taxed is left out. */
export function sharesOf(taxes: OrderTaxes | null): TaxShare[] {
  return taxes ? sharesOfParts(taxes, [...taxes.lines, taxes.shipping]) : []
}

function sharesOfParts({ name, inclusive }: OrderTaxes, parts: TaxPart[]): TaxShare[] {
  const byRate = Map.groupBy(
    parts.filter(({ rate, net, amount }) => rate > 0 && net + amount > 0),
    ({ rate }) => rate,
  )
  return [...byRate]
    .toSorted(([a], [b]) => b - a)
    .map(([rate, its]) => ({ name, inclusive, rate, net: sum(its, 'net'), amount: sum(its, 'amount') }))
}

/** An order's tax as the contract tells it. */
export const presentTaxes = (taxes: OrderTaxes | null, code?: string): Pick<Order, 'taxes' | 'taxIncluded'> => {
  const shares = sharesOf(taxes)
  return {
    taxes: shares.map(({ name, rate, net, amount }) => ({
      name,
      percent: rate / 1000,
      net: major(net, code),
      amount: major(amount, code),
    })),
    taxIncluded: major(taxes?.inclusive ? sum(shares, 'amount') : 0, code),
  }
}

/** What is on top of a line's price for so many of its pieces, in minor units; nothing where prices contain the tax. */
export function taxOnTop(
  taxes: OrderTaxes | null,
  { variantId, quantity }: { variantId: string; quantity: number },
  pieces: number,
): number {
  if (!taxes || taxes.inclusive) return 0
  const part = taxes.lines.find((line) => line.variantId === variantId)
  return part ? shareOf(part.amount, pieces, quantity) : 0
}
