import type { Call } from '#contract/api.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { urls } from '#contract/urls.ts'
import type { Cookies } from '#server/http/cookies.ts'
import type { PostedForm } from '#server/pages/posted-forms.ts'
import { type CookieLine, cookieLinesMax, readCartId, readLines, writeCart } from './cart-cookie.ts'

type Fields = Record<string, string>

/**
 * Adds a quantity to a line (`add`), or sets its quantity (`quantity`; 0 or `remove` removes it), in the customer's cart or else in the
 * cookie's.
 */
export const cartForm = (callFrom: (address: string) => Call): PostedForm => ({
  path: urls.cart(),
  submit: async (fields, { ip, cookies }) => {
    const call = callFrom(ip)
    const token = cookies.get('session')
    const there =
      token === undefined
        ? readLines(cookies.get('cart'))
        : (await call('GET /cart', {}, { token })).items.filter(({ repeatWeeks }) => !repeatWeeks)
    const line = changedLine(fields, there)
    // Only a customer's cart, filled with JavaScript, may have lines for repeat delivery.
    const repeats = /^\d{1,2}$/.test(fields['repeatWeeks'] ?? '') && { repeatWeeks: Number(fields['repeatWeeks']) }
    if (token === undefined) await changeCookie(call, cookies, line)
    else if (line.quantity > 0) await call('POST /cart', { ...line, ...repeats }, { token })
    else await call('DELETE /cart/item', { productId: line.productId, variantId: line.variantId, ...repeats }, { token })
    return urls.cart()
  },
})

function changedLine({ productId = '', variantId = '', ...fields }: Fields, there: CookieLine[]): CookieLine {
  const before = there.find((one) => one.variantId === variantId)?.quantity ?? 0
  if (fields['remove'] !== undefined) return { productId, variantId, quantity: 0 }
  const quantity =
    fields['add'] === undefined ? countIn(fields['quantity']) : Math.min(before + countIn(fields['add']), limits.cart.quantityMax)
  return { productId, variantId, quantity }
}

function countIn(typed = ''): number {
  if (!/^\d{1,2}$/.test(typed.trim())) throw refuse('INVALID_INPUT', { quantity: ['is not a number up to 99'] })
  return Number(typed)
}

/** Changes the cart in the cookie. Variants that aren't sold are ignored, and quantities are limited by the stock. */
async function changeCookie(call: Call, cookies: Cookies, line: CookieLine): Promise<void> {
  const cookie = cookies.get('cart')
  const others = readLines(cookie).filter(({ variantId }) => variantId !== line.variantId)
  if (line.quantity > 0) {
    const [found] = (await call('POST /cart/preview', { items: [line] })).items
    if (!found || found.notice === 'UNAVAILABLE' || others.length >= cookieLinesMax) throw refuse('CAN_NOT_ADD_ITEM_TO_THE_CART')
    if (found.product.available < line.quantity)
      throw refuse('CAN_NOT_ADD_ITEM_TO_THE_CART', { quantity: [`Only ${found.product.available} left`] })
    others.push({ productId: found.productId, variantId: found.variantId, quantity: line.quantity })
  }
  if (others.length > 0) cookies.set('cart', writeCart(others, cookie === undefined ? undefined : readCartId(cookie)))
  else cookies.remove('cart')
}
