import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import type { VisitSource } from '#contract/order-source.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, orderInput, seedProduct, staffIn, stockShop } from '#test/builders.ts'
import { countDays } from './rollup.ts'

let app: TestApp
let owner: { token: string }
let product: Product
beforeAll(async () => {
  app = await startApp()
  owner = await staffIn(app, 'owner')
  product = (await stockShop(app, [seedProduct({ stock: 500 })]))[0]!
})
afterAll(() => app.stop())

const order = async (visit?: VisitSource) =>
  app.call('POST /user/orders/create-order', await orderInput(app, [{ product, quantity: 1 }], visit && { visit }), {
    idempotencyKey: newKey(),
  })
const range = { from: '2026-03-01', to: '2026-03-31' }
const sales = () => app.call('GET /admin/analytics/channels', range, owner)

it('the channel report shows where orders came from, live for today and stored for past days, without canceled ones', async () => {
  const placed = await order({ referrer: 'www.google.com' })
  await order({ source: 'Newsletter', medium: 'email', campaign: 'Spring' })
  const cancelled = await order({ source: 'Newsletter', medium: 'email', campaign: 'Spring' })
  await order()
  await order({ referrer: new URL(app.config.origin).host })
  await order({ referrer: '\u0000 not a host', campaign: ' \ud800' })
  await app.call('POST /admin/orders/:id/cancel', { id: cancelled.id }, owner)
  const { totalCost } = placed
  const expected = {
    channels: expect.arrayContaining([
      { channel: 'email', orders: 1, sales: totalCost },
      { channel: 'search', orders: 1, sales: totalCost },
    ]),
    sources: expect.arrayContaining([
      { channel: 'email', source: 'newsletter', campaign: 'spring', orders: 1, sales: totalCost },
      { channel: 'search', source: 'google.com', campaign: '', orders: 1, sales: totalCost },
    ]),
  }
  const today = await sales()
  expect(today).toMatchObject(expected)
  expect(today.channels.reduce((sum, { orders }) => sum + orders, 0)).toBe(5)
  expect(await app.call('GET /admin/orders/:id', { id: placed.id }, owner)).toMatchObject({
    source: { channel: 'search', source: 'google.com', campaign: '' },
  })
  app.pass(2 * 86_400_000)
  owner = await staffIn(app, 'owner')
  await countDays(app.database, app.now())
  expect(await sales()).toEqual(today)
  const file = await app.request(`/api/admin/analytics/channels/export?from=${range.from}&to=${range.to}`, {
    headers: { authorization: `Bearer ${owner.token}` },
  })
  expect((await file.text()).split('\n').map((line) => line.trim())).toContain(`email,newsletter,spring,1,${totalCost}`)
})
