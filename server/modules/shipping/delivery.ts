import { dayMs } from '#contract/time.ts'
import { localClock } from '#server/text/local-clock.ts'
import type { Method, Moment } from './types.ts'

const isWeekend = (date: number): boolean => [0, 6].includes(new Date(date).getUTCDay())

type Promised = Pick<Method, 'daysMin' | 'daysMax' | 'cutOff'>
type Days = [first: string, last: string]
type When = Pick<Moment, 'now' | 'timeZone'>

/** The latest result for each method: every page needs it, and it's the same within a minute. */
const promised = new WeakMap<Promised, { minute: number; timeZone: string; days: Days }>()

/**
 * The first and last delivery date that a method promises, in working days (Monday to Friday) of the shop's time zone, counted from today
 * or from a later day.
 */
export function workingDays(method: Promised, moment: When, readyOn?: string): Days {
  if (readyOn !== undefined) return daysFrom(method, moment, readyOn)
  const { timeZone } = moment
  const minute = Math.floor(moment.now.getTime() / 60_000)
  const known = promised.get(method)
  if (known?.minute === minute && known.timeZone === timeZone) return known.days
  const days = daysFrom(method, moment)
  promised.set(method, { minute, timeZone, days })
  return days
}

type Delivery = { deliveryFrom: string; deliveryTo: string }

/** The dates of a delivery that begins now instead of at an earlier time: as many working days later as they were after that. */
export function postponed({ deliveryFrom, deliveryTo }: Delivery, promisedAt: Date, { now, timeZone }: When): Delivery {
  const [before, today] = [promisedAt, now].map((at) => localTime({ now: at, timeZone }).date) as [number, number]
  const moved = (day: string) => addWorkingDays(today, countWorkingDays(before, Date.parse(day)))
  return { deliveryFrom: moved(deliveryFrom), deliveryTo: moved(deliveryTo) }
}

function countWorkingDays(from: number, to: number): number {
  let count = 0
  for (let date = from + dayMs; date <= to; date += dayMs) if (!isWeekend(date)) count += 1
  return count
}

function daysFrom({ daysMin, daysMax, cutOff }: Promised, moment: When, readyOn?: string): Days {
  const { date: today, time } = localTime(moment)
  const date = Math.max(today, readyOn === undefined ? 0 : Date.parse(readyOn))
  const isLate = cutOff !== null && (isWeekend(date) || (date === today && time >= cutOff))
  return [daysMin, daysMax].map((days) => addWorkingDays(date, days + (isLate ? 1 : 0))) as Days
}

function addWorkingDays(from: number, days: number): string {
  let date = from
  for (let left = days; left > 0;) {
    date += dayMs
    if (!isWeekend(date)) left -= 1
  }
  return new Date(date).toISOString().slice(0, 10)
}

/** The date (as a UTC midnight, in milliseconds) and the time of day (HH:MM) in the shop's time zone. */
function localTime({ now, timeZone }: Pick<Moment, 'now' | 'timeZone'>): { date: number; time: string } {
  const text = timeZone === 'UTC' ? now.toISOString().replace('T', ' ') : localClock(now, timeZone)
  return { date: Date.parse(`${text.slice(0, 10)}T00:00:00Z`), time: text.slice(11, 16) }
}
