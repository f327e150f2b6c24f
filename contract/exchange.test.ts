import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { setShopCurrency } from './currency.ts'
import { digitsOf } from './currency-digits.ts'
import { convert, convertDown, type Exchange, convertBack, convertPrice, roundings, convertBackUp } from './exchange.ts'

afterEach(() => setShopCurrency('USD'))

const rate = fc
  .record({ whole: fc.integer({ min: 0, max: 30_000 }), part: fc.integer({ min: 1, max: 9_999_999 }) })
  .map(({ whole, part }) => `${whole}.${String(part).padStart(7, '0')}`)
const anyExchange: fc.Arbitrary<Exchange> = fc.record({
  code: fc.constantFrom('EUR', 'JPY', 'GBP', 'VND', 'BHD'),
  rate,
  rounding: fc.constantFrom(...roundings),
})
const shop = fc.constantFrom('USD', 'JPY', 'BHD')
const amount = fc.integer({ min: 0, max: 1_000_000_000 })

it.each([
  ['EUR', '0.92', 'minor', 4990, 4591],
  ['EUR', '0.92', '99', 4990, 4599],
  ['EUR', '0.92', '95', 4990, 4595],
  ['EUR', '0.92', 'whole', 4990, 4600],
  ['EUR', '0.92', '99', 10, 99],
  ['EUR', '0.92', 'whole', 10, 100],
  ['EUR', '0.001', 'minor', 10, 1],
  ['JPY', '151.37', 'minor', 4990, 7553],
  ['JPY', '151.37', '99', 4990, 7553],
  ['EUR', '0.92', '99', 0, 0],
] as const)('in %s at %s, to %s: %i costs %i', (code, one, rounding, price, expected) => {
  expect(convertPrice(price, { code, rate: one, rounding })).toBe(expected)
})

it("an amount in the shop's own currency is not converted", () => {
  fc.assert(fc.property(amount, (units) => [convert, convertDown, convertBackUp, convertBack].every((of) => of(units, null) === units)))
  expect(convertPrice(4990, null)).toBe(4990)
})

it('a converted price is never negative, free only if it was free, and keeps the order of prices', () => {
  fc.assert(
    fc.property(shop, anyExchange, amount, amount, (currency, exchange, a, b) => {
      setShopCurrency(currency)
      const [less, more] = [Math.min(a, b), Math.max(a, b)].map((price) => convertPrice(price, exchange)) as [number, number]
      expect(Number.isInteger(more)).toBe(true)
      expect(less).toBeLessThanOrEqual(more)
      expect(less === 0).toBe(Math.min(a, b) === 0)
      expect(less).toBeGreaterThanOrEqual(0)
    }),
  )
})

it('a converted price is rounded to the ending that the rule requires', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('EUR', 'BHD'),
      rate,
      fc.constantFrom('99', '95', 'whole'),
      fc.integer({ min: 1 }),
      (code, one, rounding, price) => {
        const unit = 10 ** digitsOf(code)
        const end = rounding === 'whole' ? 0 : (Number(rounding) * unit) / 100
        expect(convertPrice(price, { code, rate: one, rounding }) % unit).toBe(end)
      },
    ),
  )
})

it('a converted balance never exceeds the balance, and is all of it when the balance is used up', () => {
  fc.assert(
    fc.property(shop, anyExchange, amount, fc.integer({ min: 0, max: 1_000_000_000 }), (currency, exchange, balance, bill) => {
      setShopCurrency(currency)
      const paid = Math.min(bill, convertDown(balance, exchange))
      const taken = convertBackUp(paid, exchange)
      expect(taken).toBeLessThanOrEqual(balance)
      // Never less than it is worth, and less than one unit more.
      expect(convertDown(taken, exchange)).toBeGreaterThanOrEqual(paid)
      expect(taken === 0).toBe(paid === 0)
      expect(paid === 0 || convertDown(taken - 1, exchange) < paid).toBe(true)
    }),
  )
})
