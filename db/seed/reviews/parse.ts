/** By the slug of the product: "5 Text", "4de Text" in German, "5[Black] Text" of that variant alone. */
export type WrittenReviews = Record<string, string[]>

export interface WrittenReview {
  rating: number
  /** ISO 639-1. */
  language: string
  /** A value of one of its options; null fits every variant. */
  variant: string | null
  text: string
}

const shape = /^([1-5])([a-z]{2})?(?:\[([^\]]+)\])? (.+)$/s

/** A review as it is written down here; fails where it isn't one. */
export function parseReview(written: string): WrittenReview {
  const [, rating, language = 'en', variant = null, text] = shape.exec(written) ?? []
  if (rating === undefined || text === undefined) throw new Error(`This is no review: ${written}`)
  return { rating: Number(rating), language, variant, text }
}
