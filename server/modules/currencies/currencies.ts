import type { Exchange } from '#contract/exchange.ts'
import { shopCurrency } from '#contract/currency.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { CurrencyCache } from './cache.ts'

export { CurrencyCache } from './cache.ts'

/** The currencies that are on, in the order they're shown in. */
const offeredCurrencies = (db: Db | Tx, cache: CurrencyCache): Promise<Exchange[]> => cache.offered(db)

/** The same for pages; undefined where there are none. */
export async function shownCurrencies(db: Db, cache: CurrencyCache): Promise<Exchange[] | undefined> {
  const offered = await cache.offered(db)
  return offered.length > 0 ? offered : undefined
}

/** How an order in this currency is priced; null for the shop's own, which asks for nothing. Refuses one that isn't offered (any more). */
export async function exchangeFor(db: Db | Tx, cache: CurrencyCache, code: string | undefined): Promise<Exchange | null> {
  if (code === undefined || code === shopCurrency()) return null
  const found = (await offeredCurrencies(db, cache)).find((one) => one.code === code)
  if (!found) throw refuse('CURRENCY_IS_NOT_OFFERED', { currency: [`${code} is not offered`] })
  return found
}
