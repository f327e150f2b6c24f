import { localTime } from '#web/lib/local-time.ts'

/** Formats an ISO time for an input of type datetime-local: in the reader's time zone, to the minute. */
export const inputTime = (time: string): string => localTime(Date.parse(time))

/** The ISO time of such an input's value; null if it's empty or invalid. */
export function timeOfInput(value: string): string | null {
  const at = new Date(value)
  return value === '' || Number.isNaN(at.getTime()) ? null : at.toISOString()
}
