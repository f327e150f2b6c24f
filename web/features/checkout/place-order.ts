import type { ApiOutput } from '#contract/api.ts'
import type { Summary } from '#contract/orders.ts'
import { isRefusal } from '#contract/refusal.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { dropLines } from '#web/features/cart/cart.ts'
import { useStored } from '#web/lib/store.ts'
import { clearAttempt, idempotencyKeyFor } from './order-attempt.ts'
import type { Details } from './values.ts'

export type Placed = ApiOutput<'POST /user/orders/create-order'>

/** How the order is paid: the method, and the points for a part of it. */
export interface Payment {
  paymentMethod: string
  points: number
}

/** Sends the order as the person sees it: at these prices, these costs. Fails as the call fails; the same order sent again stays one. */
export async function placeOrder(details: Details, summary: Summary, { paymentMethod, points }: Payment): Promise<Placed> {
  const { shippingMethod, productCost, shippingCost, totalCost } = summary
  const products = summary.products.map(({ productId, variantId, quantity, price }) => ({ productId, variantId, quantity, price }))
  const costs = { productCost, shippingCost, totalCost, ...(points > 0 && { points }) }
  const input = { ...details, products, shippingMethod, paymentMethod, ...costs }
  try {
    const order = await signed('POST /user/orders/create-order', input, { idempotencyKey: idempotencyKeyFor(input) })
    finish(order, details)
    return order
  } catch (error) {
    if (isRefusal(error) && error.code === 'IDEMPOTENCY_KEY_IS_USED') clearAttempt()
    throw error
  }
}

/** What was bought leaves the cart; where it goes is stored for the next time. */
function finish({ products }: Placed, { email, shippingAddress, billingAddress }: Details): void {
  clearAttempt()
  dropLines(products)
  useStored.setState({ checkout: { shippingInfo: { ...shippingAddress, ...(email && { email }) }, billingInfo: billingAddress ?? null } })
}
