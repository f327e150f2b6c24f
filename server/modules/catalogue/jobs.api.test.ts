import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { seedProduct, stockShop } from '#test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

it('works the tags out anew each day', async () => {
  const [thing] = await stockShop(app, [seedProduct({ soldLately: 5 })])
  const bestSellers = async () =>
    (await app.call('GET /user/products/tag/:tag', { tag: 'BEST_SELLING_PRODUCTS' })).products.map((p) => p.id)
  expect(await bestSellers()).toEqual([thing!.id])
  await app.jobs.runDue()
  await app.database.db.query({ text: 'update variants set sold_lately = 0', values: [] })
  app.pass(86_399_000)
  await app.jobs.runDue()
  expect(await bestSellers()).toEqual([thing!.id])
  app.pass(1000)
  await app.jobs.runDue()
  expect(await bestSellers()).toEqual([])
})
