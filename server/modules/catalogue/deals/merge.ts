import type { Deal } from './deal.ts'

const merges = new WeakMap<Deal, { of: Deal[]; as: Deal }>()

/** Merges several deals of a product into one with the lowest price of each variant. The same deals return the same object. */
export function mergeDeals(deals: Deal[]): Deal | undefined {
  const [first, ...others] = deals
  if (!first || others.length === 0) return first
  const before = merges.get(first)
  if (before && before.of.length === deals.length && before.of.every((deal, index) => deal === deals[index])) return before.as
  const as = lowestOf(deals)
  merges.set(first, { of: deals, as })
  return as
}

/** A product's own deal is the one shown, as long as it has the lowest price of any variant. */
function lowestOf(deals: Deal[]): Deal {
  const best = new Map<string, Deal>()
  for (const deal of deals)
    for (const [variant, { price }] of deal.prices) {
      const other = best.get(variant)?.prices.get(variant)
      if (!other || price < other.price) best.set(variant, deal)
    }
  const own = [...best.values()].find(({ isListed }) => !isListed)
  const prices = new Map([...best].map(([variant, deal]) => [variant, deal.prices.get(variant)!]))
  return { ...(own ?? deals[0]!), prices, isListed: own === undefined }
}
