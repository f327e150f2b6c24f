import type { OutputOf } from '#contract/endpoint.ts'
import type { Person } from '#contract/people.ts'
import type { Post } from '#contract/post.ts'
import type { listPersonPosts } from '#contract/posts.ts'
import { z } from 'zod'
import { id as uuid } from '#contract/fields.ts'
import { refuse } from '#contract/refuse.ts'
import { decodeCursor, encodeCursor, readCursor, startOf } from '#server/db/cursor.ts'
import { dateOfId, highestId } from '#server/db/ids.ts'
import { readByIds, readPage } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { addCacheTags, type CacheTag } from '#server/http/cache-tags.ts'
import { clubTag } from '#server/modules/clubs/clubs.ts'
import { personTag, presentPerson } from '#server/modules/profiles/profiles.ts'
import { hasWord, mutedWords, type Words } from '#server/modules/muting/muting.ts'
import { cardsOf, productTag } from '#server/modules/catalogue/catalogue.ts'
import type { Viewer } from '#server/modules/visibility/visibility.ts'
import { postTag } from './announce.ts'
import type { PostRow } from './columns.ts'
import { type LinkPreviewSources, type LinkTarget, previewsOf } from './link-previews.ts'
import { mayRead } from './may-read.ts'
import { presentPost } from './present.ts'
import { quotesOf } from './quotes.ts'
import * as queries from './queries.ts'
import * as keyQueries from './key-queries.ts'

interface PageOf {
  limit: number
  cursor?: string | undefined
}
interface Posts {
  items: Post[]
  nextCursor: string | null
}

interface Reading {
  /** A further filter, besides what the viewer may see. */
  also?: (row: PostRow) => boolean
  /** The words that the viewer has muted, if already loaded. */
  words?: Words | undefined
}

/**
 * Posts by id, in the given order, as far as the viewer may see them. Takes a fixed number of statements: one for the posts, one each for
 * muted words and quotes, and one per kind of linked content.
 */
export async function hydratePosts(
  db: Db | Tx,
  sources: LinkPreviewSources,
  postIds: string[],
  viewer: Viewer,
  { also = () => true, words: known }: Reading = {},
): Promise<Post[]> {
  if (postIds.length === 0) return []
  const now = sources.catalogue.clock()
  const [rows, words] = await Promise.all([
    readByIds(postIds, (some) => queries.postsById.all(db, { ids: some, viewer: viewer.userId })),
    known ?? mutedWords(db, viewer.userId, now, 'posts'),
  ])
  const readable = rows.filter((row) => mayRead(row, viewer) && also(row))
  addCacheTags(readable.flatMap(tagsOf))
  const targets = readable.flatMap((row) => targetOf(row) ?? [])
  const linked = targets.filter(({ kind }) => kind === 'product').map(({ key }) => key)
  const ids = [...new Set([...readable.flatMap((row) => row.product_ids), ...linked])]
  const cards = ids.length === 0 ? [] : await cardsOf(db, sources.catalogue.in(viewer.locale ?? null), ids)
  const products = new Map(cards.map((card) => [card.id, card]))
  const [previewOf, quotes] = await Promise.all([previewsOf({ db, sources, viewer, products }, targets), quotesOf(db, readable, viewer)])
  return readable.map((row) => {
    const target = targetOf(row)
    const [preview, quote] = [target && previewOf(target), quotes.get(row.id) ?? null]
    return presentPost(row, { shopOrigin: sources.shopOrigin, products, preview, quote, words, now }, viewer)
  })
}

/** How many of these posts a feed would show. Reads only the deciding facts, no cards. */
export async function countReadable(db: Db, ids: string[], viewer: Viewer, words: Words): Promise<number> {
  const rows = await queries.readFactsById.all(db, { ids, viewer: viewer.userId, withText: words.length > 0 })
  const isWanted = ({ is_self, is_muted, read }: (typeof rows)[number]) => !is_muted && (is_self || !hasWord(read, words))
  return rows.filter((row) => mayRead(row, viewer) && isWanted(row)).length
}

/** The link target of a post; null if it's a product that the post already names. */
const targetOf = ({ link_kind: kind, link_key: key, product_ids: tagged }: PostRow): LinkTarget | null =>
  kind === null || key === null || (kind === 'product' && tagged.includes(key)) ? null : { kind, key }

