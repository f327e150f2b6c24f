import { dayMs } from '#contract/time.ts'
import { localClock } from '#server/text/local-clock.ts'

const hour = 9

/** The local time in a time zone, as if it were UTC. */
const localOf = (at: Date, timeZone: string): number => Date.parse(`${localClock(at, timeZone).replace(' ', 'T')}Z`)

/** The current day in the shop's time zone, as YYYY-MM-DD. */
const localDay = (now: Date, timeZone: string): string => localClock(now, timeZone).slice(0, 10)

/**
 * When a gift card for a day (YYYY-MM-DD) is sent: at nine in the morning in the shop's time zone; now, if there is no day or it isn't in
 * the future.
 */
export function sendTimeOf(day: string | null, now: Date, timeZone: string): Date {
  if (day === null || day <= localDay(now, timeZone)) return now
  const wanted = Date.parse(`${day}T0${hour}:00:00Z`)
  const first = wanted - (localOf(new Date(wanted), timeZone) - wanted)
  // If the clocks change in between, the offset after the change applies.
  return new Date(wanted - (localOf(new Date(first), timeZone) - first))
}

/** Whether a day is further ahead than gift cards may be scheduled. */
export const isTooFarAhead = (day: string, now: Date, timeZone: string, daysAhead: number): boolean =>
  day > localDay(new Date(now.getTime() + daysAhead * dayMs), timeZone)
