import type { LiftRecord } from '#contract/profiles.ts'

const poundsPerKilogram = 2.204_622_621_8

/** A record's number and unit: kilograms or pounds, metres or kilometres, minutes and seconds, repetitions. */
export interface Shown {
  /** Of the number that the language formats; of a time the text itself. */
  number: number | string
  unit: 'kg' | 'lb' | 'm' | 'km' | null
}

export function shownValue({ measure, value }: Pick<LiftRecord, 'measure' | 'value'>, weightUnit: 'kg' | 'lb'): Shown {
  if (measure === 'time') return { number: clock(value), unit: null }
  if (measure === 'distance') return value >= 1000 ? { number: value / 1000, unit: 'km' } : { number: value, unit: 'm' }
  if (measure === 'reps') return { number: value, unit: null }
  return weightUnit === 'lb' ? { number: Math.round(value * poundsPerKilogram * 2) / 2, unit: 'lb' } : { number: value, unit: 'kg' }
}

/** "24:38", "1:05:09". */
export function clock(seconds: number): string {
  const whole = Math.round(seconds)
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}
