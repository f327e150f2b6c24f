import type * as contract from '#contract/challenges/left-out.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { findClub, roleFor } from '#server/modules/clubs/clubs.ts'
import { notifyOfLeftOut, withdrawLeftOut } from '#server/modules/notifications/notifications.ts'
import { activeMember } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { lockTraining } from '#server/modules/training-days/training-days.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'
import { announceChallenge, findChallenge } from './find.ts'
import * as queries from './left-out-queries.ts'
import { type ChallengeRow, challengesById } from './queries.ts'

type Participant = ParsedOf<typeof contract.listCountedWorkouts>
type LeaveOut = ParsedOf<typeof contract.leaveOutWorkout>
type CountAgain = ParsedOf<typeof contract.countWorkoutAgain>

/** The challenge, for those who moderate its club. Fails with NOT_ALLOWED for everyone else. */
async function ofClub(db: Db | Tx, id: string, context: SignedInContext): Promise<ChallengeRow> {
  const row = await findChallenge(db, id, context)
  if (row.club_slug === null) throw refuse('NOT_ALLOWED')
  roleFor(await findClub(db, row.club_slug, viewerOf(context)), 'plan')
  return row
}

/** The challenge, for staff. */
async function ofAnyone(db: Db | Tx, id: string): Promise<ChallengeRow> {
  const [row] = await challengesById.all(db, { ids: [id], viewer: null })
  if (!row) throw refuse('NOT_FOUND')
  return row
}

async function workoutsOf(db: Db, row: ChallengeRow, handle: string): Promise<{ items: contract.CountedWorkout[] }> {
  const person = await queries.participantNamed.one(db, { challenge: row.id, handle })
  if (!person) throw refuse('NOT_FOUND')
  const rows = await queries.countedWorkouts.all(db, { challenge: row.id, user: person.user_id })
  return { items: rows.map((one) => queries.presentWorkout(one, row)) }
}

/** What each workout of a participant adds to a club's challenge. */
export const clubWorkouts = async (db: Db, { id, handle }: Participant, context: SignedInContext) =>
  workoutsOf(db, await ofClub(db, id, context), handle)

/** Like `clubWorkouts`, for staff and any challenge. */
export const staffWorkouts = async (db: Db, { id, handle }: Participant) => workoutsOf(db, await ofAnyone(db, id), handle)

/** Changes whether a workout counts, with the member's training locked, and recounts. Returns the member. */
async function change(tx: Tx, row: ChallengeRow, workout: string, write: () => Promise<unknown>): Promise<string> {
  const participant = await queries.participantOf.one(tx, { challenge: row.id, workout })
  if (!participant) throw refuse('NOT_FOUND')
  const user = participant.user_id
  await lockTraining(tx, user)
  if (!(await queries.participantOf.one(tx, { challenge: row.id, workout }))) throw refuse('NOT_FOUND')
  await write()
  await queries.recountMember.all(tx, { user })
  // Recounting may have waited for the challenge to end, and would then have no effect.
  const [after] = await challengesById.all(tx, { ids: [row.id], viewer: null })
  if (!after || after.final_at !== null || after.cancelled_at !== null) throw refuse('CHALLENGE_IS_OVER')
  await announceChallenge(tx, row.id)
  return user
}

async function leaveOut(tx: Tx, row: ChallengeRow, input: LeaveOut, { caller, now }: SignedInContext): Promise<contract.CountedWorkout> {
  const { workoutId: workout, reason } = input
  const by = caller.userId
  const user = await change(tx, row, workout, () => queries.leaveOut.run(tx, { challenge: row.id, workout, reason, by, now }))
  await notifyOfLeftOut(tx, { challenge: row.id, person: user }, now)
  return read(tx, row, workout)
}

async function countAgain(tx: Tx, row: ChallengeRow, workout: string): Promise<contract.CountedWorkout> {
  const user = await change(tx, row, workout, () => queries.countAgain.run(tx, { challenge: row.id, workout }))
  const left = await queries.ownLeftOut.all(tx, { challenge: row.id, user })
  if (left.length === 0) await withdrawLeftOut(tx, { challenge: row.id, person: user })
  return read(tx, row, workout)
}

const read = async (tx: Tx, row: ChallengeRow, id: string): Promise<contract.CountedWorkout> =>
  queries.presentWorkout((await queries.countedWorkout.one(tx, { challenge: row.id, id }))!, row)

/** Leaves a workout out of a club's challenge. The member is told the reason. */
export async function clubLeaveOut(tx: Tx, engine: SearchEngine, input: LeaveOut, context: SignedInContext) {
  await activeMember(tx, engine, context.caller.userId, context.now)
  return leaveOut(tx, await ofClub(tx, input.id, context), input, context)
}

/** Undoes `clubLeaveOut`. */
export async function clubCountAgain(tx: Tx, engine: SearchEngine, { id, workoutId }: CountAgain, context: SignedInContext) {
  await activeMember(tx, engine, context.caller.userId, context.now)
  return countAgain(tx, await ofClub(tx, id, context), workoutId)
}

/** Like `clubLeaveOut`, for staff and any challenge. */
export async function staffLeaveOut(tx: Tx, input: LeaveOut, context: SignedInContext) {
  const { id, workoutId, reason } = input
  describeChange(context, { target: id, after: { workoutId, leftOut: reason } })
  return leaveOut(tx, await ofAnyone(tx, id), input, context)
}

/** Like `clubCountAgain`, for staff and any challenge. */
export async function staffCountAgain(tx: Tx, { id, workoutId }: CountAgain, context: SignedInContext) {
  describeChange(context, { target: id, after: { workoutId, leftOut: null } })
  return countAgain(tx, await ofAnyone(tx, id), workoutId)
}
