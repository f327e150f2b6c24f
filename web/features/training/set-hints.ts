import type { WorkoutSet } from '#contract/training/sets.ts'
import type { Unit } from '#web/features/profiles/unit.ts'
import type { Field } from './draft-input.ts'
import { type DraftExercise, type DraftSet, emptySet, typedSet } from './draft.ts'

/** Pairs the sets with those of the previous workout, in order: warm-ups with warm-ups. */
export function alignedSets(sets: readonly DraftSet[], previous: readonly WorkoutSet[]): (WorkoutSet | undefined)[] {
  const left = { warmUps: previous.filter(({ isWarmUp }) => isWarmUp), work: previous.filter(({ isWarmUp }) => !isWarmUp) }
  return sets.map(({ isWarmUp }) => (isWarmUp ? left.warmUps : left.work).shift())
}

/** The placeholders of a set: the previous workout's values, or else the set before it. A routine's repetitions take precedence. */
export function hintsOf(
  { sets, targetReps }: DraftExercise,
  at: number,
  previous: WorkoutSet | undefined,
  unit: Unit,
): Record<Field, string> {
  const before = sets.slice(0, at).findLast(({ isDone, isWarmUp }) => isDone && !isWarmUp)
  const { weight, reps, time, distance } = previous ? typedSet(previous, unit) : (before ?? emptySet)
  return { weight, time, distance, reps: targetReps === null ? reps : String(targetReps) }
}
