import { AccountPage } from '#web/features/customers/account-page.tsx'
import { useText } from '#web/lib/text.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Alerts } from './alerts.tsx'

/** Stock alerts of the customer, pending and sent. */
export function Component() {
  const t = useText('my-account')
  return (
    <AccountPage title={t('alerts.title')} here="alerts" skeleton={<Skeleton className="h-40 rounded-card" />}>
      {() => <Alerts />}
    </AccountPage>
  )
}
