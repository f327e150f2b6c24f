import { useEffect } from 'react'
import { AccountPage } from '#web/features/customers/account-page.tsx'
import { useText } from '#web/lib/text.ts'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { notLoaded } from '#web/ui/not-loaded.tsx'

const load = () => import('./profile.tsx')
const Profile = lazyPart(async () => (await load()).Profile, notLoaded)

export function Component() {
  const t = useText('my-account')
  // The form's code loads in parallel with the customer.
  useEffect(() => void load().catch(() => undefined), [])
  return (
    <AccountPage title={t('profile.title')} here="profile" skeleton={<ProfileSkeleton />}>
      {(customer) => <Profile customer={customer} waiting={<ProfileSkeleton />} />}
    </AccountPage>
  )
}
