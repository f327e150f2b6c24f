import type { OutputOf } from '#contract/endpoint.ts'
import type { listReviews } from '#contract/reviews.ts'
import { writeNumberCursor } from '#server/db/cursor.ts'
import { RawJson } from '#server/http/bind.ts'
import { ratingOf } from '#server/modules/catalogue/catalogue.ts'
import { publicName } from '#server/modules/customers/customers.ts'

type List = OutputOf<typeof listReviews>

/** A review as JSON, and where it stands in its list: larger keys first, then larger ids. */
export interface Placed {
  id: string
  key: number
  text: string
}

interface Read {
  productId: string
  /** How many have one star, two, … */
  ratings: number[]
  /** How many the list has on all its pages; undefined for as many as were rated. */
  total?: number | undefined
  /** Those of a page, and one more where there is a next page. */
  reviews: Placed[]
  limit: number
}

/** A page of reviews as it is answered. */
export function presentList({ productId, ratings, total, reviews, limit }: Read): RawJson<List> {
  const rating = { ...ratingOf(ratings), histogram: ratings }
  const page = reviews.slice(0, limit)
  const last = page.at(-1)
  const nextCursor = reviews.length > limit && last ? writeNumberCursor(last) : null
  const rest = JSON.stringify({ total: total ?? rating.count, rating, nextCursor })
  const text = textOf({ productId }, `{"reviews":[${page.map((one) => one.text).join(',')}],${rest.slice(1)}`)
  // The same object each time: what a page shows of it is rendered once for each object (decision 19).
  let value: List | undefined
  return new RawJson(
    () => text,
    () => (value ??= JSON.parse(text) as List),
  )
}

/** `review` is what JSON says of it but for its ids and author. */
export const textOfReview = ({ id, productId, author }: { id: string; productId: string; author: string | null }, review: string): string =>
  textOf({ id, productId, author: publicName(author) }, review)

/** An object and the JSON text of another as one. */
const textOf = (object: object, text: string): string => `${JSON.stringify(object).slice(0, -1)},${text.slice(1)}`
