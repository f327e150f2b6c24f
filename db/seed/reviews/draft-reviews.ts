import { dayMs } from '#contract/time.ts'
import type { DeliveredLine } from '../orders/fill-orders.ts'
import { seededRandom } from '../orders/random.ts'
import { parseReview, type WrittenReview, type WrittenReviews } from './parse.ts'

/** Reviews are written after the product was used, and hardly ever after a month. */
const daysMin = 8
const daysSpread = 20
/** The maximum number of other buyers who found a review helpful. */
const helpfulMax = 9

/** A delivered line with the values of its variant's options. */
type ReviewableLine = DeliveredLine & { values: string[] }

interface DraftReview extends WrittenReview {
  line: ReviewableLine
  at: Date
  helpfulTo: string[]
}

/**
 * Drafts reviews, the same every time: each text once, for the variant it mentions, by someone who writes its language, and one per person
 * and product. Recent lines have none yet.
 */
export function draftReviews(lines: ReviewableLine[], texts: WrittenReviews, now: Date): DraftReview[] {
  const random = seededRandom(71_003)
  const left = new Map(Object.entries(texts).map(([slug, written]) => [slug, written.map(parseReview)]))
  const done = new Set<string>()
  const everyone = [...new Set(lines.map(({ userId }) => userId))]
  return lines.flatMap((line) => {
    const at = new Date(line.deliveredAt.getTime() + (daysMin + random() * daysSpread) * dayMs)
    const key = `${line.userId} ${line.slug}`
    if (at >= now || done.has(key)) return []
    const text = take(left.get(line.slug) ?? [], line)
    if (!text) return []
    done.add(key)
    return [{ ...text, line, at, helpfulTo: readersOf(everyone, line.userId, text.text, random) }]
  })
}

/** Takes the first fitting review: in the person's own language before English, for this variant before any. */
function take(written: WrittenReview[], { person, values }: ReviewableLine): WrittenReview | undefined {
  const fits = (one: WrittenReview) => one.variant === null || values.includes(one.variant)
  const index = [
    written.findIndex((one) => one.language === person.language && one.language !== 'en' && fits(one)),
    written.findIndex((one) => one.language === 'en' && one.variant !== null && fits(one)),
    written.findIndex((one) => one.language === 'en' && fits(one)),
  ].find((found) => found >= 0)
  return index === undefined ? undefined : written.splice(index, 1)[0]
}

/** Longer texts get more helpful votes; most texts get none. */
function readersOf(people: string[], author: string, text: string, random: () => number): string[] {
  const count = Math.floor(random() ** 3 * Math.min(helpfulMax, 1 + text.length / 14))
  const first = Math.floor(random() * people.length)
  return Array.from({ length: count }, (_, n) => people[(first + n * 7) % people.length]!).filter((person) => person !== author)
}
