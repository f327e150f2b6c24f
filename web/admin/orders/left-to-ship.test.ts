import { expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import { leftToShip, packingSlipLines, singlePieces, weightOf } from './left-to-ship.ts'

type Parcels = Pick<Order, 'products' | 'shipments' | 'returns'>
const line = (variantId: string, quantity: number, more: object = {}) => ({
  variantId,
  sku: variantId,
  name: variantId,
  options: {},
  quantity,
  ...more,
})
const parcel = (...lines: [variantId: string, quantity: number][]) => ({
  lines: lines.map(([variantId, quantity]) => ({ variantId, quantity })),
})
const order = (products: object[], shipments: object[] = [], returns: object[] = []) =>
  ({ products, shipments, returns }) as unknown as Parcels
const pieces = (found: { variantId: string; left: number }[]) => found.map(({ variantId, left }) => [variantId, left])

test('shipped, back-ordered and mailed items are not to be picked', () => {
  const products = [line('belt', 2), line('bar', 1), line('bell', 5, { backOrder: { quantity: 3 } }), line('card', 1, { giftCard: {} })]
  expect(pieces(leftToShip(order(products, [parcel(['belt', 2])])))).toEqual([
    ['bar', 1],
    ['bell', 2],
  ])
})

test('items canceled while back-ordered are not left to ship', () => {
  const cancelled = { kind: 'cancellation', lines: [{ variantId: 'bell', quantity: 3 }] }
  expect(pieces(leftToShip(order([line('bell', 5)], [], [cancelled])))).toEqual([['bell', 2]])
})

test('a packing slip lists the next parcel, and all of a shipped order', () => {
  const products = [line('belt', 2), line('bar', 1)]
  expect(pieces(packingSlipLines(order(products, [parcel(['belt', 1])])))).toEqual([
    ['belt', 1],
    ['bar', 1],
  ])
  expect(pieces(packingSlipLines(order(products, [parcel(['belt', 2]), parcel(['bar', 1])])))).toEqual([
    ['belt', 2],
    ['bar', 1],
  ])
})

test('an order without available items has an empty packing slip', () => {
  expect(packingSlipLines(order([line('bell', 3, { backOrder: { quantity: 3 } })]))).toEqual([])
})

test('withdrawn items are not shipped', () => {
  const withdrawal = { kind: 'withdrawal', lines: [{ variantId: 'belt', quantity: 1 }] }
  expect(pieces(leftToShip(order([line('belt', 2), line('bar', 1)], [parcel(['bar', 1])], [withdrawal])))).toEqual([['belt', 1]])
})

test("a packing slip shows the weight of the parcel, and where an item's weight is missing", () => {
  const slip = packingSlipLines(order([line('belt', 3), line('bar', 1), line('rope', 2)], [parcel(['belt', 1])]))
  expect(weightOf(slip, { belt: 450, bar: 20_000, rope: 1 })).toEqual({ grams: 20_902, isWhole: true })
  expect(weightOf(slip, { belt: 450, rope: 0 })).toEqual({ grams: 900, isWhole: false })
  expect(weightOf(slip, {})).toEqual({ grams: 0, isWhole: false })
})

test('a bundle is picked by its components, and has their weight', () => {
  const components = [
    { variantId: 'bar', sku: 'bar', name: 'Bar', options: {}, quantity: 1 },
    { variantId: 'plate', sku: 'plate', name: 'Plate', options: { Weight: '10 kg' }, quantity: 2 },
  ]
  const slip = packingSlipLines(order([line('set', 3, { components }), line('rope', 1)], [parcel(['set', 1])]))
  expect(singlePieces(slip)).toMatchObject([
    { sku: 'bar', left: 2 },
    { sku: 'plate', name: 'Plate, 10 kg', left: 4 },
    { sku: 'rope', left: 1 },
  ])
  expect(weightOf(slip, { set: 40_000, rope: 500 })).toEqual({ grams: 80_500, isWhole: true })
})
