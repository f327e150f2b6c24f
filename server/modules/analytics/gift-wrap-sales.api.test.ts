import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayOf } from '#contract/time.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { address, newKey, orderInput, seedProduct, staffToken, stockShop } from '#test/builders.ts'
import { countDays } from './rollup.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { GIFT_WRAP: 'on', GIFT_WRAP_PRICE: '4.50' } })
})
afterAll(() => app.stop())

it('the product report and its file have gift wrap beside the products, so that together they are gross sales', async () => {
  const [bell] = await stockShop(app, [seedProduct({ price: 72, stock: 9 })])
  for (const isWrapped of [true, false]) {
    const input = await orderInput(app, [{ product: bell!, quantity: 1 }], { shippingAddress: address() })
    const wrap = isWrapped ? 4.5 : 0
    const costs = { productCost: input.productCost + wrap, totalCost: input.totalCost + wrap }
    await app.call('POST /user/orders/create-order', { ...input, ...costs, gift: { isWrapped } }, { idempotencyKey: newKey() })
  }
  const day = dayOf(app.now().getTime())
  const range = { from: day, to: day }
  const read = async () => app.call('GET /admin/analytics', range, { token: await staffToken(app) })
  const live = await read()
  expect(live).toMatchObject({ giftWrap: { pieces: 1, sales: 4.5 }, top: [{ pieces: 2, sales: 144 }], breakdown: { gross: 148.5 } })
  const url = `/api/admin/analytics/products/export?from=${day}&to=${day}`
  const file = await app.http.inject({ url, headers: { authorization: `Bearer ${await staffToken(app)}` } })
  expect(file.payload.trim().split('\r\n').at(-1)).toBe('Gift wrap,,1,4.5')
  app.pass(86_400_000)
  await countDays(app.database, app.now())
  expect(await read()).toMatchObject({ giftWrap: live.giftWrap, breakdown: live.breakdown })
})
