import type { Deal } from './deal.ts'

const merges = new WeakMap<Deal, { of: Deal[]; as: Deal }>()

/** Several deals of a product as one, at the lowest price of each variant; the same one for the same deals. */
export function merged(deals: Deal[]): Deal | undefined {
  const [first, ...others] = deals
  if (!first || others.length === 0) return first
  const before = merges.get(first)
  if (before && before.of.length === deals.length && before.of.every((deal, index) => deal === deals[index])) return before.as
  const as = lowestOf(deals)
  merges.set(first, { of: deals, as })
  return as
}

/** A product's own deal counts as one as long as it is the lowest for any variant. */
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