/** The cache tags of a page with this post: the post, its author, the author of the first comment, its club, and the products it names. */
const tagsOf = ({ id, author_id, first_comment: first, club_id: club, product_ids: products }: PostRow): CacheTag[] => [
  postTag(id),
  personTag(author_id),
  ...(first ? [personTag(first.author.id)] : []),
  ...(club ? [clubTag(club)] : []),
  ...products.map(productTag),
]

/** A post; fails with NOT_FOUND if the viewer may not see it. `words`: their muted words, if already loaded or irrelevant. */
export async function readPost(db: Db | Tx, sources: LinkPreviewSources, id: string, viewer: Viewer, words?: Words): Promise<Post> {
  const [post] = await hydratePosts(db, sources, [id], viewer, { words })
  if (!post) throw refuse('NOT_FOUND')
  return post
}

const cursorShape = z.tuple([uuid])
/** Decodes a cursor into the id that the page continues below. */
const idInCursor = (cursor: string | undefined): string => (cursor === undefined ? highestId : decodeCursor(cursorShape, cursor)[0])
/** The cursor for a page that continues below this id. */
const writeCursor = (id: string): string => encodeCursor([id])

/** A page of posts by key, the newest first, without those that the viewer may not see. */
export async function postPage(
  db: Db,
  sources: LinkPreviewSources,
  { limit, cursor }: PageOf,
  viewer: Viewer,
  keys: (page: { before: string; limit: number }) => Promise<{ id: string }[]>,
): Promise<Posts> {
  const found = await keys({ before: idInCursor(cursor), limit: limit + 1 })
  const ids = found.slice(0, limit).map(({ id }) => id)
  const items = await hydratePosts(db, sources, ids, viewer)
  return { items, nextCursor: found.length > limit ? writeCursor(ids.at(-1)!) : null }
}

/** A page of a person's posts and reposts. `isHidden`: the viewer may not see their reposts, nor any of their own posts. */
export async function personPosts(
  db: Db,
  sources: LinkPreviewSources,
  { limit, cursor, person, isHidden }: PageOf & { person: Person & { id: string }; isHidden: boolean },
  viewer: Viewer,
): Promise<OutputOf<typeof listPersonPosts>> {
  const before = idInCursor(cursor)
  const found = await keyQueries.authorKeys.all(db, { author: person.id, before, limit: limit + 1, withReposts: !isHidden })
  const keys = found.slice(0, limit)
  // A post that the person wrote and also reposted is shown once.
  const placeOf = new Map<string, string>()
  for (const { id, post } of keys) if (!placeOf.has(post)) placeOf.set(post, id)
  const read = await hydratePosts(db, sources, [...placeOf.keys()], viewer)
  const timeOf = (post: Post) => dateOfId(placeOf.get(post.id)!).toISOString()
  const isRepost = (post: Post) => placeOf.get(post.id) !== post.id
  return {
    items: read
      .filter((post) => !isRepost(post) || post.isShareable)
      .map((post) => ({ ...post, repostedBy: isRepost(post) ? { person: presentPerson(person), at: timeOf(post), others: 0 } : null })),
    nextCursor: found.length > limit ? writeCursor(keys.at(-1)!.id) : null,
  }
}

const productCursorShape = z.tuple([z.boolean(), uuid])

/** A page of the posts that name a product, with posts by its owners first. */
export async function productPosts(
  db: Db,
  sources: LinkPreviewSources,
  { id: product, limit, cursor }: PageOf & { id: string },
  viewer: Viewer,
): Promise<Posts> {
  const [isOwner, before] = cursor === undefined ? ([true, highestId] as const) : decodeCursor(productCursorShape, cursor)
  const keys = await keyQueries.productKeys.all(db, { product, isOwner, before, limit: limit + 1 })
  const found = keys.slice(0, limit)
  const ids = found.map(({ id }) => id)
  const items = await hydratePosts(db, sources, ids, viewer, { also: (row) => !row.is_muted })
  const last = found.at(-1)
  return { items, nextCursor: keys.length > limit && last ? encodeCursor([last.is_owner, last.id]) : null }
}

/** The posts that the caller saved, the most recently saved first. */
export async function savedPosts(
  db: Db,
  sources: LinkPreviewSources,
  user: string,
  { limit, cursor }: PageOf,
  viewer: Viewer,
): Promise<Posts> {
  const after = cursor === undefined ? startOf('desc') : readCursor(cursor)
  const { rows, nextCursor } = await readPage(limit, {
    keys: (count) => keyQueries.savedKeys.all(db, { user, ...after, limit: count }),
    rows: (ids) => hydratePosts(db, sources, ids, viewer),
  })
  return { items: rows, nextCursor }
}
