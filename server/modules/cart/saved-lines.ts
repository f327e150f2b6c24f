import type { Cart, CartLine } from '#contract/cart.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import type { mergeSavedLines as mergeContract } from '#contract/saved-lines.ts'
import type { Tx } from '#server/db/statement.ts'
import { availableOf, findVariants, type RequestedVariant } from '#server/modules/catalogue/catalogue.ts'
import { readCart, setLine } from './cart.ts'
import { lockCart, openCart } from './open-cart.ts'
import { readSavedLines } from './read-saved-lines.ts'
import * as queries from './saved-queries.ts'

const { linesMax, quantityMax } = limits.cart

export interface CartAndSaved {
  cart: Cart
  savedLines: CartLine[]
}

/** Moves a line from the cart to the saved lines. Refuses a line that isn't in the cart. */
export async function saveLine(tx: Tx, userId: string, wanted: RequestedVariant, now: Date): Promise<CartAndSaved> {
  const [variant] = await findVariants(tx, [wanted], now)
  const cart = await lockCart(tx, userId)
  if (!cart) throw refuse('NO_CART_FOUND')
  if (!variant) throw refuse('CAN_NOT_UPDATE_CART_ITEM', { productId: ['is not in the cart'] })
  const line = { cart: cart.id, user: userId, variant: variant.variant_id, now, max: linesMax }
  if ((await queries.saveLine.one(tx, line))?.saved === 0)
    throw refuse('CAN_NOT_UPDATE_CART_ITEM', { productId: [`is not in the cart, or ${linesMax} lines are saved already`] })
  return both(tx, userId, now)
}

/** Moves a saved line into the cart, adding to its quantity there, as far as there is stock. Refuses a sold-out variant. */
export async function restoreLine(tx: Tx, userId: string, wanted: RequestedVariant, now: Date): Promise<CartAndSaved> {
  const [variant] = await findVariants(tx, [wanted], now)
  await lockCart(tx, userId)
  const saved = variant && (await queries.consumeSaved.one(tx, { user: userId, variant: variant.variant_id }))
  if (!saved) throw refuse('CAN_NOT_ADD_ITEM_TO_THE_CART', { productId: ['is not saved for later'] })
  const quantity = Math.max(1, Math.min(saved.quantity + saved.there, availableOf(variant), quantityMax))
  await setLine(tx, userId, { productId: variant.product_id, variantId: variant.variant_id, quantity }, now)
  return both(tx, userId, now)
}

/** Removes an existing saved line. */
export async function removeSavedLine(tx: Tx, userId: string, wanted: RequestedVariant, now: Date): Promise<CartLine[]> {
  const [variant] = await findVariants(tx, [wanted], now)
  const removed = variant && (await queries.consumeSaved.one(tx, { user: userId, variant: variant.variant_id }))
  if (!removed) throw refuse('CAN_NOT_REMOVE_CART_ITEM', { productId: ['is not saved for later'] })
  return readSavedLines(tx, userId, now)
}

/** Adds a visitor's saved lines; the customer's own lines stay as they are. */
export async function mergeSavedLines(tx: Tx, userId: string, input: ParsedOf<typeof mergeContract>, now: Date): Promise<CartLine[]> {
  await openCart(tx, userId, now)
  const variants = await findVariants(tx, input.items, now)
  const lines = new Map(
    input.items.flatMap(({ quantity }, at) => (variants[at] ? [[variants[at].variant_id, { quantity, variant: variants[at] }]] : [])),
  )
  await queries.mergeSaved.run(tx, {
    user: userId,
    variants: [...lines.keys()],
    quantities: [...lines.values()].map(({ quantity }) => quantity),
    prices: [...lines.values()].map(({ variant }) => variant.price),
    now,
    max: linesMax,
  })
  return readSavedLines(tx, userId, now)
}

async function both(tx: Tx, userId: string, now: Date): Promise<CartAndSaved> {
  return { cart: await readCart(tx, userId, now), savedLines: await readSavedLines(tx, userId, now) }
}
