import { describe, expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import { statusOf } from './status.ts'

describe('the status of an order', () => {
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
    expect(statusOf({ orderStatus, shippingStatus, paymentMethod: 'COD', paymentStatus: 'Pending', amountOwed: 0 })).toBe(name)
  })

  test('is "withdrawn" when withdrawn from before shipping, until it is canceled', () => {
    const order = { orderStatus: 'Pending', paymentMethod: 'Stripe', paymentStatus: 'Paid', amountOwed: 0 } as const
    const returns = [{ kind: 'withdrawal', state: 'approved' }] as unknown as Order['returns']
    expect(statusOf({ ...order, shippingStatus: 'NotYetShipped', returns })).toBe('withdrawn')
    expect(statusOf({ ...order, shippingStatus: 'Shipped', returns })).toBe('shipped')
    expect(statusOf({ ...order, orderStatus: 'Cancelled', shippingStatus: 'NotYetShipped', returns })).toBe('cancelled')
  })

  test('of an unpaid card order is "unpaid", and never "packed soon"', () => {
    const order = { orderStatus: 'Pending', shippingStatus: 'NotYetShipped', paymentMethod: 'Stripe', paymentStatus: 'Pending' } as const
    expect(statusOf({ ...order, amountOwed: 20 })).toBe('unpaid')
    expect(statusOf({ ...order, paymentStatus: 'Paid', amountOwed: 0 })).toBe('received')
  })
})
