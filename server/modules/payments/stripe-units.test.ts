import { expect, it } from 'vitest'
import { fromUnits, toUnits } from './stripe-units.ts'

it.each([
  ['USD', 1250, 1250],
  ['JPY', 1250, 1250],
  // These are counted in hundredths, although the króna and the shilling have no subunits anymore.
  ['ISK', 1250, 125_000],
  ['UGX', 1250, 125_000],
  ['BHD', 1250, 1250],
])('%s: %i minor units are %i of Stripe', (currency, amount, units) => {
  expect([toUnits(amount, currency), fromUnits(units, currency)]).toEqual([units, amount])
})
