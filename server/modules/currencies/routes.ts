import * as contract from '#contract/currencies.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import type { CurrencyCache } from './cache.ts'
import { changeCurrencies } from './manage.ts'
import { readSettings } from './queries.ts'

/** The owner's endpoints for the currencies that the shop accepts besides its own. */
export const currencyRoutes = (cache: CurrencyCache): BoundEndpoint[] => [
  reads(contract.getCurrencies, async (db) => (await readSettings.one(db, {}))!),
  writes(contract.changeCurrencies, (tx, input, context) => changeCurrencies(tx, cache, input, context)),
]
