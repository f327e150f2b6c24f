/** Reviews by product slug: "5 Text", "4de Text" in German, "5[Black] Text" for that variant only. */
export type WrittenReviews = Record<string, string[]>

export interface WrittenReview {
  rating: number
  /** ISO 639-1. */
  language: string
  /** A value of one of the variant's options; null fits every variant. */
  variant: string | null
  text: string
}

const shape = /^([1-5])([a-z]{2})?(?:\[([^\]]+)\])? (.+)$/s

/** Parses a review written in this format; fails if it's invalid. */
export function parseReview(written: string): WrittenReview {
  const [, rating, language = 'en', variant = null, text] = shape.exec(written) ?? []
  if (rating === undefined || text === undefined) throw new Error(`This is no review: ${written}`)
  return { rating: Number(rating), language, variant, text }
}
