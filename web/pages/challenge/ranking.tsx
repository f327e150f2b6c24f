import { lazy, Suspense, useState } from 'react'
import type { Challenge } from '#contract/challenges/challenges.ts'
import { useSession } from '#web/features/auth/session/session.ts'
import { useAmounts } from '#web/features/challenges/use-amounts.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import { ChallengerLine } from './challenger-line.tsx'

const All = lazy(async () => ({ default: (await import('./all-challengers.tsx')).AllChallengers }))

/** The reader's neighbors in the ranking; for non-participants the first five. */
export function Neighbours({ challenge, onReload }: { challenge: Challenge; onReload: () => Promise<void> }) {
  const t = useText('challenges')
  const number = useNumber()
  const amount = useAmounts(challenge.goal)
  const own = useSession((session) => session.customer?.id)
  const [isOpen, setOpen] = useState(false)
  const { ranking, club, participants, tiers, mine, state } = challenge
  const isAhead = state === 'upcoming'
  const max = Math.max(tiers.gold, ...ranking.map(({ total }) => total))
  return (
    <section aria-labelledby="challenge-ranking" className="mt-8 lg:mt-14">
      <div className="flex items-center justify-between gap-4">
        <h2 id="challenge-ranking" className="text-sm font-semibold">
          {t(isAhead ? 'ranking.ahead' : club ? 'ranking.club' : 'ranking.shop')}
        </h2>
        {participants > 0 && <TextButton onClick={() => setOpen(true)}>{t('ranking.all', { count: number(participants) })}</TextButton>}
      </div>
      {ranking.length === 0 ? (
        <p className="border-t border-line py-4 text-quiet">{t('ranking.empty')}</p>
      ) : (
        <ol className="border-b border-line">
          {ranking.map((challenger) => (
            <ChallengerLine
              key={challenger.person.id}
              challenger={challenger}
              amount={isAhead ? null : amount}
              max={max}
              isOwn={challenger.person.id === own}
            />
          ))}
        </ol>
      )}
      <p className="mt-3 text-sm text-quiet">{t(mine && !mine.isRanked ? 'ranking.youOptedOut' : 'ranking.optedOut')}</p>
      <Suspense>
        {isOpen && <All challenge={challenge} own={own} onChange={() => void onReload()} onClose={() => setOpen(false)} />}
      </Suspense>
    </section>
  )
}
