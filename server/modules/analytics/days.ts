export const dayMs = 86_400_000

/** A day as the wire says it, "2026-03-02", as its first millisecond (UTC). */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`)
/** The day (UTC) of a time in milliseconds, as "2026-03-02". */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
/** The day so many after another. */
export const addDays = (day: string, days: number): string => dayOf(startOfDay(day) + days * dayMs)
/** How many days a range has; both ends belong to it. */
export const daysBetween = (from: string, to: string): number => Math.round((startOfDay(to) - startOfDay(from)) / dayMs) + 1
/** Each day of a range. */
export const eachDay = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, at) => addDays(from, at))

/** The lowest UUIDv7 of a millisecond: ids of rows made from then on are higher. */
export function firstIdOf(time: number): string {
  const hex = time.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
