import { z } from 'zod'
import { stock } from './product.ts'
import { endpoint } from './endpoint.ts'
import { id, money, text, time } from './fields.ts'
import { limits } from './limits.ts'

const tag = 'Wishlist'

/** A product in a wishlist. `price` is the lowest of its variants; `variantId` is present if the product has only one. */
export const savedProduct = z
  .object({
    name: z.string(),
    slug: z.string(),
    brand: z.string(),
    photo: z.string(),
    photoAlt: z.string(),
    price: money,
    oldPrice: money.nullable(),
    /** Whether its variants have different prices. */
    pricesVary: z.boolean(),
    stock,
    variantId: id.nullable(),
  })
  .meta({ id: 'SavedProduct' })
export type SavedProduct = z.infer<typeof savedProduct>

/** `product` is null while it isn't on sale. */
export const wishlistItem = z
  .object({
    productId: id,
    addedAt: time,
    /** The price when it was added; present if it has changed. */
    priceWas: money.optional(),
    product: savedProduct.nullable(),
  })
  .meta({ id: 'WishlistItem' })
export type WishlistItem = z.infer<typeof wishlistItem>

const listName = text(1, limits.wishlist.nameMax)

/** `name` is null while the first list has none of its own. `shareToken` opens it without signing in; null as long as it's private. */
export const wishlistSummary = z
  .object({
    id,
    name: z.string().nullable(),
    isDefault: z.boolean(),
    shareToken: z.string().nullable(),
    showOwner: z.boolean(),
    itemCount: z.int(),
  })
  .meta({ id: 'WishlistSummary' })
export type WishlistSummary = z.infer<typeof wishlistSummary>

/** `id` is null until a product is added. */
export const wishlist = z
  .object({ id: id.nullable(), userId: id, name: z.string().nullable(), isDefault: z.boolean(), items: z.array(wishlistItem) })
  .meta({ id: 'Wishlist' })
export type Wishlist = z.infer<typeof wishlist>

/** Defaults to the first list. */
const listId = id.optional()

export const getWishlist = endpoint({
  id: 'getWishlist',
  route: 'GET /wishlist',
  tag,
  auth: 'customer',
  summary: 'Get a wishlist: the first one, or a named one',
  input: z.object({ listId }),
  output: wishlist,
  refusals: ['NO_WISHLIST_FOUND'],
})
export const addToWishlist = endpoint({
  id: 'addToWishlist',
  route: 'POST /wishlist',
  tag,
  auth: 'customer',
  summary: 'Add a product to a wishlist; one that is there stays as it is',
  input: z.object({ productId: id, listId }),
  output: wishlist,
  refusals: ['NO_WISHLIST_FOUND', 'CAN_NOT_ADD_ITEM_TO_THE_WISHLIST', 'ACCOUNT_IS_SUSPENDED'],
})
export const removeFromWishlist = endpoint({
  id: 'removeFromWishlist',
  route: 'DELETE /wishlist/items/:productId',
  tag,
  auth: 'customer',
  summary: 'Remove a product from a wishlist, or from all of them if none is named',
  input: z.object({ productId: id, listId }),
  output: wishlist,
  refusals: ['NO_WISHLIST_FOUND'],
})
export const emptyWishlist = endpoint({
  id: 'emptyWishlist',
  route: 'DELETE /wishlist/allitems',
  tag,
  auth: 'customer',
  summary: 'Remove every product from a wishlist',
  input: z.object({ listId }),
  output: wishlist,
  refusals: ['NO_WISHLIST_FOUND'],
})
export const moveWishlistItem = endpoint({
  id: 'moveWishlistItem',
  route: 'POST /wishlist/move',
  tag,
  auth: 'customer',
  summary: 'Move a product from one wishlist to another; returns the one it came from',
  input: z.object({ productId: id, fromListId: id, toListId: id }),
  output: wishlist,
  refusals: ['NO_WISHLIST_FOUND', 'CAN_NOT_ADD_ITEM_TO_THE_WISHLIST', 'ACCOUNT_IS_SUSPENDED'],
})
export const listSavedProducts = endpoint({
  id: 'listSavedProducts',
  route: 'GET /wishlist/saved',
  tag,
  auth: 'customer',
  summary: 'List the ids of all products in the wishlists',
  input: z.object({}),
  output: z.object({ productIds: z.array(id) }),
  refusals: [],
})
export const listWishlists = endpoint({
  id: 'listWishlists',
  route: 'GET /wishlist/lists',
  tag,
  auth: 'customer',
  summary: 'List the wishlists, the first one first',
  input: z.object({}),
  output: z.object({ lists: z.array(wishlistSummary) }),
  refusals: [],
})
export const createWishlist = endpoint({
  id: 'createWishlist',
  route: 'POST /wishlist/lists',
  tag,
  auth: 'customer',
  summary: 'Create a wishlist',
  status: 201,
  input: z.object({ name: listName }),
  output: wishlistSummary,
  refusals: ['TOO_MANY_WISHLISTS'],
})
export const renameWishlist = endpoint({
  id: 'renameWishlist',
  route: 'PATCH /wishlist/lists/:id',
  tag,
  auth: 'customer',
  summary: 'Rename a wishlist',
  input: z.object({ id, name: listName }),
  output: wishlistSummary,
  refusals: ['NO_WISHLIST_FOUND', 'ACCOUNT_IS_SUSPENDED'],
})
export const deleteWishlist = endpoint({
  id: 'deleteWishlist',
  route: 'DELETE /wishlist/lists/:id',
  tag,
  auth: 'customer',
  summary: 'Delete a wishlist with what is in it; the first one can only be emptied',
  input: z.object({ id }),
  output: z.object({ lists: z.array(wishlistSummary) }),
  refusals: ['NO_WISHLIST_FOUND'],
})
export const shareWishlist = endpoint({
  id: 'shareWishlist',
  route: 'PUT /wishlist/lists/:id/share',
  tag,
  auth: 'customer',
  summary: 'Share a wishlist by a link, with or without the first name of its owner; the link stays the same until sharing ends',
  input: z.object({ id, showOwner: z.boolean() }),
  output: wishlistSummary,
  refusals: ['NO_WISHLIST_FOUND', 'ACCOUNT_IS_SUSPENDED'],
})
export const unshareWishlist = endpoint({
  id: 'unshareWishlist',
  route: 'DELETE /wishlist/lists/:id/share',
  tag,
  auth: 'customer',
  summary: 'Stop sharing a wishlist: its link no longer works',
  input: z.object({ id }),
  output: wishlistSummary,
  refusals: ['NO_WISHLIST_FOUND'],
})
export const getSharedWishlist = endpoint({
  id: 'getSharedWishlist',
  route: 'GET /wishlist/shared/:token',
  tag,
  auth: 'public',
  summary: 'Get a shared wishlist by the token of its link',
  input: z.object({ token: z.string().max(60) }),
  output: z.object({
    name: z.string().nullable(),
    /** The owner's first name, if they allow it to be shown. */
    owner: z.string().nullable(),
    items: z.array(wishlistItem.omit({ addedAt: true, priceWas: true })),
  }),
  refusals: ['NO_WISHLIST_FOUND'],
})
