import { repeatLimits } from '#contract/repeat-limits.ts'
import { localClock } from '#server/text/local-clock.ts'

const dayMs = 86_400_000
/** Deliveries of a day are ordered from this hour on: nobody wants to read at midnight that a card was declined. */
const beginsAt = 6

/** The day on the shop's calendar, as "2026-03-06". */
export const dayOf = (at: Date, timeZone: string): string => localClock(at, timeZone).slice(0, 10)

/** The last day whose deliveries may be ordered by now. */
export function dueDay(now: Date, timeZone: string): string {
  const [day = '', time = ''] = localClock(now, timeZone).split(' ')
  return Number(time.slice(0, 2)) >= beginsAt ? day : addDays(day, -1)
}

/** So many days later on the calendar: clocks that are put forward or back change nothing of it. */
export const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** The date after this one that isn't over by then: what a shop that was closed has missed isn't caught up on. */
export function nextAfter(day: string, weeks: number, today: string): string {
  let next = addDays(day, weeks * 7)
  while (next <= today) next = addDays(next, weeks * 7)
  return next
}

/** The days that a customer can move the next delivery to. */
export function openDays(now: Date, timeZone: string): { from: string; until: string } {
  const today = dayOf(now, timeZone)
  return { from: addDays(today, 1), until: addDays(today, repeatLimits.daysAhead) }
}
