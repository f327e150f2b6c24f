import { useCallback, useState } from 'react'
import type { Challenge, Challenger } from '#contract/challenges/challenges.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { CountedWorkouts } from '#web/features/challenges/counted-workouts.tsx'
import { useAmounts } from '#web/features/challenges/use-amounts.ts'
import { useText } from '#web/lib/text.ts'
import { usePaginatedList } from '#web/lib/use-paginated-list.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ChallengerLine } from './challenger-line.tsx'

interface AllChallengersProps {
  challenge: Challenge
  own: string | undefined
  onChange: () => void
  onClose: () => void
}

/** The whole ranking, one page at a time. */
export function AllChallengers({ challenge, own, onChange, onClose }: AllChallengersProps) {
  const { id, title, goal, tiers, state, mayChange, isFinal } = challenge
  const [shown, setShown] = useState<Challenger['person'] | null>(null)
  const t = useText('challenges')
  const amount = useAmounts(goal)
  const ask = useCallback((cursor?: string) => signed('GET /challenges/:id/ranking', { id, cursor, limit: 50 }), [id])
  const pages = usePaginatedList<Challenger>(ask)
  const { value, error, busy, load } = pages.data
  const max = Math.max(tiers.gold, value?.items[0]?.total ?? 0)
  return (
    <Dialog open title={t(state === 'upcoming' ? 'ranking.aheadOf' : 'ranking.title', { title })} place="side" onClose={onClose}>
      <div className="min-h-0 grow overflow-y-auto px-5 pb-5">
        {value && (
          <ol>
            {value.items.map((challenger) => (
              <ChallengerLine
                key={challenger.person.id}
                challenger={challenger}
                amount={state === 'upcoming' ? null : amount}
                max={max}
                isOwn={challenger.person.id === own}
                onWorkouts={mayChange && state !== 'upcoming' && state !== 'cancelled' ? () => setShown(challenger.person) : undefined}
              />
            ))}
          </ol>
        )}
        {!value && error === null && <Skeleton className="h-40 w-full" />}
        {!value && error !== null && (
          <div className="grid justify-items-start gap-3 py-6">
            <p>{t('failed')}</p>
            <Button look="secondary" busy={busy} onClick={() => void load()}>
              {t('retry')}
            </Button>
          </div>
        )}
        {pages.hasMore && (
          <Button look="secondary" busy={pages.busy} className="mt-5" onClick={pages.more}>
            {t('more')}
          </Button>
        )}
        <p className="mt-4 text-sm text-quiet">{t('ranking.optedOut')}</p>
      </div>
      {shown && (
        <CountedWorkouts
          name={shown.name}
          goal={goal}
          isOpen={!isFinal}
          calls={{
            list: () => signed('GET /challenges/:id/participants/:handle/workouts', { id, handle: shown.handle }),
            leaveOut: (workoutId, reason) => signed('PUT /challenges/:id/left-out/:workoutId', { id, workoutId, reason }),
            countAgain: (workoutId) => signed('DELETE /challenges/:id/left-out/:workoutId', { id, workoutId }),
          }}
          onChange={() => {
            void load()
            onChange()
          }}
          onClose={() => setShown(null)}
        />
      )}
    </Dialog>
  )
}
