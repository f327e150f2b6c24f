import { z } from 'zod'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { getLeaderboard, Ranked } from '#contract/clubs/members.ts'
import { id as uuid } from '#contract/fields.ts'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import { lowestId } from '#server/db/ids.ts'
import { readByIds } from '#server/db/page.ts'
import type { Db } from '#server/db/statement.ts'
import { int4Max } from '#server/db/types.ts'
import { addCacheTags } from '#server/http/cache-tags.ts'
import type { CatalogueCache } from '#server/modules/catalogue/catalogue.ts'
import { personTag, presentPerson } from '#server/modules/profiles/profiles.ts'
import { maySeeRanking, type Viewer } from '#server/modules/visibility/visibility.ts'
import { clubTag } from './announce.ts'
import { findReadable } from './find.ts'
import { ranksFrom } from './ranks.ts'
import * as queries from './ranking-queries.ts'

type Leaderboard = OutputOf<typeof getLeaderboard>
type Row = Awaited<ReturnType<typeof queries.rankedById.all>>[number]

const empty: Leaderboard = { total: 0, field: [], median: null, items: [], nextCursor: null, mine: null, flagged: null }
const scale = { weight: 1000, dots: 100 }

/** The cursor: how many members were shown, then the last row's place (0 if none of its key was shown), key and user id. */
const cursorShape = z.tuple([z.int().min(0), z.int().min(0), z.int().min(0).max(int4Max), uuid])
const start: z.infer<typeof cursorShape> = [0, 0, int4Max, lowestId]

/**
 * The ranking of a club by a lift, with its distribution. People who are suspended or whom the viewer may not see are left out and have no
 * place, as a gap would reveal them. Equal keys share a place.
 */
export async function readLeaderboard(
  db: Db,
  catalogue: CatalogueCache,
  input: ParsedOf<typeof getLeaderboard>,
  viewer: Viewer,
  now: Date,
): Promise<Leaderboard> {
  const { slug, lift, by, sex = null, weightClass = null, step, limit, cursor } = input
  const club = await findReadable(db, slug, viewer)
  if (!club) return empty
  const board = { club: club.id, lift, sex, class: weightClass }
  const [read, place, last, after] = cursor === undefined ? start : decodeCursor(cursorShape, cursor)
  const [keys, field, exceptions, own, flagged] = await Promise.all([
    queries.rankingKeys[by].all(db, { ...board, below: last, after, limit: limit + 1 }),
    readField(db, catalogue, { ...board, by, step: step * scale[by], members: club.members }, now),
    viewer.userId === null
      ? []
      : queries.exceptions[by][viewer.isModerator ? 'moderator' : 'viewer'].all(db, { ...board, viewer: viewer.userId, now }),
    viewer.userId === null ? undefined : queries.placeOf[by].one(db, { ...board, user: viewer.userId }),
    viewer.userId === null ? undefined : queries.flaggedOf.one(db, { user: viewer.userId, lift }),
  ])
  const listed = keys.slice(0, limit)
  const ids = listed.map(({ id }) => id)
  const wanted = own && !ids.includes(viewer.userId!) ? [...ids, viewer.userId!] : ids
  const rows = await readByIds(wanted, (some) => queries.rankedById.all(db, { club: club.id, lift, ids: some, viewer: viewer.userId, now }))
  const seen = new Set(rows.filter((row) => maySeeRanking(row, viewer)).map(({ id }) => id))
  const ranks = ranksFrom(
    { read, place, last },
    listed.filter(({ id }) => seen.has(id)),
  )
  const shown = rows.filter((row) => ranks.has(row.id))
  addCacheTags(shown.map((row) => personTag(row.id)))
  const found = withExceptions(field, exceptions, { step: step * scale[by], viewer })
  const mine = own && rows.find((row) => row.is_self)
  const end = keys.length > limit ? keys[limit - 1] : undefined
  const equal = end && listed.findLast(({ id, key }) => key === end.key && ranks.has(id))
  const ownPlace =
    own &&
    (ranks.get(viewer.userId!) ?? own.place - (await hiddenAbove(db, { ...board, club: club.id, by, place: own.place }, viewer, now)))
  return {
    total: found.total,
    field: found.field.map(({ from, count }) => ({ from: from / scale[by], count })),
    median: field.median === null ? null : field.median / scale[by],
    items: shown.map((row) => present(row, ranks.get(row.id)!)),
    nextCursor: end ? encodeCursor([read + ranks.size, equal ? ranks.get(equal.id) : end.key === last ? place : 0, end.key, end.id]) : null,
    mine: mine
      ? { ...present(mine, ownPlace!), gap: own.next === null ? null : (own.next - mine[by === 'weight' ? 'value' : 'dots']) / scale[by] }
      : null,
    flagged: flagged && (!mine || flagged.value > mine.value) ? { value: flagged.value / 1000, reason: flagged.flag } : null,
  }
}

interface BoardOf {
  club: string
  lift: string
  sex: string | null
  class: string | null
}

/** Up to this place, hidden people above the viewer are counted exactly; further down, nobody would notice a gap. */
const exactPlaces = 1000

/** The number of people above the viewer who are hidden from them. */
async function hiddenAbove(db: Db, board: BoardOf & { by: queries.Sort; place: number }, viewer: Viewer, now: Date): Promise<number> {
  const { by, place, ...of } = board
  if (place > exactPlaces) return 0
  const rows = await queries.hiddenMembers[by].all(db, { ...of, viewer: viewer.userId!, now })
  return rows.filter((row) => !maySeeRanking(row, viewer)).length
}

type FieldRow = NonNullable<Awaited<ReturnType<typeof queries.field.weight.one>>>
interface FieldOf {
  club: string
  lift: string
  sex: string | null
  class: string | null
  by: queries.Sort
  step: number
  members: number
}
/** Below this size, counting a board is cheaper than caching it. */
const largeMembers = 500

/** The distribution of a board. Large clubs are cached until their ranking changes, as counting 10,000 people takes 20 ms. */
async function readField(db: Db, catalogue: CatalogueCache, { members, by, ...of }: FieldOf, now: Date): Promise<FieldRow> {
  const read = async (): Promise<FieldRow> => (await queries.field[by].one(db, { ...of, now }))!
  if (members < largeMembers) return read()
  const key = ['board', of.club, by, of.lift, of.sex, of.class, of.step].join(' ')
  return catalogue.get(key, { tags: [clubTag(of.club)] }, now, read)
}

type Exception = Awaited<ReturnType<typeof queries.exceptions.weight.viewer.all>>[number]

/** The number of people on the board and its distribution as the viewer may see them, if that differs from what everyone may see. */
function withExceptions({ total, field }: FieldRow, rows: Exception[], { step, viewer }: { step: number; viewer: Viewer }) {
  const counts = new Map((field ?? []).map(({ from, count }) => [from, count]))
  let all = total
  for (const row of rows) {
    const isForEveryone = row.is_ranked && row.privacy === 'public'
    const more = Number(maySeeRanking(row, viewer)) - Number(isForEveryone)
    const from = row.key - (row.key % step)
    counts.set(from, (counts.get(from) ?? 0) + more)
    all += more
  }
  const steps = [...counts].map(([from, count]) => ({ from, count }))
  return { total: Math.max(0, all), field: steps.filter(({ count }) => count > 0).toSorted((a, b) => a.from - b.from) }
}

const present = (row: Row, place: number): Ranked => ({
  place,
  person: presentPerson(row),
  value: row.value / 1000,
  points: row.dots === 0 ? null : row.dots / 100,
  weightClass: row.weight_class,
  sex: row.sex,
  performedOn: row.performed_on,
})
