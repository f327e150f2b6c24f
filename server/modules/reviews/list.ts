import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { listReviews } from '#contract/reviews.ts'
import { readNumberCursor, writeNumberCursor } from '#server/db/cursor.ts'
import type { Db } from '#server/db/statement.ts'
import { RawJson } from '#server/http/bind.ts'
import { addCacheTags } from '#server/http/cache-tags.ts'
import { type CatalogueCache, ratingOf } from '#server/modules/catalogue/catalogue.ts'
import { publicName } from '#server/modules/customers/customers.ts'
import { reviewsTag } from './announce.ts'
import { countFound, foundPage, pages, ratedPages } from './list-queries.ts'
import { searchQuery } from '#server/db/search-words.ts'

type Input = ParsedOf<typeof listReviews>
type List = OutputOf<typeof listReviews>

/** Longer pages aren't worth their memory. */
const cachedLimit = 10
const firstKey = { key: 2_147_483_647, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

/** A page of a product's reviews; fails with INVALID_PRODUCT_ID. The first page of each sort is cached until the reviews change. */
export async function reviewList(db: Db, cache: CatalogueCache, input: Input, now: Date): Promise<RawJson<List>> {
  const { id: productId, skip, cursor, limit, sort, rating, q } = input
  const tags = [reviewsTag(productId)]
  addCacheTags(tags)
  const isUsual = skip === 0 && cursor === undefined && rating === undefined && q === undefined && limit <= cachedLimit
  return isUsual ? cache.get(`reviews ${productId} ${sort} ${limit}`, { tags }, now, () => read(db, input)) : read(db, input)
}

async function read(db: Db, input: Input): Promise<RawJson<List>> {
  const [rows, found] = await Promise.all([readRows(db, input), countOf(db, input)])
  const ratings = rows[0]?.ratings
  if (!ratings) throw refuse('INVALID_PRODUCT_ID')
  const rating = { ...ratingOf(ratings), histogram: ratings }
  const all = rows.flatMap(({ id, sort_key, author, review }) =>
    id === null || sort_key === null || review === null ? [] : [{ id, sort_key, author, review }],
  )
  const page = all.slice(0, input.limit)
  const last = page.at(-1)
  const rest = {
    total: found ?? (input.rating === undefined ? rating.count : (ratings[input.rating - 1] ?? 0)),
    rating,
    nextCursor: all.length > input.limit && last ? writeNumberCursor({ key: last.sort_key, id: last.id }) : null,
  }
  const reviews = page.map(({ id, author, review }) => textOf({ id, productId: input.id, author: publicName(author) }, review))
  const text = textOf({ productId: input.id }, `{"reviews":[${reviews.join(',')}],${JSON.stringify(rest).slice(1)}`)
  return new RawJson(
    () => text,
    () => JSON.parse(text) as List,
  )
}

/** An object and the JSON text of another as one. */
const textOf = (object: object, text: string): string => `${JSON.stringify(object).slice(0, -1)},${text.slice(1)}`

/** One more than fits, which tells whether there is a next page. */
function readRows(db: Db, { id: product, skip, cursor, limit, sort, rating, q }: Input) {
  const start = cursor === undefined ? firstKey : readNumberCursor(cursor)
  const place = { product, key: Math.min(start.key, firstKey.key), id: start.id, limit: limit + 1, offset: cursor === undefined ? skip : 0 }
  if (q !== undefined) {
    const query = searchQuery(q)
    return query === null
      ? pages.newest.all(db, { ...place, limit: 0 })
      : foundPage.all(db, { ...place, query, rating: rating ?? null, sort })
  }
  if (rating === undefined) return pages[sort].all(db, place)
  // Among those of the same stars, the highest and the lowest are the newest.
  const by = sort === 'highest' || sort === 'lowest' ? 'newest' : sort
  return ratedPages[by].all(db, { ...place, rating })
}

/** Undefined where the histogram tells. */
async function countOf(db: Db, { id: product, rating, q }: Input): Promise<number | undefined> {
  if (q === undefined) return undefined
  const query = searchQuery(q)
  return query === null ? 0 : (await countFound.one(db, { product, query, rating: rating ?? null }))!.total
}
