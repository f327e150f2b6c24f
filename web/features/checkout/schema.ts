import { createOrder } from '#contract/orders.ts'
import { toE164 } from '#web/lib/phones.ts'
import { isBlank, type Issue, valueAt } from './fields.ts'
import { type CheckoutValues, type Details, toAddress } from './values.ts'

const typed = createOrder.input.pick({ email: true, shippingAddress: true, billingAddress: true })

/** What is wrong with what was typed, held against the very schema that the server will use. */
export function checkDetails(details: Details): Issue[] {
  const parsed = typed.safeParse(details)
  if (parsed.success) return []
  return parsed.error.issues.map((issue) => {
    const path = issue.path.join('.')
    if (issue.code === 'too_big') return { path, kind: 'long', max: Number(issue.maximum) }
    return { path, kind: isBlank(valueAt(details, path)) ? 'missing' : 'invalid' }
  })
}

/** What is sent: phones in E.164. Billing is about the same person, so it asks for no phone of its own. */
export function toDetails({ email, shipping, sameBilling, billing }: CheckoutValues, needsEmail: boolean): Details {
  const phone = toE164(shipping.phone, shipping.country)
  return {
    ...(needsEmail && { email }),
    shippingAddress: { ...toAddress(shipping), phone },
    ...(!sameBilling && { billingAddress: { ...toAddress(billing), phone } }),
  }
}
