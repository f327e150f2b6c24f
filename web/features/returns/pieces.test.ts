import { expect, test } from 'vitest'
import { allPieces, toLines } from './pieces.ts'

test('returned units are those selected of what is left', () => {
  const pieces = allPieces({
    returnable: [
      { variantId: 'a', quantity: 2 },
      { variantId: 'b', quantity: 1 },
    ],
  })
  expect(toLines({ ...pieces, b: 0 })).toEqual([{ variantId: 'a', quantity: 2 }])
})
