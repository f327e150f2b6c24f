import type { Challenge, cancelChallenge, changeChallenge, createChallenge } from '#contract/challenges/challenges.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { challengeLimits } from '#contract/challenges/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { findClub, lockForChange, roleFor } from '#server/modules/clubs/clubs.ts'
import { claimMedia } from '#server/modules/media/media.ts'
import { activeMember } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'
import { stateOf, today } from './days.ts'
import { type Fields, fieldsOf, storable } from './fields.ts'
import { announceChallenge, findChallenge, readChallenge } from './find.ts'
import { cancelledJob } from './notify-of-cancellation.ts'
import * as queries from './queries.ts'

/** Creates a challenge of a club. */
export async function create(
  tx: Tx,
  engine: SearchEngine,
  { slug, ...fields }: ParsedOf<typeof createChallenge>,
  context: SignedInContext,
): Promise<Challenge> {
  await activeMember(tx, engine, context.caller.userId, context.now)
  const { id: club } = await findClub(tx, slug, viewerOf(context))
  roleFor(await lockForChange(tx, club, context), 'plan')
  const { count } = (await queries.countOpen.one(tx, { club, today: today(context.now) }))!
  if (count >= challengeLimits.openMax) throw refuse('TOO_MANY_CHALLENGES')
  return readChallenge(tx, await store(tx, club, fields, context), context)
}

/** Stores a new challenge of a club, or of the whole shop if `club` is null. Returns its id. */
export async function store(tx: Tx, club: string | null, fields: Fields, context: SignedInContext): Promise<string> {
  const id = newId(context.now)
  const stored = storable(fields, context.now)
  await claimCover(tx, id, fields.cover, context)
  await queries.insert.run(tx, { id, ...stored, club, now: context.now })
  await announceChallenge(tx, id)
  return id
}

/** Changes a club's challenge before it starts. */
export async function change(
  tx: Tx,
  engine: SearchEngine,
  { id, ...fields }: ParsedOf<typeof changeChallenge>,
  context: SignedInContext,
): Promise<Challenge> {
  await lockForClub(tx, engine, id, context)
  await rewrite(tx, id, fields, context)
  return readChallenge(tx, id, context)
}

type Given = { [Field in keyof Fields]?: Fields[Field] | undefined }

/** Changes a challenge that is locked. */
export async function rewrite(tx: Tx, id: string, given: Given, context: SignedInContext): Promise<void> {
  const [row] = await queries.challengesById.all(tx, { ids: [id], viewer: null })
  if (stateOf(row!, today(context.now)) !== 'upcoming') throw refuse('CHALLENGE_HAS_STARTED')
  const old = fieldsOf(row!)
  const fields: Fields = {
    ...old,
    ...(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<Fields>),
  }
  const stored = storable(fields, context.now)
  if (fields.cover !== old.cover) await claimCover(tx, id, fields.cover, context)
  await queries.change.run(tx, { id, ...stored })
  await queries.recount.run(tx, { id })
  await announceChallenge(tx, id)
}

/** Cancels a club's challenge. */
export async function cancel(
  tx: Tx,
  engine: SearchEngine,
  { id }: ParsedOf<typeof cancelChallenge>,
  context: SignedInContext,
): Promise<Challenge> {
  await lockForClub(tx, engine, id, context)
  await end(tx, id, context)
  return readChallenge(tx, id, context)
}

/** Cancels a locked challenge; a job tells its participants. Fails with CHALLENGE_IS_OVER. */
export async function end(tx: Tx, id: string, { caller, now }: SignedInContext): Promise<void> {
  const [row] = await queries.challengesById.all(tx, { ids: [id], viewer: null })
  if (stateOf(row!, today(now)) === 'ended') throw refuse('CHALLENGE_IS_OVER')
  if (row!.cancelled_at !== null) return
  await queries.cancel.run(tx, { id, now })
  await queries.insertJob.run(tx, { id: newId(now), name: cancelledJob, data: { challenge: id, by: caller.userId }, now })
  await announceChallenge(tx, id)
}

/** Locks a club's challenge for those who moderate the club. Fails with NOT_ALLOWED for everyone else, and for challenges of the shop. */
async function lockForClub(tx: Tx, engine: SearchEngine, id: string, context: SignedInContext): Promise<void> {
  await activeMember(tx, engine, context.caller.userId, context.now)
  const row = await findChallenge(tx, id, context)
  if (row.club_slug === null) throw refuse('NOT_ALLOWED')
  roleFor(await findClub(tx, row.club_slug, viewerOf(context)), 'plan')
  await queries.lockForChange.one(tx, { id })
}

async function claimCover(tx: Tx, id: string, cover: string | null, { caller, now }: SignedInContext): Promise<void> {
  const urls = cover === null ? [] : [cover]
  await claimMedia(tx, { urls, ownerId: caller.userId, feature: 'club', usedBy: `challenge:${id}`, now, path: () => 'cover' })
}
