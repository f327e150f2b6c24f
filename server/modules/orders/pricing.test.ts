import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { major, minor } from '#contract/fields.ts'
import { memberPrice } from '#contract/member-price.ts'
import { addUp } from './pricing.ts'

describe('pricing', () => {
  it('adds up whole minor units, whatever the lines', () => {
    const line = fc.record({ price: fc.integer({ min: 1, max: 1_000_000 }), quantity: fc.integer({ min: 1, max: 99 }) })
    const percents = fc.integer({ min: 0, max: 90 })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 100 }), percents, fc.integer({ min: 0, max: 10_000 }), (bought, percent, shipping) => {
        const lines = bought.map((one) => ({ ...one, discount: (one.price - memberPrice(one.price, percent)) * one.quantity }))
        const costs = addUp(lines, shipping)
        const paid = bought.reduce((sum, { price, quantity }) => sum + memberPrice(price, percent) * quantity, 0)
        expect(costs.totalCost).toBe(paid + shipping)
        expect(costs.totalCost).toBe(costs.productCost + costs.shippingCost + costs.tax - costs.discount)
        expect(Number.isSafeInteger(costs.totalCost)).toBe(true)
      }),
    )
  })

  it('takes money to the wire and back without losing a cent', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (units) => minor(major(units)) === units))
  })
})
