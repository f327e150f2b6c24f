import * as contract from '#contract/cart.ts'
import * as saved from '#contract/saved-lines.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { changeLine, emptyCart, mergeLines, previewLines, readCart, removeLine, setLine } from './cart.ts'
import { readSavedLines } from './read-saved-lines.ts'
import { mergeSavedLines, removeSavedLine, restoreLine, saveLine } from './saved-lines.ts'

/** The calls of the cart. */
export const cartRoutes = (): BoundEndpoint[] => [
  reads(contract.getCart, (db, _, { caller, now }) => readCart(db, caller.userId, now)),
  reads(contract.setCartItem, (db, input, { caller, now }) => setLine(db, caller.userId, input, now)),
  writes(contract.mergeCart, (tx, input, { caller, now }) => mergeLines(tx, caller.userId, input, now)),
  writes(contract.changeCartItem, (tx, input, { caller, now }) => changeLine(tx, caller.userId, input, now)),
  writes(contract.removeCartItem, (tx, input, { caller, now }) => removeLine(tx, caller.userId, input, now)),
  writes(contract.emptyCart, (tx, _, { caller, now }) => emptyCart(tx, caller.userId, now)),
  reads(contract.previewCart, (db, input, { now }) => previewLines(db, input, now)),
  reads(saved.listSavedLines, async (db, _, { caller, now }) => ({ items: await readSavedLines(db, caller.userId, now) })),
  writes(saved.saveLine, (tx, input, { caller, now }) => saveLine(tx, caller.userId, input, now)),
  writes(saved.restoreLine, (tx, input, { caller, now }) => restoreLine(tx, caller.userId, input, now)),
  writes(saved.removeSavedLine, async (tx, input, { caller, now }) => ({ items: await removeSavedLine(tx, caller.userId, input, now) })),
  writes(saved.mergeSavedLines, async (tx, input, { caller, now }) => ({ items: await mergeSavedLines(tx, caller.userId, input, now) })),
]
