import { useCallback } from 'react'
import { libraryExercise } from '#contract/training/library.ts'
import { trainingUrls } from '#contract/training-urls.ts'
import { isRefusal } from '#contract/refusal.ts'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useExerciseName } from '#web/features/training/exercise-info.ts'
import { Failed } from '#web/features/training/failed.tsx'
import { TrainingPage } from '#web/features/training/training-page.tsx'
import { loadOwnExercises } from '#web/features/training/use-own-exercises.ts'
import { Progress } from './progress.tsx'

/** An exercise: the member's best sets, its progress, and every set. */
export function ExerciseView({ id: exercise }: { id: string }) {
  const t = useText('training')
  const nameOf = useExerciseName()
  const isIn = useSessionStatus() === 'authenticated'
  const ask = useCallback(async () => {
    const [progress, own] = await Promise.all([
      signed('GET /exercises/:exercise/progress', { exercise }),
      libraryExercise(exercise) ? [] : loadOwnExercises(),
    ])
    return { progress, name: own.find(({ id }) => id === exercise)?.name ?? exercise }
  }, [exercise])
  const { value, error, busy, load } = useAsyncData(isIn ? ask : null)
  const isGone = isRefusal(error) && (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT')
  const name = libraryExercise(exercise) || value ? nameOf(exercise, value?.name ?? '') : t('exercises.title')
  return (
    <TrainingPage title={name}>
      {value ? (
        <Progress exercise={exercise} name={name} progress={value.progress} />
      ) : isGone ? (
        <EmptyState title={t('exercise.gone')} text={t('exercise.goneText')}>
          <ButtonLink to={trainingUrls.exercises()}>{t('exercises.title')}</ButtonLink>
        </EmptyState>
      ) : error ? (
        <Failed error={error} busy={busy} onRetry={() => void load()} />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </TrainingPage>
  )
}
