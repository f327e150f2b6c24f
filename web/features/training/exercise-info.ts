import { useShop } from '#web/lib/shop.ts'
import type { Equipment, Tracks } from '#contract/training/exercise-kinds.ts'
import type { OwnExercise } from '#contract/training/exercises.ts'
import { foldName, library, libraryExercise, libraryExerciseNamed } from '#contract/training/library.ts'

/** The fields of an exercise that pages need. */
export interface ExerciseInfo {
  exercise: string
  name: string
  tracks: Tracks
  equipment: Equipment
}

const nameIn = (locale: string, { en, bn }: { en: string; bn: string }): string => (locale === 'bn' ? bn : en)

/** The name of an exercise: the library's in the page's language, or the one stored with the workout. */
export function useExerciseName(): (exercise: string, known: string) => string {
  const { locale } = useShop()
  return (exercise, known) => {
    const found = libraryExercise(exercise)
    return found ? nameIn(locale, found) : known
  }
}

export const ownInfo = ({ id, name, tracks, equipment }: OwnExercise): ExerciseInfo => ({ exercise: id, name, tracks, equipment })

/** The exercise that a workout or routine refers to. For an unknown custom exercise, its fields are inferred from its sets. */
export function infoOf(exercise: string, name: string, own: readonly OwnExercise[]): ExerciseInfo {
  const known = libraryExercise(exercise)
  if (known) return { exercise, name, tracks: known.tracks, equipment: known.equipment }
  const found = own.find(({ id }) => id === exercise)
  return found ? ownInfo(found) : { exercise, name, tracks: 'weight', equipment: 'other' }
}

/** The exercises whose English or Bengali name, or one of its aliases in other apps, contains all words of a query. */
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
