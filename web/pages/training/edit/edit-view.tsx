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
import { loadOwnExercises } from '#web/features/training/use-own-exercises.ts'
import { EditForm } from './edit-form.tsx'

/** Edits a finished workout. */
export function EditView({ id }: { id: string }) {
  const t = useText('training')
  const isIn = useSessionStatus() === 'authenticated'
  const ask = useCallback(async () => {
    const [workout, own] = await Promise.all([signed('GET /workouts/:id', { id }), loadOwnExercises()])
    return { workout, own }
  }, [id])
  const { value, error, busy, load, change } = useAsyncData(isIn ? ask : null)
  const loadNewer = async () => {
    const newer = await ask()
    change(() => newer)
  }
  const isGone = isRefusal(error) && (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT')
  return (
    <TrainingPage title={t('workout.editTitle')}>
      {value ? (
        <EditForm key={value.workout.version} workout={value.workout} own={value.own} onLoadNewer={loadNewer} />
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
