import { describe, expect, test } from 'vitest'
import { statusOf } from './status.ts'

describe('where an order is', () => {
  test.each([
    ['Pending', 'NotYetShipped', 'received'],
    ['Processing', 'NotYetShipped', 'packing'],
    ['Processing', 'PartiallyShipped', 'partly'],
    ['Processing', 'Shipped', 'shipped'],
    ['Processing', 'Delivered', 'delivered'],
    ['Completed', 'Delivered', 'completed'],
    ['Cancelled', 'NotYetShipped', 'cancelled'],
    ['Cancelled', 'Shipped', 'cancelled'],
  ] as const)('%s and %s is shown as %s', (orderStatus, shippingStatus, name) => {
    expect(statusOf({ orderStatus, shippingStatus })).toBe(name)
  })
})
