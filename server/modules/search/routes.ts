import * as contract from '#contract/search.ts'
import * as settings from '#contract/search-settings.ts'
import { type BoundEndpoint, reads, withDatabase, writes } from '#server/http/bind.ts'
import type { RequestContext } from '#server/http/context.ts'
import { translationLocale } from '#server/http/locale.ts'
import { reportSearches } from './report.ts'
import { type Search, searchAll, suggestFor } from './search.ts'
import { changeRule, changeSynonyms, searchSettings } from './staff-settings.ts'

const searchedBy = ({ now, caller }: Pick<RequestContext, 'now' | 'caller'>) => ({ now, viewer: caller?.userId ?? null })

/** Results are shown in the requested language, whichever language the query was in. */
const inLanguage = (search: Search, { config }: RequestContext): Search => {
  const locale = translationLocale(config)
  return locale === null ? search : { ...search, catalogue: search.catalogue.in(locale) }
}

/** The endpoints of search. */
export const searchRoutes = (search: Search, index: string): BoundEndpoint[] => [
  reads(contract.searchAll, (db, input, context) => searchAll(inLanguage(search, context), db, input, searchedBy(context))),
  reads(contract.listSuggestions, (db, { q }, context) => suggestFor(inLanguage(search, context), db, q, searchedBy(context))),
  withDatabase(contract.recordOpenedProduct, async (_, { q, productId }, { now }) => {
    search.log.opened(q, productId, now)
    return {}
  }),
  reads(settings.getSearchSettings, (db) => searchSettings(db, index)),
  writes(settings.setSynonyms, (tx, input) => changeSynonyms(tx, index, input)),
  writes(settings.setSearchRule, (tx, input) => changeRule(tx, index, input)),
  reads(contract.getSearchLog, (db, input, { now }) => reportSearches(db, input, now)),
]
