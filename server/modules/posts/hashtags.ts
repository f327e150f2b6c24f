import type { OutputOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import type { getTag, listTrendingTags } from '#contract/hashtags.ts'
import { dayMs } from '#contract/time.ts'
import { firstIdAfter } from '#server/db/ids.ts'
import type { Database } from '#server/db/pool.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { addCacheExpiry, addCacheTags } from '#server/http/cache-tags.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { hasWord, mutedWords } from '#server/modules/muting/muting.ts'
import { joinCommunity } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import type { Viewer } from '#server/modules/visibility/visibility.ts'
import { hashtagTag } from './announce.ts'
import * as queries from './hashtag-queries.ts'

const countMax = 1000
/** How often trends are computed, and how long pages cache them. It also bounds how long a tag's count is wrong after a privacy change. */
export const trendsMs = 300_000
/** Trends use rows of the last 30 days, up to a maximum. A hashtag needs three people; members count from their fourth day. */
const trend = { days: 30, rows: 20_000, perPerson: 10, newDays: 3, least: 3, limit: 10 }

/** A hashtag: how many posts for everyone have it, and whether the viewer follows it. */
export async function readTag(db: Db, tag: string, viewer: Viewer, now: Date): Promise<OutputOf<typeof getTag>> {
  addCacheTags([hashtagTag(tag)])
  addCacheExpiry(now.getTime() + trendsMs)
  const { posts, is_followed: isFollowed } = (await queries.tagFacts.one(db, { tag, viewer: viewer.userId, max: countMax }))!
  return { hashtag: tag, posts, isFollowed }
}

/** Follows a hashtag; fails with TOO_MANY_TAGS_FOLLOWED. */
export async function followTag(
  tx: Tx,
  engine: SearchEngine,
  tag: string,
  { caller, now }: SignedInContext,
): Promise<{ isFollowed: boolean }> {
  await joinCommunity(tx, engine, caller.userId, now)
  await queries.lockFollower.run(tx, { user: caller.userId })
  const max = limits.post.tagsFollowedMax
  const followed = await queries.followTag.one(tx, { user: caller.userId, tag, now, max })
  if (!followed) throw refuse('TOO_MANY_TAGS_FOLLOWED', { max: [String(max)] })
  return { isFollowed: true }
}

/** Unfollows a hashtag. */
export async function unfollowTag(tx: Tx, tag: string, { caller }: SignedInContext): Promise<{ isFollowed: boolean }> {
  await queries.unfollowTag.run(tx, { user: caller.userId, tag })
  return { isFollowed: false }
}

/** The hashtags that a member follows, by name. */
export async function followedHashtags(db: Db | Tx, user: string): Promise<{ hashtag: string }[]> {
  return (await queries.followedHashtags.all(db, { user })).map(({ tag }) => ({ hashtag: tag }))
}

/** The hashtags that trended at the last run, without those the viewer has muted. */
export async function trendingTags(db: Db, viewer: Viewer, now: Date): Promise<OutputOf<typeof listTrendingTags>> {
  addCacheExpiry(now.getTime() + trendsMs)
  const [items, words] = await Promise.all([queries.trendingTags.all(db, {}), mutedWords(db, viewer.userId, now, 'posts')])
  return { items: items.filter(({ hashtag }) => !hasWord([`#${hashtag}`], words)) }
}

/** Recomputes the trending hashtags. */
export async function findTrends(database: Pick<Database, 'transaction'>, now: Date): Promise<void> {
  const { days, newDays, ...bounds } = trend
  const ago = (count: number) => new Date(now.getTime() - count * dayMs)
  await database.transaction(async (tx) => {
    await queries.lockTrends.run(tx, {})
    await queries.clearTrends.run(tx, {})
    await queries.writeTrends.run(tx, { ...bounds, since: firstIdAfter(ago(days)), joined: ago(newDays), now })
  })
}
