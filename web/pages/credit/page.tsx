import { AccountPage } from '#web/features/customers/account-page.tsx'
import { useText } from '#web/lib/text.ts'
import { Credit, CreditSkeleton } from './credit.tsx'

export function Component() {
  const t = useText('credit')
  return (
    <AccountPage title={t('page.title')} here="credit" skeleton={<CreditSkeleton />}>
      {() => <Credit />}
    </AccountPage>
  )
}
