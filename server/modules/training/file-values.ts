import { kilosPerPound } from '#contract/pound.ts'
import { minuteMs } from '#contract/time.ts'

const metresPerKilometre = 1000
const metresPerMile = 1609.344
const secondsPerHour = 3600
const secondsPerMinute = 60
const minutesPerHour = 60

/** A number; null for an empty cell and for zero, which some programs write into every column; NaN for anything else. */
export function numberIn(cell: string): number | null {
  if (cell === '') return null
  const value = Number(cell.replace(',', '.'))
  return value === 0 ? null : value
}

/** The number of a superset, which may be zero; null for anything else. */
export const supersetIn = (cell: string): number | null => (/^\d{1,9}$/.test(cell) ? Number(cell) : null)

export const kilosIn = (value: number | null, isPounds: boolean): number | null =>
  value === null ? null : Math.round(value * (isPounds ? kilosPerPound : 1) * 1000) / 1000

export const metresIn = (value: number | null, isMiles: boolean): number | null =>
  value === null ? null : Math.round(value * (isMiles ? metresPerMile : metresPerKilometre))

/** An RPE rounded to halves. */
export const halves = (value: number | null): number | null => (value === null ? null : Math.round(value * 2) / 2)

const two = (value: number): string => String(value).padStart(2, '0')

/** "2026-11-28 18:30:05", "2026-11-28 6:30:05 PM" or "2026-11-28T18:30" as a local time; null if invalid. */
export function isoTime(cell: string): string | null {
  const found = /^(\d{4}-\d{2}-\d{2})[T\s]+(\d{1,2}):(\d{2})(?::\d{2})?\s*(AM|PM)?$/i.exec(cell.replaceAll('\u202f', ' '))
  if (!found) return null
  const [, day = '', hour = '', minute = '', half] = found
  const hours = half ? (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0) : Number(hour)
  return `${day}T${two(hours)}:${minute}`
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** "28 Nov 2026, 18:30" as a local time; null if invalid. */
export function namedTime(cell: string): string | null {
  const found = /^(\d{1,2}) ([A-Za-z]{3})[a-z]* (\d{4}),? (\d{1,2}):(\d{2})$/.exec(cell)
  const month = months.indexOf(found?.[2]?.toLowerCase() ?? '') + 1
  return found && month > 0 ? `${found[3]}-${two(month)}-${two(Number(found[1]))}T${two(Number(found[4]))}:${found[5]}` : isoTime(cell)
}

/** The seconds between two local times; null if the second isn't later. */
export function secondsBetween(from: string, to: string | null): number | null {
  if (to === null) return null
  const minutes = (Date.parse(`${to}:00Z`) - Date.parse(`${from}:00Z`)) / minuteMs
  return minutes > 0 && minutes <= 24 * minutesPerHour ? minutes * secondsPerMinute : null
}

/** Longer than any duration that a program writes. The time to recognize an invalid text grows with the square of its spaces. */
const durationMax = 40

/** The seconds in "1h 5m", "45min" or "300s"; null if invalid. */
export function durationIn(cell: string): number | null {
  if (cell.length > durationMax) return null
  const found = /^(?:(\d+)\s*h(?:ours?)?)?\s*(?:(\d+)\s*m(?:in)?)?\s*(?:(\d+)\s*s(?:ec)?)?$/.exec(cell)
  if (!found || cell === '') return null
  const [hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0))
  const sum = hours * secondsPerHour + minutes * secondsPerMinute + seconds
  return sum > 0 && sum <= 24 * secondsPerHour ? sum : null
}
