import { describe, expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
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
    expect(statusOf({ orderStatus, shippingStatus, paymentMethod: 'COD', paymentStatus: 'Pending', amountOwed: 0 })).toBe(name)
  })

  test('an order that its buyer withdrew from before it left is withdrawn, until it is canceled', () => {
    const order = { orderStatus: 'Pending', paymentMethod: 'Stripe', paymentStatus: 'Paid', amountOwed: 0 } as const
    const returns = [{ kind: 'withdrawal', state: 'approved' }] as unknown as Order['returns']
    expect(statusOf({ ...order, shippingStatus: 'NotYetShipped', returns })).toBe('withdrawn')
    expect(statusOf({ ...order, shippingStatus: 'Shipped', returns })).toBe('shipped')
    expect(statusOf({ ...order, orderStatus: 'Cancelled', shippingStatus: 'NotYetShipped', returns })).toBe('cancelled')
  })

  test('an order by card is unpaid until its money is there, and never said to be packed soon', () => {
    const order = { orderStatus: 'Pending', shippingStatus: 'NotYetShipped', paymentMethod: 'Stripe', paymentStatus: 'Pending' } as const
    expect(statusOf({ ...order, amountOwed: 20 })).toBe('unpaid')
    expect(statusOf({ ...order, paymentStatus: 'Paid', amountOwed: 0 })).toBe('received')
  })
})
