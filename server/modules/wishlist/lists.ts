import { randomBytes } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import type { WishlistSummary } from '#contract/wishlist.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { presentSummary } from './present.ts'
import * as queries from './queries.ts'

const tokenBytes = 24

/** Called before what others see of a list changes. */
export type BeforeShown = () => Promise<void>

/** The customer's lists, the first one first. Empty until they save a product. */
export async function listSummaries(db: Db | Tx, userId: string): Promise<WishlistSummary[]> {
  return (await queries.listAll.all(db, { user: userId })).map(presentSummary)
}

/** Adds a list. Fails with TOO_MANY_WISHLISTS. */
export async function createList(tx: Tx, userId: string, name: string, now: Date): Promise<WishlistSummary> {
  await queries.openFirst.one(tx, { id: newId(now), user: userId, now })
  const row = await queries.createList.one(tx, { id: newId(now), user: userId, name, now, max: limits.wishlist.listsMax })
  if (!row) throw refuse('TOO_MANY_WISHLISTS', { name: [`there are ${limits.wishlist.listsMax} lists already`] })
  return presentSummary(row)
}

/** Renames a list; fails with NO_WISHLIST_FOUND. */
export async function renameList(tx: Tx, userId: string, id: string, name: string, beforeShown: BeforeShown): Promise<WishlistSummary> {
  const { is_shared } = await lockList(tx, userId, id)
  if (is_shared) await beforeShown()
  return found(await queries.renameList.one(tx, { id, user: userId, name }))
}

/** Deletes a list with its items. The first one stays, as products are saved there by default. */
export async function deleteList(tx: Tx, userId: string, id: string): Promise<WishlistSummary[]> {
  const deleted = await queries.deleteList.run(tx, { id, user: userId })
  const lists = await listSummaries(tx, userId)
  if (lists.some((list) => list.id === id)) throw refuse('INVALID_INPUT', { id: ['is the first list, which can only be emptied'] })
  if (deleted === 0) throw refuse('NO_WISHLIST_FOUND')
  return lists
}

/** Shares a list under a secret link, and sets whether it shows the owner's first name. Hiding the name is always allowed. */
export async function shareList(
  tx: Tx,
  userId: string,
  id: string,
  showOwner: boolean,
  beforeShown: BeforeShown,
): Promise<WishlistSummary> {
  const { is_shared } = await lockList(tx, userId, id)
  if (showOwner || !is_shared) await beforeShown()
  return found(await queries.share.one(tx, { id, user: userId, token: randomBytes(tokenBytes).toString('base64url'), showOwner }))
}

/** Revokes the link. Sharing again creates a new one. */
export const unshareList = async (tx: Tx, userId: string, id: string): Promise<WishlistSummary> =>
  found(await queries.unshare.one(tx, { id, user: userId }))

/** Locks a list of the customer; fails with NO_WISHLIST_FOUND. */
export async function lockList(tx: Tx, userId: string, id: string): Promise<{ id: string; is_shared: boolean }> {
  const [list] = await queries.lockLists.all(tx, { ids: [id], user: userId })
  if (!list) throw refuse('NO_WISHLIST_FOUND')
  return list
}

function found(row: queries.SummaryRow | undefined): WishlistSummary {
  if (!row) throw refuse('NO_WISHLIST_FOUND')
  return presentSummary(row)
}
