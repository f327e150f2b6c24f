import { limits } from '#contract/limits.ts'
import type { FitCounts } from '#contract/size-fit.ts'

/** What most buyers say of a product's sizes; `mixed` if no half of them agrees. */
interface FitVerdict {
  fit: 'small' | 'true' | 'large' | 'mixed'
  votes: number
  of: number
  percent: number
}

/** Sums up how a product's sizes fit; null while too few say. A process of the previous release has no counts. */
export function fitVerdict(counts: FitCounts | undefined): FitVerdict | null {
  if (!counts) return null
  const { runsSmall, trueToSize, runsLarge } = counts
  const of = runsSmall + trueToSize + runsLarge
  if (of < limits.reviews.fitMin) return null
  const votes = Math.max(runsSmall, trueToSize, runsLarge)
  const fit = votes * 2 <= of ? 'mixed' : votes === trueToSize ? 'true' : votes === runsSmall ? 'small' : 'large'
  return { fit, votes, of, percent: Math.round((votes / of) * 100) }
}
