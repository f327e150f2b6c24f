import { expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import { allUnits, isAll, linesOf, proposedAmount, typedAmount } from './refund-amount.ts'

const lineOf = (variantId: string, quantity: number, totalPrice: number, discount = 0) => ({ variantId, quantity, totalPrice, discount })
const card = { ...lineOf('card', 1, 50), giftCard: { state: 'active' } }
/** Two lines and a gift card of 50; 8 of it were refunded before, so 92 can be refunded now. */
const order = {
  paymentStatus: 'Paid',
  amountDue: 150,
  creditCost: 0,
  refunded: 8,
  refunds: [] as Order['refunds'],
  returns: [] as Order['returns'],
  products: [lineOf('socks', 3, 30, 3), lineOf('mat', 1, 70), card] as unknown as Order['products'],
} as Order

test('the proposed amount is the price of the selected units, up to what is left of the order', () => {
  expect(proposedAmount(order, new Map([['socks', 2]]))).toBe(18)
  const all = new Map([
    ['socks', 3],
    ['mat', 1],
  ])
  expect(allUnits(order)).toEqual(all)
  expect(proposedAmount(order, all)).toBe(92)
  expect(proposedAmount(order, new Map([['socks', 0]]))).toBeNull()
})

test('all units are the full amount, shipping included; with no units left nothing is proposed', () => {
  const shipped = { ...order, amountDue: 160 }
  expect(proposedAmount(shipped, allUnits(shipped))).toBe(102)
  expect(proposedAmount(shipped, new Map([['mat', 1]]))).toBe(70)
  expect(proposedAmount({ ...shipped, products: [] }, new Map())).toBe(152)
})

test('units include tax added to their price, and the units of a line add up to the line', () => {
  const rope = { ...lineOf('rope', 3, 59.7, 8.96), addedTax: 4.5 }
  const taxed = { ...order, amountDue: 300, products: [rope, lineOf('mat', 1, 70)] as unknown as Order['products'] }
  const proposed = (refundedQuantity: number) =>
    proposedAmount({ ...taxed, products: [{ ...rope, refundedQuantity }, taxed.products[1]!] as Order['products'] }, new Map([['rope', 1]]))
  const each = [0, 1, 2].map(proposed)
  expect(each).toEqual([18.41, 18.42, 18.41])
  expect(Math.round(each.reduce<number>((sum, one) => sum + one!, 0) * 100)).toBe(5524)
})

test('gift cards are not offered as lines', () => {
  expect(linesOf(order).map(({ line }) => line.variantId)).toEqual(['socks', 'mat'])
})

test('units refunded before or in a return are not offered', () => {
  const returns = [
    { state: 'refunded', lines: [{ variantId: 'socks', quantity: 1 }] },
    { state: 'rejected', lines: [{ variantId: 'socks', quantity: 1 }] },
    { state: 'requested', lines: [{ variantId: 'mat', quantity: 1 }] },
  ] as Order['returns']
  const products = order.products.map((one) => (one.variantId === 'socks' ? { ...one, refundedQuantity: 1 } : one))
  expect(linesOf({ ...order, products, returns }).map(({ line, left }) => [line.variantId, left])).toEqual([['socks', 1]])
})

test('an amount accepts a comma or a point, up to what is left', () => {
  expect(typedAmount(' 12,5 ', order)).toBe(12.5)
  expect(typedAmount('92,00', order)).toBe(92)
  for (const typed of ['92.01', '92.000', '0', '-3', '1e1', '', '12.3456', '0.001']) expect(typedAmount(typed, order), typed).toBeNull()
})

test('a full refund is sent without an amount, except what exchanges need', () => {
  expect(isAll(92, order)).toBe(true)
  expect(isAll(91, order)).toBe(false)
  const reserved = { ...order, returns: [{ exchangeCredit: 12 }] } as Order
  expect(isAll(80, reserved)).toBe(false)
})
