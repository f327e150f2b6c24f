import * as contract from '#contract/search.ts'
import { type BoundEndpoint, reads, withDatabase } from '#server/http/bind.ts'
import { reportSearches } from './report.ts'
import { type Search, searchAll, suggestFor } from './search.ts'

/** The calls of search. */
export const searchRoutes = (search: Search): BoundEndpoint[] => [
  reads(contract.searchAll, (db, input, { now }) => searchAll(search, db, input, now)),
  reads(contract.listSuggestions, (db, { q }, { now }) => suggestFor(search, db, q, now)),
  withDatabase(contract.recordOpenedProduct, async (_, { q, productId }, { now }) => {
    search.log.opened(q, productId, now)
    return {}
  }),
  reads(contract.getSearchLog, (db, input, { now }) => reportSearches(db, input, now)),
]
