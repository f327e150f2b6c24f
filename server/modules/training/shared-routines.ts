import { randomBytes } from 'node:crypto'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { Locale } from '#contract/locales.ts'
import { refuse } from '#contract/refuse.ts'
import { foldName, libraryExercise, libraryExerciseNamed } from '#contract/training/library.ts'
import type { Routine } from '#contract/training/routines.ts'
import type { SharedRoutine, shareRoutine } from '#contract/training/shared-routines.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { activeMember, announcePeople, findPerson, joinCommunity, presentPerson } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { mayReadProfile, maySeeProfile, type Viewer } from '#server/modules/visibility/visibility.ts'
import { lockMember, ownByIds } from './exercise-queries.ts'
import { addOwnExercises } from './exercises.ts'
import { exerciseNames, ownIdsIn } from './names.ts'
import { insertRoutine, readRoutine } from './routines.ts'
import * as queries from './shared-queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof queries.sharedByToken.one>>>
const tokenBytes = 16

/** Shares the member's own routine, or stops sharing it. Fails with NOT_FOUND, and with NOT_ALLOWED if moderators took it down. */
export async function shareOwn(
  tx: Tx,
  engine: SearchEngine,
  { id, sharing }: ParsedOf<typeof shareRoutine>,
  { caller, now, config }: SignedInContext,
): Promise<Routine> {
  const user = caller.userId
  if (sharing !== 'none') await activeMember(tx, engine, user, now)
  const found = await queries.lockRoutine.one(tx, { id, user })
  if (!found) throw refuse('NOT_FOUND')
  if (sharing === 'none') await queries.unshare.run(tx, { id })
  else if (found.is_removed) throw refuse('NOT_ALLOWED')
  else await queries.share.run(tx, { id, token: randomBytes(tokenBytes).toString('base64url'), onProfile: sharing === 'profile' })
  // Invalidates cached posts with the routine's card.
  await announcePeople(tx, [user])
  return readRoutine(tx, user, id, config.shop.locale)
}

/** A routine on a profile is for those who may read the profile. Any other is for everyone who has its link and isn't blocked. */
const maySee = (row: Row, viewer: Viewer): boolean => (row.on_profile ? mayReadProfile(row, viewer) : maySeeProfile(row, viewer))

async function findRoutine(db: Db | Tx, token: string, viewer: Viewer): Promise<Row> {
  const row = await queries.sharedByToken.one(db, { token, viewer: viewer.userId })
  if (!row || !maySee(row, viewer)) throw refuse('NOT_FOUND')
  return row
}

/** A routine by its link's token; fails with NOT_FOUND if it's not shared, or not with the viewer. */
export async function readShared(db: Db, token: string, viewer: Viewer, locale: Locale): Promise<SharedRoutine> {
  const row = await findRoutine(db, token, viewer)
  return present(db, row, locale)
}

/** The routines on a person's profile; empty if it's hidden. Fails with NOT_FOUND. */
export async function personRoutines(db: Db, handle: string, viewer: Viewer, locale: Locale): Promise<{ items: SharedRoutine[] }> {
  const person = await findPerson(db, handle, viewer)
  if (person.isHidden) return { items: [] }
  const rows = await queries.sharedOf.all(db, { user: person.id, viewer: viewer.userId })
  const shown = rows.filter((row) => maySee(row, viewer))
  const nameOf = await exerciseNames(db, person.id, keysOf(shown), locale)
  return { items: shown.map((row) => presentWith(row, nameOf)) }
}

/** The shared routine that a report is about; fails with NOT_FOUND. */
export async function findShared(tx: Tx, token: string, viewer: Viewer): Promise<{ id: string; ownerId: string; isOwn: boolean }> {
  const { id, owner_id: ownerId, is_self: isOwn } = await findRoutine(tx, token, viewer)
  return { id, ownerId, isOwn }
}

/** Copies a shared routine, including its owner's exercises. Fails with NOT_FOUND, TOO_MANY_ROUTINES and TOO_MANY_EXERCISES. */
export async function copyShared(
  tx: Tx,
  engine: SearchEngine,
  token: string,
  { viewer, context }: { viewer: Viewer; context: SignedInContext },
): Promise<Routine> {
  const { caller, now, config } = context
  const user = caller.userId
  await joinCommunity(tx, engine, user, now)
  const row = await findRoutine(tx, token, viewer)
  const keyOf = await ownKeys(tx, row, user, now)
  const exercises = row.exercises.map(({ exercise, superset, sets, reps }) => ({
    exercise: keyOf(exercise),
    superset,
    targetSets: sets,
    targetReps: reps,
  }))
  const id = await insertRoutine(tx, user, { name: row.name, note: row.note, exercises }, now)
  return readRoutine(tx, user, id, config.shop.locale)
}

/** The member's keys for a routine's exercises. The owner's exercises are matched by name. */
async function ownKeys(tx: Tx, row: Row, user: string, now: Date): Promise<(exercise: string) => string> {
  const ids = ownIdsIn(row.exercises.map(({ exercise }) => exercise))
  if (row.is_self || ids.length === 0) return (exercise) => exercise
  const theirs = await ownByIds.all(tx, { user: row.owner_id, ids })
  const wanted = theirs.filter(({ name }) => !libraryExerciseNamed(name)).map(({ id: _, ...exercise }) => exercise)
  await lockMember.run(tx, { user })
  const own = wanted.length > 0 ? await addOwnExercises(tx, user, wanted, now) : new Map<string, { id: string }>()
  const keys = new Map(theirs.map(({ id, name }) => [id, libraryExerciseNamed(name)?.key ?? own.get(foldName(name))!.id]))
  return (exercise) => (libraryExercise(exercise) ? exercise : (keys.get(exercise) ?? exercise))
}

/** Hides a routine from everyone but its owner. */
export async function takeDownRoutine(tx: Tx, what: { id: string; reason: string }, now: Date): Promise<void> {
  const of = await queries.takeDown.one(tx, { ...what, now })
  if (of) await announcePeople(tx, [of.user_id])
}

/** Restores a routine that was taken down, as it was shared. */
export async function restoreRoutine(tx: Tx, id: string): Promise<void> {
  const of = await queries.restore.one(tx, { id })
  if (of) await announcePeople(tx, [of.user_id])
}

const keysOf = (rows: readonly Row[]): string[] => rows.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise))

const present = async (db: Db, row: Row, locale: Locale): Promise<SharedRoutine> =>
  presentWith(row, await exerciseNames(db, row.owner_id, keysOf([row]), locale))

const presentWith = (row: Row, nameOf: (exercise: string) => string): SharedRoutine => ({
  token: row.token,
  name: row.name,
  note: row.note,
  owner: presentPerson({ id: row.owner_id, handle: row.handle, name: row.owner_name, avatar: row.avatar }),
  isOwn: row.is_self,
  exercises: row.exercises.map(({ exercise, superset, sets, reps }) => ({
    name: nameOf(exercise),
    superset,
    targetSets: sets,
    targetReps: reps,
  })),
})
