import { AccountPage } from '#web/features/customers/account-page.tsx'
import { useSession } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { Overview } from './overview.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'

export function Component() {
  const t = useText('my-account')
  const name = useSession(({ customer }) => customer?.name)
  const heading = name === undefined ? t('overview.hello') : t('overview.helloName', { name: firstOf(name) })
  return (
    <AccountPage title={t('overview.title')} heading={heading} here="overview" skeleton={<OverviewSkeleton />}>
      {(customer) => <Overview customer={customer} />}
    </AccountPage>
  )
}

const firstOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
