import { AccountPage } from '#web/features/customers/account-page.tsx'
import { useText } from '#web/lib/text.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { RepeatDeliveries } from './repeat-deliveries.tsx'

/** The customer's repeat deliveries. */
export function Component() {
  const t = useText('repeat-deliveries')
  return (
    <AccountPage title={t('title')} here="repeats" skeleton={<Skeleton className="h-40 rounded-card" />}>
      {() => <RepeatDeliveries />}
    </AccountPage>
  )
}
