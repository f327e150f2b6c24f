import { minor } from '#contract/currency.ts'
import { dayMs } from '#contract/time.ts'
import type { NewVariant } from '#server/modules/catalogue/catalogue.ts'
import type { SeedVariant } from './types.ts'

type Prices = Pick<SeedVariant, 'price' | 'oldPrice'>

/** Some prices were lower for a week, some days before the reduction. */
const promotion = { from: 12, until: 5, percent: 7 }

/** A pseudo-random number of a product, the same every time. */
const numberOf = (slug: string): number => Buffer.from(slug).reduce((all, byte) => (all * 31 + byte) % 9973, 7)

/** How many days ago a reduced product's price was lowered: 4 to 25. */
const reducedDaysAgo = (slug: string): number => 4 + (numberOf(slug) % 22)

interface Period {
  /** In minor units. */
  price: number
  untilDaysAgo: number
}

/** A variant's prices before it was reduced, oldest first. */
function periodsOf(slug: string, oldPrice: number): Period[] {
  const usual = minor(oldPrice)
  const days = reducedDaysAgo(slug)
  const last = { price: usual, untilDaysAgo: days }
  if (numberOf(slug) % 3 > 0) return [last]
  const promoted = Math.floor((usual * (100 - promotion.percent)) / 10_000) * 100 + 90
  if (promoted >= usual) return [last]
  return [{ price: usual, untilDaysAgo: days + promotion.from }, { price: promoted, untilDaysAgo: days + promotion.until }, last]
}

/** A variant's price that many days ago, in minor units. */
export function priceDaysAgo(slug: string, { price, oldPrice }: Prices, daysAgo: number): number {
  if (oldPrice === undefined) return minor(price)
  return periodsOf(slug, oldPrice).find(({ untilDaysAgo }) => daysAgo > untilDaysAgo)?.price ?? minor(price)
}

/** The same in the catalogue's format. */
export function priceHistory(slug: string, { oldPrice }: Prices, now: Date): Pick<NewVariant, 'pricedAt' | 'formerPrices'> {
  if (oldPrice === undefined) return {}
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  return {
    pricedAt: ago(reducedDaysAgo(slug)),
    formerPrices: periodsOf(slug, oldPrice).map(({ price, untilDaysAgo }) => ({ price, until: ago(untilDaysAgo) })),
  }
}
