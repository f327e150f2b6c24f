import type { Fit } from '#contract/size-fit.ts'

/** Reviews by product slug: "5 Text", "4de Text" in German, "5[Black] Text" for that variant only, "5(small) Text" with how it fits. */
export type WrittenReviews = Record<string, string[]>

export interface WrittenReview {
  rating: number
  /** ISO 639-1. */
  language: string
  /** A value of one of the variant's options; null fits every variant. */
  variant: string | null
  /** Only for what has sizes. */
  fit: Fit | null
  text: string
}

const shape = /^([1-5])([a-z]{2})?(?:\[([^\]]+)\])?(?:\((small|true|large)\))? (.+)$/s
const fits: Record<string, Fit> = { small: 'runs-small', true: 'true-to-size', large: 'runs-large' }

/** Parses a review written in this format; fails if it's invalid. */
export function parseReview(written: string): WrittenReview {
  const [, rating, language = 'en', variant = null, fit = '', text] = shape.exec(written) ?? []
  if (rating === undefined || text === undefined) throw new Error(`This is no review: ${written}`)
  return { rating: Number(rating), language, variant, fit: fits[fit] ?? null, text }
}
