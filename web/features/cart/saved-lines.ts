import type { CartLine } from '#contract/cart.ts'
import { limits } from '#contract/limits.ts'
import { signed, tokenNow } from '#web/features/auth/session/session.ts'
import { call } from '#web/lib/call.ts'
import { useStored } from '#web/lib/store.ts'
import type { StoredLine } from '#web/lib/stored.ts'
import { adoptCart, refreshCart, setLine } from './cart.ts'
import { type LineKey, sameLine } from './lines.ts'

const laterNow = (): StoredLine[] => useStored.getState().cart.later
const storeLater = (later: StoredLine[]): void => useStored.setState(({ cart }) => ({ cart: { ...cart, later } }))

/** The lines saved for later at current prices: a customer's from the server, a visitor's by preview. */
export async function loadSavedLines(): Promise<CartLine[]> {
  if (tokenNow()) return (await signed('GET /cart/saved', {})).items
  const items = laterNow().map(({ productId, variantId, quantity, price }) => ({ productId, variantId, quantity, price }))
  return items.length > 0 ? (await call('POST /cart/preview', { items })).items : []
}

/** Moves a line out of the cart. Returns all saved lines after that. */
export async function saveLine({ productId, variantId, quantity, price }: CartLine): Promise<CartLine[]> {
  const key = { productId, variantId }
  if (tokenNow()) return moved(() => signed('POST /cart/saved', key))
  const line = { ...key, quantity, price, changedAt: new Date().toISOString() }
  storeLater([line, ...laterNow().filter((other) => !sameLine(key)(other))].slice(0, limits.cart.linesMax))
  await setLine({ ...key, quantity: 0, price })
  return loadSavedLines()
}

/** Moves a saved line back into the cart, adding to the quantity there. Returns all saved lines after that. */
export async function restoreLine({ productId, variantId, quantity, price, product }: CartLine): Promise<CartLine[]> {
  const key = { productId, variantId }
  if (tokenNow()) return moved(() => signed('POST /cart/saved/restore', key))
  const there = useStored.getState().cart.lines.find(sameLine(key))?.quantity ?? 0
  storeLater(laterNow().filter((other) => !sameLine(key)(other)))
  await setLine({ ...key, quantity: Math.max(1, Math.min(quantity + there, product.available)), price })
  return loadSavedLines()
}

/** Removes a saved line. Returns those that are left. */
export async function removeSavedLine({ productId, variantId }: LineKey): Promise<CartLine[]> {
  if (tokenNow()) return (await signed('DELETE /cart/saved', { productId, variantId })).items
  storeLater(laterNow().filter((other) => !sameLine({ productId, variantId })(other)))
  return loadSavedLines()
}

/** Moves a visitor's saved lines to the customer, right after signing in. */
export async function mergeSavedLines(): Promise<void> {
  const items = laterNow().map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity }))
  if (items.length === 0) return
  await signed('POST /cart/saved/merge', { items })
  storeLater([])
}

type CartAndSaved = Awaited<ReturnType<typeof signed<'POST /cart/saved'>>>

async function moved(send: () => Promise<CartAndSaved>): Promise<CartLine[]> {
  let savedLines: CartLine[] = []
  try {
    await adoptCart(async () => {
      const answer = await send()
      savedLines = answer.savedLines
      return answer.cart
    })
    return savedLines
  } catch (error) {
    void refreshCart().catch(() => null)
    throw error
  }
}
