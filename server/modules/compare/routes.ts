import * as contract from '#contract/compare.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { translationLocale } from '#server/http/locale.ts'
import type { CatalogueCache } from '#server/modules/catalogue/catalogue.ts'
import { addToComparison, mergeComparison, readComparison, removeFromComparison } from './compare.ts'

/** The endpoints of the comparison list. */
export const compareRoutes = (cache: CatalogueCache): BoundEndpoint[] => [
  reads(contract.getComparison, (db, _, { caller, config }) => readComparison(db, cache.in(translationLocale(config)), caller.userId)),
  writes(contract.addToComparison, (tx, { productId }, { caller, config, now }) =>
    addToComparison(tx, cache.in(translationLocale(config)), caller.userId, productId, now),
  ),
  writes(contract.mergeComparison, (tx, { productIds }, { caller, config, now }) =>
    mergeComparison(tx, cache.in(translationLocale(config)), caller.userId, productIds, now),
  ),
  writes(contract.removeFromComparison, (tx, { productId }, { caller, config }) =>
    removeFromComparison(tx, cache.in(translationLocale(config)), caller.userId, productId),
  ),
]
