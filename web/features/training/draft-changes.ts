import { type Draft, type DraftExercise, type DraftSet, emptySet } from './draft.ts'

type Change = (draft: Draft) => Draft
type ChangeExercise = (exercise: DraftExercise) => DraftExercise

/** Changes an exercise of a draft. */
export const changeExercise =
  (key: string, change: ChangeExercise): Change =>
  (draft) => ({ ...draft, exercises: draft.exercises.map((one) => (one.key === key ? change(one) : one)) })

export const changeSet = (key: string, at: number, changed: Partial<DraftSet>): Change =>
  changeExercise(key, (one) => ({ ...one, sets: one.sets.map((set, place) => (place === at ? { ...set, ...changed } : set)) }))

/** Adds an empty set at the end. */
export const addSet = (key: string): Change => changeExercise(key, (one) => ({ ...one, sets: [...one.sets, emptySet] }))

/** Removes the last set; an exercise keeps at least one. */
export const removeSet = (key: string): Change =>
  changeExercise(key, (one) => ({ ...one, sets: one.sets.length > 1 ? one.sets.slice(0, -1) : one.sets }))

export const addExercise =
  (exercise: DraftExercise): Change =>
  (draft) => ({ ...draft, exercises: [...draft.exercises, exercise] })

export const removeExercise =
  (key: string): Change =>
  (draft) => ({ ...draft, exercises: draft.exercises.filter((one) => one.key !== key) })

/** Moves an item of a list by one; at the ends it stays. */
export function moved<T>(list: readonly T[], at: number, by: 1 | -1): T[] {
  const [one, other] = [list[at], list[at + by]]
  if (one === undefined || other === undefined) return [...list]
  return list.with(at, other).with(at + by, one)
}

export const moveExercise =
  (key: string, by: 1 | -1): Change =>
  (draft) => ({
    ...draft,
    exercises: moved(
      draft.exercises,
      draft.exercises.findIndex((one) => one.key === key),
      by,
    ),
  })
