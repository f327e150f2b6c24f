import { useCallback } from 'react'
import type { Relation } from '#contract/people.ts'
import type { Profile } from '#contract/profiles.ts'
import { isRefusal } from '#contract/refusal.ts'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'

/** A profile as the reader may see it: first as visitors do, then with the member's relation to the person. */
export function usePerson(loaded: Profile) {
  const isMember = useSessionStatus() === 'authenticated'
  const { handle } = loaded
  const ask = useCallback(() => signed('GET /people/:handle', { handle }), [handle])
  const own = useAsyncData<Profile>(isMember ? ask : null)
  const profile = own.value ?? loaded
  return {
    profile,
    isMember,
    /** One of the two has blocked the other, so the handle doesn't exist for the reader. */
    isGone: isMember && isRefusal(own.error) && own.error.code === 'NOT_FOUND',
    reload: own.load,
    setRelation: (relation: Relation): void => {
      own.change((before) => ({ ...before, relation, followers: before.followers + gained(before.relation, relation) }))
      // The relation determines what a private profile shows.
      if (profile.privacy !== 'public' || relation.isBlocked !== profile.relation?.isBlocked) void own.load()
    },
  }
}

const gained = (before: Relation | null, after: Relation): number =>
  Number(after.follow === 'following') - Number(before?.follow === 'following')
