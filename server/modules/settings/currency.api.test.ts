import { afterAll, beforeAll, expect, it } from 'vitest'
import { setShopCurrency } from '#contract/currency.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { seedProduct, staffIn, stockShop } from '#test/builders.ts'
import { checkCurrency } from './currency.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(async () => {
  setShopCurrency('USD')
  await app.stop()
})

/** The warnings that a server logs if it starts with this currency. */
async function startIn(name: string): Promise<string[]> {
  const lines: string[] = []
  const config = { ...app.config, shop: { ...app.config.shop, currency: { ...app.config.shop.currency, name } } }
  await checkCurrency(app.database, config, { now: app.now(), log: { warn: (_, line) => lines.push(line) } })
  return lines
}

it("a server started with another currency than its products' logs a warning and shows it on the first screen; an empty shop may change it", async () => {
  expect([await startIn('EUR'), await startIn('GBP'), await startIn('USD')]).toEqual([[], [], []])
  await stockShop(app, [seedProduct({ stock: 1 })])
  expect(await startIn('EUR')).toEqual([expect.stringContaining('Set CURRENCY_NAME=USD')])
  expect(await startIn('USD')).toEqual([])
  const { token } = await staffIn(app, 'owner')
  expect(await app.call('GET /admin/first-steps', {}, { token })).toMatchObject({ currency: 'USD', currencyBefore: null })
  const other = await app.another({ CURRENCY_NAME: 'EUR', COUNTRIES: 'DE' })
  try {
    const { payload } = await other.http.inject({ url: '/api/admin/first-steps', headers: { authorization: `Bearer ${token}` } })
    const { data } = JSON.parse(payload) as { data: { steps: object[] } }
    expect(data).toMatchObject({ currency: 'EUR', countries: ['DE'], currencyBefore: 'USD' })
    expect(data.steps[0]).toEqual({ name: 'currency', isDone: true })
  } finally {
    await other.close()
  }
})
