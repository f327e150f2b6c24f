import { z } from 'zod'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { id as uuid } from '#contract/fields.ts'
import { bodyweightClasses, isRun, recordLiftName } from '#contract/leaderboards/kinds.ts'
import type { BoardEntry, getPublicLeaderboard } from '#contract/leaderboards/leaderboards.ts'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import { lowestId } from '#server/db/ids.ts'
import { readByIds } from '#server/db/page.ts'
import type { Db } from '#server/db/statement.ts'
import { int4Max } from '#server/db/types.ts'
import { addCacheExpiry, addCacheTags } from '#server/http/cache-tags.ts'
import { personTag, presentPerson } from '#server/modules/profiles/profiles.ts'
import { maySeeRanking, type Viewer } from '#server/modules/visibility/visibility.ts'
import * as queries from './queries.ts'

type Leaderboard = OutputOf<typeof getPublicLeaderboard>
type Input = ParsedOf<typeof getPublicLeaderboard>

const least = -2_147_483_648
/** The cursor: how many were shown, then the last row's place (0 if none of its key was shown), key, day and user id. */
const rankCursor = z.tuple([z.int().min(0), z.int().min(0), z.int().min(least).max(int4Max), z.iso.date(), uuid])
const start: z.infer<typeof rankCursor> = [0, 0, least, '0001-01-01', lowestId]
const allTimes = '0001-01-01'
/** Places are counted up to this number. */
const placeMax = 10_000
/** How old a cached board may be. Lifts are logged far too often to announce each. */
const freshMs = 60_000

/**
 * A page of a leaderboard of everyone with a public profile, or of those the viewer follows. Boards contain members who turned leaderboards
 * on, aren't suspended and have a valid record. People whom the viewer may not see are left out and have no place. Equal values share a
 * place, as in clubs; the earlier day comes first.
 */
export async function readLeaderboard(db: Db, input: Input, viewer: Viewer, now: Date): Promise<Leaderboard> {
  const { lift, people, limit, cursor } = input
  const measure = isRun(lift) ? 'time' : 'weight'
  const board = boardOf(input, now)
  const none = { measure, items: [], nextCursor: null, mine: null } as const
  addCacheExpiry(Math.min(now.getTime() + freshMs, endOfMonth(now)))
  if (isOfOtherSex(input) || (people === 'following' && viewer.userId === null)) return { ...none, items: [] }
  const [read, place, rank, on, after] = cursor === undefined ? start : decodeCursor(rankCursor, cursor)
  const page = { ...board, rank, on, after, limit: limit + 1 }
  const [keys, own] = await Promise.all([
    people === 'following' ? queries.followedKeys.all(db, { ...page, viewer: viewer.userId! }) : queries.boardKeys.all(db, page),
    viewer.userId === null ? undefined : queries.viewerKey.one(db, { ...board, user: viewer.userId }),
  ])
  const listed = keys.slice(0, limit)
  const ids = listed.map(({ id }) => id)
  const wanted = own && !ids.includes(own.id) ? [...ids, own.id] : ids
  const rows = await readByIds(wanted, (some) => queries.rankedById.all(db, { ...board, ids: some, viewer: viewer.userId, now }))
  const shown = rows.filter((row) => maySeeRanking(row, viewer))
  const seen = new Set(shown.map(({ id }) => id))
  const ranks = ranksFrom(
    { read, place, rank },
    listed.filter(({ id }) => seen.has(id)),
  )
  const count = ranks.size
  const end = keys.length > limit ? listed.at(-1) : undefined
  const equal = end && listed.findLast(({ id, rank_key }) => rank_key === end.rank_key && ranks.has(id))
  if (own && !ranks.has(own.id)) ranks.set(own.id, people === 'everyone' && own.is_public ? await placeBefore(db, board, own) : null)
  addCacheTags(shown.map((row) => personTag(row.id)))
  const presented = new Map(shown.map((row) => [row.id, present(row, ranks.get(row.id) ?? null, measure)]))
  return {
    measure,
    items: listed.flatMap(({ id }) => presented.get(id) ?? []),
    nextCursor: end
      ? encodeCursor([
          read + count,
          equal ? ranks.get(equal.id) : end.rank_key === rank ? place : 0,
          end.rank_key,
          end.performed_on,
          end.id,
        ])
      : null,
    mine: (viewer.userId !== null && presented.get(viewer.userId)) || null,
  }
}

interface Board {
  lift: string
  span: string
  sort: string
  body: string
  age: string
}

/** Whether the weight class doesn't exist for the requested sex, so that nobody is on the board. */
const isOfOtherSex = ({ sex, weightClass }: Input): boolean =>
  sex !== undefined && weightClass !== undefined && !bodyweightClasses[sex].some((one) => one === weightClass)

/** The key of a board. A weight class implies a sex, so the board needs no other for both. */
function boardOf({ lift, by, sex, weightClass, ageGroup, span }: Input, now: Date): Board {
  return {
    lift: recordLiftName(lift),
    span: span === 'month' ? `${now.toISOString().slice(0, 'yyyy-mm'.length)}-01` : allTimes,
    sort: isRun(lift) ? 'value' : by,
    body: weightClass ?? sex ?? '',
    age: ageGroup ?? '',
  }
}

const endOfMonth = (now: Date): number => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)

type Key = Awaited<ReturnType<typeof queries.boardKeys.all>>[number]

/** The place of each key, in order. */
function ranksFrom(before: { read: number; place: number; rank: number }, keys: Key[]): Map<string, number | null> {
  let { read, place, rank } = before
  const ranks = new Map<string, number | null>()
  for (const { id, rank_key } of keys) {
    read += 1
    if (rank_key !== rank || place === 0) place = read
    rank = rank_key
    ranks.set(id, place)
  }
  return ranks
}

async function placeBefore(db: Db, board: Board, { rank_key: rank }: Key): Promise<number | null> {
  const { before } = (await queries.countBefore.one(db, { ...board, rank, max: placeMax }))!
  return before < placeMax ? before + 1 : null
}

type Row = Awaited<ReturnType<typeof queries.rankedById.all>>[number]

const present = (row: Row, place: number | null, measure: 'time' | 'weight'): BoardEntry => ({
  place,
  person: presentPerson(row),
  value: measure === 'weight' ? row.value / 1000 : row.value,
  points: row.dots === null ? null : row.dots / 100,
  weightClass: row.weight_class,
  performedOn: row.performed_on,
})
