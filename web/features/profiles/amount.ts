import { kilosPerPound } from '#contract/pound.ts'
import type { Measure } from '#contract/lifts.ts'
import { formatNumber, withDigits } from '#web/lib/format.ts'
import type { Unit } from './unit.ts'

const metresPerKilometre = 1000
/** Distances from this many metres on are shown in kilometres. */
const kilometresFrom = 2000
const secondsPerMinute = 60
const secondsPerHour = 3600

type AmountUnit = Unit | 'm' | 'km' | 'reps' | 'time'
interface Amount {
  text: string
  unit: AmountUnit
}

/** The number and unit to show for a record's value (kilograms, seconds, metres, repetitions). */
export function amountOf(value: number, measure: Measure, { unit, locale }: { unit: Unit; locale: string }): Amount {
  if (measure === 'weight') return { text: short(unit === 'kg' ? value : value / kilosPerPound, locale), unit }
  if (measure === 'time') return { text: withDigits(duration(value), (digit) => formatNumber(digit, locale)), unit: 'time' }
  if (measure === 'reps') return { text: short(value, locale), unit: 'reps' }
  return value < kilometresFrom
    ? { text: short(value, locale), unit: 'm' }
    : { text: short(value / metresPerKilometre, locale), unit: 'km' }
}

/** Formats a number with at most one decimal, and none if it would be zero. */
function short(value: number, locale: string): string {
  const tenths = Math.round(value * 10)
  return formatNumber(tenths / 10, locale, tenths % 10 === 0 ? 0 : 1)
}

/** Formats seconds: "1:02:05" or "4:30". */
function duration(seconds: number): string {
  const whole = Math.round(seconds)
  const hours = Math.floor(whole / secondsPerHour)
  const minutes = Math.floor((whole % secondsPerHour) / secondsPerMinute)
  const rest = pad(whole % secondsPerMinute)
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`
}

const pad = (part: number): string => String(part).padStart(2, '0')

const gramsPerKilo = 1000
/** Converts a weight in a unit to kilograms, rounded to the gram. */
export const kilosOfUnit = (value: number, unit: Unit): number =>
  Math.round((unit === 'kg' ? value : value * kilosPerPound) * gramsPerKilo) / gramsPerKilo
