import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { listReviews } from '#contract/reviews.ts'
import { readNumberCursor, writeNumberCursor } from '#server/db/cursor.ts'
import type { Db } from '#server/db/statement.ts'
import { RawJson } from '#server/http/bind.ts'
import { addCacheTags } from '#server/http/cache-tags.ts'
import { type CatalogueCache, ratingOf } from '#server/modules/catalogue/catalogue.ts'
import { reviewsTag } from './announce.ts'
import { countFound, foundPage, pages, ratedPages, ratingsOf } from './list-queries.ts'
import { presentReview } from './present.ts'
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
  const [rows, product, found] = await Promise.all([readRows(db, input), ratingsOf.one(db, { product: input.id }), countOf(db, input)])
  if (!product) throw refuse('INVALID_PRODUCT_ID')
  const rating = { ...ratingOf(product.ratings), histogram: product.ratings }
  const page = rows.slice(0, input.limit)
  const last = page.at(-1)
  const value: List = {
    productId: input.id,
    reviews: page.map(presentReview),
    total: found ?? (input.rating === undefined ? rating.count : (product.ratings[input.rating - 1] ?? 0)),
    rating,
    nextCursor: rows.length > input.limit && last ? writeNumberCursor({ key: last.sort_key, id: last.id }) : null,
  }
  const text = JSON.stringify(value)
  return new RawJson(
    () => text,
    () => value,
  )
}

/** One more than fits, which tells whether there is a next page. */
function readRows(db: Db, { id: product, skip, cursor, limit, sort, rating, q }: Input) {
  const start = cursor === undefined ? firstKey : readNumberCursor(cursor)
  const place = { product, key: Math.min(start.key, firstKey.key), id: start.id, limit: limit + 1, offset: cursor === undefined ? skip : 0 }
  if (q !== undefined) {
    const query = searchQuery(q)
    return query === null ? [] : foundPage.all(db, { ...place, query, rating: rating ?? null, sort })
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
