import { type Goal, goalsOf, goals } from '#contract/challenges/tiers.ts'
import { isAssisted } from '#contract/training/assisted.ts'
import { exerciseNameIn, library, libraryExercise } from '#contract/training/library.ts'

/** The exercises that a challenge can be about, by name. Members' own exercises aren't among them, as nobody else has them. */
export const exerciseOptions = (locale: string): { value: string; name: string }[] =>
  library.map((one) => ({ value: one.key, name: exerciseNameIn(locale, one) })).toSorted((a, b) => a.name.localeCompare(b.name, locale))

/** The goals that can be counted for an exercise; all of them if all training counts (""). */
export function goalsIn(exercise: string): readonly Goal[] {
  const known = libraryExercise(exercise)
  return known ? goalsOf({ tracks: known.tracks, isAssisted: isAssisted(exercise, known.en) }) : goals
}
