import { useCallback } from 'react'
import { urls } from '#contract/urls.ts'
import { isRefusal } from '#contract/refusal.ts'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/features/training/failed.tsx'
import { TrainingPage } from '#web/features/training/training-page.tsx'
import { Done } from './done.tsx'

/** A finished workout. */
export function WorkoutView({ id }: { id: string }) {
  const t = useText('training')
  const isIn = useSessionStatus() === 'authenticated'
  const ask = useCallback(() => signed('GET /workouts/:id', { id }), [id])
  const { value, error, busy, load } = useAsyncData(isIn ? ask : null)
  const isGone = isRefusal(error) && (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT')
  return (
    <TrainingPage title={value?.title ?? t('now.title')}>
      {value ? (
        <Done workout={value} onChange={load} />
      ) : isGone ? (
        <EmptyState title={t('workout.gone')} text={t('workout.goneText')}>
          <ButtonLink to={urls.training()}>{t('back')}</ButtonLink>
        </EmptyState>
      ) : error ? (
        <Failed error={error} busy={busy} onRetry={() => void load()} />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </TrainingPage>
  )
}
