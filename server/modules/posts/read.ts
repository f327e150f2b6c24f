import type { Post } from '#contract/posts.ts'
import { z } from 'zod'
import { id as uuid } from '#contract/fields.ts'
import { refuse } from '#contract/refuse.ts'
import { decodePlace, encodePlace, readCursor, startOf } from '#server/db/cursor.ts'
import { hydrate, readPage } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { addCacheTags, type CacheTag } from '#server/http/cache-tags.ts'
import { clubTag } from '#server/modules/clubs/clubs.ts'
import { personTag } from '#server/modules/profiles/profiles.ts'
import { cardsOf } from '#server/modules/catalogue/catalogue.ts'
import type { Viewer } from '#server/modules/visibility/visibility.ts'
import { postTag } from './announce.ts'
import type { PostRow } from './columns.ts'
import { type CardSources, type LinkTarget, previewsOf } from './link-previews.ts'
import { mayRead, presentPost } from './present.ts'
import * as queries from './queries.ts'

interface PageOf {
  limit: number
  cursor?: string | undefined
}
interface Posts {
  items: Post[]
  nextCursor: string | null
}

/**
 * Posts by their ids, in their order, as the viewer may see them: two statements, however many, and one for each kind of thing that their texts
 * lead to.
 */
export async function hydratePosts(
  db: Db | Tx,
  sources: CardSources,
  postIds: string[],
  viewer: Viewer,
  also = (_: PostRow) => true,
): Promise<Post[]> {
  const rows = await hydrate(postIds, (some) => queries.postsById.all(db, { ids: some, viewer: viewer.userId }))
  const readable = rows.filter((row) => mayRead(row, viewer) && also(row))
  addCacheTags(readable.flatMap(tagsOf))
  const targets = readable.flatMap((row) => targetOf(row) ?? [])
  const linked = targets.filter(({ kind }) => kind === 'product').map(({ key }) => key)
  const ids = [...new Set([...readable.flatMap((row) => row.product_ids), ...linked])]
  const cards = ids.length === 0 ? [] : await cardsOf(db, sources.catalogue, ids)
  const products = new Map(cards.map((card) => [card.id, card]))
  const previewOf = await previewsOf({ db, sources, viewer, products }, targets)
  return readable.map((row) => {
    const target = targetOf(row)
    return presentPost(row, { place: sources.place, products, preview: target && previewOf(target) }, viewer)
  })
}

/** What the text leads to; nothing where that's a product which the post names anyway. */
const targetOf = ({ link_kind: kind, link_key: key, product_ids: tagged }: PostRow): LinkTarget | null =>
  kind === null || key === null || (kind === 'product' && tagged.includes(key)) ? null : { kind, key }

/** What a cached page with this post shows: the post, who wrote it and the first comment, and its club. */
const tagsOf = ({ id, author_id, first_comment: first, club_id: club }: PostRow): CacheTag[] => [
  postTag(id),
  personTag(author_id),
  ...(first ? [personTag(first.author.id)] : []),
  ...(club ? [clubTag(club)] : []),
]

/** A post; fails with NOT_FOUND where the viewer mayn't see it. */
export async function readPost(db: Db | Tx, sources: CardSources, id: string, viewer: Viewer): Promise<Post> {
  const [post] = await hydratePosts(db, sources, [id], viewer)
  if (!post) throw refuse('NOT_FOUND')
  return post
}

const place = z.tuple([uuid])
const newest = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
/** The id that a list of ids goes on below. */
export const readPlace = (cursor: string | undefined): string => (cursor === undefined ? newest : decodePlace(place, cursor)[0])
export const writePlace = (id: string): string => encodePlace([id])

/** A page of posts by their ids, the newest first, of which the viewer sees those they may. */
export async function postPage(
  db: Db,
  sources: CardSources,
  { limit, cursor }: PageOf,
  viewer: Viewer,
  keys: (page: { before: string; limit: number }) => Promise<{ id: string }[]>,
): Promise<Posts> {
  const found = await keys({ before: readPlace(cursor), limit: limit + 1 })
  const ids = found.slice(0, limit).map(({ id }) => id)
  const items = await hydratePosts(db, sources, ids, viewer)
  return { items, nextCursor: found.length > limit ? writePlace(ids.at(-1)!) : null }
}

const productPlace = z.tuple([z.boolean(), uuid])

/** A page of the posts that name a product: first those of its owners. */
export async function productPosts(
  db: Db,
  sources: CardSources,
  { id: product, limit, cursor }: PageOf & { id: string },
  viewer: Viewer,
): Promise<Posts> {
  const [isOwner, before] = cursor === undefined ? ([true, newest] as const) : decodePlace(productPlace, cursor)
  const keys = await queries.productKeys.all(db, { product, isOwner, before, limit: limit + 1 })
  const found = keys.slice(0, limit)
  const ids = found.map(({ id }) => id)
  const items = await hydratePosts(db, sources, ids, viewer, (row) => !row.is_muted)
  const last = found.at(-1)
  return { items, nextCursor: keys.length > limit && last ? encodePlace([last.is_owner, last.id]) : null }
}

/** The posts that the caller saved, the last saved first. */
export async function savedPosts(db: Db, sources: CardSources, user: string, { limit, cursor }: PageOf, viewer: Viewer): Promise<Posts> {
  const after = cursor === undefined ? startOf('desc') : readCursor(cursor)
  const { rows, nextCursor } = await readPage(limit, {
    keys: (count) => queries.savedKeys.all(db, { user, ...after, limit: count }),
    rows: (ids) => hydratePosts(db, sources, ids, viewer),
  })
  return { items: rows, nextCursor }
}
