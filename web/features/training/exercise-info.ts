import { useShop } from '#web/lib/shop.ts'
import type { Equipment, Tracks } from '#contract/training/exercise-kinds.ts'
import type { OwnExercise } from '#contract/training/exercises.ts'
import { foldName, library, libraryExercise, libraryExerciseNamed } from '#contract/training/library.ts'

/** What pages need to know of an exercise. */
export interface ExerciseInfo {
  exercise: string
  name: string
  tracks: Tracks
  equipment: Equipment
}

const nameIn = (locale: string, { en, bn }: { en: string; bn: string }): string => (locale === 'bn' ? bn : en)

/** What an exercise is called on this page: by the library, or as it was called when it was chosen. */
export function useExerciseName(): (exercise: string, known: string) => string {
  const { locale } = useShop()
  return (exercise, known) => {
    const found = libraryExercise(exercise)
    return found ? nameIn(locale, found) : known
  }
}

export const ownInfo = ({ id, name, tracks, equipment }: OwnExercise): ExerciseInfo => ({ exercise: id, name, tracks, equipment })

/** An exercise as a workout or routine names it. Of an own one that isn't known, what its sets have says what is logged of it. */
export function infoOf(exercise: string, name: string, own: readonly OwnExercise[]): ExerciseInfo {
  const known = libraryExercise(exercise)
  if (known) return { exercise, name, tracks: known.tracks, equipment: known.equipment }
  const found = own.find(({ id }) => id === exercise)
  return found ? ownInfo(found) : { exercise, name, tracks: 'weight', equipment: 'other' }
}

/** The exercises whose English or Bengali name, or one that other programs have for it, contains all words of a query. */
export function findExercises(query: string, locale: string): ExerciseInfo[] {
  const words = foldName(query).split(' ').filter(Boolean)
  const named = libraryExerciseNamed(query)
  return library
    .filter((exercise) => {
      const names = foldName([exercise.en, exercise.bn, ...exercise.aliases].join(' | '))
      return exercise === named || words.every((word) => names.includes(word))
    })
    .map((found) => ({ exercise: found.key, name: nameIn(locale, found), tracks: found.tracks, equipment: found.equipment }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
}
