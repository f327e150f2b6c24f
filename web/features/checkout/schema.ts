import { createOrder } from '#contract/orders.ts'
import { isBlank, type Issue, valueAt } from './fields.ts'
import type { Details } from './values.ts'

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
