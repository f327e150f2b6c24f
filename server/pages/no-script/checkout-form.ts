import type { Cookies } from '#server/http/cookies.ts'
import type { ApiInput, Call } from '#contract/api.ts'
import type { ShownOrder } from '#contract/no-script.ts'
import { postcodeProblem } from '#contract/customers/postcodes.ts'
import { lacksRegion } from '#contract/customers/region-of-postcode.ts'
import { toE164 } from '#contract/phones.ts'
import { refuse } from '#contract/refuse.ts'
import { urls } from '#contract/urls.ts'
import { toRefusal } from '#server/http/errors.ts'
import type { PostedForm } from '#server/pages/posted-forms.ts'
import { orderAttemptAfter, isCustomerAttempt, lastOrderNumber } from './attempt.ts'
import { readCartId, readLines, writeCart } from './cart-cookie.ts'

type Fields = Record<string, string>
type OrderInput = ApiInput<'POST /user/orders/create-order'>

/** Places an order with cash on delivery at the displayed prices; `update` shows the cost of shipping to the place. */
export const checkoutForm = (callFrom: (address: string) => Call): PostedForm => ({
  path: urls.checkout(),
  submit: async (fields, { ip, cookies }) => {
    if (fields['update'] !== undefined) return { again: fields }
    const order = orderOf(fields)
    // The region is required as in the form with JavaScript; programs may omit it. A wrong postcode is reported first, as the right one may
    // determine the region.
    const { country = '', region, postCode = '' } = fields
    if (!postcodeProblem(postCode, country) && lacksRegion({ country, region, postCode }))
      throw refuse('INVALID_INPUT', { 'shippingAddress.region': ['is needed'] })
    const token = cookies.get('session')
    const sent = { call: callFrom(ip), attempt: fields['attempt'] ?? '', order }
    return token === undefined ? placeGuests(sent, cookies) : placeCustomers(sent, token)
  },
})

interface Sent {
  call: Call
  /** The idempotency key that the form was rendered with (attempt.ts). */
  attempt: string
  order: OrderInput
}

/** Places a guest's order, unless the cart was ordered in another tab or has changed since. */
async function placeGuests({ call, attempt, order }: Sent, cookies: Cookies): Promise<string> {
  const cart = cookies.get('cart')
  if (cart === undefined || readCartId(cart) !== attempt) throw refuse('IDEMPOTENCY_KEY_IS_USED')
  try {
    const { number, token } = await call('POST /user/orders/create-order', order, { idempotencyKey: attempt })
    const bought = new Set(order.products.map(({ variantId }) => variantId))
    const left = readLines(cart).filter(({ variantId }) => !bought.has(variantId))
    if (left.length > 0) cookies.set('cart', writeCart(left))
    else cookies.remove('cart')
    return urls.paymentSuccess(number, token)
  } catch (error) {
    // The order was placed, and its response was lost.
    if (toRefusal(error)?.code === 'IDEMPOTENCY_KEY_IS_USED') cookies.remove('cart')
    throw error
  }
}

/** Places a customer's order. If an order placed meanwhile has emptied the cart, that one is shown. */
async function placeCustomers({ call, attempt, order }: Sent, token: string): Promise<string> {
  const last = await lastOrderNumber(call, token)
  if (attempt === orderAttemptAfter(last)) {
    const { number, token: link } = await call('POST /user/orders/create-order', order, { token, idempotencyKey: attempt })
    return urls.paymentSuccess(number, link)
  }
  const wanted = new Set(order.products.map(({ variantId }) => variantId))
  const { items } = await call('GET /cart', {}, { token })
  if (last === undefined || !isCustomerAttempt(attempt) || items.some(({ variantId }) => wanted.has(variantId)))
    throw refuse('IDEMPOTENCY_KEY_IS_USED')
  return urls.paymentSuccess(last)
}

/** Builds the input of the order, which the call validates. */
function orderOf({ email = '', shippingMethod = '', shown = '', note = '', waivesWithdrawal, ...fields }: Fields): OrderInput {
  return {
    ...shownIn(shown),
    ...(email.trim() !== '' && { email }),
    shippingAddress: addressIn(fields),
    shippingMethod,
    paymentMethod: 'COD',
    ...(note.trim() !== '' && { note: withoutCr(note) }),
    ...giftIn(fields),
    ...(waivesWithdrawal === '1' && { waivesWithdrawal: true }),
  }
}

/** Any field of a gift makes the order one. */
function giftIn({ gift, giftMessage = '', giftWrap }: Fields): Pick<OrderInput, 'gift'> {
  const isGift = gift === '1' || giftWrap === '1' || giftMessage.trim() !== ''
  return isGift ? { gift: { message: withoutCr(giftMessage), isWrapped: giftWrap === '1' } } : {}
}

/** Forms send line breaks as two characters, though the field's maximum length counts one. */
const withoutCr = (text: string): string => text.replaceAll('\r\n', '\n')

function shownIn(text: string): ShownOrder {
  try {
    return JSON.parse(text) as ShownOrder
  } catch {
    throw refuse('ERROR_IN_ORDER_CREATION')
  }
}

function addressIn(fields: Fields): OrderInput['shippingAddress'] {
  const of = (name: string): string => fields[name] ?? ''
  const country = of('country')
  return {
    firstName: of('firstName'),
    lastName: of('lastName'),
    addressLine1: of('addressLine1'),
    addressLine2: of('addressLine2'),
    city: of('city'),
    postCode: of('postCode'),
    country,
    phone: toE164(of('phone'), country),
    ...(of('region') !== '' && { region: of('region') }),
  }
}
