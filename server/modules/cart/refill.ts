import { limits } from '#contract/limits.ts'
import type { Tx } from '#server/db/statement.ts'
import { openCart } from './open-cart.ts'
import * as queries from './queries.ts'

/** A line to add at the current price, in minor units. */
interface RefillLine {
  variantId: string
  quantity: number
  /** The largest quantity that this line may have. */
  available: number
  price: number
}

/**
 * Adds lines to the customer's cart, replacing its lines or adding to them, up to what is available of each. If they don't fit, it returns
 * false and changes nothing.
 */
export async function refillCart(tx: Tx, userId: string, lines: RefillLine[], isReplaced: boolean, now: Date): Promise<boolean> {
  const { id: cart } = await openCart(tx, userId, now)
  const there = isReplaced ? [] : await queries.cartItems.all(tx, { cart })
  const quantities = new Map(there.flatMap((item) => (item.repeat_weeks === 0 ? [[item.variant_id, item.quantity]] : [])))
  const added = lines.filter(({ variantId }) => !quantities.has(variantId))
  if (there.length + added.length > limits.cart.linesMax) return false
  if (isReplaced) await queries.removeAll.run(tx, { cart })
  await queries.putItems.run(tx, {
    cart,
    variants: lines.map(({ variantId }) => variantId),
    quantities: lines.map(({ variantId, quantity, available }) => Math.min(available, quantity + (quantities.get(variantId) ?? 0))),
    prices: lines.map(({ price }) => price),
    now,
  })
  return true
}
