import { convertPrice } from '#contract/exchange.ts'
import { repeatPrice } from '#contract/repeat-limits.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { VariantForSale } from '#server/modules/catalogue/catalogue.ts'
import { exchangeFor } from '#server/modules/currencies/currencies.ts'
import { benefitsOf } from '#server/modules/plans/plans.ts'
import { priceFor } from './lines.ts'
import { pricesFor } from './member-lists.ts'
import type { PriceSources } from './price-sources.ts'

interface RepeatPriceRequest {
  userId: string
  variants: (VariantForSale | undefined)[]
  /** Undefined means the shop's currency. */
  currency: string | undefined
  percent: number
}

/**
 * Returns a function that gives the price of one piece of a variant at its next repeat delivery, in minor units of the currency, at this
 * discount or another one. Refuses a currency that isn't offered.
 */
export async function repeatPricesFor(
  db: Db | Tx,
  sources: PriceSources,
  { userId, variants, currency, percent }: RepeatPriceRequest,
  now: Date,
): Promise<(variant: VariantForSale, other?: number) => number> {
  const [exchange, benefits] = await Promise.all([exchangeFor(db, sources.currencies, currency), benefitsOf(db, userId, now)])
  const member = await pricesFor(db, sources, { benefits, variants }, now)
  return (variant, other = percent) => repeatPrice(priceFor(member, variant, convertPrice(variant.price, exchange), exchange), other)
}
