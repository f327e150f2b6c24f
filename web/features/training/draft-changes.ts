import { withWholeSupersets } from '#contract/training/supersets.ts'
import { type Draft, type DraftExercise, type DraftSet, emptySet } from './draft.ts'
import { linked, movedBy } from './supersets.ts'

type Change = (draft: Draft) => Draft
type ChangeExercise = (exercise: DraftExercise) => DraftExercise

/** Changes an exercise of a draft. */
export const changeExercise =
  (key: string, change: ChangeExercise): Change =>
  (draft) => ({ ...draft, exercises: draft.exercises.map((one) => (one.key === key ? change(one) : one)) })

export const changeSet = (key: string, at: number, changed: Partial<DraftSet>): Change =>
  changeExercise(key, (one) => ({ ...one, sets: one.sets.map((set, index) => (index === at ? { ...set, ...changed } : set)) }))

/** Adds an empty set at the end. */
export const addSet = (key: string): Change => changeExercise(key, (one) => ({ ...one, sets: [...one.sets, emptySet] }))

/** Removes the last set; an exercise keeps at least one. */
export const removeSet =
  (key: string): Change =>
  (draft) =>
    withoutStaleRest(changeExercise(key, (one) => ({ ...one, sets: one.sets.length > 1 ? one.sets.slice(0, -1) : one.sets }))(draft))

export const addExercise =
  (exercise: DraftExercise): Change =>
  (draft) => ({ ...draft, exercises: [...draft.exercises, exercise] })

export const removeExercise =
  (key: string): Change =>
  (draft) =>
    withoutStaleRest({ ...draft, exercises: withWholeSupersets(draft.exercises.filter((one) => one.key !== key)) })

/** Restores a removed exercise: at its place in `before`, in its superset; a rest after it continues. Another workout isn't changed. */
export const restoreExercise =
  (key: string, before: Draft): Change =>
  (draft) => {
    const at = before.exercises.findIndex((one) => one.key === key)
    const removed = before.exercises[at]
    if (!removed || draft.beganAt !== before.beganAt || draft.exercises.some((one) => one.key === key)) return draft
    const { superset } = removed
    const partners = new Set(before.exercises.filter((one) => superset !== null && one.superset === superset).map((one) => one.key))
    const others = draft.exercises.map((one) => (partners.has(one.key) ? { ...one, superset } : one))
    const isRest = draft.restUntil === null && before.restAfter?.key === key
    return {
      ...draft,
      exercises: withWholeSupersets([...others.slice(0, at), removed, ...others.slice(at)]),
      ...(isRest && { restUntil: before.restUntil, restAfter: before.restAfter }),
    }
  }

/** Ends the rest after a set that is gone. */
function withoutStaleRest(draft: Draft): Draft {
  const { restAfter, exercises } = draft
  const set = restAfter && exercises.find(({ key }) => key === restAfter.key)?.sets[restAfter.at]
  return restAfter && !set ? { ...draft, restUntil: null } : draft
}

/** Changes the list of exercises at the position of one of them. */
const changeAt =
  (key: string, make: (exercises: readonly DraftExercise[], at: number) => DraftExercise[]): Change =>
  (draft) => {
    const at = draft.exercises.findIndex((one) => one.key === key)
    return at < 0 ? draft : { ...draft, exercises: make(draft.exercises, at) }
  }

export const moveExercise = (key: string, by: 1 | -1): Change => changeAt(key, (exercises, at) => movedBy(exercises, at, by))

/** Puts an exercise and the next one into a superset, or ends the superset between them. */
export const linkToNext = (key: string, isOn: boolean): Change =>
  changeAt(key, (exercises, at) => (at + 1 < exercises.length ? linked(exercises, at, isOn) : [...exercises]))
