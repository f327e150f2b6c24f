import * as contract from '#contract/search.ts'
import { type BoundEndpoint, reads, withDatabase } from '#server/http/bind.ts'
import type { RequestContext } from '#server/http/context.ts'
import { reportSearches } from './report.ts'
import { type Search, searchAll, suggestFor } from './search.ts'

const askedBy = ({ now, caller }: Pick<RequestContext, 'now' | 'caller'>) => ({ now, viewer: caller?.userId ?? null })

/** The calls of search. */
export const searchRoutes = (search: Search): BoundEndpoint[] => [
  reads(contract.searchAll, (db, input, context) => searchAll(search, db, input, askedBy(context))),
  reads(contract.listSuggestions, (db, { q }, context) => suggestFor(search, db, q, askedBy(context))),
  withDatabase(contract.recordOpenedProduct, async (_, { q, productId }, { now }) => {
    search.log.opened(q, productId, now)
    return {}
  }),
  reads(contract.getSearchLog, (db, input, { now }) => reportSearches(db, input, now)),
]
