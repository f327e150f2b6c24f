import { z } from 'zod'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { ClubCard, listClubs } from '#contract/clubs/clubs.ts'
import { id as uuid } from '#contract/fields.ts'
import { refuse } from '#contract/refuse.ts'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import { highestId, lowestId } from '#server/db/ids.ts'
import { readByIds } from '#server/db/page.ts'
import type { Db } from '#server/db/statement.ts'
import { int4Max } from '#server/db/types.ts'
import { addCacheTags } from '#server/http/cache-tags.ts'
import { findPerson } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { mayReadClub, maySeeClub, type Viewer } from '#server/modules/visibility/visibility.ts'
import { clubsTag } from './announce.ts'
import { presentCard } from './present.ts'
import * as queries from './queries.ts'

interface PageOf {
  limit: number
  cursor?: string | undefined
}
interface Clubs {
  items: ClubCard[]
  nextCursor: string | null
}

/** The directory: popular clubs, a search by name, or the caller's own clubs. */
export async function clubList(
  db: Db,
  engine: SearchEngine,
  { q, mine, ...page }: ParsedOf<typeof listClubs>,
  viewer: Viewer,
): Promise<Clubs> {
  if (mine && viewer.userId === null) throw refuse('TOKEN_IS_MISSING_OR_EXPIRED')
  if (mine && viewer.userId !== null) return joined(db, viewer.userId, page, viewer)
  addCacheTags([clubsTag])
  return q === '' ? readPopularClubs(db, page, viewer) : byName(db, engine, q, page, viewer)
}

/** A person's clubs whose members the viewer may see. */
export async function clubsOf(db: Db, handle: string, page: PageOf, viewer: Viewer): Promise<Clubs> {
  const person = await findPerson(db, handle, viewer)
  if (person.isHidden) return { items: [], nextCursor: null }
  return joined(db, person.id, page, viewer)
}

const popularCursorShape = z.tuple([z.int().min(0), uuid])
const first: z.infer<typeof popularCursorShape> = [int4Max, lowestId]

async function readPopularClubs(db: Db, { limit, cursor }: PageOf, viewer: Viewer): Promise<Clubs> {
  const [members, id] = cursor === undefined ? first : decodeCursor(popularCursorShape, cursor)
  const keys = await queries.popularKeys.all(db, { members: Math.min(members, first[0]), id, limit: limit + 1 })
  const page = keys.slice(0, limit)
  const last = page.at(-1)
  return { items: await cards(db, page, viewer), nextCursor: keys.length > limit && last ? encodeCursor([last.key, last.id]) : null }
}

const offsetCursorShape = z.tuple([z.int().min(0).max(1000)])

async function byName(db: Db, engine: SearchEngine, q: string, { limit, cursor }: PageOf, viewer: Viewer): Promise<Clubs> {
  const [offset] = cursor === undefined ? [0] : decodeCursor(offsetCursorShape, cursor)
  const { total, items } = await engine.searchDocuments(db, 'clubs', { q, offset, limit, viewer: viewer.userId })
  const next = offset + limit < Math.min(total, 1000) ? encodeCursor([offset + limit]) : null
  return { items: await cards(db, items as { id: string }[], viewer), nextCursor: next }
}

const joinedCursorShape = z.tuple([uuid])

async function joined(db: Db, user: string, { limit, cursor }: PageOf, viewer: Viewer): Promise<Clubs> {
  const [before] = cursor === undefined ? [highestId] : decodeCursor(joinedCursorShape, cursor)
  const keys = await queries.joinedKeys.all(db, { user, before, limit: limit + 1 })
  const page = keys.slice(0, limit)
  const items = await cards(db, page, viewer, mayReadClub)
  return { items, nextCursor: keys.length > limit ? encodeCursor([page.at(-1)!.id]) : null }
}

async function cards(db: Db, keys: { id: string }[], viewer: Viewer, may = maySeeClub): Promise<ClubCard[]> {
  const ids = keys.map(({ id }) => id)
  const rows = await readByIds(ids, (some) => queries.clubsById.all(db, { ids: some, viewer: viewer.userId }))
  return rows.filter((row) => may(row, viewer)).map(presentCard)
}
