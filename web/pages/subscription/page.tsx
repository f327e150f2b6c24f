import { AccountPage } from '#web/features/customers/account-page.tsx'
import { useText } from '#web/lib/text.ts'
import { Subscription, SubscriptionSkeleton } from './subscription.tsx'

export function Component() {
  const t = useText('plans')
  return (
    <AccountPage title={t('manage.title')} here="plan" skeleton={<SubscriptionSkeleton />}>
      {() => <Subscription />}
    </AccountPage>
  )
}
