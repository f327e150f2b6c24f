import { localClock } from '#server/text/local-clock.ts'

const hour = 9
const dayMs = 86_400_000

/** What the clocks of a place show at a time, as if it were UTC. */
const localOf = (at: Date, timeZone: string): number => Date.parse(`${localClock(at, timeZone).replace(' ', 'T')}Z`)

/** The day it is where the shop is, as YYYY-MM-DD. */
export const localDay = (now: Date, timeZone: string): string => localClock(now, timeZone).slice(0, 10)

/** When a gift card for a day (YYYY-MM-DD) is sent: at nine in the morning where the shop is; now, where there is no day or it's not to come. */
export function sendTimeOf(day: string | null, now: Date, timeZone: string): Date {
  if (day === null || day <= localDay(now, timeZone)) return now
  const wanted = Date.parse(`${day}T0${hour}:00:00Z`)
  const first = wanted - (localOf(new Date(wanted), timeZone) - wanted)
  // Where the clocks change in between, the other side's difference counts.
  return new Date(wanted - (localOf(new Date(first), timeZone) - first))
}

/** Whether a day is further ahead than gift cards may be sent. */
export const isTooFarAhead = (day: string, now: Date, timeZone: string, daysAhead: number): boolean =>
  day > localDay(new Date(now.getTime() + daysAhead * dayMs), timeZone)
