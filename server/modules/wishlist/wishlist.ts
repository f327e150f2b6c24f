import type { ProductCard } from '#contract/product.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { minor } from '#contract/currency.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import type { addToWishlist, getSharedWishlist, moveWishlistItem, Wishlist } from '#contract/wishlist.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { type CatalogueCache, cardDocuments, cardsOf } from '#server/modules/catalogue/catalogue.ts'
import { type BeforeShown, lockList } from './lists.ts'
import { itemsOf, presentList } from './present.ts'
import * as queries from './queries.ts'

export { createList, deleteList, listSummaries, renameList, shareList, unshareList } from './lists.ts'

const { itemsMax } = limits.wishlist
const addCode = 'CAN_NOT_ADD_ITEM_TO_THE_WISHLIST'

/** A list of the customer, by default the first one. Empty until they save a product. Fails with NO_WISHLIST_FOUND. */
export async function readWishlist(db: Db | Tx, cache: CatalogueCache, userId: string, listId?: string): Promise<Wishlist> {
  const rows = await queries.readList.all(db, { user: userId, id: listId ?? null })
  if (rows.length > 0) return presentList(userId, rows, await cardsIn(db, cache, rows))
  if (listId) throw refuse('NO_WISHLIST_FOUND')
  return { id: null, userId, name: null, isDefault: true, items: [] }
}

/** Adds a product on sale at its current price, unless it's in the list. Others see it if the list is shared. */
export async function addItem(
  tx: Tx,
  cache: CatalogueCache,
  userId: string,
  { productId, listId }: ParsedOf<typeof addToWishlist>,
  now: Date,
  beforeShown: BeforeShown,
): Promise<Wishlist> {
  const [card] = await cardsOf(tx, cache, [productId])
  if (!card) throw refuse(addCode, { productId: ['is not on sale'] })
  const list = listId ? await lockList(tx, userId, listId) : (await queries.openFirst.one(tx, { id: newId(now), user: userId, now }))!
  if (list.is_shared) await beforeShown()
  await queries.addItem.run(tx, { list: list.id, product: productId, price: minor(card.info.price), now, max: itemsMax })
  const wishlist = await readWishlist(tx, cache, userId, list.id)
  if (wishlist.items.some((item) => item.productId === productId)) return wishlist
  if (wishlist.items.length < itemsMax) throw refuse(addCode, { productId: ['is not on sale'] })
  throw refuse(addCode, { listId: [`is full: ${itemsMax} products`] })
}

/** Removes a product from a list, or from all without an id. Returns that list, or the first one. */
export async function removeItem(tx: Tx, cache: CatalogueCache, userId: string, productId: string, listId?: string): Promise<Wishlist> {
  await queries.removeItem.run(tx, { user: userId, product: productId, list: listId ?? null })
  return existing(await readWishlist(tx, cache, userId, listId))
}

/** Removes all products from a list. */
export async function emptyList(tx: Tx, cache: CatalogueCache, userId: string, listId?: string): Promise<Wishlist> {
  const { id } = existing(await readWishlist(tx, cache, userId, listId))
  await queries.removeAll.run(tx, { list: id })
  return readWishlist(tx, cache, userId, id)
}

/** Moves a product between two of the customer's lists. Others see it if the target list is shared. */
export async function moveItem(
  tx: Tx,
  cache: CatalogueCache,
  userId: string,
  { productId, fromListId: from, toListId: to }: ParsedOf<typeof moveWishlistItem>,
  beforeShown: BeforeShown,
): Promise<Wishlist> {
  const locked = await queries.lockLists.all(tx, { ids: [from, to], user: userId })
  if (locked.length < new Set([from, to]).size) throw refuse('NO_WISHLIST_FOUND')
  if (from !== to) {
    if (locked.some(({ id, is_shared }) => id === to && is_shared)) await beforeShown()
    const result = await queries.moveItem.one(tx, { from, to, product: productId, max: itemsMax })
    if (result?.moved === 0) throw refuse(addCode, { productId: [`is not in that list, or the other one is full: ${itemsMax} products`] })
  }
  return readWishlist(tx, cache, userId, from)
}

/** The ids of all products in the customer's lists. */
export async function savedIds(db: Db, userId: string): Promise<string[]> {
  return (await queries.savedIds.all(db, { user: userId })).map((row) => row.product_id)
}

/** All lists of the customer with their products. */
export async function readWishlists(db: Db | Tx, cache: CatalogueCache, userId: string): Promise<Wishlist[]> {
  const rows = await queries.readAll.all(db, { user: userId })
  const cards = await cardsIn(db, cache, rows)
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((list) => presentList(userId, list, cards))
}

/** A shared list by its token: its name, its products, and its owner's first name if they allow it. */
export async function readShared(db: Db, cache: CatalogueCache, token: string): Promise<OutputOf<typeof getSharedWishlist>> {
  // Tokens with other characters are unknown. PostgreSQL would fail on NUL bytes.
  const rows = /^[\w-]+$/.test(token) ? await queries.readShared.all(db, { token }) : []
  const [first] = rows
  if (!first) throw refuse('NO_WISHLIST_FOUND')
  const items = itemsOf(rows, await cardsIn(db, cache, rows)).filter(({ product }) => product !== null)
  return {
    name: first.name,
    owner: first.owner?.split(' ')[0] ?? null,
    items: items.map(({ productId, product }) => ({ productId, product })),
  }
}

function existing(wishlist: Wishlist): Wishlist & { id: string } {
  if (wishlist.id === null) throw refuse('NO_WISHLIST_FOUND')
  return { ...wishlist, id: wishlist.id }
}

async function cardsIn(db: Db | Tx, cache: CatalogueCache, rows: queries.ListRow[]): Promise<Map<string, ProductCard>> {
  const keys = rows.flatMap(({ product_id: id, revision }) => (id !== null && revision !== null ? [{ id, revision }] : []))
  return new Map((await cardDocuments(db, cache, keys)).map((card) => [card.id, card.value]))
}
