import { id as uuid } from '#contract/fields.ts'
import type { Locale } from '#contract/locales.ts'
import { exerciseNameIn, libraryExercise } from '#contract/training/library.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { ownByIds } from './exercise-queries.ts'

export type NameOf = (exercise: string) => string

/** The ids of own exercises among keys. */
export const ownIdsIn = (keys: readonly string[]): string[] => [
  ...new Set(keys.filter((key) => !libraryExercise(key) && uuid.safeParse(key).success)),
]

/** The names of a member's exercises: those of the library in a language, their own as they named them. */
export async function exerciseNames(db: Db | Tx, user: string, keys: readonly string[], locale: Locale): Promise<NameOf> {
  const ids = ownIdsIn(keys)
  const own = new Map(ids.length > 0 ? (await ownByIds.all(db, { user, ids })).map(({ id, name }) => [id, name]) : [])
  return (key) => {
    const known = libraryExercise(key)
    return known ? exerciseNameIn(locale, known) : (own.get(key) ?? key)
  }
}
