import { urls } from '#contract/urls.ts'
import { call } from '#web/lib/call.ts'
import { goTo } from '#web/lib/navigate.ts'

/** Subscribes to the newsletter, which a mail asks to confirm. A failure doesn't affect the order. */
export const subscribeToNewsletter = (email: string): Promise<unknown> =>
  call('POST /public/newsletter', { email, source: 'checkout' }).catch(() => undefined)

/**
 * Goes to the payment provider's page; if it can't be reached, the order's page offers it again. Going back from there also leads to the
 * order: the checkout would be a dead end, with its cart empty.
 */
export async function openPayment({ id, number, token }: { id: string; number: string; token: string }): Promise<void> {
  window.history.replaceState(window.history.state, '', urls.order(number, token))
  try {
    const { payOrder } = await import('#web/features/orders/pay.ts')
    await payOrder({ id, number }, token)
  } catch {
    goTo(urls.order(number, token), { replace: true })
  }
}
