import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import type { Locale } from '#contract/locales.ts'
import { refuse } from '#contract/refuse.ts'
import type { changeExercise, createExercise, listLibraryExercises, OwnExercise } from '#contract/training/exercises.ts'
import { exerciseNameIn, foldName, library, libraryExercise, libraryExerciseNamed } from '#contract/training/library.ts'
import { refuseDuplicate } from '#server/db/refuse-duplicate.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { activeMember } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import * as queries from './exercise-queries.ts'
import { ownIdsIn } from './names.ts'

/** The library of exercises that everyone has, with names in a language. */
export function listLibrary(locale: Locale): OutputOf<typeof listLibraryExercises> {
  return {
    items: library.map(({ key, en, bn, muscle, equipment, tracks, lift = null }) => ({
      key,
      name: exerciseNameIn(locale, { en, bn }),
      muscle,
      equipment,
      tracks,
      lift,
    })),
  }
}

/** A member's own exercises, by name. */
export const listOwnExercises = async (db: Db, user: string): Promise<{ items: OwnExercise[] }> => ({
  items: await queries.listOwn.all(db, { user }),
})

type NewExercise = ParsedOf<typeof createExercise>

/** Adds the missing exercises, and returns all by folded name. The member must be locked. Fails with TOO_MANY_EXERCISES. */
export async function addOwnExercises(tx: Tx, user: string, wanted: readonly NewExercise[], now: Date): Promise<Map<string, OwnExercise>> {
  const max = limits.training.ownExercisesMax
  if (wanted.length > max) throw refuse('TOO_MANY_EXERCISES', { max: [String(max)] })
  const byName = new Map(wanted.map((one) => [foldName(one.name), one]))
  const folded = [...byName.keys()]
  const there = await queries.ownByNames.all(tx, { user, folded })
  const missing = folded.filter((name) => !there.some((one) => one.folded === name))
  if (missing.length === 0) return found(there)
  const rows = missing.map((name) => ({ ...byName.get(name)!, id: newId(now), folded: name }))
  if ((await queries.addOwn.run(tx, { user, rows, now, max })) === 0) throw refuse('TOO_MANY_EXERCISES', { max: [String(max)] })
  return found(await queries.ownByNames.all(tx, { user, folded }))
}

const found = (rows: (OwnExercise & { folded: string })[]): Map<string, OwnExercise> =>
  new Map(rows.map(({ folded, ...exercise }) => [folded, exercise]))

/** Adds an own exercise, or returns the existing one of this name. Fails with EXERCISE_IS_IN_LIBRARY and TOO_MANY_EXERCISES. */
export async function addOwnExercise(tx: Tx, user: string, input: NewExercise, now: Date): Promise<OwnExercise> {
  const folded = foldName(input.name)
  if (folded === '') throw refuse('INVALID_INPUT', { name: ['is blank'] })
  await queries.lockMember.run(tx, { user })
  const [there] = await queries.ownByNames.all(tx, { user, folded: [folded] })
  if (!there) refuseNameOfLibrary(input.name)
  return [...(await addOwnExercises(tx, user, [input], now)).values()][0]!
}

/** Refuses names of the library, since in an imported file they mean its exercises. */
function refuseNameOfLibrary(name: string): void {
  const known = libraryExerciseNamed(name)
  if (known) throw refuse('EXERCISE_IS_IN_LIBRARY', { name: [`is ${known.key} of the library`] })
}

/**
 * Renames an own exercise. Fails with NOT_FOUND, EXERCISE_NAME_IS_TAKEN, EXERCISE_IS_IN_LIBRARY (unless it had this name before), and
 * ACCOUNT_IS_SUSPENDED if others can read the name in a routine.
 */
export async function changeOwnExercise(
  tx: Tx,
  engine: SearchEngine,
  input: ParsedOf<typeof changeExercise>,
  { caller, now }: SignedInContext,
): Promise<OwnExercise> {
  const user = caller.userId
  const folded = foldName(input.name)
  if (folded === '') throw refuse('INVALID_INPUT', { name: ['is blank'] })
  const [own] = await queries.ownByIds.all(tx, { user, ids: [input.id] })
  if (!own) throw refuse('NOT_FOUND')
  if (foldName(own.name) !== folded) refuseNameOfLibrary(input.name)
  if (await queries.isShared.one(tx, { user, exercise: input.id })) await activeMember(tx, engine, user, now)
  const changed = await refuseDuplicate(queries.changeOwn.one(tx, { ...input, user, folded }), 'EXERCISE_NAME_IS_TAKEN')
  if (!changed) throw refuse('NOT_FOUND')
  return changed
}

/** Deletes an own exercise that is unused; fails with NOT_FOUND and EXERCISE_IS_USED. */
export async function deleteOwnExercise(tx: Tx, user: string, id: string): Promise<{ message: string }> {
  await queries.lockMember.run(tx, { user })
  const [own] = await queries.ownByIds.all(tx, { user, ids: [id] })
  if (!own) throw refuse('NOT_FOUND')
  if ((await queries.isUsed.one(tx, { user, exercise: id }))?.used) throw refuse('EXERCISE_IS_USED')
  await queries.deleteOwn.run(tx, { id, user })
  return { message: 'Exercise deleted' }
}

/** Refuses exercises that are neither in the library nor the member's own, with INVALID_INPUT for each. The member must be locked. */
export async function refuseUnknown(tx: Tx, user: string, keys: readonly string[]): Promise<void> {
  const ids = ownIdsIn(keys)
  const own = new Set(ids.length > 0 ? (await queries.ownByIds.all(tx, { user, ids })).map(({ id }) => id) : [])
  const unknown = keys.flatMap((key, at) => (libraryExercise(key) || own.has(key) ? [] : [at]))
  if (unknown.length > 0)
    throw refuse('INVALID_INPUT', Object.fromEntries(unknown.map((at) => [`exercises.${at}.exercise`, ['is not an exercise of yours']])))
}

/** Refuses exercises that are neither in the library nor the member's own, with NOT_FOUND. */
export async function refuseOthers(db: Db, user: string, key: string): Promise<void> {
  if (libraryExercise(key)) return
  const ids = ownIdsIn([key])
  if (ids.length === 0 || (await queries.ownByIds.all(db, { user, ids })).length === 0) throw refuse('NOT_FOUND')
}
