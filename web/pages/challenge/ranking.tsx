import { useState } from 'react'
import type { Challenge } from '#contract/challenges/challenges.ts'
import { useSession } from '#web/features/auth/session/session.ts'
import { useAmounts } from '#web/features/challenges/use-amounts.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import type { Field } from './field-of.ts'
import { ChallengerLine } from './challenger-line.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const All = pressedPart(async () => (await import('./all-challengers.tsx')).AllChallengers)

interface NeighboursProps {
  challenge: Challenge
  field?: Field | null
  onReload: () => Promise<void>
}

/**
 * The participants close to the reader, not the top ten. Readers who don't take part see the first five; after the end, everyone sees the
 * first ten.
 */
export function Neighbours({ challenge, field, onReload }: NeighboursProps) {
  const t = useText('challenges')
  const number = useNumber()
  const amount = useAmounts(challenge.goal)
  const own = useSession((session) => session.customer?.id)
  const [isOpen, setOpen] = useState(false)
  const { club, participants, tiers, mine, state, isFinal } = challenge
  const ranking = state === 'ended' && !mine && field ? field.first : challenge.ranking
  const isAhead = state === 'upcoming'
  const max = Math.max(tiers.gold, ...ranking.map(({ total }) => total))
  return (
    <section aria-labelledby="challenge-ranking" className="mt-8 lg:mt-14">
      <div className="flex items-center justify-between gap-4">
        <h2 id="challenge-ranking" className="text-sm font-semibold">
          {t(isAhead ? 'ranking.ahead' : isFinal ? 'ranking.final' : club ? 'ranking.club' : 'ranking.shop')}
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
      {isOpen && <All challenge={challenge} own={own} onChange={() => void onReload()} onClose={() => setOpen(false)} />}
    </section>
  )
}
