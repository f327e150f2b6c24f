import type { Customer } from '#contract/customers/customers.ts'
import { asciiDigits } from '#contract/digits.ts'

type Unit = Customer['weightUnit']

/** By definition of the international pound. */
const kilosPerPound = 0.45359237
/** Kilograms are kept to the gram; a hundredth of a pound is some grams, so each such weight comes back as it was typed. */
const decimals = { kg: 3, lb: 2 }

const round = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places

/** Kilograms as they are read and typed in a unit: "183.705" or "405". */
export const shownWeight = (kilos: number, unit: Unit): string =>
  String(round(unit === 'kg' ? kilos : kilos / kilosPerPound, decimals[unit]))

/** What was typed in a unit as kilograms: null for nothing, NaN for what is no number. */
export function typedKilos(typed: string, unit: Unit): number | null {
  const plain = asciiDigits(typed.trim()).replace(',', '.')
  if (plain === '') return null
  if (!/^(\d+\.?\d*|\.\d+)$/.test(plain)) return NaN
  return round(unit === 'kg' ? Number(plain) : Number(plain) * kilosPerPound, decimals.kg)
}

/** As `typedKilos`, but exactly the kilograms that were shown where nothing else was typed: a look in pounds changes no weight. */
export const kilosOf = (typed: string, unit: Unit, known: number | null): number | null =>
  known !== null && typed.trim() === shownWeight(known, unit) ? known : typedKilos(typed, unit)
