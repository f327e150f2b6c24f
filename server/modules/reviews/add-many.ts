import type { Fit } from '#contract/size-fit.ts'
import type { ReviewPhoto } from '#contract/reviews.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { newId } from '#server/db/ids.ts'
import { json } from '#server/db/types.ts'
import { recountRatings } from '#server/modules/catalogue/catalogue.ts'

/** A review of a delivered order's line, for a shop that is seeded with some. */
interface NewReview {
  productId: string
  orderId: string
  userId: string
  rating: number
  fit: Fit | null
  text: string
  image: ReviewPhoto[]
  at: Date
  reply: { text: string; at: Date } | null
  /** The ids of users who found it helpful. */
  helpfulTo: string[]
}

const insertReviews = statement(
  'reviews.insertMany',
  { reviews: json<object[]>() },
  {},
  `
  with given as materialized (
    select * from json_to_recordset($1) as r (id uuid, "productId" uuid, "orderId" uuid, "userId" uuid, rating int, fit text, text text, image jsonb,
      at timestamptz, reply text, "repliedAt" timestamptz, "helpfulTo" uuid[])
  ), added as (
    insert into reviews (id, product_id, order_id, user_id, rating, fit, text, image, photo_count, helpful, created_at, reply, replied_at)
    select id, "productId", "orderId", "userId", rating, fit, text, image, jsonb_array_length(image), cardinality("helpfulTo"), at, reply,
      "repliedAt" from given
  )
  insert into review_votes (review_id, user_id, created_at) select id, unnest("helpfulTo"), at from given`,
)

const batch = 500

/** Adds reviews in bulk and recounts the ratings of their products. Fails if there is already one by a customer of a product. */
export async function addReviews(tx: Tx, reviews: NewReview[]): Promise<void> {
  const rows = reviews.map(({ reply, ...review }) => ({
    id: newId(review.at),
    ...review,
    reply: reply?.text ?? null,
    repliedAt: reply?.at ?? null,
  }))
  for (let at = 0; at < rows.length; at += batch) await insertReviews.run(tx, { reviews: rows.slice(at, at + batch) })
  await recountRatings(tx, [...new Set(reviews.map((review) => review.productId))].sort())
}
