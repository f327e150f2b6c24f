import type { Person, Relation } from '#contract/people.ts'
import { addCacheTags } from '#server/http/cache-tags.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { readByIds, readPage } from '#server/db/page.ts'
import type { Db } from '#server/db/statement.ts'
import { maySeeProfile, type Viewer } from '#server/modules/visibility/visibility.ts'
import { personTag } from './announce.ts'
import * as follows from './follow-queries.ts'
import { presentPerson, presentRelation } from './present.ts'
import { findPerson } from './find.ts'
import { peopleById } from './queries.ts'

interface PageOf {
  limit: number
  cursor?: string | undefined
}
type Listed = Person & { relation: Relation | null }
interface People {
  items: Listed[]
  nextCursor: string | null
}

/** The followers of a person. */
export const followersOf = (db: Db, handle: string, page: PageOf, viewer: Viewer): Promise<People> =>
  ofPerson(db, handle, page, viewer, follows.followerKeys)

/** The people that a person follows. */
export const followedBy = (db: Db, handle: string, page: PageOf, viewer: Viewer): Promise<People> =>
  ofPerson(db, handle, page, viewer, follows.followingKeys)

const mutualsMax = 100
const mutualsShown = 3

/** A person's followers among those whom the caller follows: a few of them, and the total. Empty if the profile is hidden. */
export async function mutualFollowers(db: Db, handle: string, caller: string, viewer: Viewer): Promise<{ items: Person[]; total: number }> {
  const person = await findPerson(db, handle, viewer)
  if (person.isHidden || person.is_self) return { items: [], total: 0 }
  const { ids } = (await follows.mutualFollowers.one(db, { viewer: caller, person: person.id, most: mutualsMax }))!
  const rows = await readByIds(ids.slice(0, mutualsShown), (some) => peopleById.all(db, { ids: some, viewer: caller }))
  return { items: rows.filter((row) => maySeeProfile(row, viewer)).map(presentPerson), total: ids.length }
}

/** The people who asked to follow the caller. */
export const requestsTo = (db: Db, user: string, page: PageOf, viewer: Viewer): Promise<People> =>
  list(db, user, page, viewer, follows.requestKeys)

/** The people that the caller has blocked. */
export const blockedBy = (db: Db, user: string, page: PageOf, viewer: Viewer): Promise<People> =>
  list(db, user, page, { ...viewer, isModerator: true }, follows.blockedKeys)

/** The people that the caller has muted, except any who have blocked them since. */
export const mutedBy = (db: Db, user: string, page: PageOf, viewer: Viewer): Promise<People> =>
  list(db, user, page, viewer, follows.mutedKeys)

/** The people that the caller may want to follow. */
export async function suggestedPeople(
  db: Db,
  user: string,
  limit: number,
  viewer: Viewer,
): Promise<{ items: (Listed & { mutual: number })[] }> {
  const found = await follows.suggestions.all(db, { user, limit })
  const mutual = new Map(found.map((one) => [one.id, one.mutual]))
  const rows = await readByIds([...mutual.keys()], (ids) => peopleById.all(db, { ids, viewer: viewer.userId }))
  return { items: rows.map((row) => ({ ...presentListed(row, viewer), mutual: mutual.get(row.id) ?? 0 })) }
}

async function ofPerson(db: Db, handle: string, page: PageOf, viewer: Viewer, keys: typeof follows.followerKeys): Promise<People> {
  const person = await findPerson(db, handle, viewer)
  return person.isHidden ? { items: [], nextCursor: null } : list(db, person.id, page, viewer, keys)
}

async function list(db: Db, user: string, { limit, cursor }: PageOf, viewer: Viewer, keys: typeof follows.followerKeys): Promise<People> {
  const after = cursor === undefined ? startOf('desc') : readCursor(cursor)
  const { rows, nextCursor } = await readPage(limit, {
    keys: (count) => keys.all(db, { user, ...after, limit: count }),
    rows: (ids) => peopleById.all(db, { ids, viewer: viewer.userId }),
  })
  addCacheTags(rows.map((row) => personTag(row.id)))
  return { items: rows.filter((row) => maySeeProfile(row, viewer)).map((row) => presentListed(row, viewer)), nextCursor }
}

type PersonRow = Awaited<ReturnType<typeof peopleById.all>>[number]
const presentListed = (row: PersonRow, viewer: Viewer): Listed => ({ ...presentPerson(row), relation: presentRelation(row, viewer) })
