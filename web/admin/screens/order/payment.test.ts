import { expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import { paymentOf } from './payment.ts'

/** Cash on delivery: 74.90, of which points paid 0.50 and a gift card 10.00. */
const order = {
  orderStatus: 'Pending',
  paymentStatus: 'Pending',
  shippingStatus: 'NotYetShipped',
  paymentMethod: 'COD',
  totalCost: 74.9,
  pointsSpent: 50,
  pointsCost: 0.5,
  creditCost: 10,
  amountDue: 64.4,
  amountOwed: 64.4,
  creditExpected: 0,
  refunded: 0,
  refunds: [] as Order['refunds'],
} as Order
const refund = { amount: 29, creditReturned: 10, pointsReturned: 50, beyondTotal: false, method: 'cash' } as Order['refunds'][number]
const canceled = { ...order, orderStatus: 'Cancelled', paymentStatus: 'Cancelled', amountOwed: 0 } as const

test('a replacement was paid by the returned items, and the rest on delivery', () => {
  const waiting = { ...order, amountOwed: 35.4 }
  expect(paymentOf(waiting, 29)).toEqual({ exchanged: 29, paid: 0, method: 'ByHand', back: 0, pointsBack: 0 })
  const delivered = { ...order, paymentStatus: 'Paid', shippingStatus: 'Delivered', amountOwed: 0 } as const
  expect(paymentOf(delivered, 29)).toEqual({ exchanged: 29, paid: 35.4, method: 'COD', back: 0, pointsBack: 0 })
})

test('if canceled after its return arrived, it was paid by the return, and all of that was refunded', () => {
  const over = { ...canceled, refunded: 29, refunds: [refund] }
  expect(paymentOf(over, 29)).toEqual({ exchanged: 29, paid: 0, method: 'ByHand', back: 39, pointsBack: 50 })
})

test('if canceled before payment, nothing was paid on delivery; points and gift card were returned', () => {
  expect(paymentOf(canceled, 0)).toEqual({ exchanged: 0, paid: 0, method: 'ByHand', back: 10, pointsBack: 50 })
})

test('if canceled after staff received cash, that was paid and refunded', () => {
  const over = { ...canceled, refunded: 64.4, refunds: [{ ...refund, amount: 64.4 }] }
  expect(paymentOf(over, 0)).toEqual({ exchanged: 0, paid: 64.4, method: 'ByHand', back: 74.4, pointsBack: 50 })
})

test('if delivered and returned, it was paid on delivery; a refund by an edit belongs to an earlier total', () => {
  const over = { ...order, orderStatus: 'Completed', paymentStatus: 'Paid', shippingStatus: 'Delivered', amountOwed: 0 } as const
  const refunds = [refund, { ...refund, amount: 5, beyondTotal: true }]
  expect(paymentOf({ ...over, refunded: 29, refunds }, 0)).toEqual({ exchanged: 0, paid: 64.4, method: 'COD', back: 39, pointsBack: 50 })
})
