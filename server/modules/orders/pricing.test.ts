import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { major, minor } from '#contract/fields.ts'
import { readConfig } from '#server/config.ts'
import { addUp, shippingMethods } from './pricing.ts'

const config = readConfig({})

describe('pricing', () => {
  it('adds up whole minor units, whatever the lines', () => {
    const line = fc.record({ price: fc.integer({ min: 1, max: 1_000_000 }), quantity: fc.integer({ min: 1, max: 99 }) })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 100 }), fc.integer({ min: 0, max: 10_000 }), (lines, shipping) => {
        const costs = addUp(lines, shipping)
        expect(costs.totalCost).toBe(costs.productCost + costs.shippingCost + costs.tax - costs.discount)
        expect(Number.isSafeInteger(costs.totalCost)).toBe(true)
      }),
    )
  })

  it('takes money to the wire and back without losing a cent', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (units) => minor(major(units)) === units))
  })

  it('ships free from the configured sum on, not below', () => {
    expect(shippingMethods(config, 7499, new Date())[0]!.price).toBe(490)
    expect(shippingMethods(config, 7500, new Date())[0]!.price).toBe(0)
    expect(shippingMethods(readConfig({ SHIPPING_FREE_FROM: '0' }), 99_999, new Date())[0]!.price).toBe(490)
  })

  it('promises working days', () => {
    const friday = new Date('2026-03-06T12:00:00Z')
    expect(shippingMethods(config, 1, friday).map((m) => [m.deliveryFrom, m.deliveryTo])).toEqual([
      ['2026-03-11', '2026-03-13'],
      ['2026-03-09', '2026-03-10'],
    ])
  })
})
