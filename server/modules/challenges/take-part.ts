import type { Challenge } from '#contract/challenges/challenges.ts'
import { refuse } from '#contract/refuse.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { activeMember } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { lockTraining } from '#server/modules/training-days/training-days.ts'
import { stateOf, today } from './days.ts'
import { findChallenge, readChallenge } from './find.ts'
import * as queries from './queries.ts'

/** Joins a challenge, until its last day. Idempotent. */
export async function join(tx: Tx, engine: SearchEngine, id: string, context: SignedInContext): Promise<Challenge> {
  await activeMember(tx, engine, context.caller.userId, context.now)
  const row = await lockOpen(tx, id, context)
  if (row.club_id !== null && !row.is_member) throw refuse('ONLY_MEMBERS_OF_THE_CLUB_MAY')
  await queries.join.run(tx, { challenge: id, user: context.caller.userId, now: context.now })
  return readChallenge(tx, id, context)
}

/** Leaves a challenge, until its last day. */
export async function leave(tx: Tx, id: string, context: SignedInContext): Promise<Challenge> {
  await lockOpen(tx, id, context)
  await queries.leave.run(tx, { challenge: id, user: context.caller.userId })
  return readChallenge(tx, id, context)
}

/** Locks the caller's training, then the challenge, and returns its current row. Fails with CHALLENGE_IS_OVER. */
async function lockOpen(tx: Tx, id: string, context: SignedInContext): Promise<queries.ChallengeRow> {
  await findChallenge(tx, id, context)
  await lockTraining(tx, context.caller.userId)
  await queries.lockParticipants.one(tx, { id })
  const row = await findChallenge(tx, id, context)
  const state = stateOf(row, today(context.now))
  if (state === 'ended' || state === 'cancelled') throw refuse('CHALLENGE_IS_OVER')
  return row
}
