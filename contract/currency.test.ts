import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { toInputText, decimal, isExact, major, minor, setShopCurrency, inputStep, tooManyDecimals } from './currency.ts'
import { digitsOf } from './currency-digits.ts'
import { money } from './fields.ts'

afterEach(() => setShopCurrency('USD'))

it.each([
  ['USD', 2, 1250, 12.5, '12.50', '0.01'],
  ['JPY', 0, 1250, 1250, '1250', '1'],
  ['BHD', 3, 1250, 1.25, '1.250', '0.001'],
])('%s has %i decimals', (currency, digits, units, amount, text, step) => {
  expect(digitsOf(currency)).toBe(digits)
  expect([major(units, currency), minor(amount, currency)]).toEqual([amount, units])
  expect([decimal(units, currency), toInputText(amount, currency), inputStep(currency)]).toEqual([text, text, step])
  setShopCurrency(currency)
  expect([major(units), minor(amount), decimal(units), inputStep()]).toEqual([amount, units, text, step])
})

it("money of any currency survives conversion to the API's number and back", () => {
  const units = fc.integer({ min: 0, max: 1_000_000_000 })
  fc.assert(fc.property(units, fc.constantFrom('USD', 'JPY', 'BHD'), (one, currency) => minor(major(one, currency), currency) === one))
})

describe('an amount in the API', () => {
  it.each([
    ['USD', [49.9, 0.01, 10_000_000, 0.1 + 0.2, 1.1 * 3], [49.901, 10_000_000.01, 1e-9, 0.009999999999, 0.01 + 1e-12]],
    ['JPY', [49, 1_000_000_000], [49.9]],
    ['BHD', [49.901, 1_000_000], [49.9011, 1_000_000.001]],
  ])('in %s has no more decimals than that', (currency, good, bad) => {
    setShopCurrency(currency)
    for (const amount of good) expect(money.safeParse(amount).success, String(amount)).toBe(true)
    for (const amount of bad) expect(money.safeParse(amount).success, String(amount)).toBe(false)
  })

  it('in an API amount, reports what is wrong with it', () => {
    expect(isExact(49.901, 'USD')).toBe(false)
    expect(['USD', 'BHD', 'JPY'].map(tooManyDecimals)).toEqual([
      'has more than two decimals',
      'has more than three decimals',
      'has decimals',
    ])
  })
})
