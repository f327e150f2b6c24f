import { z } from 'zod'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { Challenger, listChallengers } from '#contract/challenges/challenges.ts'
import { id as uuid } from '#contract/fields.ts'
import { challengeLimits } from '#contract/challenges/limits.ts'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import { highestId } from '#server/db/ids.ts'
import { readByIds } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { addCacheTags } from '#server/http/cache-tags.ts'
import { type Before, ranksFrom } from '#server/modules/clubs/clubs.ts'
import { personTag, presentPerson } from '#server/modules/profiles/profiles.ts'
import { maySeeRanking, type Viewer } from '#server/modules/visibility/visibility.ts'
import type { ChallengeRow } from './queries.ts'
import * as queries from './ranking-queries.ts'
import { scaleOf } from './scale.ts'

type Key = Awaited<ReturnType<typeof queries.keysAfter.all>>[number]
type Ranks = Map<string, number | null>

const most = Number.MAX_SAFE_INTEGER
/** The cursor: how many rows were read, then the last row's place, total and user id. */
const rankCursor = z.tuple([z.int().min(0), z.int().min(0), z.int().min(0), uuid])
const start: z.infer<typeof rankCursor> = [0, 0, most, highestId]

/** The viewer's neighbors, with more places above than below. The first places if the viewer isn't ranked. */
export async function readRanking(db: Db | Tx, row: ChallengeRow, viewer: Viewer, now: Date): Promise<Challenger[]> {
  if (viewer.userId === null || row.total === null || row.is_ranked !== true) return firstOf(db, row, viewer, now)
  const own = { challenge: row.id, total: row.total, user: viewer.userId, limit: challengeLimits.shown - 1 }
  const [above, below] = await Promise.all([queries.keysBefore.all(db, own), queries.keysAfter.all(db, own)])
  const after = Math.max(1, challengeLimits.shown - 1 - above.length)
  const shownBelow = below.slice(0, after)
  const shownAbove = above.slice(0, challengeLimits.shown - 1 - shownBelow.length).toReversed()
  const keys = [...shownAbove, { id: viewer.userId, key: row.total }, ...shownBelow]
  return present(db, row, await ranksAround(db, row.id, keys), viewer, now)
}

async function firstOf(db: Db | Tx, row: ChallengeRow, viewer: Viewer, now: Date): Promise<Challenger[]> {
  const [read, place, last, user] = start
  const keys = await queries.keysAfter.all(db, { challenge: row.id, total: last, user, limit: challengeLimits.shown })
  return present(db, row, ranksFrom({ read, place, last }, keys), viewer, now)
}

async function ranksAround(db: Db | Tx, challenge: string, keys: Key[]): Promise<Ranks> {
  const [first] = keys
  const { before, more } = (await queries.countBefore.one(db, { challenge, total: first!.key, user: first!.id }))!
  if (before > challengeLimits.placeMax) return new Map(keys.map(({ id }) => [id, null]))
  return ranksFrom({ read: before, place: more + 1, last: first!.key }, keys)
}

/** A page of the ranking. Members who are suspended or may not be seen are left out, but keep their place. Equal totals share a place. */
export async function rankingPage(
  db: Db,
  row: ChallengeRow,
  { limit, cursor }: Pick<ParsedOf<typeof listChallengers>, 'limit' | 'cursor'>,
  viewer: Viewer,
  now: Date,
): Promise<OutputOf<typeof listChallengers>> {
  const [read, place, last, user] = cursor === undefined ? start : decodeCursor(rankCursor, cursor)
  const before: Before = { read, place, last }
  const keys = await queries.keysAfter.all(db, { challenge: row.id, total: last, user, limit: limit + 1 })
  const ranks = ranksFrom(before, keys.slice(0, limit))
  const end = keys.length > limit ? keys[limit - 1] : undefined
  return {
    items: await present(db, row, ranks, viewer, now),
    nextCursor: end ? encodeCursor([read + limit, ranks.get(end.id), end.key, end.id]) : null,
  }
}

async function present(db: Db | Tx, { id, goal }: ChallengeRow, ranks: Ranks, viewer: Viewer, now: Date): Promise<Challenger[]> {
  const rows = await readByIds([...ranks.keys()], (ids) =>
    queries.challengersById.all(db, { challenge: id, ids, viewer: viewer.userId, now }),
  )
  const shown = rows.filter((row) => maySeeRanking(row, viewer))
  addCacheTags(shown.map((row) => personTag(row.id)))
  return shown.map((row) => ({ place: ranks.get(row.id)!, person: presentPerson(row), total: row.total / scaleOf(goal) }))
}
