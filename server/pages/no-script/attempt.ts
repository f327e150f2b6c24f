import type { Call } from '#contract/api.ts'
import { readCartId } from './cart-cookie.ts'

/** Whose cart it is: a customer's, or the one in a cookie. */
interface Buyer {
  token: string | undefined
  cart: string | undefined
}

/**
 * The idempotency key of the order that can be placed now, the same in every tab and on every reload: of a guest their cart, of a customer the
 * order before. Once an order stands it's another one. Undefined where a guest has no cart.
 */
export async function attemptNow(call: Call, { token, cart }: Buyer): Promise<string | undefined> {
  if (token !== undefined) return attemptAfter(await lastOrder(call, token))
  return cart === undefined ? undefined : readCartId(cart)
}

export const attemptAfter = (order = 'none'): string => `${customers}${order}`

/** Of a customer, not of a guest. */
export const isCustomers = (attempt: string): boolean => attempt.startsWith(customers)

const customers = 'order-after-'

/** The number of the customer's newest order. */
export const lastOrder = async (call: Call, token: string): Promise<string | undefined> =>
  (await call('GET /user/orders/list', { limit: 1 }, { token })).orders[0]?.number
