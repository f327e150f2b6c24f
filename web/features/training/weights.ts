import { asciiDigits } from '#contract/digits.ts'
import { kilosPerPound } from '#contract/pound.ts'
import type { Unit } from '#web/features/profiles/unit.ts'

const tenths = 10
const thousandths = 1000

/** Converts kilograms to a unit, rounded to the gram or to a tenth of a pound, which is exact enough for plates. */
export const toWeightUnit = (kilograms: number, unit: Unit): number =>
  unit === 'kg' ? Math.round(kilograms * thousandths) / thousandths : Math.round((kilograms / kilosPerPound) * tenths) / tenths

/** Parses a number in the digits of any language, with a point or a comma; null if it's invalid or negative. */
export function numberOf(typed: string): number | null {
  const plain = asciiDigits(typed.trim()).replace(',', '.')
  const value = Number(plain)
  return plain === '' || !Number.isFinite(value) || value < 0 ? null : value
}

/** Parses a weight in a unit to kilograms, rounded to the gram; null if it's invalid. */
export function parseKilos(typed: string, unit: Unit): number | null {
  const value = numberOf(typed)
  if (value === null) return null
  return Math.round((unit === 'kg' ? value : value * kilosPerPound) * thousandths) / thousandths
}

const secondsPerMinute = 60

/** Parses "90", "1:30" or "1:02:05" to seconds; null if it's invalid. */
export function parseSeconds(typed: string): number | null {
  const plain = asciiDigits(typed.trim())
  if (!/^\d+(:\d{1,2}){0,2}$/.test(plain)) return null
  return plain.split(':').reduce((sum, part) => sum * secondsPerMinute + Number(part), 0)
}

/** Formats seconds: 90 as "1:30". */
export function formatSeconds(seconds: number): string {
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / secondsPerMinute) % secondsPerMinute,
    seconds % secondsPerMinute,
  ]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
