import type { OutputOf } from '#contract/endpoint.ts'
import type { listReviews, ReviewSort } from '#contract/reviews.ts'
import { batchByKey } from '#server/db/batch.ts'
import type { Db } from '#server/db/statement.ts'
import type { RawJson } from '#server/http/bind.ts'
import { newestReviews } from './list-queries.ts'
import { type PositionedReview, presentList, type Sums, sumsOf, textOfReview } from './present-list.ts'

type List = OutputOf<typeof listReviews>
type Row = Awaited<ReturnType<typeof newestReviews.all>>[number]
type Review = Omit<PositionedReview, 'key'> & { keys: Record<ReviewSort, number> }

/** All reviews of a product with few of them: read once, sorted in memory. */
class SmallReviewList {
  readonly #productId: string
  readonly #sums: Sums
  readonly #reviews: Review[]
  /** First pages of the "helpful" sort, as product pages show them, by limit. */
  readonly #shown = new Map<number, RawJson<List>>()

  constructor(productId: string, sums: Sums, rows: Row[]) {
    this.#productId = productId
    this.#sums = sums
    this.#reviews = rows.flatMap((row) => reviewOf(productId, row) ?? [])
  }

  /** The first page of a sort. The default sort returns the same object each time; caching all sorts would take five times the memory. */
  list(sort: ReviewSort, limit: number): RawJson<List> {
    if (sort !== 'helpful') return this.#sorted(sort, limit)
    const shown = this.#shown.get(limit) ?? this.#sorted(sort, limit)
    this.#shown.set(limit, shown)
    return shown
  }

  #sorted(sort: ReviewSort, limit: number): RawJson<List> {
    const reviews = this.#reviews.map(({ id, text, keys }): PositionedReview => ({ id, text, key: keys[sort] }))
    reviews.sort((a, b) => b.key - a.key || (a.id < b.id ? 1 : -1))
    return presentList({ productId: this.#productId, sums: this.#sums, reviews, limit })
  }
}

/** Sorts by the same keys as the SQL in list-queries.ts. */
function reviewOf(productId: string, { id, author, review, helpful, rating, photo_count: photos }: Row): Review | undefined {
  if (id === null || review === null || helpful === null || rating === null || photos === null) return undefined
  const keys = { helpful, newest: 0, highest: rating, lowest: 5 - rating, photos: Math.min(photos, 1) }
  return { id, text: textOfReview({ id, productId, author }, review), keys }
}

/** Products with more reviews read one page at a time. */
const fewMax = 10

const readNewest = batchByKey(async (db, products) =>
  Map.groupBy(await newestReviews.all(db, { products, limit: fewMax + 1 }), (row) => row.product),
)

/** All reviews of a product; null where there are more than ten. Fails with INVALID_PRODUCT_ID. */
export async function readSmallReviewList(db: Db, productId: string): Promise<SmallReviewList | null> {
  const rows = (await readNewest(db, productId)) ?? []
  const sums = sumsOf(rows[0])
  return rows.length > fewMax ? null : new SmallReviewList(productId, sums, rows)
}
