import { useCallback } from 'react'
import type { WorkoutSet } from '#contract/training/sets.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'

/** The sets of these exercises in the previous workouts; empty while unknown, or offline. */
export function usePrevious(exercises: readonly string[]): (exercise: string) => readonly WorkoutSet[] {
  const asked = [...new Set(exercises)].toSorted().join(' ')
  const ask = useCallback(
    async () => (asked === '' ? [] : (await signed('GET /previous-sets', { exercise: asked.split(' ') })).items),
    [asked],
  )
  const { value } = useAsyncData(ask)
  return (exercise) => value?.find((one) => one.exercise === exercise)?.sets ?? []
}
