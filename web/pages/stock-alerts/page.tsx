import { AccountPage } from '#web/features/customers/account-page.tsx'
import { useText } from '#web/lib/text.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Alerts } from './alerts.tsx'

/** What the customer waits for, and was told of. */
export function Component() {
  const t = useText('myAccount')
  return (
    <AccountPage title={t('alerts.title')} here="alerts" skeleton={<Skeleton className="h-40 rounded-card" />}>
      {() => <Alerts />}
    </AccountPage>
  )
}
