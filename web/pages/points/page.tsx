import { AccountPage } from '#web/features/customers/account-page.tsx'
import { useText } from '#web/lib/text.ts'
import { Points, PointsSkeleton } from './points.tsx'

export function Component() {
  const t = useText('my-account')
  return (
    <AccountPage title={t('points.title')} here="points" skeleton={<PointsSkeleton />}>
      {() => <Points />}
    </AccountPage>
  )
}
