import * as contract from '#contract/currencies.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import type { CurrencyCache } from './cache.ts'
import { changeCurrencies } from './manage.ts'
import { read } from './queries.ts'

/** What the owner does with the currencies that the shop takes beside its own. */
export const currencyRoutes = (cache: CurrencyCache): BoundEndpoint[] => [
  reads(contract.getCurrencies, async (db) => (await read.one(db, {}))!),
  writes(contract.changeCurrencies, (tx, input, context) => changeCurrencies(tx, cache, input, context)),
]
