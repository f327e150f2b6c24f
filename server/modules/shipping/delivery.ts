import type { Method, Moment } from './types.ts'

const dayMs = 86_400_000
const isWeekend = (date: number): boolean => [0, 6].includes(new Date(date).getUTCDay())

/** The first and the last date that a method promises, in working days (Monday to Friday) of the shop's time zone. */
export function workingDays(
  { daysMin, daysMax, cutOff }: Pick<Method, 'daysMin' | 'daysMax' | 'cutOff'>,
  moment: Pick<Moment, 'now' | 'timeZone'>,
) {
  const { date, time } = localTime(moment)
  const isLate = cutOff !== null && (isWeekend(date) || time >= cutOff)
  return [daysMin, daysMax].map((days) => addWorkingDays(date, days + (isLate ? 1 : 0))) as [string, string]
}

function addWorkingDays(from: number, days: number): string {
  let date = from
  for (let left = days; left > 0;) {
    date += dayMs
    if (!isWeekend(date)) left -= 1
  }
  return new Date(date).toISOString().slice(0, 10)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** The date (as a UTC midnight, in milliseconds) and the time of the day (HH:MM) where the shop is. */
function localTime({ now, timeZone }: Pick<Moment, 'now' | 'timeZone'>): { date: number; time: string } {
  const text = timeZone === 'UTC' ? now.toISOString().replace('T', ' ') : clockOf(timeZone).format(now)
  return { date: Date.parse(`${text.slice(0, 10)}T00:00:00Z`), time: text.slice(11, 16) }
}

/** Swedish writes 2026-03-06 12:00:00. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone)
  if (!clock) clocks.set(timeZone, (clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })))
  return clock
}
