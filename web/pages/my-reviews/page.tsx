import { AccountPage } from '#web/features/customers/account-page.tsx'
import { useText } from '#web/lib/text.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { MyReviews } from './my-reviews.tsx'

export function Component() {
  const t = useText('review-form')
  return (
    <AccountPage title={t('mine.title')} here="reviews" skeleton={<Skeleton className="h-96 rounded-card" />}>
      {() => <MyReviews />}
    </AccountPage>
  )
}
