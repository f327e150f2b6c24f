import * as contract from '#contract/wishlist.ts'
import type { Tx } from '#server/db/statement.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { translationLocale } from '#server/http/locale.ts'
import type { CatalogueCache } from '#server/modules/catalogue/catalogue.ts'
import type { OnShown } from '#server/modules/customers/customers.ts'
import {
  addItem,
  createList,
  deleteList,
  emptyList,
  listSummaries,
  moveItem,
  readShared,
  readWishlist,
  removeItem,
  renameList,
  savedIds,
  shareList,
  unshareList,
} from './wishlist.ts'

/** The endpoints of wishlists. */
export const wishlistRoutes = (cache: CatalogueCache, onShown: OnShown): BoundEndpoint[] => {
  const shown =
    (tx: Tx, { caller, now }: SignedInContext) =>
    () =>
      onShown(tx, caller.userId, now)
  return [
    reads(contract.getWishlist, (db, { listId }, { caller, config }) =>
      readWishlist(db, cache.in(translationLocale(config)), caller.userId, listId),
    ),
    writes(contract.addToWishlist, (tx, input, context) =>
      addItem(tx, cache.in(translationLocale(context.config)), context.caller.userId, input, context.now, shown(tx, context)),
    ),
    writes(contract.removeFromWishlist, (tx, { productId, listId }, { caller, config }) =>
      removeItem(tx, cache.in(translationLocale(config)), caller.userId, productId, listId),
    ),
    writes(contract.emptyWishlist, (tx, { listId }, { caller, config }) =>
      emptyList(tx, cache.in(translationLocale(config)), caller.userId, listId),
    ),
    writes(contract.moveWishlistItem, (tx, input, context) =>
      moveItem(tx, cache.in(translationLocale(context.config)), context.caller.userId, input, shown(tx, context)),
    ),
    reads(contract.listSavedProducts, async (db, _, { caller }) => ({ productIds: await savedIds(db, caller.userId) })),
    reads(contract.listWishlists, async (db, _, { caller }) => ({ lists: await listSummaries(db, caller.userId) })),
    writes(contract.createWishlist, (tx, { name }, { caller, now }) => createList(tx, caller.userId, name, now)),
    writes(contract.renameWishlist, (tx, { id, name }, context) => renameList(tx, context.caller.userId, id, name, shown(tx, context))),
    writes(contract.deleteWishlist, async (tx, { id }, { caller }) => ({ lists: await deleteList(tx, caller.userId, id) })),
    writes(contract.shareWishlist, (tx, { id, showOwner }, context) =>
      shareList(tx, context.caller.userId, id, showOwner, shown(tx, context)),
    ),
    writes(contract.unshareWishlist, (tx, { id }, { caller }) => unshareList(tx, caller.userId, id)),
    reads(contract.getSharedWishlist, (db, { token }, { config }) => readShared(db, cache.in(translationLocale(config)), token)),
  ]
}
