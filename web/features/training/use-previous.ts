import { useCallback } from 'react'
import type { WorkoutSet } from '#contract/training/sets.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'

/** The sets of these exercises in the previous workouts; empty while unknown, or offline. */
export function usePrevious(exercises: readonly string[]): (exercise: string) => readonly WorkoutSet[] {
  const exerciseKeys = [...new Set(exercises)].toSorted().join(' ')
  const ask = useCallback(
    async () => (exerciseKeys === '' ? [] : (await signed('GET /previous-sets', { exercise: exerciseKeys.split(' ') })).items),
    [exerciseKeys],
  )
  const { value } = useAsyncData(ask)
  return (exercise) => value?.find((one) => one.exercise === exercise)?.sets ?? []
}
