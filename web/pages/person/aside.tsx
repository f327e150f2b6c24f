import type { Profile } from '#contract/profiles.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { useText } from '#web/lib/text.ts'
import { Badges } from './badges.tsx'
import { lazyPart } from '#web/lib/lazy-part.tsx'

const ProfileSidebar = lazyPart(async () => (await import('./profile-sidebar.tsx')).ProfileSidebar)

/** Beside the records: the person's badges; then, loaded in the browser, their clubs, their kit, and suggestions. */
export function PersonAside({ profile }: { profile: Profile }) {
  const t = useText('people')
  const hydrated = useHydrated()
  const { badges } = profile
  return (
    <aside aria-label={t('aside.label')} className="mt-10 grid content-start gap-6 divide-y divide-line *:not-last:pb-6 lg:mt-5">
      {badges.length > 0 && <Badges badges={badges} />}
      {hydrated && <ProfileSidebar profile={profile} />}
    </aside>
  )
}
