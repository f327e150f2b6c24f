import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { errorMessage } from '#web/lib/errors.ts'
import { goTo } from '#web/lib/navigate.ts'
import type { Translate } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'

/** Opens the review form for a delivered, unreviewed order of the customer, else their reviews; shows a toast if there is neither. */
export function writeReview(productId: string, t: Translate<'reviews'>): void {
  requireSignIn(() => void open(productId, t))
}

async function open(productId: string, t: Translate<'reviews'>): Promise<void> {
  try {
    const { waiting, reviews } = await signed('GET /user/order/review/:id/own', { id: productId })
    const [next] = waiting
    if (next) return goTo(urls.writeReview(next.number, productId))
    if (reviews.length > 0) return goTo(urls.myReviews())
    toast('info', t('notBought'))
  } catch (error) {
    toast('error', errorMessage(error))
  }
}
