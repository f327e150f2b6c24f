import type { Challenge, Challenger } from '#contract/challenges/challenges.ts'
import { tierOf } from '#contract/challenges/tiers.ts'
import { urls } from '#contract/urls.ts'
import { paceOf } from '#web/features/challenges/pace.ts'
import { useAmounts } from '#web/features/challenges/use-amounts.ts'
import { useWhen } from '#web/features/challenges/use-when.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { Chart } from './chart.tsx'
import { FieldChart } from './field.tsx'
import type { Field } from './field-of.ts'
import { Rewards } from './rewards.tsx'
import { TakePart } from './take-part.tsx'
import { Goals, Pace, LeftOut, Rules } from './progress-details.tsx'

interface ProgressProps {
  challenge: Challenge
  field: Field | null
  onChange: (challenge: Challenge) => void
  onReload: () => Promise<void>
}

/**
 * The reader's total and what is missing until the next tier; for readers who don't take part, the tiers. Both have the same height,
 * because one replaces the other.
 */
export function Progress({ challenge, field, onChange, onReload }: ProgressProps) {
  const { mine, state, ranking } = challenge
  const winner = state === 'ended' && !mine ? ranking[0] : undefined
  return (
    <section className="mt-5">
      <div className={state === 'ended' ? '' : 'min-h-52'}>
        {mine ? (
          <Own challenge={challenge} mine={mine} />
        ) : winner && winner.total > 0 ? (
          <Outcome challenge={challenge} winner={winner} />
        ) : (
          <Goals challenge={challenge} />
        )}
        <TakePart challenge={challenge} onChange={onChange} onReload={onReload} />
      </div>
      {challenge.rewards.length > 0 && <Rewards challenge={challenge} />}
      {(state === 'running' || state === 'ended') &&
        (mine ? <Chart challenge={challenge} /> : <FieldChart challenge={challenge} field={field} />)}
      {state === 'running' && <Pace challenge={challenge} />}
      {mine && mine.leftOut.length > 0 && <LeftOut challenge={challenge} leftOut={mine.leftOut} />}
      <Rules challenge={challenge} />
    </section>
  )
}

function Own({ challenge, mine }: { challenge: Challenge; mine: NonNullable<Challenge['mine']> }) {
  const t = useText('challenges')
  const when = useWhen()
  const amount = useAmounts(challenge.goal)
  const { state } = challenge
  const { total } = mine
  const { tier, target, missing, isDone } = paceOf(challenge, total)
  const left =
    state === 'running' && !isDone
      ? t(`toNext.${tier}`, { amount: amount(missing) })
      : t(`reached.${tierOf(total, challenge.tiers) ?? 'none'}`)
  return (
    <>
      <Total challenge={challenge} total={total} />
      <p className="mt-3 mb-2 flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{state === 'upcoming' ? t(`toNext.${tier}`, { amount: amount(missing) }) : left}</span>
        <span className="text-quiet">{when(challenge)}</span>
      </p>
      <ProgressBar
        label={t('progress', { total: amount(total), target: amount(target) })}
        value={total}
        max={target}
        tone={isDone ? 'volt' : 'ink'}
      />
    </>
  )
}

/** The reader's total, with its unit and the exercise that counts. */
function Total({ challenge: { goal, exercise }, total }: { challenge: Challenge; total: number }) {
  const t = useText('challenges')
  const number = useNumber()
  const figure = number(Math.floor(total))
  const unit = goal === 'volume' ? t('units.volume') : t(`units.${goal}`, { count: Math.floor(total) })
  // With six digits, too, the unit stays beside them on phones.
  const size = figure.length > 6 ? 'text-[clamp(2.5rem,15vw,5.5rem)]' : 'text-[clamp(3.25rem,18.5vw,5.5rem)]'
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className={`display leading-none tabular-nums ${size}`}>{figure}</span>
      <span className="text-lg text-quiet">{[unit, exercise?.name].filter(Boolean).join(' · ')}</span>
    </p>
  )
}

/** How it ended: the highest total, and whose it is. */
function Outcome({ challenge, winner: { person, total } }: { challenge: Challenge; winner: Challenger }) {
  const t = useText('challenges')
  const when = useWhen()
  return (
    <>
      <Total challenge={challenge} total={total} />
      <p className="mt-2 flex min-h-10.5 items-center gap-3">
        <Avatar name={person.name} url={person.avatar} size="small" />
        <Link to={urls.person(person.handle)} className="min-w-0 grow font-semibold wrap-anywhere hover:underline">
          {t('outcome.first', { name: person.name })}
        </Link>
        <span className="shrink-0 text-quiet">{when(challenge)}</span>
      </p>
    </>
  )
}
