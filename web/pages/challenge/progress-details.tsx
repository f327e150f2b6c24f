import type { Challenge } from '#contract/challenges/challenges.ts'
import type { CountedWorkout } from '#contract/challenges/left-out.ts'
import { tiers } from '#contract/challenges/tiers.ts'
import { lengthOf, paceOf, roundedUp } from '#web/features/challenges/pace.ts'
import { useAmounts } from '#web/features/challenges/use-amounts.ts'
import { useWhen } from '#web/features/challenges/use-when.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'

/** The tiers as numbers. */
export function Goals({ challenge }: { challenge: Challenge }) {
  const t = useText('challenges')
  const when = useWhen()
  const number = useNumber()
  const { goal, exercise, state } = challenge
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2">
        <span className="font-semibold">{[t(`kinds.${goal}`), exercise?.name].filter(Boolean).join(' · ')}</span>
        {state !== 'cancelled' && <span className="text-quiet">{when(challenge)}</span>}
      </p>
      <dl className="mt-3 grid grid-cols-3 gap-4">
        {tiers.map((tier) => (
          <div key={tier}>
            <dt className="text-sm text-quiet">{t(`tiers.${tier}`)}</dt>
            <dd className="display text-xl md:text-2xl">{number(challenge.tiers[tier])}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The daily amount needed for the next tier. */
export function Pace({ challenge }: { challenge: Challenge }) {
  const t = useText('challenges')
  const amount = useAmounts(challenge.goal)
  const { goal, mine, state, tiers: amounts, daysLeft } = challenge
  const days = lengthOf(challenge)
  if (!mine)
    return (
      <p className="mt-3 text-quiet max-md:min-h-12">
        {goal === 'days'
          ? t('pace.visitorDays', { amount: amount(amounts.gold), days: amount(days) })
          : t('pace.visitor', { perDay: amount(roundedUp(amounts.gold / (state === 'running' ? daysLeft : days))) })}
      </p>
    )
  const { missing, ahead, perDay, isDone } = paceOf(challenge, mine.total)
  const side = ahead === 0 ? 'even' : ahead < 0 ? 'behind' : 'ahead'
  const sentence = () => {
    if (isDone) return t('pace.all')
    if (goal !== 'days') return t(`pace.${side}`, { amount: amount(Math.abs(ahead)), perDay: amount(perDay) })
    return missing > daysLeft ? t('pace.tooLate') : t('pace.days', { needed: missing, count: daysLeft })
  }
  return <p className="mt-3 text-quiet max-md:min-h-12">{sentence()}</p>
}

/** The reader's workouts that don't count, with the reasons. */
export function LeftOut({ challenge: { goal }, leftOut }: { challenge: Challenge; leftOut: CountedWorkout[] }) {
  const t = useText('challenges')
  const amount = useAmounts(goal)
  const { day } = useCalendar()
  return (
    <div className="mt-4 rounded-card border border-line bg-surface p-4">
      <h3 className="font-semibold">{t('leftOut.title', { count: leftOut.length })}</h3>
      <ul className="mt-1 text-sm">
        {leftOut.map((one) => (
          <li key={one.id} className="wrap-anywhere">
            {t('leftOut.one', { day: day(one.performedOn), amount: amount(one.amount), reason: one.leftOut ?? '' })}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-quiet">{t('leftOut.text')}</p>
    </div>
  )
}

/** What counts in a workout, for which day, and until when it can be logged. */
export function Rules({ challenge: { exercise, state, isFinal, countsUntil } }: { challenge: Challenge }) {
  const t = useText('challenges')
  const { day } = useCalendar()
  if (state === 'cancelled') return null
  return (
    <p className="mt-3 text-sm text-quiet">
      {[
        exercise && t('onlyExercise', { exercise: exercise.name }),
        isFinal ? t('final') : `${t('counts')} ${t('late', { day: day(countsUntil) })} ${t('seen')}`,
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  )
}
