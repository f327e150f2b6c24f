import { digitsOf } from '#contract/currency-digits.ts'

/**
 * Currencies that Stripe counts in whole units, and in thousandths (docs.stripe.com/currencies); all others are in hundredths. So are ISK
 * and UGX, by the page's special cases: they had decimals once.
 */
const zeroDecimal = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const threeDecimal = new Set('BHD JOD KWD OMR TND'.split(' '))

function stripeDigits(currency: string): number {
  if (zeroDecimal.has(currency)) return 0
  return threeDecimal.has(currency) ? 3 : 2
}

const factor = (currency: string): number => 10 ** (stripeDigits(currency) - digitsOf(currency))

/** Converts minor units to Stripe's units of this currency (ISO 4217, upper case). */
export const toUnits = (amount: number, currency: string): number => Math.round(amount * factor(currency))
/** Converts Stripe's units of this currency to minor units. */
export const fromUnits = (units: number, currency: string): number => Math.round(units / factor(currency))
