import type { SourceVariant } from './source.ts'

interface Prices {
  /** All prices are in minor units. */
  price: number
  /** The usual price; null if it isn't reduced. */
  was: number | null
  /** The lowest price of the 30 days before; null if unknown. */
  lowest: number | null
}

/**
 * The price that a reduction and its percentage are computed from (Directive 98/6/EC, article 6a): the usual price, or the lowest price of
 * the 30 days before if that is lower. Null if the current price isn't lower.
 */
export function priceBefore({ price, was, lowest }: Prices): number | null {
  if (was === null) return null
  const before = lowest === null ? was : Math.min(was, lowest)
  return before > price ? before : null
}

/** The price of a variant in lists (in its deal, if there is one), and the price that its reduction is computed from; minor units. */
export function reductionOf({ price, oldPrice, lowestPrice, deal }: SourceVariant): { price: number; before: number | null } {
  return deal
    ? { price: deal.price, before: priceBefore({ price: deal.price, was: price, lowest: deal.lowest }) }
    : { price, before: priceBefore({ price, was: oldPrice, lowest: lowestPrice }) }
}
