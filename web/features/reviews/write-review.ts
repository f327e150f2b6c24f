import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { goTo } from '#web/lib/navigate.ts'
import type { Translate } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'

/**
 * Opens the review form for a delivered order of the customer, with their existing review if there is one. Customers with neither see a
 * toast.
 */
export function writeReview(productId: string, t: Translate<'reviews'>): void {
  requireSignIn(() => void open(productId, t))
}

async function open(productId: string, t: Translate<'reviews'>): Promise<void> {
  try {
    const { waiting, reviews } = await signed('GET /user/order/review/:id/own', { id: productId })
    const [next] = waiting
    if (next) return goTo(urls.writeReview(next.number, productId))
    const [written] = reviews
    if (written) return goTo(written.removed === null ? urls.writeReview(written.orderId, productId) : urls.myReviews())
    toast('info', t('notBought'))
  } catch (error) {
    toastError(error)
  }
}
