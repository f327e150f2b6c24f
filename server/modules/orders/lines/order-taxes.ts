import { major } from '#contract/currency.ts'
import type { Order } from '#contract/order.ts'
import { type PricedCart, shareOf, taxOf } from '#server/modules/pricing/pricing.ts'
import type { PlaceTax } from '#server/modules/tax/tax.ts'

/** The tax of a part of an order: the rate in thousandths of a per cent; the net amount and the tax in minor units. */
export interface TaxPart {
  rate: number
  net: number
  amount: number
}

/** What stands for the variant in the tax of gift wrap, which is a line of its own. */
export const wrapId = 'gift-wrap'

/** The taxes of an order, as it was placed. */
export interface OrderTaxes {
  name: string
  /** Whether the prices contain the tax. */
  inclusive: boolean
  /** By variant, and of gift wrap that costs something. */
  lines: (TaxPart & { variantId: string })[]
  shipping: TaxPart
}

/** The tax rate of a variant; null if no tax is known. */
export const rateOf = (taxes: OrderTaxes | null, variantId: string): number | null =>
  taxes && (taxes.lines.find((line) => line.variantId === variantId)?.rate ?? 0)

/** The tax of one rate. */
export interface TaxShare extends TaxPart {
  name: string
  inclusive: boolean
}

/**
 * The taxes of a priced order; null if no tax is known. Pieces that a promotion gives count together with the bought ones of the same
 * variant.
 */
export function taxesOf({ lines, wrap, shipping, shippingTax }: PricedCart, tax: PlaceTax | undefined): OrderTaxes | null {
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
    lines: [
      ...[...byVariant.values()].map((parts) => ({ ...parts[0]!, net: sum(parts, 'net'), amount: sum(parts, 'amount') })),
      ...(wrap.price > 0 ? [{ variantId: wrapId, ...partOf(wrap.price, wrap) }] : []),
    ],
    shipping: partOf(shipping, shippingTax),
  }
}

interface EditTax {
  /** The taxes of the order before the edit; null if it moves to another place, or has none. */
  agreed: OrderTaxes | null
  /** The current rules: for what wasn't agreed. */
  rules: PlaceTax | undefined
  /** The tax class by variant; the default one is assumed for a variant that is no longer known. */
  classes: ReadonlyMap<string, string>
}

/**
 * The taxes of an order after an edit, from its edited lines and shipping, in minor units. Agreed parts keep their rate, and if they cost
 * the same, exactly their tax.
 */
export function taxesOfEdit(
  lines: { variantId: string; totalPrice: number; discount: number }[],
  shippingCost: number,
  { agreed, rules, classes }: EditTax,
): OrderTaxes | null {
  const of = agreed ?? rules
  if (!of) return null
  const { name, inclusive } = of
  const partOf = (paid: number, before: TaxPart | undefined, rate = 0): TaxPart => {
    if (before && paid === (inclusive ? before.net + before.amount : before.net))
      return { rate: before.rate, net: before.net, amount: before.amount }
    const { tax, taxIncluded } = taxOf(paid, before?.rate ?? rate, { inclusive, rates: {}, shippingRate: 0 })
    return { rate: before?.rate ?? rate, net: paid - taxIncluded, amount: tax + taxIncluded }
  }
  return {
    name,
    inclusive,
    lines: lines.map(({ variantId, totalPrice, discount }) => ({
      variantId,
      ...partOf(
        totalPrice - discount,
        agreed?.lines.find((line) => line.variantId === variantId),
        rules?.rates[classes.get(variantId) ?? 'standard'],
      ),
    })),
    shipping: partOf(shippingCost, agreed?.shipping, rules?.shippingRate),
  }
}

/** The tax that is added to the prices, in minor units; 0 if the prices contain it. */
export const addedTax = ({ inclusive, lines, shipping }: OrderTaxes): number => (inclusive ? 0 : sum([...lines, shipping], 'amount'))

const sum = (parts: TaxPart[], of: 'net' | 'amount'): number => parts.reduce((total, part) => total + part[of], 0)

/** An order's tax by rate, the highest first. Parts that aren't taxed are left out. */
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

/** An order's tax as the API returns it. */
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

/** The tax that is added to the price of a number of a line's pieces, in minor units; 0 if prices contain the tax. */
export function taxOnTop(
  taxes: OrderTaxes | null,
  { variantId, quantity }: { variantId: string; quantity: number },
  pieces: number,
): number {
  if (!taxes || taxes.inclusive) return 0
  const part = taxes.lines.find((line) => line.variantId === variantId)
  return part ? shareOf(part.amount, pieces, quantity) : 0
}
