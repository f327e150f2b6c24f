import { expect, it } from 'vitest'
import { orderHotProduct, soldOutCodes } from './hot-product.ts'

it('10 orders of one product at once, with a database 100 ms away each way, all end within 10 seconds', async () => {
  const { refusals, tookMs } = await orderHotProduct({ ms: 100, orders: 10 })
  expect(refusals).toEqual(soldOutCodes)
  expect(tookMs).toBeLessThan(10_000)
})
