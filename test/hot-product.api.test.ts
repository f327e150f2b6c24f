import { expect, it } from 'vitest'
import { orderHotProduct, soldOutCodes } from './hot-product.ts'

it('10 parallel orders of one product, with 100 ms of latency to the database, finish within 10 seconds', async () => {
  const { refusals, tookMs } = await orderHotProduct({ ms: 100, orders: 10 })
  expect(refusals).toEqual(soldOutCodes)
  expect(tookMs).toBeLessThan(10_000)
})
