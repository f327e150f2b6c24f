import type { Order } from '#contract/order.ts'
import { signed } from '#web/features/auth/session/session.ts'

/**
 * Redirects to the payment provider. Fails as the call fails. A page restored from the back/forward cache is reloaded, because its button
 * would still be busy. It starts at the top then, where the order says that it isn't paid: the height is that of the page left, which may have
 * been the checkout.
 */
export async function payOrder({ id }: Pick<Order, 'id'>, token: string | undefined): Promise<void> {
  const input = { orderId: id, ...(token && { token }) }
  const { url } = await signed('POST /payment/stripe/create-payment', input, { idempotencyKey: crypto.randomUUID() })
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload(), { once: true })
  window.scrollTo({ top: 0, behavior: 'instant' })
  window.location.assign(url)
}
