import { expect, it } from 'vitest'
import { fc } from '#test/properties.ts'
import { discountTo } from './discount-to.ts'

interface Line {
  totalPrice: number
  discount: number
}
/** An order whose tax, in percent, is added to the prices of its lines. */
const priceAt = (rate: number) => (lines: Line[]) => {
  const nets = lines.map(({ totalPrice, discount }) => totalPrice - discount)
  return { lines, costs: { totalCost: nets.reduce((sum, net) => sum + net + Math.round((net * rate) / 100), 0) } }
}
const line = fc
  .record({ totalPrice: fc.nat(20_000), share: fc.nat(100) })
  .map(({ totalPrice, share }) => ({ totalPrice, discount: Math.floor((totalPrice * share) / 100) }))

it('a discount brings the total to what is wanted, or a cent below, and no line below zero', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), fc.nat(25), fc.nat(50), (lines, rate, less) => {
      const full = priceAt(rate)(lines)
      const wanted = Math.max(0, full.costs.totalCost - less)
      const found = discountTo(full, wanted, priceAt(rate))!
      expect(wanted - found.costs.totalCost).toBeOneOf([0, 1])
      for (const [at, { totalPrice, discount }] of found.lines.entries()) {
        expect(discount).toBeLessThanOrEqual(totalPrice)
        expect(discount).toBeGreaterThanOrEqual(lines[at]!.discount)
      }
    }),
  )
})

it('there is no discount of more than the lines are worth', () => {
  const priced = (lines: Line[]) => ({ lines, costs: { totalCost: 500 + priceAt(0)(lines).costs.totalCost } })
  expect(discountTo(priced([{ totalPrice: 100, discount: 80 }]), 490, priced)).toBeUndefined()
})
