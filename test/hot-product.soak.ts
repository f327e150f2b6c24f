import { expect, it } from 'vitest'
import { orderHotProduct, soldOutCodes } from './hot-product.ts'

it('20 parallel orders of one product, with 200 ms of latency to the database, finish within 10 seconds', { retry: 2 }, async () => {
  const { refusals, tookMs } = await orderHotProduct({ ms: 200, orders: 20 })
  console.log(`All ended after ${Math.round(tookMs)} ms`)
  expect(refusals).toEqual(soldOutCodes)
  expect(tookMs).toBeLessThan(10_000)
})
