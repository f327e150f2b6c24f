import { editsBetween, editsFor } from '#contract/edits.ts'
import type { Equipment, LibraryExercise, Tracks } from '#contract/training/exercise-kinds.ts'
import type { OwnExercise } from '#contract/training/exercises.ts'
import { exerciseNameIn, foldName, library, libraryExercise, libraryExerciseNamed } from '#contract/training/library.ts'
import { useShop } from '#web/lib/shop.ts'

/** The fields of an exercise that pages need. */
export interface ExerciseInfo {
  exercise: string
  name: string
  tracks: Tracks
  equipment: Equipment
}

/** The name of an exercise: the library's in the page's language, or the one stored with the workout. */
export function useExerciseName(): (exercise: string, known: string) => string {
  const { locale } = useShop()
  return (exercise, known) => {
    const entry = libraryExercise(exercise)
    return entry ? exerciseNameIn(locale, entry) : known
  }
}

export const ownInfo = ({ id, name, tracks, equipment }: OwnExercise): ExerciseInfo => ({ exercise: id, name, tracks, equipment })

/** The exercise that a workout or routine refers to. For an unknown custom exercise, its fields are inferred from its sets. */
export function infoOf(exercise: string, name: string, own: readonly OwnExercise[]): ExerciseInfo {
  const known = libraryExercise(exercise)
  if (known) return { exercise, name, tracks: known.tracks, equipment: known.equipment }
  const entry = own.find(({ id }) => id === exercise)
  return entry ? ownInfo(entry) : { exercise, name, tracks: 'weight', equipment: 'other' }
}

/**
 * The exercises whose English or Bengali name, or one of its aliases in other apps, contains all words of a query. If there is none, those
 * with a word similar to each word of the query, as in "bensh pres".
 */
export function findExercises(query: string, locale: string): ExerciseInfo[] {
  const words = foldName(query).split(' ').filter(Boolean)
  const named = libraryExerciseNamed(query)
  const exact = library.filter((one) => one === named || words.every((word) => namesOf(one).includes(word)))
  const matches = exact.length > 0 ? exact : library.filter((one) => words.every((word) => isClose(word, namesOf(one).split(' '))))
  return matches
    .map((one) => ({ exercise: one.key, name: exerciseNameIn(locale, one), tracks: one.tracks, equipment: one.equipment }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
}

const namesOf = ({ en, bn, aliases }: LibraryExercise): string => foldName([en, bn, ...aliases].join(' | '))

/** Whether a word is similar to the beginning of another, with a few letters wrong. */
function isClose(word: string, others: readonly string[]): boolean {
  const limit = editsFor(word)
  return others.some((other) => editsBetween(word, other, limit).prefix <= limit)
}
