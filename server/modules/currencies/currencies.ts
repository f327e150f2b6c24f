import type { Exchange } from '#contract/exchange.ts'
import { shopCurrency } from '#contract/currency.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { CurrencyCache } from './cache.ts'

export { CurrencyCache } from './cache.ts'

/** The enabled currencies, in display order. */
const offeredCurrencies = (db: Db | Tx, cache: CurrencyCache): Promise<Exchange[]> => cache.offered(db)

/** The same for pages; undefined if there are none. */
export async function shownCurrencies(db: Db, cache: CurrencyCache): Promise<Exchange[] | undefined> {
  const offered = await cache.offered(db)
  return offered.length > 0 ? offered : undefined
}

/**
 * The exchange for pricing an order in this currency; null for the shop's own currency, which needs none. Refuses a currency that isn't
 * offered (anymore).
 */
export async function exchangeFor(db: Db | Tx, cache: CurrencyCache, code: string | undefined): Promise<Exchange | null> {
  if (code === undefined || code === shopCurrency()) return null
  const found = (await offeredCurrencies(db, cache)).find((one) => one.code === code)
  if (!found) throw refuse('CURRENCY_IS_NOT_OFFERED', { currency: [`${code} is not offered`] })
  return found
}
