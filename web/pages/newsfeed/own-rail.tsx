import { useCallback } from 'react'
import type { Customer } from '#contract/customers/customers.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { OwnClubsRail } from '#web/features/clubs/own-clubs-rail.tsx'
import { WeekRail } from '#web/features/training/week-rail.tsx'
import { OwnChallengeRail } from '#web/features/challenges/own-challenge-rail.tsx'
import { useUnit } from '#web/features/profiles/unit.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'
import { liftName } from '#web/features/posts/record/lift-name.ts'
import { figureOf, shownValue } from '#web/features/posts/record/value.ts'

/** The member's profile, week, best result in each lift, clubs and challenge. Needs the groups "posts" and "challenges". */
export function OwnRail({ customer }: { customer: Customer }) {
  const t = useText('posts')
  const number = useNumber()
  const unit = useUnit()
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
          {value.records.length > 0 && (
            <section className="mt-6 border-t border-line pt-5">
              <h2 className="text-sm font-semibold">{t('bests')}</h2>
              <dl className="mt-2 grid gap-2">
                {value.records.slice(0, 4).map((record) => {
                  const shown = shownValue(record, unit)
                  return (
                    <div key={record.id} className="flex items-baseline justify-between gap-2">
                      <dt className="truncate text-sm text-quiet">{liftName(record.lift, t)}</dt>
                      <dd className="display whitespace-nowrap">
                        {figureOf(shown, number)}
                        {shown.unit && <span className="ms-1 text-xs font-semibold text-quiet">{t(`units.${shown.unit}`)}</span>}
                      </dd>
                    </div>
                  )
                })}
              </dl>
            </section>
          )}
          <OwnClubsRail />
          <OwnChallengeRail />
        </>
      )}
    </div>
  )
}
