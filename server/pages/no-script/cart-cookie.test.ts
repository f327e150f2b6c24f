import { expect, it } from 'vitest'
import { cookieLinesMax, readCartId, readLines, writeCart } from './cart-cookie.ts'

const line = {
  productId: '0199c1de-1111-7abc-8def-0123456789ab',
  variantId: '0199c1de-2222-7abc-8def-0123456789ab',
  quantity: 99,
}

it('the cart cookie restores a full cart from less than 4 kB, the limit of a cookie', () => {
  const lines = Array.from({ length: cookieLinesMax }, (_, index) => ({ ...line, quantity: index + 1 }))
  const cookie = writeCart(lines)
  expect(readLines(cookie)).toEqual(lines)
  expect(cookie.length).toBeLessThan(3000)
})

it.each([
  undefined,
  '',
  'nonsense',
  'A'.repeat(44),
  writeCart([{ ...line, quantity: 0 }]),
  writeCart(Array.from({ length: 61 }, () => line)),
])('is empty for %j', (cookie) => {
  expect(readLines(cookie)).toEqual([])
})

it('the cart cookie has a new id for the next cart of the same lines, and the same one when lines change', () => {
  const cookie = writeCart([line])
  expect(readCartId(writeCart([line]))).not.toBe(readCartId(cookie))
  expect(readCartId(writeCart([line, line], readCartId(cookie)))).toBe(readCartId(cookie))
})

it('the cart cookie restores one from before carts had an id', () => {
  const old = Buffer.from(writeCart([line]), 'base64url')
    .subarray(0, 33)
    .toString('base64url')
  expect(readLines(old)).toEqual([line])
  expect(readCartId(old)).toMatch(/^[0-9a-f]{32}$/)
})
