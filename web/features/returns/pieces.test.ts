import { expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import { allPieces, keptLines, paidForReturnable, toLines } from './pieces.ts'

test('returned units are those selected of what is left', () => {
  const pieces = allPieces({
    returnable: [
      { variantId: 'a', quantity: 2 },
      { variantId: 'b', quantity: 1 },
    ],
  })
  expect(toLines({ ...pieces, b: 0 })).toEqual([{ variantId: 'a', quantity: 2 }])
})

test("a withdrawal leaves files and gift cards with the buyer, and refunds the other lines' share", () => {
  const products = [
    { variantId: 'a', quantity: 3, totalPrice: 10, discount: 1, addedTax: 0.9 },
    { variantId: 'b', quantity: 1, totalPrice: 19, discount: 0, digital: { withdrawalWaivedAt: null } },
  ] as unknown as Order['products']
  expect(keptLines({ products }).map(({ variantId }) => variantId)).toEqual(['b'])
  expect(paidForReturnable({ products, returnable: [{ variantId: 'a', quantity: 2 }] })).toBe(6.6)
})
