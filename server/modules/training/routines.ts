import type { ParsedOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import type { Locale } from '#contract/locales.ts'
import { refuse } from '#contract/refuse.ts'
import type { changeRoutine, createRoutine, Routine } from '#contract/training/routines.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { activeMember, joinCommunity } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { lockMember } from './exercise-queries.ts'
import { refuseUnknown } from './exercises.ts'
import { exerciseNames, type NameOf } from './names.ts'
import * as queries from './routine-queries.ts'

const max = limits.training.routinesMax
type NewRoutine = ParsedOf<typeof createRoutine>

/** A member's routines, the most recently changed first. */
export async function listRoutines(db: Db, user: string, locale: Locale): Promise<{ items: Routine[] }> {
  const rows = await queries.listRoutines.all(db, { user, limit: max })
  const keys = rows.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise))
  const nameOf = await exerciseNames(db, user, keys, locale)
  return { items: rows.map((row) => present(row, nameOf)) }
}

/** The member's own routine; fails with NOT_FOUND. */
export async function readRoutine(db: Db | Tx, user: string, id: string, locale: Locale): Promise<Routine> {
  const row = await queries.readRoutine.one(db, { id, user })
  if (!row) throw refuse('NOT_FOUND')
  const keys = row.exercises.map(({ exercise }) => exercise)
  return present(row, await exerciseNames(db, user, keys, locale))
}

/** Adds a routine; fails with TOO_MANY_ROUTINES. */
export async function addRoutine(tx: Tx, engine: SearchEngine, input: NewRoutine, context: SignedInContext): Promise<Routine> {
  const { caller, now, config } = context
  await joinCommunity(tx, engine, caller.userId, now)
  const id = await insertRoutine(tx, caller.userId, input, now)
  return readRoutine(tx, caller.userId, id, config.shop.locale)
}

/** Stores a routine of a member and returns its id. Fails with TOO_MANY_ROUTINES. */
export async function insertRoutine(tx: Tx, user: string, { name, note, exercises }: NewRoutine, now: Date): Promise<string> {
  const id = newId(now)
  await lockMember.run(tx, { user })
  await refuseUnknown(
    tx,
    user,
    exercises.map(({ exercise }) => exercise),
  )
  const added = await queries.insertRoutine.run(tx, { id, user, name, note, now, max })
  if (added === 0) throw refuse('TOO_MANY_ROUTINES', { max: [String(max)] })
  await queries.insertTargets.run(tx, { id, rows: targetRows(exercises) })
  return id
}

/**
 * Replaces the member's own routine. Fails with NOT_FOUND, with ROUTINE_WAS_CHANGED if the caller read another version, and with
 * ACCOUNT_IS_SUSPENDED if others can read it.
 */
export async function editRoutine(
  tx: Tx,
  engine: SearchEngine,
  input: ParsedOf<typeof changeRoutine>,
  { caller, now, config }: SignedInContext,
): Promise<Routine> {
  const { id, version, name, note, exercises } = input
  const user = caller.userId
  await lockMember.run(tx, { user })
  const before = await queries.versionOf.one(tx, { id, user })
  if (!before) throw refuse('NOT_FOUND')
  if (before.version !== version) throw refuse('ROUTINE_WAS_CHANGED')
  if (before.is_shared) await activeMember(tx, engine, user, now)
  await queries.updateRoutine.run(tx, { id, user, name, note, now })
  await refuseUnknown(
    tx,
    user,
    exercises.map(({ exercise }) => exercise),
  )
  await queries.insertTargets.run(tx, { id, rows: targetRows(exercises) })
  return readRoutine(tx, user, id, config.shop.locale)
}

/** Deletes the member's own routine; fails with NOT_FOUND. */
export async function deleteRoutine(tx: Tx, user: string, id: string): Promise<{ message: string }> {
  if ((await queries.deleteRoutine.run(tx, { id, user })) === 0) throw refuse('NOT_FOUND')
  return { message: 'Routine deleted' }
}

const targetRows = (exercises: NewRoutine['exercises']): object[] =>
  exercises.map(({ exercise, superset, targetSets, targetReps }, position) => ({
    position,
    exercise,
    superset,
    sets: targetSets,
    reps: targetReps,
  }))

const present = (
  { id, version, name, note, updated_at, share_token, on_profile, is_removed, exercises }: queries.RoutineRow,
  nameOf: NameOf,
): Routine => ({
  id,
  version,
  name,
  note,
  updatedAt: updated_at.toISOString(),
  sharing: on_profile ? 'profile' : share_token === null ? 'none' : 'link',
  shareToken: share_token,
  isRemoved: is_removed,
  exercises: exercises.map(({ exercise, superset, sets, reps }) => ({
    exercise,
    name: nameOf(exercise),
    superset,
    targetSets: sets,
    targetReps: reps,
  })),
})
