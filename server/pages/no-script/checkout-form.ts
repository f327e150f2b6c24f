import type { ApiInput, Call } from '#contract/api.ts'
import type { ShownOrder } from '#contract/no-script.ts'
import { toE164 } from '#contract/phones.ts'
import { refuse } from '#contract/refuse.ts'
import { urls } from '#contract/urls.ts'
import type { PostedForm } from '#server/pages/posted-forms.ts'

type Fields = Record<string, string>
type OrderInput = ApiInput<'POST /user/orders/create-order'>

/** Places an order with cash on delivery at the prices that were shown; `update` shows what it costs to send it there. */
export const checkoutForm = (callFrom: (address: string) => Call): PostedForm => ({
  path: urls.checkout(),
  submit: async (fields, { ip, cookies }) => {
    if (fields['update'] !== undefined) return { again: fields }
    const token = cookies.get('session')
    const options = { ...(token !== undefined && { token }), idempotencyKey: fields['attempt'] ?? '' }
    const { number, token: link } = await callFrom(ip)('POST /user/orders/create-order', orderOf(fields), options)
    cookies.remove('cart')
    return urls.paymentSuccess(number, link)
  },
})

/** The call checks all of it. */
function orderOf({ email = '', shippingMethod = '', shown = '', ...fields }: Fields): OrderInput {
  return {
    ...shownIn(shown),
    ...(email.trim() !== '' && { email }),
    shippingAddress: addressIn(fields),
    shippingMethod,
    paymentMethod: 'COD',
  }
}

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
