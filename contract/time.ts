/** Lengths of time in milliseconds. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** The day of a time in UTC, as in 2026-03-02. */
export const dayOf = (time: Date | number): string => new Date(time).toISOString().slice(0, 10)

/** The day that is this many days after another (before it, if negative), independent of clock changes. */
export const addDays = (day: string, days: number): string => dayOf(Date.parse(day) + days * dayMs)
