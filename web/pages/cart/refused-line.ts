import type { Cart, CartLine } from '#contract/cart.ts'
import { limits } from '#contract/limits.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { call } from '#web/lib/call.ts'
import type { Posted } from '#contract/rendered-page.ts'

/** Why a form without script changed nothing: a code, and for a line, the current availability of its variant. */
export interface RefusedLine {
  code: RefusalCode
  line?: CartLine
  /** The product whose variant has to be chosen first. */
  choose?: { name: string; slug: string }
}

/** Explains a refusal by the current state of the line, since the call's sentences are for programs. Null if nothing was refused. */
export async function readRefused(posted: Posted | undefined, cart: Cart | null): Promise<RefusedLine | null> {
  if (!posted?.code) return null
  const { code, errors, values } = posted
  const { productId = '', variantId = '', add, quantity = '' } = values
  if (code === 'INVALID_INPUT' && !('quantity' in errors)) return withChoices(productId, variantId)
  if (code !== 'CAN_NOT_ADD_ITEM_TO_THE_CART') return { code }
  const there = cart?.items.find((line) => line.variantId === variantId)?.quantity ?? 0
  const input = {
    productId,
    variantId,
    quantity: add === undefined ? Number(quantity) : Math.min(there + Number(add), limits.cart.quantityMax),
  }
  const { items } = await call('POST /cart/preview', { items: [input] }).catch(() => ({ items: null }))
  if (items === null) return { code }
  const [line] = items
  if (!line || line.notice === 'UNAVAILABLE') return withChoices(productId, variantId)
  // The line itself is available in that quantity, so the cart is full.
  return line.notice ? { code, line } : { code: 'CAN_NOT_ADD_ITEMS' }
}

/** A product with other variants than the requested one links to them; any other is off sale. */
async function withChoices(productId: string, variantId: string): Promise<RefusedLine> {
  const code = 'INVALID_PRODUCT_ID'
  const product = await call('GET /user/products/:id', { id: productId }).catch(() => null)
  if (!product || product.variants.length < 2 || product.variants.some(({ id }) => id === variantId)) return { code }
  return { code, choose: { name: product.info.name, slug: product.meta.friendlyPageName } }
}
