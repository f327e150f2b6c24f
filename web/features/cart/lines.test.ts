import { describe, expect, test } from 'vitest'
import type { Cart } from '#contract/cart.ts'
import type { StoredLine } from '#web/lib/stored.ts'
import { countOf, withCurrentQuantities, mirrorOf, withLine } from './lines.ts'

const line = (variantId: string, quantity: number, changedAt = 'then'): StoredLine => ({
  productId: 'p',
  variantId,
  quantity,
  price: 5,
  changedAt,
})

describe("setting a line's quantity", () => {
  test('adds the line, or changes it in place', () => {
    const two = withLine(withLine([], line('a', 1)), line('b', 2))
    expect(withLine(two, line('a', 3))).toEqual([line('a', 3), line('b', 2)])
  })
  test('to zero removes it', () => expect(withLine([line('a', 1), line('b', 2)], line('a', 0))).toEqual([line('b', 2)]))
  test('is limited to what a cart may contain', () => {
    expect(withLine([], line('a', 500))[0]?.quantity).toBe(99)
    const full = Array.from({ length: 100 }, (_, index) => line(String(index), 1))
    expect(withLine(full, line('new', 1))).toHaveLength(100)
  })
})

test('the count is of units, not of lines', () => expect(countOf([line('a', 2), line('b', 3)])).toBe(5))

describe("the server's cart as local lines", () => {
  const cart = (quantity: number, priceWas?: number): Cart => ({
    id: null,
    userId: null,
    subtotal: 0,
    items: [{ productId: 'p', variantId: 'a', quantity, price: 6, priceWas, product: {} as Cart['items'][0]['product'] }],
  })

  test('keeps the price that was seen', () => {
    expect(mirrorOf(cart(1, 5), [], 'now')[0]).toMatchObject({ price: 5 })
    expect(mirrorOf(cart(1), [], 'now')[0]).toMatchObject({ price: 6 })
  })
  test('gets a new timestamp only if the quantity differs', () => {
    expect(mirrorOf(cart(2), [line('a', 2)], 'now')[0]?.changedAt).toBe('then')
    expect(mirrorOf(cart(3), [line('a', 2)], 'now')[0]?.changedAt).toBe('now')
  })
})

test('priced lines are shown with later quantities, without removed ones', () => {
  const priced = [
    { productId: 'p', variantId: 'a', quantity: 1 },
    { productId: 'p', variantId: 'b', quantity: 2 },
  ]
  expect(withCurrentQuantities(priced, [line('a', 4), line('new', 1)])).toEqual([{ productId: 'p', variantId: 'a', quantity: 4 }])
})
