import { z } from 'zod'
import type * as contract from '#contract/admin/challenges.ts'
import type { Challenge } from '#contract/challenges/challenges.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { id as uuid } from '#contract/fields.ts'
import { refuse } from '#contract/refuse.ts'
import { decodeCursor, encodeCursor, readCursor, startOf } from '#server/db/cursor.ts'
import { lowestId } from '#server/db/ids.ts'
import { readByIds, readPage } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { presentPerson } from '#server/modules/profiles/profiles.ts'
import type { Viewer } from '#server/modules/visibility/visibility.ts'
import { today } from './days.ts'
import { newestKeys, participantKeys } from './list-queries.ts'
import { end, rewrite, store } from './manage.ts'
import { presentCard, presentChallenge } from './present.ts'
import { challengesById, lockForChange } from './queries.ts'
import { challengersById } from './ranking-queries.ts'
import { scaleOf } from './scale.ts'

/** Staff see every challenge, and have no progress of their own. */
const asStaff: Viewer = { userId: null, isModerator: true }

/** All challenges, the newest first. */
export async function staffList(
  db: Db,
  { state, limit, cursor }: ParsedOf<typeof contract.listStaffChallenges>,
  context: SignedInContext,
): Promise<OutputOf<typeof contract.listStaffChallenges>> {
  const after = cursor === undefined ? startOf('desc') : readCursor(cursor)
  const { rows, nextCursor } = await readPage(limit, {
    keys: (count) => newestKeys.all(db, { ...after, state: state ?? null, today: today(context.now), limit: count }),
    rows: (ids) => challengesById.all(db, { ids, viewer: null }),
  })
  return { items: rows.map((row) => presentCard(row, context)), nextCursor }
}

/** A challenge with all its details; fails with NOT_FOUND. */
export async function staffChallenge(db: Db | Tx, id: string, context: SignedInContext): Promise<Challenge> {
  return presentChallenge(db, await findChallenge(db, id), asStaff, context)
}

/** Creates a challenge of the whole shop. */
export async function staffCreate(
  tx: Tx,
  fields: ParsedOf<typeof contract.createStaffChallenge>,
  context: SignedInContext,
): Promise<Challenge> {
  const id = await store(tx, null, fields, context)
  describeChange(context, { target: id, after: fields })
  return staffChallenge(tx, id, context)
}

/** Changes a challenge of the shop before it starts. Staff can't change those of clubs. */
export async function staffChange(
  tx: Tx,
  { id, ...fields }: ParsedOf<typeof contract.changeStaffChallenge>,
  context: SignedInContext,
): Promise<Challenge> {
  await lockForChange.one(tx, { id })
  if ((await findChallenge(tx, id)).club_id !== null) throw refuse('NOT_ALLOWED')
  await rewrite(tx, id, fields, context)
  return staffChallenge(tx, id, context)
}

/** Cancels any challenge, including those of clubs. */
export async function staffCancel(tx: Tx, id: string, context: SignedInContext): Promise<Challenge> {
  await lockForChange.one(tx, { id })
  await findChallenge(tx, id)
  await end(tx, id, context)
  return staffChallenge(tx, id, context)
}

const placeOf = z.tuple([uuid])

/** The participants of a challenge. */
export async function participants(
  db: Db,
  { id, limit, cursor }: ParsedOf<typeof contract.listParticipants>,
  now: Date,
): Promise<OutputOf<typeof contract.listParticipants>> {
  const { goal } = await findChallenge(db, id)
  const [after] = cursor === undefined ? [lowestId] : decodeCursor(placeOf, cursor)
  const keys = await participantKeys.all(db, { challenge: id, after, limit: limit + 1 })
  const ids = keys.slice(0, limit).map((key) => key.id)
  const rows = await readByIds(ids, (some) => challengersById.all(db, { challenge: id, ids: some, viewer: null, now }))
  return {
    items: rows.map((row) => ({ person: presentPerson(row), total: row.total / scaleOf(goal), isRanked: row.is_ranked })),
    nextCursor: keys.length > limit ? encodeCursor([ids.at(-1)]) : null,
  }
}

async function findChallenge(db: Db | Tx, id: string) {
  const [row] = await challengesById.all(db, { ids: [id], viewer: null })
  if (!row) throw refuse('NOT_FOUND')
  return row
}
