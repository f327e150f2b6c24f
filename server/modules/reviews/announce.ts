import type { Tx } from '#server/db/statement.ts'
import type { CacheTag } from '#server/http/cache-tags.ts'
import { announce, changeRating, type Counted } from '#server/modules/catalogue/catalogue.ts'

/** The cache tag of a product's reviews in lists and pages. */
export const reviewsTag = (productId: string): CacheTag => `reviews:${productId}`

/** Tells every process, with the commit, that the reviews of these products have changed. */
export const announceReviews = (tx: Tx, products: string[]): Promise<void> => announce(tx, { tags: products.map(reviewsTag) })

/**
 * Counts an added, removed or changed review; null is none. It locks the product's row, for which many calls wait, so it has to be the last
 * step of a transaction. Pages and lists are updated with the commit.
 */
export async function countRating(tx: Tx, product: string, before: Counted | null, after: Counted | null): Promise<void> {
  await announceReviews(tx, [product])
  await changeRating(tx, product, before, after)
}
