import { addDays, dayMs } from '#contract/time.ts'

/** The first millisecond (UTC) of a day in its API format, "2026-03-02". */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`)
/** The number of days in a range, including both ends. */
export const daysBetween = (from: string, to: string): number => Math.round((startOfDay(to) - startOfDay(from)) / dayMs) + 1
/** Each day of a range, including both ends. */
export const eachDay = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, at) => addDays(from, at))

/** The lowest UUIDv7 of a millisecond: ids created from then on are higher. */
export function firstIdOf(time: number): string {
  const hex = time.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
