import { rangeDaysMax } from '#contract/admin/analytics.ts'
import { refuse } from '#contract/refuse.ts'
import { addDays, dayOf } from '#contract/time.ts'
import type { Db } from '#server/db/statement.ts'
import { daysBetween, startOfDay } from './days.ts'
import { endOfRange, firstLiveDay } from './figures.ts'

/** A range of days in UTC, including both ends. */
export interface Range {
  from: string
  to: string
}

/** A range cut to end today at the latest. Fails with INVALID_INPUT if it's empty or too long. */
export function checkedRange({ from, to }: Range, now: Date): Range {
  const today = dayOf(now.getTime())
  const range = { from, to: to > today ? today : to }
  const days = daysBetween(range.from, range.to)
  if (days < 1) throw refuse('INVALID_INPUT', { from: ['is after the last day'] })
  if (days > rangeDaysMax) throw refuse('INVALID_INPUT', { from: [`is more than ${rangeDaysMax} days before the last`] })
  return range
}

/** Splits a range into the days that are counted and the period in which orders are read directly. */
export const splitSalesRange = ({ from, to }: Range, until: number, liveFrom: string) => ({
  from,
  to: to < liveFrom ? to : addDays(liveFrom, -1),
  liveFrom: new Date(Math.max(startOfDay(from), startOfDay(liveFrom))),
  until: new Date(until),
})

/** Like `splitSalesRange`, for a range that ends now at the latest. */
export const salesUntilNow = async (db: Db, range: Range, now: Date): Promise<ReturnType<typeof splitSalesRange>> =>
  splitSalesRange(range, endOfRange(range.to, now.getTime()), await firstLiveDay(db))

/** Rows that are already in memory, for `csvOf`. */
export async function* batchesOf<R>(batches: R[][]): AsyncGenerator<R[]> {
  yield* batches
}
