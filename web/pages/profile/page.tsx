import { MemberPage } from '#web/features/account/member-page.tsx'
import { useText } from '#web/lib/text.ts'
import { Profile } from './profile.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'

export function Component() {
  const t = useText('myAccount')
  return (
    <MemberPage title={t('profile.title')} here="profile" skeleton={<ProfileSkeleton />}>
      {(customer) => <Profile customer={customer} />}
    </MemberPage>
  )
}
