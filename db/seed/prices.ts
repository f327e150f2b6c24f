import { minor } from '#contract/fields.ts'
import type { SeedVariant } from './types.ts'

/** How many days ago the price of a product was reduced, for those that cost less than they did: 4 to 25, the same every time. */
export function reducedDaysAgo(slug: string): number {
  const sum = Buffer.from(slug).reduce((all, byte) => (all * 31 + byte) % 9973, 7)
  return 4 + (sum % 22)
}

/** What a variant cost that many days ago, in minor units. */
export const priceAgo = (slug: string, { price, oldPrice }: SeedVariant, daysAgo: number): number =>
  minor(oldPrice !== undefined && daysAgo > reducedDaysAgo(slug) ? oldPrice : price)
