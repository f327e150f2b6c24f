import { scheduleLimits } from '#contract/schedule-limits.ts'
import { localTime } from '#web/lib/local-time.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** The time zone of this device, such as Europe/Berlin. */
export const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The next full hour that is at least half an hour ahead by the device's clock, as the values of a date and a time input. */
export function nextHour(now = Date.now()): string {
  const least = now + hourMs / 2
  // Full hours of India aren't those of UTC.
  const ahead = new Date(least).getTimezoneOffset() * minuteMs
  return localTime(Math.ceil((least - ahead) / hourMs) * hourMs + ahead)
}
export const earliest = (now = Date.now()): string => localTime(now + minuteMs)
export const latest = (now = Date.now()): string => localTime(now + scheduleLimits.daysAhead * dayMs - minuteMs)

/** The ISO time that was typed in this device's time zone; `past` or `far` if a post can't be scheduled for it. */
export function scheduleTime(typed: string, now = Date.now()): { iso: string } | 'past' | 'far' {
  const at = new Date(typed).getTime()
  if (Number.isNaN(at) || at <= now) return 'past'
  return at > now + scheduleLimits.daysAhead * dayMs ? 'far' : { iso: new Date(at).toISOString() }
}
