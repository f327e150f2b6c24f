import type { Cart, CartLine } from '#contract/cart.ts'
import { limits } from '#contract/limits.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { call } from '#web/lib/call.ts'
import type { Posted } from '#contract/rendered-page.ts'

/** Why a form without script changed nothing: a code, and where it's about a line, what of its variant can be had now. */
export interface RefusedLine {
  code: RefusalCode
  line?: CartLine
  /** The product of which no variant was chosen. */
  choose?: { name: string; slug: string }
}

/** What the line that was refused is now says why: the sentences of the call are for programs. Null where nothing was refused. */
export async function readRefused(posted: Posted | undefined, cart: Cart | null): Promise<RefusedLine | null> {
  if (!posted?.code) return null
  const { code, errors, values } = posted
  const { productId = '', variantId = '', add, quantity = '' } = values
  if (code === 'INVALID_INPUT' && !('quantity' in errors)) return withChoices(productId, variantId)
  if (code !== 'CAN_NOT_ADD_ITEM_TO_THE_CART') return { code }
  const there = cart?.items.find((line) => line.variantId === variantId)?.quantity ?? 0
  const wanted = {
    productId,
    variantId,
    quantity: add === undefined ? Number(quantity) : Math.min(there + Number(add), limits.cart.quantityMax),
  }
  const { items } = await call('POST /cart/preview', { items: [wanted] }).catch(() => ({ items: null }))
  if (items === null) return { code }
  const [line] = items
  if (!line || line.notice === 'UNAVAILABLE') return withChoices(productId, variantId)
  // So many could be had, so it's the cart that is full.
  return line.notice ? { code, line } : { code: 'CAN_NOT_ADD_ITEMS' }
}

/** A product that is sold in other variants than the one that was asked for leads to them; any other isn't sold. */
async function withChoices(productId: string, variantId: string): Promise<RefusedLine> {
  const code = 'INVALID_PRODUCT_ID'
  const product = await call('GET /user/products/:id', { id: productId }).catch(() => null)
  if (!product || product.variants.length < 2 || product.variants.some(({ id }) => id === variantId)) return { code }
  return { code, choose: { name: product.info.name, slug: product.meta.friendlyPageName } }
}
