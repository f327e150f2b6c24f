import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '#contract/time.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, orderInput, seedProduct, stockShop } from '#test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const turnMs = 10_000
const rail = async (tag: string) => (await app.call('GET /user/products/tag/:tag', { tag })).products.map((p) => p.info.name)
const names = async () => (await app.call('GET /user/products', { orderBy: 'best-selling', limit: 50 })).products.map((p) => p.info.name)

describe('the daily jobs', () => {
  it('rank best sellers by orders, weighting older sales less', async () => {
    const [, fresh] = await stockShop(app, [
      seedProduct({ name: 'Sold a while ago', soldLately: 5, stock: 50 }),
      seedProduct({ name: 'Sold today', stock: 50 }),
      seedProduct({ name: 'Never sold' }),
    ])
    expect(await names()).toEqual(['Sold a while ago', expect.any(String), expect.any(String)])
    expect(await rail('BEST_SELLING_PRODUCTS')).toEqual(['Sold a while ago'])
    await app.jobs.runDue()
    await app.call('POST /user/orders/create-order', await orderInput(app, [{ product: fresh!, quantity: 5 }]), {
      idempotencyKey: newKey(),
    })
    app.pass(dayMs - 1000)
    await app.jobs.runDue()
    expect((await names())[0]).toBe('Sold a while ago')
    app.pass(1000)
    await app.jobs.runDue()
    expect(await names()).toEqual(['Sold today', 'Sold a while ago', 'Never sold'])
    expect(await rail('BEST_SELLING_PRODUCTS')).toEqual(['Sold today', 'Sold a while ago'])
    await expect
      .poll(async () => (await app.call('GET /user/products', { maxPrice: 1000, orderBy: 'best-selling' })).products[0]!.info.name)
      .toBe('Sold today')
  })
})

describe('the labels of cards', () => {
  it('show "new" for 30 days, consistently in lists, counts and documents, and "best seller" as cards do', async () => {
    await stockShop(app, [
      seedProduct({ name: 'Came lately', publishedDaysAgo: 27, brand: 'northbar', categories: ['barbells'], soldLately: 9 }),
      seedProduct({ name: 'Came long ago', publishedDaysAgo: 31, brand: 'northbar', categories: ['barbells'] }),
    ])
    const list = async (filter: object) => {
      const { products, facets } = await app.call('GET /user/products', { category: 'barbells', ...filter })
      return [products.map(({ info }) => info.name), facets.isNew, facets.bestSeller]
    }
    expect(await list({ isNew: true })).toEqual([['Came lately'], 1, 1])
    app.pass(dayMs)
    await app.jobs.runDue()
    await expect.poll(() => list({ isNew: true })).toEqual([['Came lately'], 1, 1])
    expect(await list({ bestSeller: true })).toEqual([['Came lately'], 1, 1])
    app.pass(2 * dayMs)
    await app.jobs.runDue()
    await expect.poll(() => list({ isNew: true })).toEqual([[], 0, 0])
    expect((await list({}))[1]).toBe(0)
  })
})

describe('a scheduled product', () => {
  it('appears in lists and counts at its publication time', async () => {
    await stockShop(app, [seedProduct({ name: 'Next month', slug: 'next-month', publishedDaysAgo: -30, brand: 'saltwell' })])
    const found = async () => (await app.call('GET /user/products', { brand: 'saltwell' })).totalProducts
    await app.jobs.runDue()
    expect(await found()).toBe(0)
    app.pass(30 * dayMs)
    const foundAtNextTurn = async () => {
      await app.jobs.runDue()
      app.pass(turnMs)
      return found()
    }
    // A product that another job is changing at that moment is left for the next run.
    await expect.poll(foundAtNextTurn, { timeout: 30_000 }).toBe(1)
    expect((await app.call('GET /user/products/url/:uniqueName', { uniqueName: 'next-month' })).info.name).toBe('Next month')
    expect(await names()).toContain('Next month')
  })
})

describe('an order for the last units, whose process is killed right after the commit', () => {
  it('is visible in the catalogue within a minute', async () => {
    const [product] = await stockShop(app, [seedProduct({ stock: 1 })])
    const run = (text: string) => app.database.db.query({ text, values: [product!.id] })
    await run(`with sold as (update variants set stock = 0 where product_id = $1 returning id)
      insert into stock_movements (variant_id, kind, quantity, at) select id, 'adjust', -1, now() from sold`)
    await run('insert into stock_changes (product_id) values ($1)')
    app.pass(60_000)
    await app.jobs.runDue()
    expect((await app.call('GET /user/products/:id', { id: product!.id })).variants[0]!.stock).toEqual({ state: 'out' })
    const { rows } = await app.database.db.query({ text: 'select from stock_changes', values: [] })
    expect(rows).toHaveLength(0)
  })
})
