import { limits } from '#contract/limits.ts'
import type { FitCounts } from '#contract/size-fit.ts'

/** What most buyers say of a product's sizes; `mixed` if no half of them agrees. */
export interface FitVerdict {
  says: 'small' | 'true' | 'large' | 'mixed'
  said: number
  of: number
  percent: number
}

/** Sums up how a product's sizes fit; null while too few say. */
export function fitVerdict({ runsSmall, trueToSize, runsLarge }: FitCounts): FitVerdict | null {
  const of = runsSmall + trueToSize + runsLarge
  if (of < limits.reviews.fitMin) return null
  const said = Math.max(runsSmall, trueToSize, runsLarge)
  const says = said * 2 <= of ? 'mixed' : said === trueToSize ? 'true' : said === runsSmall ? 'small' : 'large'
  return { says, said, of, percent: Math.round((said / of) * 100) }
}
