import { Fragment, useCallback } from 'react'
import type { ExerciseSession } from '#contract/training/exercises.ts'
import { trainingUrls } from '#contract/training-urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { usePaginatedList } from '#web/lib/use-paginated-list.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/features/training/failed.tsx'
import { useAmounts } from '#web/features/training/use-amounts.ts'

const limit = 10

/** All sets of an exercise, by workout, newest first. */
export function Sessions({ exercise }: { exercise: string }) {
  const t = useText('training')
  const errorMessage = useErrorMessage()
  const ask = useCallback(
    (cursor?: string) => signed('GET /exercises/:exercise/sessions', { exercise, limit, ...(cursor && { cursor }) }),
    [exercise],
  )
  const { data, hasMore, busy, error, more } = usePaginatedList(ask)
  if (!data.value && data.error) return <Failed error={data.error} busy={data.busy} onRetry={() => void data.load()} />
  return (
    <section>
      <h2 className="text-lg font-semibold">{t('exercise.history')}</h2>
      {!data.value && <Skeleton className="mt-2 h-48 w-full" />}
      <ul className="mt-1 divide-y divide-line">
        {data.value?.items.map((session, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- an exercise may be in a workout twice
          <Session key={`${session.workoutId} ${at}`} session={session} />
        ))}
      </ul>
      {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
      {hasMore && (
        <Button look="secondary" className="mt-4" busy={busy} onClick={more}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}

function Session({ session: { workoutId, title, startedAt, note, sets } }: { session: ExerciseSession }) {
  const t = useText('training')
  const calendar = useCalendar()
  const amounts = useAmounts()
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link to={trainingUrls.workout(workoutId)} className="inline-flex min-h-11 items-center font-medium wrap-anywhere hover:underline">
          {calendar.date(startedAt.slice(0, 10))}
        </Link>
        <span className="text-sm text-quiet">{title}</span>
      </p>
      <p>
        {sets.map((set, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- sets have nothing else
          <Fragment key={at}>
            {at > 0 && ' · '}
            <span className="inline-block">{`${amounts.set(set)}${set.isWarmUp ? ` (${t('workout.warmUp')})` : ''}`}</span>
          </Fragment>
        ))}
      </p>
      {note && <p className="mt-1 text-sm wrap-anywhere text-quiet">{note}</p>}
    </li>
  )
}
