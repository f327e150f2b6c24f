import * as contract from '#contract/recently-viewed.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import type { CatalogueCache } from '#server/modules/catalogue/catalogue.ts'
import { addViewed, clearViewed, readViewed } from './recently-viewed.ts'

/** The endpoints of recently viewed products. */
export const recentlyViewedRoutes = (cache: CatalogueCache): BoundEndpoint[] => [
  reads(contract.getRecentlyViewed, async (db, _, { caller }) => ({ productIds: await readViewed(db, caller.userId) })),
  writes(contract.addRecentlyViewed, async (tx, { productIds }, { caller }) => ({
    productIds: await addViewed(tx, cache, caller.userId, productIds),
  })),
  writes(contract.clearRecentlyViewed, async (tx, _, { caller }) => ({ productIds: await clearViewed(tx, caller.userId) })),
]
