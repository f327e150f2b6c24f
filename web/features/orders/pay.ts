import type { Order } from '#contract/order.ts'
import { signed } from '#web/features/auth/session/session.ts'

/**
 * Redirects to the payment provider. Fails as the call fails. A page restored from the back/forward cache is reloaded, because its button
 * would still be busy. Scrolls to the top before leaving, so that the restored page starts there, where the order says that it isn't paid:
 * the current position may be one of the checkout.
 */
export async function payOrder({ id, number }: Pick<Order, 'id' | 'number'>, token: string | undefined): Promise<void> {
  const input = { orderId: id, ...(token && { token }) }
  const { url } = await signed('POST /payment/stripe/create-payment', input, { idempotencyKey: crypto.randomUUID() })
  await import('./unpaid.ts').then(({ keepUnpaid }) => keepUnpaid({ number, token })).catch(() => undefined)
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload(), { once: true })
  window.scrollTo({ top: 0, behavior: 'instant' })
  window.location.assign(url)
}
