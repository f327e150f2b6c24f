import { repeatLimits } from '#contract/repeat-limits.ts'
import { addDays } from '#contract/time.ts'
import { localClock } from '#server/text/local-clock.ts'

/** A day's deliveries are ordered from this hour on, so that nobody gets a mail about a declined card at midnight. */
const beginsAt = 6

/** The day on the shop's calendar, as "2026-03-06". */
export const shopDayOf = (at: Date, timeZone: string): string => localClock(at, timeZone).slice(0, 10)

/** The last day whose deliveries may be ordered by now. */
export function dueDay(now: Date, timeZone: string): string {
  const [day = '', time = ''] = localClock(now, timeZone).split(' ')
  return Number(time.slice(0, 2)) >= beginsAt ? day : addDays(day, -1)
}

/** The first date at this interval that isn't in the past: dates that were missed while the shop was closed aren't made up for. */
export function nextAfter(day: string, weeks: number, today: string): string {
  let next = addDays(day, weeks * 7)
  while (next <= today) next = addDays(next, weeks * 7)
  return next
}

/** The days that a customer can move the next delivery to. */
export function openDays(now: Date, timeZone: string): { from: string; until: string } {
  const today = shopDayOf(now, timeZone)
  return { from: addDays(today, 1), until: addDays(today, repeatLimits.daysAhead) }
}
