import { localTime } from '#web/lib/local-time.ts'

/** An ISO time as a field for date and time takes it: where the reader is, to the minute. */
export const inputTime = (time: string): string => localTime(Date.parse(time))

/** The ISO time of such a field; null where it's empty or no time. */
export function timeOfInput(value: string): string | null {
  const at = new Date(value)
  return value === '' || Number.isNaN(at.getTime()) ? null : at.toISOString()
}
