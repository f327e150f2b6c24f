import type { Tx } from '#server/db/statement.ts'
import type { CacheTag } from '#server/http/cache-tags.ts'
import { announce, changeRating } from '#server/modules/catalogue/catalogue.ts'

/** The reviews of a product, as cached lists and pages show them. */
export const reviewsTag = (productId: string): CacheTag => `reviews:${productId}`

/** Tells every process that what is shown of these products' reviews has changed. */
export const announceReviews = (tx: Tx, products: string[]): Promise<void> => announce(tx, { tags: products.map(reviewsTag) })

/**
 * Counts a rating more, less or changed; null is none. It locks the product's row, for which many wait, so it's the last step of a
 * transaction. Pages and lists learn of it with the commit.
 */
export async function countRating(tx: Tx, product: string, before: number | null, after: number | null): Promise<void> {
  await announceReviews(tx, [product])
  await changeRating(tx, product, before, after)
}
