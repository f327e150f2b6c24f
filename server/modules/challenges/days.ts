import type { ChallengeState } from '#contract/challenges/states.ts'
import { challengeLimits } from '#contract/challenges/limits.ts'

const dayMs = 86_400_000

/** Days in between: "2026-11-30" is 29 after "2026-11-01". */
export const daysBetween = (first: string, last: string): number => Math.round((Date.parse(last) - Date.parse(first)) / dayMs)

/** The day that is so many after this one. */
export const dayAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** The day of the shop: challenges start and end with it, whatever the days of members' logs. */
export const today = (now: Date): string => now.toISOString().slice(0, 10)

/** When the day of the shop ends, in Unix milliseconds. */
export const endOfDay = (now: Date): number => Date.parse(today(now)) + dayMs

interface Span {
  first_day: string
  last_day: string
  cancelled_at: Date | null
}

/** What a challenge is on a day. */
export function stateOf({ first_day, last_day, cancelled_at }: Span, on: string): ChallengeState {
  if (cancelled_at !== null) return 'cancelled'
  return on < first_day ? 'upcoming' : on <= last_day ? 'running' : 'ended'
}

/** Until the first day; while it runs, until its end, with the day itself. */
export function daysLeft(span: Span, on: string): number {
  const state = stateOf(span, on)
  if (state === 'upcoming') return daysBetween(on, span.first_day)
  return state === 'running' ? daysBetween(on, span.last_day) + 1 : 0
}

/** The last day on which what was trained in it may still be logged. */
export const countsUntil = ({ last_day }: Pick<Span, 'last_day'>): string => dayAfter(last_day, challengeLimits.lateDays)
