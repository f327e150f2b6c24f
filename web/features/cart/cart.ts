import { create } from 'zustand'
import type { Cart } from '#contract/cart.ts'
import { isRefusal } from '#contract/refusal.ts'
import { signed, tokenNow } from '#web/features/auth/session/session.ts'
import { call } from '#web/lib/call.ts'
import { useStored } from '#web/lib/store.ts'
import type { StoredLine } from '#web/lib/stored.ts'
import { toRequestLine, type LineKey, mirrorOf, sameLine, withLine } from './lines.ts'

/** The cart as the server last priced it; null until it has been loaded. Not stored. */
export const usePriced = create<{ cart: Cart | null }>()(() => ({ cart: null }))

/** The number of the latest request; older answers are dropped. */
let latest = 0

const linesNow = (): StoredLine[] => useStored.getState().cart.lines
const storeLines = (lines: StoredLine[]): void => {
  useStored.setState(({ cart }) => ({ cart: { ...cart, lines } }))
}
const now = (): string => new Date().toISOString()

/** The last of the customer's calls. They run one after the other, so that a quick second press can't overtake the first. */
let queue: Promise<unknown> = Promise.resolve()

function enqueue<T>(change: () => Promise<T>): Promise<T> {
  const mine = queue.then(change)
  queue = mine.catch(() => undefined)
  return mine
}

const isUnmerged = (): boolean => useStored.getState().cart.unmerged
const setUnmerged = (unmerged: boolean): void =>
  useStored.setState(({ cart }) => ({ cart: { ...cart, unmerged, removed: unmerged ? cart.removed : undefined } }))

/** Loads the priced cart: a customer's (after merging lines that are still local), or a preview of a visitor's. Fails as the call fails. */
export async function refreshCart(): Promise<Cart | null> {
  if (tokenNow()) return settle(enqueue(() => (isUnmerged() ? sendLines() : signed('GET /cart', {}))))
  const items = linesNow().map((line) => ({ ...toRequestLine(line), price: line.price }))
  return settle(
    items.length > 0 ? call('POST /cart/preview', { items }) : Promise.resolve({ id: null, userId: null, items: [], subtotal: 0 }),
  )
}

/** Sets the quantity of a line (0 removes it) optimistically; undone when the server refuses a customer's change. */
export async function setLine(line: LineKey & { quantity: number; price: number }): Promise<Cart | null> {
  const before = linesNow()
  storeLines(withLine(before, { ...line, changedAt: now() }))
  if (!tokenNow()) return refreshCart().catch(() => null)
  if (!navigator.onLine) return storeChange(line)
  const mine = latest + 1
  try {
    return await settle(enqueue(() => sendLine(line)))
  } catch (error) {
    if (mine === latest) {
      storeLines(before)
      void refreshCart().catch(() => null)
    }
    throw error
  }
}

/** Stores a customer's change made offline. Once online, the lines are merged as after signing in; the last change of a line wins. */
function storeChange({ productId, variantId, giftCard, repeatWeeks, quantity }: LineKey & { quantity: number }): null {
  const key = { productId, variantId, giftCard, repeatWeeks }
  useStored.setState(({ cart }) => {
    const others = (cart.removed ?? []).filter((one) => !sameLine(key)(one))
    return { cart: { ...cart, unmerged: true, removed: quantity > 0 ? others : [...others, key] } }
  })
  return null
}

function mergeOnline(): void {
  if (isUnmerged() && tokenNow()) void refreshCart().catch(() => retryMerge(0))
}
if (typeof window !== 'undefined') addEventListener('online', mergeOnline)

/** Removes bought lines locally. The server has already removed them from a customer's cart. */
export function dropLines(bought: LineKey[]): void {
  latest += 1
  const left = <T extends LineKey>(lines: T[]): T[] => lines.filter((line) => !bought.some(sameLine(line)))
  storeLines(left(linesNow()))
  const { cart } = usePriced.getState()
  if (cart) usePriced.setState({ cart: { ...cart, items: left(cart.items) } })
}

/** Merges a visitor's lines into the customer's cart after signing in. Network failures are retried, also after a reload. */
export async function mergeCart(): Promise<void> {
  setUnmerged(true)
  try {
    await refreshCart()
  } catch (error) {
    retryMerge(0)
    throw error
  }
}

const retryDelaysMs = [2_000, 10_000, 60_000]

function retryMerge(attempt: number): void {
  const delay = retryDelaysMs[attempt]
  if (delay === undefined) return
  setTimeout(() => {
    if (isUnmerged() && tokenNow()) refreshCart().catch(() => retryMerge(attempt + 1))
  }, delay)
}

/** Merges a visitor's lines into the customer's cart. A 422 is final: the same lines would be refused again. */
async function sendLines(): Promise<Cart> {
  const items = linesNow().map((line) => ({ ...toRequestLine(line), changedAt: line.changedAt }))
  try {
    for (const key of useStored.getState().cart.removed ?? []) await signed('DELETE /cart/item', keyOf(key)).catch(ignoreMissing)
    const cart = await (items.length > 0 ? signed('POST /cart/merge', { items }) : signed('GET /cart', {}))
    setUnmerged(false)
    return cart
  } catch (error) {
    if (isRefusal(error) && error.status === 422) setUnmerged(false)
    throw error
  }
}

/** Removing a line that isn't in the cart counts as success. */
function ignoreMissing(error: unknown): void {
  if (!isRefusal(error) || error.status >= 500) throw error
}

/** Applies a cart that came with the answer to another call. */
export const adoptCart = (answer: () => Promise<Cart>): Promise<Cart | null> => settle(enqueue(answer))

/** `POST /cart` sets a line whether it exists or not, so a line that another device removed comes back instead of failing. */
async function sendLine(line: LineKey & { quantity: number }): Promise<Cart> {
  const { quantity } = line
  if (isUnmerged()) {
    const cart = await sendLines()
    if (quantity === 0 && !cart.items.some(sameLine(line))) return cart
  }
  return quantity > 0 ? signed('POST /cart', toRequestLine(line)) : signed('DELETE /cart/item', keyOf(line))
}

const keyOf = ({ productId, variantId, giftCard, repeatWeeks }: LineKey) => ({
  productId,
  variantId,
  ...(giftCard && { giftCardId: giftCard.id }),
  ...(repeatWeeks && { repeatWeeks }),
})

async function settle(response: Promise<Cart>): Promise<Cart | null> {
  const mine = ++latest
  const cart = await response
  if (mine !== latest) return null
  storeLines(mirrorOf(cart, linesNow(), now()))
  usePriced.setState({ cart })
  return cart
}
