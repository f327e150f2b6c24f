import type { SourceVariant } from './source.ts'

interface Prices {
  /** In minor units, as all of them. */
  price: number
  /** What it costs otherwise; null where it isn't reduced. */
  was: number | null
  /** The least it cost in the 30 days before; null where that isn't known. */
  lowest: number | null
}

/**
 * The price that a reduction is told from, and its percentage counted from (Directive 98/6/EC, article 6a): what it costs otherwise, or the lowest price of the 30 days
 * before where that is lower. Null where it costs no less than that.
 */
export function priceBefore({ price, was, lowest }: Prices): number | null {
  if (was === null) return null
  const before = lowest === null ? was : Math.min(was, lowest)
  return before > price ? before : null
}

/** What lists have a variant at, in its deal if it's in one, and what that is told to be less than; minor units. */
export function reductionOf({ price, oldPrice, lowestPrice, deal }: SourceVariant): { price: number; before: number | null } {
  return deal
    ? { price: deal.price, before: priceBefore({ price: deal.price, was: price, lowest: deal.lowest }) }
    : { price, before: priceBefore({ price, was: oldPrice, lowest: lowestPrice }) }
}
