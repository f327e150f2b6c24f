import { type Goal, goalsOf, goals } from '#contract/challenges/tiers.ts'
import { isAssisted } from '#contract/training/assisted.ts'
import { library, libraryExercise } from '#contract/training/library.ts'

/** The exercises that a challenge can be about, by name. Those of a member's own aren't among them: nobody else has them. */
export const exerciseOptions = (locale: string): { value: string; name: string }[] =>
  library
    .map(({ key, en, bn }) => ({ value: key, name: locale === 'bn' ? bn : en }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))

/** What can be counted of an exercise; everything of all training (""). */
export function goalsIn(exercise: string): readonly Goal[] {
  const known = libraryExercise(exercise)
  return known ? goalsOf({ tracks: known.tracks, isAssisted: isAssisted(exercise, known.en) }) : goals
}
