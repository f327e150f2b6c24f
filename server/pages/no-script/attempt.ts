import type { Call } from '#contract/api.ts'
import { readCartId } from './cart-cookie.ts'

/** The owner of a cart: a customer, or the cookie that contains it. */
interface Buyer {
  token: string | undefined
  cart: string | undefined
}

/**
 * The idempotency key of the order that can be placed now, the same in every tab and on every reload. It derives from a guest's cart, or
 * from a customer's previous order, so it changes once an order is placed. Undefined if a guest has no cart.
 */
export async function currentOrderAttempt(call: Call, { token, cart }: Buyer): Promise<string | undefined> {
  if (token !== undefined) return orderAttemptAfter(await lastOrderNumber(call, token))
  return cart === undefined ? undefined : readCartId(cart)
}

/** The key of a customer's next order, from the number of their previous one; "none" if they have none. */
export const orderAttemptAfter = (order = 'none'): string => `${customers}${order}`

/** Whether an attempt is a customer's, not a guest's. */
export const isCustomerAttempt = (attempt: string): boolean => attempt.startsWith(customers)

const customers = 'order-after-'

/** The number of the customer's newest order. */
export const lastOrderNumber = async (call: Call, token: string): Promise<string | undefined> =>
  (await call('GET /user/orders/list', { limit: 1 }, { token })).orders[0]?.number
