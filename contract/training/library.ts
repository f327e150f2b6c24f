import { asciiDigits } from '../digits.ts'
import type { LibraryExercise } from './exercise-kinds.ts'
import { arms } from './library/arms.ts'
import { back } from './library/back.ts'
import { chest } from './library/chest.ts'
import { legs } from './library/legs.ts'
import { fullBody } from './library/full-body.ts'

/** The library's exercises, by muscle. */
export const library: readonly LibraryExercise[] = [...legs, ...back, ...chest, ...arms, ...fullBody]

const byKey = new Map(library.map((exercise) => [exercise.key, exercise]))

/** Finds a library exercise by its key. */
export const libraryExercise = (key: string): LibraryExercise | undefined => byKey.get(key)

/** The name of a library exercise in a language; those without names of their own have the English ones. */
export const exerciseNameIn = (locale: string, { en, bn }: Pick<LibraryExercise, 'en' | 'bn'>): string => (locale === 'bn' ? bn : en)

/** A name for comparison: without case, hyphens and accents on Latin letters. */
export const foldName = (name: string): string =>
  asciiDigits(name)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[-‐‑–'’]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

let byName: Map<string, LibraryExercise> | undefined

/**
 * Finds the library exercise for a file's name, in English or Bengali, with or without the equipment in brackets: "Bench Press (Barbell)".
 */
export function libraryExerciseNamed(name: string): LibraryExercise | undefined {
  byName ??= new Map(
    library.toReversed().flatMap((exercise) => {
      const { en, bn, aliases, equipment } = exercise
      return [en, bn, `${en} (${equipment})`, ...aliases].map((known) => [foldName(known), exercise] as const)
    }),
  )
  return byName.get(foldName(name))
}
