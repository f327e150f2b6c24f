import type { Challenger } from '#contract/challenges/challenges.ts'
import { challengeLimits } from '#contract/challenges/limits.ts'
import { urls } from '#contract/urls.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { TextButton } from '#web/ui/text-button.tsx'

interface ChallengerLineProps {
  challenger: Challenger
  /** A total with its unit; null before the challenge starts, when there's no ranking yet. */
  amount: ((total: number) => string) | null
  max: number
  isOwn: boolean
  /** For organizers: shows how much each workout adds. */
  onWorkouts?: (() => void) | undefined
}

/** A row of the ranking: place, person, total, and the total as a bar. */
export function ChallengerLine({ challenger: { place, person, total }, amount, max, isOwn, onWorkouts }: ChallengerLineProps) {
  const t = useText('challenges')
  const number = useNumber()
  return (
    <li className="flex min-h-14 items-center gap-3 border-t border-line py-3">
      {amount && <Place place={place} />}
      <Avatar name={person.name} url={person.avatar} size="small" />
      <span className="min-w-0 grow">
        <span className="flex justify-between gap-3">
          <Link to={urls.person(person.handle)} className="min-w-0 font-medium wrap-anywhere hover:underline">
            {isOwn ? t('ranking.you') : person.name}
          </Link>
          {amount && <span className="shrink-0 font-semibold tabular-nums">{number(Math.floor(total))}</span>}
        </span>
        {amount && (
          <span className="mt-1 block">
            <ProgressBar label={amount(total)} value={total} max={max} tone={isOwn ? 'ember' : 'ink'} />
          </span>
        )}
      </span>
      {onWorkouts && (
        <TextButton className="shrink-0" aria-label={t('workouts.open', { name: person.name })} onClick={onWorkouts}>
          {t('workouts.openShort')}
        </TextButton>
      )}
    </li>
  )
}

function Place({ place }: { place: number | null }) {
  const t = useText('challenges')
  const number = useNumber()
  const words =
    place === null ? t('ranking.beyond', { count: number(challengeLimits.placeMax) }) : t('ranking.place', { place: number(place) })
  return (
    <span className="w-9 shrink-0 text-quiet tabular-nums">
      <span className="sr-only">{words}</span>
      <span aria-hidden="true">{place === null ? '…' : number(place)}</span>
    </span>
  )
}
