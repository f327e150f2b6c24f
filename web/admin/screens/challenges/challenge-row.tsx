import type { ChallengeCard } from '#contract/challenges/challenges.ts'
import type { ChallengeState } from '#contract/challenges/states.ts'
import { urls } from '#contract/urls.ts'
import { useSpan } from '#web/features/challenges/use-span.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { type Shape, StateMark, type Tone } from '#web/admin/ui/state-mark.tsx'

const marks: Record<ChallengeState, [Shape, Tone]> = {
  upcoming: ['waiting', 'ink'],
  running: ['half', 'good'],
  ended: ['done', 'quiet'],
  cancelled: ['ended', 'bad'],
}

interface ChallengeRowProps {
  challenge: ChallengeCard
  onEdit: () => void
  onCancel: () => void
  onParticipants: () => void
}

/** A challenge with its state, number of participants, and the actions of staff. */
export function ChallengeRow({ challenge, onEdit, onCancel, onParticipants }: ChallengeRowProps) {
  const t = useText('admin-challenges')
  const number = useNumber()
  const span = useSpan()
  const { id, title, club, goal, exercise, tiers, state, participants } = challenge
  const [shape, tone] = marks[state]
  const isOpen = state === 'upcoming' || state === 'running'
  const tierList = [tiers.bronze, tiers.silver, tiers.gold].map((amount) => number(amount)).join(' / ')
  return (
    <li className="grid grid-cols-1 items-center gap-x-6 border-b border-line py-2 lg:grid-cols-[minmax(0,1fr)_9rem_7rem_20rem]">
      <span className="min-w-0">
        <Link to={urls.challenge(id)} className="flex min-h-11 items-center font-semibold wrap-anywhere hover:underline md:min-h-9">
          {title}
        </Link>
        <span className="block text-quiet">
          {[club?.name ?? t('ofShop'), exercise?.name, t(`goals.${goal}`), tierList].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="text-quiet">{span(challenge)}</span>
      <StateMark shape={shape} tone={tone}>
        {t(`states.${state}`)}
      </StateMark>
      <span className="flex flex-wrap gap-2 max-lg:mt-2 lg:justify-end">
        <ActionButton aria-label={t('participantsOf', { title, count: participants })} onClick={onParticipants}>
          {t('participants', { count: participants })}
        </ActionButton>
        {state === 'upcoming' && club === null && (
          <ActionButton aria-label={t('editOne', { title })} onClick={onEdit}>
            {t('edit')}
          </ActionButton>
        )}
        {isOpen && (
          <ActionButton look="bare" aria-label={t('cancelOne', { title })} onClick={onCancel}>
            {t('cancel')}
          </ActionButton>
        )}
      </span>
    </li>
  )
}
