import type { ProductCard } from '#contract/product.ts'
import type { Review } from '#contract/reviews.ts'
import { type Card, toCard } from '#web/features/catalogue/card.ts'
import { call } from '#web/lib/call.ts'

/** A quote from a buyer's review of a product. */
export interface Quoted {
  card: Card
  text: string
  author: string
}

const productsMax = 4
const reviewsMax = 10
/** Quotes in large print have one or two sentences; in characters. */
const shortest = 30
const longest = 120

/** Frequent words by language, to recognize a review's language, which isn't stored. */
const isWritten: Record<string, RegExp> = {
  en: /\b(the|and|of|to|is|it|in|for|this|my|not)\b/i,
  bn: /\p{Script=Bengali}/u,
}

/** The most helpful review that suits large print and is in the page's language, of the first product that has one. */
export async function pickQuote(products: ProductCard[], locale: string, now: number): Promise<Quoted | null> {
  const rated = products.filter(({ rating }) => rating.count > 0).slice(0, productsMax)
  const lists = await Promise.all(
    rated.map(({ id }) => call('GET /user/order/review/:id', { id, limit: reviewsMax }).catch(() => ({ reviews: [] }))),
  )
  for (const [at, { reviews }] of lists.entries()) {
    const quote = reviews.find((review) => isQuotable(review, locale))
    if (quote) return { card: toCard(rated[at]!, now), text: quote.text, author: quote.author }
  }
  return null
}

/** Whether a review suits large print: very positive, short, with a named author, and in that language. */
export const isQuotable = ({ rating, text, author }: Pick<Review, 'rating' | 'text' | 'author'>, locale: string): boolean =>
  rating === 5 && author !== '' && text.length >= shortest && text.length <= longest && isWritten[locale]?.test(text) === true
