/** Lengths of time in milliseconds. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** The day of a time in UTC, as in 2026-03-02. */
export const dayOf = (time: Date | number): string => new Date(time).toISOString().slice(0, 10)

/** The day that is this many days after another (before it, if negative), independent of clock changes. */
export const addDays = (day: string, days: number): string => dayOf(Date.parse(day) + days * dayMs)

/** The highest offset of a time zone ahead of UTC. */
const aheadMs = 14 * hourMs

/** Whether a local day, or time such as "2026-11-28T19:05", is on a day that hasn't begun in any time zone. */
export const isFuture = (time: string, now: Date): boolean => time.slice(0, 10) > dayOf(now.getTime() + aheadMs)

/** The same time of day in UTC some months later; of a month that has no such day, the last one, as PostgreSQL adds an interval. */
export function plusMonths(time: Date, months: number): Date {
  const moved = new Date(time)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  // 31 August plus six months would be 31 February, that is 3 March.
  if (moved.getUTCDate() !== time.getUTCDate()) moved.setUTCDate(0)
  return moved
}
