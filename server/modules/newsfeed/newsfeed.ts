import { z } from 'zod'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { id as uuid } from '#contract/fields.ts'
import type { getNewsfeed } from '#contract/posts.ts'
import { decodePlace, encodePlace } from '#server/db/cursor.ts'
import type { Db } from '#server/db/statement.ts'
import type { CatalogueCache } from '#server/modules/catalogue/catalogue.ts'
import { hydratePosts } from '#server/modules/posts/posts.ts'
import type { Viewer } from '#server/modules/visibility/visibility.ts'
import * as queries from './queries.ts'

type Feed = OutputOf<typeof getNewsfeed>
type SignedIn = Viewer & { userId: string }

/** Where a feed goes on: below a post, or among the popular ones. */
const place = z.union([z.tuple([z.literal('followed'), uuid]), z.tuple([z.literal('popular'), z.int().min(0).max(500)])])
const newest: z.infer<typeof place> = ['followed', 'ffffffff-ffff-ffff-ffff-ffffffffffff']
const newMax = 20

/**
 * What a person sees: the posts of those they follow, their clubs and themselves, the newest first; when these end, popular ones. Pages go
 * on below what was read, so what is posted meanwhile moves nothing.
 */
export async function readFeed(
  db: Db,
  catalogue: CatalogueCache,
  { refresh, cursor, limit }: ParsedOf<typeof getNewsfeed>,
  viewer: SignedIn,
): Promise<Feed> {
  const [part, at] = cursor === undefined || refresh ? newest : decodePlace(place, cursor)
  if (part === 'popular') return popular(db, catalogue, at, limit, viewer)
  const keys = await queries.feedKeys.all(db, { user: viewer.userId, before: at, limit: limit + 1 })
  const ids = keys.slice(0, limit).map(({ id }) => id)
  const posts = await hydratePosts(db, catalogue, ids, viewer, (row) => !row.is_muted)
  const items = posts.map((post) => ({ ...post, isPopular: false }))
  if (keys.length > limit) return { items, nextCursor: encodePlace(['followed', ids.at(-1)]) }
  const room = limit - items.length
  if (room === 0) return { items, nextCursor: encodePlace(['popular', 0]) }
  const rest = await popular(db, catalogue, 0, room, viewer)
  return { items: [...items, ...rest.items], nextCursor: rest.nextCursor }
}

async function popular(db: Db, catalogue: CatalogueCache, offset: number, limit: number, viewer: SignedIn): Promise<Feed> {
  const keys = await queries.popularKeys.all(db, { user: viewer.userId, offset, limit: limit + 1 })
  const ids = keys.slice(0, limit).map(({ id }) => id)
  const posts = await hydratePosts(db, catalogue, ids, viewer)
  const nextCursor = keys.length > limit ? encodePlace(['popular', offset + limit]) : null
  return { items: posts.map((post) => ({ ...post, isPopular: true })), nextCursor }
}

/** How many posts of the feed are newer than one, at most 20. Only those the viewer may see count. */
export async function countNew(db: Db, catalogue: CatalogueCache, since: string, viewer: SignedIn): Promise<{ count: number }> {
  const { ids } = (await queries.countNewer.one(db, { user: viewer.userId, since, max: newMax }))!
  return { count: (await hydratePosts(db, catalogue, ids, viewer, (row) => !row.is_muted)).length }
}
