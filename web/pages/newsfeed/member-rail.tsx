import { useCallback } from 'react'
import type { Customer } from '#contract/customers/customers.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { OwnClubsRail } from '#web/features/clubs/own-clubs-rail.tsx'
import { WeekRail } from '#web/features/training/week-rail.tsx'
import { OwnChallengeRail } from '#web/features/challenges/own-challenge-rail.tsx'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'
import { Bests } from '#web/features/posts/record/bests.tsx'

/** The member's profile, week, best result in each lift, clubs and challenge. Needs the groups "posts" and "challenges". */
export function MemberRail({ customer }: { customer: Customer }) {
  const t = useText('posts')
  const fetchProfile = useCallback(async () => {
    const { handle } = await signed('GET /profile', {})
    return signed('GET /people/:handle', { handle })
  }, [])
  const { value } = useAsyncData(fetchProfile)
  return (
    <div>
      <Avatar name={customer.name} url={customer.avatar} size="large" />
      {value && (
        <>
          <p className="mt-3">
            <Link to={urls.person(value.handle)} className="font-semibold hover:underline">
              {value.name}
            </Link>
          </p>
          <p className="text-sm text-quiet">{[`@${value.handle}`, value.place].filter(Boolean).join(' · ')}</p>
          <WeekRail />
          <Bests records={value.records} title={t('bests')} />
          <OwnClubsRail />
          <OwnChallengeRail />
        </>
      )}
    </div>
  )
}
