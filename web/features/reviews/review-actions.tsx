import { useState } from 'react'
import type { Review } from '#contract/reviews.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { useAction } from '#web/lib/use-action.ts'
import { ChipButton } from '#web/ui/chip.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { ReportButton } from '#web/features/report-content/report-button.tsx'
import type { OwnReviews } from './use-own-reviews.ts'

/** The actions on a review: readers mark it as helpful or report it, its author edits it. */
export function ReviewActions({ review: { id, helpful }, own }: { review: Review; own: OwnReviews }) {
  const t = useText('review-list')
  const { run } = useAction()
  const [answer, setAnswer] = useState<{ helpful: number; voted: boolean } | null>(null)
  const voted = answer?.voted ?? own.value?.voted.includes(id) ?? false
  const count = answer?.helpful ?? helpful
  if (own.value?.reviews.some((mine) => mine.id === id))
    return (
      <p className="text-sm">
        <TextLink to={urls.myReviews()} className="inline-flex min-h-11 items-center">
          {t('edit')}
        </TextLink>
      </p>
    )
  const vote = () =>
    run(async () => {
      const route = voted ? 'DELETE /user/reviews/:id/vote' : 'PUT /user/reviews/:id/vote'
      setAnswer(await signed(route, { id }).catch((error: unknown) => (toastError(error), answer)))
    })
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <ChipButton chosen={voted} onClick={() => requireSignIn(() => void vote())}>
        {count > 0 ? t('helpfulCount', { count }) : t('helpful')}
      </ChipButton>
      <ReportButton report={(input) => signed('POST /user/reviews/:id/report', { id, ...input })} />
    </div>
  )
}
