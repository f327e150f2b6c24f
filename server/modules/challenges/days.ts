import type { ChallengeState } from '#contract/challenges/states.ts'
import { challengeLimits } from '#contract/challenges/limits.ts'
import { addDays, dayMs } from '#contract/time.ts'

/** The number of days between two dates: "2026-11-30" is 29 after "2026-11-01". */
export const daysBetween = (first: string, last: string): number => Math.round((Date.parse(last) - Date.parse(first)) / dayMs)

/** The date in the shop (UTC). Challenges start and end with it, whatever time zone members log their training in. */
export const today = (now: Date): string => now.toISOString().slice(0, 10)

/** The end of the shop's current day, in Unix milliseconds. */
export const endOfDay = (now: Date): number => Date.parse(today(now)) + dayMs

interface Span {
  first_day: string
  last_day: string
  cancelled_at: Date | null
}

/** The state of a challenge on a day. */
export function stateOf({ first_day, last_day, cancelled_at }: Span, on: string): ChallengeState {
  if (cancelled_at !== null) return 'cancelled'
  return on < first_day ? 'upcoming' : on <= last_day ? 'running' : 'ended'
}

/** The days until an upcoming challenge starts, or until a running one ends, including the current day; else 0. */
export function daysLeft(span: Span, on: string): number {
  const state = stateOf(span, on)
  if (state === 'upcoming') return daysBetween(on, span.first_day)
  return state === 'running' ? daysBetween(on, span.last_day) + 1 : 0
}

/** The last day on which training done during the challenge may still be logged. */
export const countsUntil = ({ last_day }: Pick<Span, 'last_day'>): string => addDays(last_day, challengeLimits.lateDays)
