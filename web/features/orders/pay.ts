import type { Order } from '#contract/order.ts'
import { signed } from '#web/features/auth/session/session.ts'

/**
 * Leads to the page of the payment provider. Fails as the call fails. Who goes back from there to a page that the browser froze gets it anew:
 * its button was busy.
 */
export async function payOrder({ id }: Pick<Order, 'id'>, token: string | undefined): Promise<void> {
  const input = { orderId: id, ...(token && { token }) }
  const { url } = await signed('POST /payment/stripe/create-payment', input, { idempotencyKey: crypto.randomUUID() })
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload(), { once: true })
  window.location.assign(url)
}
