import { kilosPerPound } from '#contract/pound.ts'
import type { Customer } from '#contract/customers/customers.ts'
import { asciiDigits } from '#contract/digits.ts'

type Unit = Customer['weightUnit']

/** Kilograms are stored to the gram. A hundredth of a pound is more than a gram, so each weight in pounds comes back as it was typed. */
const decimals = { kg: 3, lb: 2 }

const round = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places

/** Formats kilograms in a unit, for display and input: "183.705" or "405". */
export const shownWeight = (kilos: number, unit: Unit): string =>
  String(round(unit === 'kg' ? kilos : kilos / kilosPerPound, decimals[unit]))

/** Parses a weight in a unit to kilograms: null if empty, NaN if it's no number. */
export function typedKilos(typed: string, unit: Unit): number | null {
  const plain = asciiDigits(typed.trim()).replace(',', '.')
  if (plain === '') return null
  if (!/^(\d+\.?\d*|\.\d+)$/.test(plain)) return NaN
  return round(unit === 'kg' ? Number(plain) : Number(plain) * kilosPerPound, decimals.kg)
}

/** As `typedKilos`, but returns `known` if the text is unchanged, so that viewing a weight in pounds doesn't change it. */
export const kilosOf = (typed: string, unit: Unit, known: number | null): number | null =>
  known !== null && typed.trim() === shownWeight(known, unit) ? known : typedKilos(typed, unit)
