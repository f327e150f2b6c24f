import { useState } from 'react'
import type { Customer } from '#contract/customers/customers.ts'
import { AccountPage } from '#web/features/customers/account-page.tsx'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Contact } from './contact.tsx'
import { LinkedAccounts } from './linked-accounts.tsx'
import { Merges } from './merges.tsx'
import { Passkeys } from './passkeys.tsx'
import { Password } from './password.tsx'
import { SecondFactor, secondFactorAnchor } from './second-factor.tsx'
import { SecuritySkeleton } from './security-skeleton.tsx'
import { Sessions } from './sessions.tsx'
import { StaffViews } from './staff-views.tsx'
import { YourData } from './your-data.tsx'

export function Component() {
  const t = useText('my-account')
  return (
    <AccountPage title={t('security.title')} here="security" skeleton={<SecuritySkeleton />}>
      {(customer) => <Security customer={customer} />}
    </AccountPage>
  )
}

function Security({ customer }: { customer: Customer }) {
  const [round, setRound] = useState(0)
  return (
    <>
      {customer.mustSetUpSecondFactor && <MustSetUp />}
      <Contact customer={customer} />
      <Password customer={customer} onChanged={() => setRound(round + 1)} />
      <Passkeys hasPassword={customer.hasPassword} />
      <SecondFactor hasPassword={customer.hasPassword} />
      <LinkedAccounts hasPassword={customer.hasPassword} />
      <Sessions key={round} />
      <Merges />
      <StaffViews />
      <YourData hasPassword={customer.hasPassword} />
    </>
  )
}

/** Staff have no permissions until they set up a second factor. */
function MustSetUp() {
  const t = useText('my-account')
  return (
    <div className="mb-8">
      <Alert tone="warn" title={t('security.must.title')}>
        <p>{t('security.must.text')}</p>
        <a href={`#${secondFactorAnchor}`} className="flex min-h-11 w-fit items-center font-medium text-link">
          {t('security.must.go')}
        </a>
      </Alert>
    </div>
  )
}
