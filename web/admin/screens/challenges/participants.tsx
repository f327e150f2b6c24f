import { useCallback, useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import type { ChallengeCard } from '#contract/challenges/challenges.ts'
import { urls } from '#contract/urls.ts'
import { CountedWorkouts } from '#web/features/challenges/counted-workouts.tsx'
import { useAmounts } from '#web/features/challenges/use-amounts.ts'
import { useText } from '#web/lib/text.ts'
import { usePaginatedList } from '#web/lib/use-paginated-list.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Link } from '#web/ui/link.tsx'
import { LoadedList } from '#web/admin/frame/loaded-list.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

type Participant = ApiOutput<'GET /admin/challenges/:id/participants'>['items'][number]

/** The participants, including those who opted out of rankings. */
export function Participants({ challenge: { id, title, goal, state }, onClose }: { challenge: ChallengeCard; onClose: () => void }) {
  const t = useText('admin-challenges')
  const ct = useText('challenges')
  const [shown, setShown] = useState<Participant['person'] | null>(null)
  const amount = useAmounts(goal)
  const ask = useCallback((cursor?: string) => staff('GET /admin/challenges/:id/participants', { id, limit: 50, cursor }), [id])
  const pages = usePaginatedList<Participant>(ask)
  return (
    <Dialog open title={t('participantsIn', { title })} place="side" onClose={onClose}>
      <div className="min-h-0 grow overflow-y-auto pb-5">
        <LoadedList data={pages.data} empty={{ title: t('nobody.title'), text: t('nobody.text') }}>
          {({ items }) =>
            items.map(({ person, total, isRanked }) => (
              <li key={person.id} className="flex min-h-14 items-center gap-3 border-b border-line py-2">
                <Avatar name={person.name} url={person.avatar} size="small" />
                <span className="min-w-0 grow">
                  <Link to={urls.person(person.handle)} className="block font-medium wrap-anywhere hover:underline">
                    {person.name}
                  </Link>
                  {!isRanked && <span className="block text-sm text-quiet">{t('unranked')}</span>}
                </span>
                <span className="shrink-0 tabular-nums">{amount(total)}</span>
                {state !== 'upcoming' && state !== 'cancelled' && (
                  <ActionButton aria-label={ct('workouts.open', { name: person.name })} onClick={() => setShown(person)}>
                    {ct('workouts.openShort')}
                  </ActionButton>
                )}
              </li>
            ))
          }
        </LoadedList>
        {pages.hasMore && (
          <ActionButton busy={pages.busy} className="mx-4 mt-4 md:mx-8" onClick={pages.more}>
            {t('more')}
          </ActionButton>
        )}
      </div>
      {shown && (
        <CountedWorkouts
          Frame={InputDialog}
          name={shown.name}
          goal={goal}
          isOpen
          calls={{
            list: () => staff('GET /admin/challenges/:id/participants/:handle/workouts', { id, handle: shown.handle }),
            leaveOut: (workoutId, reason) => staff('PUT /admin/challenges/:id/left-out/:workoutId', { id, workoutId, reason }),
            countAgain: (workoutId) => staff('DELETE /admin/challenges/:id/left-out/:workoutId', { id, workoutId }),
          }}
          onChange={() => void pages.data.load()}
          onClose={() => setShown(null)}
        />
      )}
    </Dialog>
  )
}
