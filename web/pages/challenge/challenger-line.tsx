import type { Challenger } from '#contract/challenges/challenges.ts'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'

interface ChallengerLineProps {
  challenger: Challenger
  /** The amount with its unit. */
  amount: (total: number) => string
  max: number
  isOwn: boolean
}

/** A place in the ranking: who, how much, and that as a bar. */
export function ChallengerLine({ challenger: { place, person, total }, amount, max, isOwn }: ChallengerLineProps) {
  const t = useText('challenges')
  const number = useNumber()
  return (
    <li className="grid grid-cols-[2.25rem_auto_minmax(0,1fr)] items-center gap-x-3 border-t border-line py-3">
      <span className="text-quiet tabular-nums">
        {place === null ? (
          <span aria-label={t('ranking.beyond', { count: number(limits.challenge.placeMax) })} role="img">
            …
          </span>
        ) : (
          <>
            <span className="sr-only">{t('ranking.place', { place: number(place) })}</span>
            <span aria-hidden="true">{number(place)}</span>
          </>
        )}
      </span>
      <Avatar name={person.name} url={person.avatar} size="small" />
      <span className="min-w-0">
        <span className="mb-1 flex justify-between gap-3">
          <Link to={urls.person(person.handle)} className="min-w-0 font-medium wrap-anywhere hover:underline">
            {isOwn ? t('ranking.you') : person.name}
          </Link>
          <span className="shrink-0 font-semibold tabular-nums">{number(Math.round(total))}</span>
        </span>
        <ProgressBar label={amount(total)} value={total} max={max} tone={isOwn ? 'ember' : 'ink'} />
      </span>
    </li>
  )
}
