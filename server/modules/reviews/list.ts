import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { listReviews } from '#contract/reviews.ts'
import { readNumberCursor } from '#server/db/cursor.ts'
import { highestId } from '#server/db/ids.ts'
import { searchQuery } from '#server/db/search-words.ts'
import type { Db } from '#server/db/statement.ts'
import { int4Max } from '#server/db/types.ts'
import type { RawJson } from '#server/http/bind.ts'
import { addCacheTags } from '#server/http/cache-tags.ts'
import type { CatalogueCache } from '#server/modules/catalogue/catalogue.ts'
import { reviewsTag } from './announce.ts'
import { readSmallReviewList } from './few.ts'
import { countFound, foundPage, pages, ratedPages } from './list-queries.ts'
import { type PositionedReview, presentList, sumsOf, textOfReview } from './present-list.ts'

type Input = ParsedOf<typeof listReviews>
type List = OutputOf<typeof listReviews>

/** Longer pages aren't worth the memory; most products have fewer reviews. */
const cachedLimit = 10
const firstKey = { key: int4Max, id: highestId }

/** A page of a product's reviews; fails with INVALID_PRODUCT_ID. The first page of each sort is cached until the reviews change. */
export async function reviewList(db: Db, cache: CatalogueCache, input: Input, now: Date): Promise<RawJson<List>> {
  const { id, skip, cursor, limit, sort, rating, q } = input
  const tags = [reviewsTag(id)]
  addCacheTags(tags)
  const isDefault = skip === 0 && cursor === undefined && rating === undefined && q === undefined && limit <= cachedLimit
  if (!isDefault) return read(db, input)
  const few = await cache.get(`reviews ${id}`, { tags }, now, () => readSmallReviewList(db, id))
  return few ? few.list(sort, limit) : cache.get(`reviews ${id} ${sort} ${limit}`, { tags }, now, () => read(db, input))
}

async function read(db: Db, input: Input): Promise<RawJson<List>> {
  const { id: productId, limit, rating } = input
  const [rows, found] = await Promise.all([readRows(db, input), countOf(db, input)])
  const sums = sumsOf(rows[0])
  const reviews = rows.flatMap(({ id, sort_key: key, author, review }): PositionedReview[] =>
    id === null || key === null || review === null ? [] : [{ id, key, text: textOfReview({ id, productId, author }, review) }],
  )
  const total = found ?? (rating === undefined ? undefined : (sums.ratings[rating - 1] ?? 0))
  return presentList({ productId, sums, total, reviews, limit })
}

/** Reads one row more than the limit, which shows whether there is a next page. */
function readRows(db: Db, { id: product, skip, cursor, limit, sort, rating, q }: Input) {
  const start = cursor === undefined ? firstKey : readNumberCursor(cursor)
  const page = { product, key: Math.min(start.key, firstKey.key), id: start.id, limit: limit + 1, offset: cursor === undefined ? skip : 0 }
  if (q !== undefined) {
    const query = searchQuery(q)
    return query === null
      ? pages.newest.all(db, { ...page, limit: 0 })
      : foundPage.all(db, { ...page, query, rating: rating ?? null, sort })
  }
  if (rating === undefined) return pages[sort].all(db, page)
  // All have the same number of stars, so sorting by highest or lowest is the same as newest first.
  const by = sort === 'highest' || sort === 'lowest' ? 'newest' : sort
  return ratedPages[by].all(db, { ...page, rating })
}

/** Undefined if the total follows from the histogram. */
async function countOf(db: Db, { id: product, rating, q }: Input): Promise<number | undefined> {
  if (q === undefined) return undefined
  const query = searchQuery(q)
  return query === null ? 0 : (await countFound.one(db, { product, query, rating: rating ?? null }))!.total
}
