import { roundedShareOf } from './shares.ts'
import type { TaxRules } from './types.ts'

const hundredPercent = 100_000

/**
 * The tax on an amount at a rate (in thousandths of a per cent), rounded half away from zero: on top of it, or contained in it. In minor
 * units.
 */
export function taxOf(amount: number, rate: number, rules: TaxRules | undefined): { tax: number; taxIncluded: number } {
  if (!rules || rate === 0) return { tax: 0, taxIncluded: 0 }
  return rules.inclusive
    ? { tax: 0, taxIncluded: roundedShareOf(amount, rate, hundredPercent + rate) }
    : { tax: roundedShareOf(amount, rate, hundredPercent), taxIncluded: 0 }
}
