import type { DeliveredLine } from '../orders/fill-orders.ts'
import { seededRandom } from '../orders/random.ts'
import { parseReview, type WrittenReview, type WrittenReviews } from './parse.ts'

const dayMs = 86_400_000
/** Nobody writes before they have used it, and hardly anyone after a month. */
const daysMin = 8
const daysSpread = 20
/** How many of the others who were sent the same found it helpful, at most. */
const helpfulMax = 9

/** A delivered line with the values of its variant's options. */
export type ReviewableLine = DeliveredLine & { values: string[] }

export interface DraftReview extends WrittenReview {
  line: ReviewableLine
  at: Date
  helpfulTo: string[]
}

/**
 * Who wrote which review, the same every time: each text once, of the variant it speaks of, in a language of its author, and one for each
 * person and product. Lines that are too young have none yet.
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

/** The first that fits, in the person's own language before English, of this variant before any. */
function take(written: WrittenReview[], { person, values }: ReviewableLine): WrittenReview | undefined {
  const fits = (one: WrittenReview) => one.variant === null || values.includes(one.variant)
  const index = [
    written.findIndex((one) => one.language === person.language && one.language !== 'en' && fits(one)),
    written.findIndex((one) => one.language === 'en' && one.variant !== null && fits(one)),
    written.findIndex((one) => one.language === 'en' && fits(one)),
  ].find((found) => found >= 0)
  return index === undefined ? undefined : written.splice(index, 1)[0]
}

/** Longer texts help more people; most help nobody who says so. */
function readersOf(people: string[], author: string, text: string, random: () => number): string[] {
  const count = Math.floor(random() ** 3 * Math.min(helpfulMax, 1 + text.length / 14))
  const first = Math.floor(random() * people.length)
  return Array.from({ length: count }, (_, n) => people[(first + n * 7) % people.length]!).filter((person) => person !== author)
}
