import type { OutputOf } from '#contract/endpoint.ts'
import type { FitCounts } from '#contract/size-fit.ts'
import { refuse } from '#contract/refuse.ts'
import type { listReviews } from '#contract/reviews.ts'
import { writeNumberCursor } from '#server/db/cursor.ts'
import { RawJson } from '#server/http/bind.ts'
import { summarizeRatings } from '#server/modules/catalogue/catalogue.ts'
import { publicName } from '#server/modules/customers/customers.ts'

type List = OutputOf<typeof listReviews>

/** A review as JSON, and its position in the list: larger keys come first, then larger ids. */
export interface PositionedReview {
  id: string
  key: number
  text: string
}

/** What all reviews of a product come to. */
export interface Sums {
  /** The number of ratings with one star, two stars and so on. */
  ratings: number[]
  /** The number of reviews that say each of `fits`. */
  fits: number[]
}

/** The sums in the first row of a page; fails with INVALID_PRODUCT_ID if there is none. */
export function sumsOf(row: { ratings: number[] | null; fits: number[] | null } | undefined): Sums {
  if (!row?.ratings || !row.fits) throw refuse('INVALID_PRODUCT_ID')
  return { ratings: row.ratings, fits: row.fits }
}

/** How a product's sizes fit, from the counts stored with it. */
export const fitCountsOf = ([runsSmall = 0, trueToSize = 0, runsLarge = 0]: number[]): FitCounts => ({ runsSmall, trueToSize, runsLarge })

interface Read {
  productId: string
  sums: Sums
  /** The number of reviews on all pages; undefined if it's the number of ratings. */
  total?: number | undefined
  /** The reviews of a page, plus one more if there is a next page. */
  reviews: PositionedReview[]
  limit: number
}

/** Builds the answer with a page of reviews. */
export function presentList({ productId, sums: { ratings, fits }, total, reviews, limit }: Read): RawJson<List> {
  const rating = { ...summarizeRatings(ratings), histogram: ratings }
  const page = reviews.slice(0, limit)
  const last = page.at(-1)
  const nextCursor = reviews.length > limit && last ? writeNumberCursor(last) : null
  const rest = JSON.stringify({ total: total ?? rating.count, rating, fits: fitCountsOf(fits), nextCursor })
  const text = textOf({ productId }, `{"reviews":[${page.map((one) => one.text).join(',')}],${rest.slice(1)}`)
  // The same object each time, as pages cache their rendering per object (decision 19).
  let value: List | undefined
  return new RawJson(
    () => text,
    () => (value ??= JSON.parse(text) as List),
  )
}

/** The JSON of a review. `review` is its JSON without ids and author. */
export const textOfReview = ({ id, productId, author }: { id: string; productId: string; author: string | null }, review: string): string =>
  textOf({ id, productId, author: publicName(author) }, review)

/** Merges an object with the JSON text of another one. */
const textOf = (object: object, text: string): string => `${JSON.stringify(object).slice(0, -1)},${text.slice(1)}`
