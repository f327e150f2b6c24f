import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '#server/db/statement.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { seedProduct, stockShop } from '#test/builders.ts'
import { ProductIndex } from './memory/product-index.ts'
import { PopularSearches } from './search.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await stockShop(app, [seedProduct({ slug: 'bell' })])
})
afterAll(() => app.stop())

const failure = new Error('no such column')
const broken = { query: () => Promise.reject(failure) } as unknown as Db

it('reports that the products could not be read again, and finds those it has', async () => {
  const failures: unknown[] = []
  const index = new ProductIndex(app.catalogue, app.now, (error) => failures.push(error))
  const { size } = await index.texts(app.database.db)
  app.catalogue.clear()
  expect((await index.texts(broken)).size).toBe(size)
  await expect.poll(() => failures).toEqual([failure])
  app.catalogue.clear()
  await index.texts(app.database.db)
  expect(failures).toHaveLength(1)
})

it('reports that the popular searches could not be read', async () => {
  const failures: unknown[] = []
  await new PopularSearches((error) => failures.push(error)).refresh(broken, app.search.engine, app.now())
  expect(failures).toEqual([failure])
})
