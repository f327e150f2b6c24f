import { expect, it } from 'vitest'
import { isPaidBack, isWithoutRefund } from './paid-back.ts'

type Order = Parameters<typeof isPaidBack>[0] & Parameters<typeof isWithoutRefund>[0]
const refund = { isOver: false, creditReturned: 1000, pointsReturned: 100 } as Order['refunds'][number]
/** 50.00: 100 points paid 1.00, a gift card 10.00 and cash 39.00; all of it was refunded. */
const all = {
  order_status: 'Completed',
  payment_status: 'Cancelled',
  total_cost: 5000,
  points_spent: 100,
  points_cost: 100,
  credit_cost: 1000,
  gift_card_cost: 0,
  gift_card_refunded: 0,
  refunded: 3900,
  refunds: [refund],
  returns: [],
  user_id: 'u',
} as Order

it.each<[string, Partial<Order>, boolean]>([
  ['all of it went back', {}, true],
  ['money is left', { payment_status: 'Paid', refunded: 3899 }, false],
  ['credit is left', { refunds: [{ ...refund, creditReturned: 999 }] }, false],
  ['points are left', { refunds: [{ ...refund, pointsReturned: 99 }] }, false],
  ['the points that are left belong to nobody', { refunds: [{ ...refund, pointsReturned: 0 }], user_id: null }, true],
  ['its cards are all that is left', { payment_status: 'Paid', total_cost: 7500, gift_card_cost: 2500 }, true],
  ['one of its cards went back, and some of its goods', { total_cost: 7500, gift_card_cost: 2500, gift_card_refunded: 2500 }, false],
  ['only what an edit took off went back', { refunds: [{ ...refund, isOver: true }] }, false],
  ['more is to be paid', { payment_status: 'Pending' }, false],
  ['it was free', { total_cost: 0, points_spent: 0, points_cost: 0, credit_cost: 0, refunded: 0, refunds: [] }, false],
])('an order is paid back, or not, where %s', (_, changes, expected) => {
  expect(isPaidBack({ ...all, ...changes })).toBe(expected)
})

it.each<[string, Partial<Order['returns'][number]>, Partial<Order>, boolean]>([
  ['has come once all went back', { state: 'received' }, {}, true],
  ['has come while something is left', { state: 'received' }, { payment_status: 'Paid', refunded: 0 }, false],
  ['ended with nothing', { state: 'refunded' }, {}, true],
  ['was refunded', { state: 'refunded', hasRefund: true }, {}, false],
  ['was refused', { state: 'rejected' }, {}, false],
  ['ended with the cancellation of its paid order', { state: 'refunded' }, { order_status: 'Cancelled' }, false],
  [
    'ended with the cancellation of an order that nobody paid',
    { state: 'refunded' },
    { order_status: 'Cancelled', refunds: [], credit_cost: 0, points_spent: 0 },
    true,
  ],
])('a return brings nothing, or something, where it %s', (_, one, order, expected) => {
  expect(isWithoutRefund({ ...all, ...order }, { exchangeOrder: null, hasRefund: false, ...one } as Order['returns'][number])).toBe(
    expected,
  )
})
