import type { Challenge } from '#contract/challenges/challenges.ts'
import { nextTier, tierOf } from '#contract/challenges/tiers.ts'

const dayMs = 86_400_000

type Paced = Pick<Challenge, 'tiers' | 'firstDay' | 'lastDay' | 'daysLeft'>

/** The length of a challenge in days, both ends included. */
export const lengthOf = ({ firstDay, lastDay }: Pick<Challenge, 'firstDay' | 'lastDay'>): number =>
  Math.round((Date.parse(lastDay) - Date.parse(firstDay)) / dayMs) + 1

/** What is missing until the next tier, the lead over an even pace, and the amount needed on each remaining day, including today. */
export function paceOf(challenge: Paced, exact: number) {
  const total = Math.floor(exact)
  const tier = nextTier(total, challenge.tiers)
  const target = challenge.tiers[tier]
  const days = lengthOf(challenge)
  const missing = Math.max(target - total, 0)
  const even = (target * (days - challenge.daysLeft)) / days
  return {
    tier,
    target,
    missing,
    isDone: tierOf(total, challenge.tiers) === 'gold',
    /** Negative: behind an even pace. */
    ahead: Math.round(total - even),
    perDay: challenge.daysLeft > 0 ? roundedUp(missing / challenge.daysLeft) : 0,
  }
}

/** Rounds up to two significant digits, which are easy to remember: 1,393 becomes 1,400. */
export function roundedUp(amount: number): number {
  const step = Math.max(1, 10 ** (Math.floor(Math.log10(Math.max(amount, 1))) - 1))
  return Math.ceil(amount / step) * step
}

/** The date (YYYY-MM-DD) that many days after the first day. */
export const dayAt = (firstDay: string, at: number): string => new Date(Date.parse(firstDay) + at * dayMs).toISOString().slice(0, 10)
