import { lazy, Suspense, useEffect } from 'react'
import { AccountPage } from '#web/features/customers/account-page.tsx'
import { useText } from '#web/lib/text.ts'
import { ProfileSkeleton } from './profile-skeleton.tsx'

const load = () => import('./profile.tsx')
const Profile = lazy(async () => ({ default: (await load()).Profile }))

export function Component() {
  const t = useText('my-account')
  // The form's code loads in parallel with the customer.
  useEffect(() => void load().catch(() => undefined), [])
  return (
    <AccountPage title={t('profile.title')} here="profile" skeleton={<ProfileSkeleton />}>
      {(customer) => (
        <Suspense fallback={<ProfileSkeleton />}>
          <Profile customer={customer} />
        </Suspense>
      )}
    </AccountPage>
  )
}
