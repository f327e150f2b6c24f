import type { ApiInput, Call } from '#contract/api.ts'
import type { Cart } from '#contract/cart.ts'
import type { NoScriptVisit } from '#contract/no-script.ts'
import type { Summary } from '#contract/orders.ts'
import { urls } from '#contract/urls.ts'
import type { Cookies } from '#server/http/cookies.ts'
import { toRefusal } from '#server/http/errors.ts'
import { currentOrderAttempt } from './attempt.ts'
import { readLines } from './cart-cookie.ts'

const empty: Cart = { id: null, userId: null, items: [], subtotal: 0 }
const pages = new Set<string>([urls.cart(), urls.checkout(), urls.signIn()])

/** The visitor's data for pages that work without JavaScript; undefined on other pages, and for visitors without our cookies. */
export async function readVisit(
  { cookies, call }: { cookies: Cookies; call: Call },
  path: string,
  /** The fields of the checkout form, as the price of shipping depends on them. */
  typed: Record<string, string> = {},
): Promise<NoScriptVisit | undefined> {
  if (!pages.has(path)) return undefined
  const token = cookies.get('session')
  const lines = readLines(cookies.get('cart'))
  if (token === undefined && lines.length === 0) return undefined
  const customer = token === undefined ? null : await readCustomer(call, token)
  const options = customer && token !== undefined ? { token } : {}
  const cart = customer
    ? await call('GET /cart', {}, options)
    : lines.length > 0
      ? await call('POST /cart/preview', { items: lines })
      : empty
  const isCheckout = path === urls.checkout()
  const summary = isCheckout
    ? await readSummary((input) => call('POST /user/orders/checkout-summary', input, options), cart, {
        place: placeIn(typed, customer),
        isWrapped: typed['giftWrap'] === '1',
      })
    : null
  const attempt = isCheckout
    ? await currentOrderAttempt(call, { token: customer ? token : undefined, cart: cookies.get('cart') })
    : undefined
  return { cart, customer, summary, attempt: attempt ?? '' }
}

/** The customer; null if the session has ended. */
async function readCustomer(call: Call, token: string): Promise<NoScriptVisit['customer']> {
  try {
    const { name, email, addresses } = await call('GET /user', {}, { token })
    return { name, email, addresses }
  } catch (error) {
    if (toRefusal(error)?.status === 401) return null
    throw error
  }
}

interface Place {
  country: string
  region?: string | undefined
  postCode?: string | undefined
  shippingMethod?: string | undefined
}

/** The destination: as typed, or else the customer's own address. */
function placeIn(
  { country, region, postCode, shippingMethod }: Record<string, string>,
  customer: NoScriptVisit['customer'],
): Place | undefined {
  const own = customer?.addresses.find(({ isDefault }) => isDefault)
  const place = country ? { country, region, postCode } : own
  return place && { country: place.country, region: place.region, postCode: place.postCode, shippingMethod }
}

interface Wanted {
  place: Place | undefined
  isWrapped: boolean
}

async function readSummary(
  ask: (input: ApiInput<'POST /user/orders/checkout-summary'>) => Promise<Summary>,
  { items }: Cart,
  { place, isWrapped }: Wanted,
): Promise<Summary | null> {
  const products = items
    .filter(({ notice }) => notice === undefined || notice === 'PRICE_CHANGED')
    .map(({ productId, variantId, quantity, giftCard }) => ({ productId, variantId, quantity, ...(giftCard && { giftCard }) }))
  if (products.length === 0) return null
  const { country, region = '', postCode = '', shippingMethod } = place ?? {}
  const destination = country && { destination: { country, region, postCode } }
  try {
    return await ask({ products, ...destination, ...(shippingMethod && { shippingMethod }), ...(isWrapped && { isWrapped }) })
  } catch (error) {
    // An invalid place or method is reported by the order, at its field.
    if (toRefusal(error)?.code === 'INVALID_INPUT' && place) return readSummary(ask, { ...empty, items }, { place: undefined, isWrapped })
    if (toRefusal(error)?.status === 422) return null
    throw error
  }
}
