import * as contract from '#contract/admin/merging.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { findDuplicates, listOwnMerges, listPairs, markAsDifferent } from './duplicates.ts'
import { merge } from './merging.ts'
import { preview } from './preview.ts'

/** The endpoints with which staff merge two accounts, and customers see which were merged into theirs. */
export const mergingRoutes = (engine: SearchEngine): BoundEndpoint[] => [
  reads(contract.previewMerge, preview),
  reads(contract.listDoubles, findDuplicates),
  reads(contract.listAllDoubles, listPairs),
  writes(contract.markAsDifferent, markAsDifferent),
  writes(contract.mergeCustomers, (tx, input, context) => merge(tx, { engine }, input, context)),
  reads(contract.listMerges, (db, _, context) => listOwnMerges(db, context)),
]
