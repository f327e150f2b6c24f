import { minor } from '#contract/currency.ts'
import type { NewVariant } from '#server/modules/catalogue/catalogue.ts'
import type { SeedVariant } from './types.ts'

type Prices = Pick<SeedVariant, 'price' | 'oldPrice'>

const dayMs = 86_400_000
/** Some were cheaper for a week, some days before they were reduced. */
const promotion = { from: 12, until: 5, percent: 7 }

/** A number of a product that looks drawn and is the same every time. */
const numberOf = (slug: string): number => Buffer.from(slug).reduce((all, byte) => (all * 31 + byte) % 9973, 7)

/** How many days ago the price of a product was reduced, for those that cost less than they did: 4 to 25. */
const reducedDaysAgo = (slug: string): number => 4 + (numberOf(slug) % 22)

interface Period {
  /** In minor units. */
  price: number
  untilDaysAgo: number
}

/** What a variant cost before it was reduced, the oldest first. */
function periodsOf(slug: string, oldPrice: number): Period[] {
  const usual = minor(oldPrice)
  const days = reducedDaysAgo(slug)
  const last = { price: usual, untilDaysAgo: days }
  if (numberOf(slug) % 3 > 0) return [last]
  const promoted = Math.floor((usual * (100 - promotion.percent)) / 10_000) * 100 + 90
  if (promoted >= usual) return [last]
  return [{ price: usual, untilDaysAgo: days + promotion.from }, { price: promoted, untilDaysAgo: days + promotion.until }, last]
}

/** What a variant cost that many days ago, in minor units. */
export function priceAgo(slug: string, { price, oldPrice }: Prices, daysAgo: number): number {
  if (oldPrice === undefined) return minor(price)
  return periodsOf(slug, oldPrice).find(({ untilDaysAgo }) => daysAgo > untilDaysAgo)?.price ?? minor(price)
}

/** The same as the catalogue takes it. */
export function priceHistory(slug: string, { oldPrice }: Prices, now: Date): Pick<NewVariant, 'pricedAt' | 'formerPrices'> {
  if (oldPrice === undefined) return {}
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  return {
    pricedAt: ago(reducedDaysAgo(slug)),
    formerPrices: periodsOf(slug, oldPrice).map(({ price, untilDaysAgo }) => ({ price, until: ago(untilDaysAgo) })),
  }
}
