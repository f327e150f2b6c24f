import { AccountPage } from '#web/features/customers/account-page.tsx'
import { useText } from '#web/lib/text.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Bought } from './bought.tsx'

/** All files that the customer bought. */
export function Component() {
  const t = useText('downloads')
  return (
    <AccountPage title={t('title')} here="downloads" skeleton={<Skeleton className="h-60 rounded-card" />}>
      {() => <Bought />}
    </AccountPage>
  )
}
