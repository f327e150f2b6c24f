import { dayMs } from '#contract/time.ts'

export interface Range {
  /** The first and the last day, in UTC: "2026-03-02". */
  from: string
  to: string
}

/** The tabs' ranges: this many days up to today. */
export const lengths = [1, 7, 30, 90] as const
const defaultLength = 30
const day = /^\d{4}-\d\d-\d\d$/

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The range of this many days up to today. */
export const lastDays = (days: number, now: Date): Range => ({ from: dayOf(now.getTime() - (days - 1) * dayMs), to: dayOf(now.getTime()) })

/** The range in an address: `days`, or `from` and `to`; invalid values are ignored. */
export function rangeOf(query: URLSearchParams, now: Date): Range {
  const from = query.get('from') ?? ''
  const to = query.get('to') ?? ''
  if (day.test(from) && day.test(to) && from <= to) return { from, to }
  const days = Number(query.get('days'))
  return lastDays(lengths.find((one) => one === days) ?? defaultLength, now)
}
