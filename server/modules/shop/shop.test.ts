import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { shippingMethods } from './shop.ts'

const config = readConfig({})

describe('shipping', () => {
  it('ships free from the configured sum on, not below', () => {
    expect(shippingMethods(config, 7499, new Date())[0].price).toBe(490)
    expect(shippingMethods(config, 7500, new Date())[0].price).toBe(0)
    expect(shippingMethods(readConfig({ SHIPPING_FREE_FROM: '0' }), 99_999, new Date())[0].price).toBe(490)
  })

  it('promises working days', () => {
    const friday = new Date('2026-03-06T12:00:00Z')
    expect(shippingMethods(config, 1, friday).map((m) => [m.deliveryFrom, m.deliveryTo])).toEqual([
      ['2026-03-11', '2026-03-13'],
      ['2026-03-09', '2026-03-10'],
    ])
  })
})
