import { expect, it } from 'vitest'
import { distinctPrice } from './prices.ts'

it('a price change picks a price that no product of the bench has, and a different one each time', () => {
  const prices = Array.from({ length: 5000 }, (_, n) => distinctPrice(n))
  expect(new Set(prices).size).toBe(5000)
  for (const price of prices) expect(price % 100).not.toBe(90)
  expect(Math.max(...prices)).toBeLessThan(100_000)
})
