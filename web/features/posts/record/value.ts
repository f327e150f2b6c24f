import { kilosPerPound } from '#contract/pound.ts'
import type { LiftRecord } from '#contract/records.ts'
import { decimalsOf } from '#web/lib/decimals.ts'
import { withDigits } from '#web/lib/format.ts'

/** A record's number and unit: kilograms or pounds, metres or kilometres, repetitions, or a time as text. */
interface FormattedRecord {
  /** A number to be formatted in the reader's language, or the text of a time. */
  number: number | string
  unit: 'kg' | 'lb' | 'm' | 'km' | null
}

export function shownValue({ measure, value }: Pick<LiftRecord, 'measure' | 'value'>, weightUnit: 'kg' | 'lb'): FormattedRecord {
  if (measure === 'time') return { number: clock(value), unit: null }
  if (measure === 'distance') return value >= 1000 ? { number: value / 1000, unit: 'km' } : { number: value, unit: 'm' }
  if (measure === 'reps') return { number: value, unit: null }
  return weightUnit === 'lb' ? { number: Math.round((value / kilosPerPound) * 2) / 2, unit: 'lb' } : { number: value, unit: 'kg' }
}

type Format = (value: number, decimals?: number) => string

/** The number formatted in the reader's language, without its unit. */
export const figureOf = ({ number }: FormattedRecord, format: Format): string =>
  typeof number === 'string' ? withDigits(number, format) : format(number, decimalsOf(number))

/** The gain with its sign: "+2.5", "−0:12". Only for times, less is better. */
export const gainOf = (measure: LiftRecord['measure'], gain: FormattedRecord, format: Format): string =>
  `${measure === 'time' ? '−' : '+'}${figureOf(gain, format)}`

/** Formats seconds: "24:38", "1:05:09". */
function clock(seconds: number): string {
  const whole = Math.round(seconds)
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}
