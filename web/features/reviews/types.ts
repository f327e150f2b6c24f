import type { ApiOutput } from '#contract/api.ts'

/** A page of a product's reviews. */
export type Reviews = ApiOutput<'GET /user/order/review/:id'>

export interface ReviewListProps {
  productId: string
  /** The reviews that came with the page. */
  initial: Reviews
  stars: number | null
  onStars: (stars: number | null) => void
  /** Gets what the button says to who has reviewed the product, null for those who have nothing to review; undefined to everyone else. */
  onLabel: (label: string | null | undefined) => void
}
