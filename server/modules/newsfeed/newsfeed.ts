import { z } from 'zod'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { id as uuid } from '#contract/fields.ts'
import type { getNewsfeed, listPopularPosts } from '#contract/newsfeed.ts'
import type { Post } from '#contract/post.ts'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import { dateOfId, highestId } from '#server/db/ids.ts'
import type { Db } from '#server/db/statement.ts'
import { addCacheExpiry } from '#server/http/cache-tags.ts'
import { type LinkPreviewSources, countReadable, hydratePosts } from '#server/modules/posts/posts.ts'
import type { Viewer } from '#server/modules/visibility/visibility.ts'
import * as queries from './queries.ts'

type Feed = OutputOf<typeof getNewsfeed>
type Popular = OutputOf<typeof listPopularPosts>
type SignedIn = Viewer & { userId: string }

/** The number of popular posts already read, and the time of the first request, which keeps their order stable. */
const popularCursorShape = z.tuple([z.int().min(0).max(500), z.int().min(0).max(Date.UTC(9999, 0))])
/** Where a feed continues: below a post, or among the popular posts. */
const cursorShape = z.union([z.tuple([z.literal('followed'), uuid]), z.tuple([z.literal('popular'), popularCursorShape])])
const newest: z.infer<typeof cursorShape> = ['followed', highestId]
const newMax = 20
/** How long popular posts are cached, as their popularity declines with time. */
const popularMs = 600_000

/**
 * A person's feed: posts by those they follow, by themselves, of their clubs and of hashtags they follow, the newest first, then popular
 * posts. Pages continue below the last entry read, so new posts don't shift them.
 */
export async function readFeed(
  db: Db,
  sources: LinkPreviewSources,
  { refresh, cursor, limit }: ParsedOf<typeof getNewsfeed>,
  viewer: SignedIn,
  now: Date,
): Promise<Feed> {
  const [part, at] = cursor === undefined || refresh ? newest : decodeCursor(cursorShape, cursor)
  if (part === 'popular') return withNamedCursor(await readPopularPosts(db, sources, { position: at, limit }, viewer))
  const keys = await queries.feedKeys.all(db, { user: viewer.userId, before: at, limit: limit + 1, now })
  const shown = keys.slice(0, limit)
  const words = keys[0]?.words ?? undefined
  const entries = new Map(shown.filter((key) => !key.is_repeated).map((key) => [key.post, key]))
  const read = await hydratePosts(db, sources, [...entries.keys()], viewer, { also: (row) => !row.is_muted, words })
  const posts = read.filter(({ isMuted }) => !isMuted)
  const items = posts.map((post) => ({ ...post, isPopular: false, ...entryOf(entries.get(post.id)!) }))
  if (keys.length > limit) return { items, nextCursor: encodeCursor(['followed', shown.at(-1)!.id]) }
  const rest = keys[0]?.rest
  if (rest) return { items, nextCursor: encodeCursor(['followed', rest]) }
  const room = limit - items.length
  if (room === 0) return { items, nextCursor: encodeCursor(['popular', [0, now.getTime()]]) }
  const others = withNamedCursor(await readPopularPosts(db, sources, { position: [0, now.getTime()], limit: room }, viewer))
  return { items: [...items, ...others.items], nextCursor: others.nextCursor }
}

type Key = Awaited<ReturnType<typeof queries.feedKeys.all>>[number]
/** Why a post appears in the feed. */
const entryOf = ({ id, tag, reposter, others }: Key) => ({
  followedTag: tag,
  repostedBy: reposter && { person: reposter, at: dateOfId(id).toISOString(), others: others ?? 0 },
  entryId: id,
})

const withNamedCursor = ({ items, next }: Awaited<ReturnType<typeof readPopularPosts>>): Feed => ({
  items: items.map((post) => ({ ...post, isPopular: true, followedTag: null, repostedBy: null, entryId: post.id })),
  nextCursor: next && encodeCursor(['popular', next]),
})

/** The most popular among the newest public posts. */
export async function popularPosts(
  db: Db,
  sources: LinkPreviewSources,
  { cursor, ...page }: ParsedOf<typeof listPopularPosts>,
  viewer: Viewer,
  now: Date,
): Promise<Popular> {
  addCacheExpiry(now.getTime() + popularMs)
  const start: PopularCursor = cursor === undefined ? [0, now.getTime()] : decodeCursor(popularCursorShape, cursor)
  const { items, next } = await readPopularPosts(db, sources, { position: start, ...page }, viewer)
  return { items, nextCursor: next && encodeCursor(next) }
}

type PopularCursor = z.infer<typeof popularCursorShape>
interface PopularPage {
  position: PopularCursor
  limit: number
  about?: 'record' | 'product' | undefined
}

async function readPopularPosts(
  db: Db,
  sources: LinkPreviewSources,
  { position: [offset, at], limit, about }: PopularPage,
  viewer: Viewer,
): Promise<{ items: Post[]; next: PopularCursor | null }> {
  const keys = await queries.popularKeys.all(db, { user: viewer.userId, offset, limit: limit + 1, now: new Date(at), about: about ?? null })
  const ids = keys.slice(0, limit).map(({ id }) => id)
  const items = (await hydratePosts(db, sources, ids, viewer)).filter(({ isMuted }) => !isMuted)
  return { items, next: keys.length > limit ? [offset + limit, at] : null }
}

/** How many posts of the feed are newer than one, at most 20. Counts only posts that the viewer may see and hasn't muted. */
export async function countNew(db: Db, since: string, viewer: SignedIn, now: Date): Promise<{ count: number }> {
  const { ids, words } = (await queries.countNewer.one(db, { user: viewer.userId, since, max: newMax, now }))!
  return { count: ids.length === 0 ? 0 : await countReadable(db, ids, viewer, words) }
}
