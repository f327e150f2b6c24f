import { expect, it } from 'vitest'
import { cookieLinesMax, readLines, writeLines } from './cart-cookie.ts'

const line = {
  productId: '0199c1de-1111-7abc-8def-0123456789ab',
  variantId: '0199c1de-2222-7abc-8def-0123456789ab',
  quantity: 99,
}

it('brings a full cart back, in less than the 4 kB a cookie may have', () => {
  const lines = Array.from({ length: cookieLinesMax }, (_, index) => ({ ...line, quantity: index + 1 }))
  const cookie = writeLines(lines)
  expect(readLines(cookie)).toEqual(lines)
  expect(cookie.length).toBeLessThan(3000)
})

it.each([
  undefined,
  '',
  'nonsense',
  'A'.repeat(44),
  writeLines([{ ...line, quantity: 0 }]),
  writeLines(Array.from({ length: 61 }, () => line)),
])('is empty for %j', (cookie) => {
  expect(readLines(cookie)).toEqual([])
})
