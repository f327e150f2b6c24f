import * as contract from '#contract/compare.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import type { CatalogueCache } from '#server/modules/catalogue/catalogue.ts'
import { addToComparison, mergeComparison, readComparison, removeFromComparison } from './compare.ts'

/** The calls of comparing. */
export const compareRoutes = (cache: CatalogueCache): BoundEndpoint[] => [
  reads(contract.getComparison, (db, _, { caller }) => readComparison(db, cache, caller.userId)),
  writes(contract.addToComparison, (tx, { productId }, { caller, now }) => addToComparison(tx, cache, caller.userId, productId, now)),
  writes(contract.mergeComparison, (tx, { productIds }, { caller, now }) => mergeComparison(tx, cache, caller.userId, productIds, now)),
  writes(contract.removeFromComparison, (tx, { productId }, { caller }) => removeFromComparison(tx, cache, caller.userId, productId)),
]
