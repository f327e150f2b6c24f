import type { Profile } from '#contract/profiles.ts'
import { useText } from '#web/lib/text.ts'

/** Replaces records and posts that the reader may not see. The way to change that is in the head. */
export function Hidden({ profile: { name, privacy, relation } }: { profile: Pick<Profile, 'name' | 'privacy' | 'relation'> }) {
  const t = useText('people')
  return (
    <div className="rounded-card bg-studio px-6 py-10">
      <h2 className="display text-xl text-balance">{t(`hidden.${privacy === 'private' ? 'private' : 'followers'}`)}</h2>
      <p className="mt-2 max-w-[34em] text-quiet">{t(relation?.follow === 'requested' ? 'hidden.asked' : 'hidden.text', { name })}</p>
    </div>
  )
}
