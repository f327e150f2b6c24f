import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { limits } from '#contract/limits.ts'
import { startApp, type TestApp } from './app.ts'
import { freshEmail, lastMail, seedProduct, signedIn, stockShop } from './builders.ts'

let app: TestApp
let products: Product[]
const latencyMs = 5
beforeAll(async () => {
  app = await startApp({ databaseMs: latencyMs })
  products = await stockShop(
    app,
    Array.from({ length: 50 }, (_, n) => seedProduct({ stock: n === 0 ? 0 : 10 })),
  )
})
afterAll(async () => {
  await app.stop()
})

const id = (n: number) => products[n]!.id
const fifty = <T>(work: (n: number) => Promise<T>) => Promise.allSettled(Array.from({ length: 50 }, (_, n) => work(n)))
const fulfilled = (results: PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === 'fulfilled').length

describe('50 parallel requests, with a distant database', () => {
  it('save a product once, and never exceed the limit of lists', async () => {
    const person = await signedIn(app)
    expect(fulfilled(await fifty(() => app.call('POST /wishlist', { productId: id(1) }, person)))).toBe(50)
    expect((await app.call('GET /wishlist', {}, person)).items).toHaveLength(1)
    const made = fulfilled(await fifty((n) => app.call('POST /wishlist/lists', { name: `List ${n}` }, person)))
    expect(made).toBe(limits.wishlist.listsMax - 1)
  })

  it('compare three products, and record twenty viewed ones', async () => {
    const person = await signedIn(app)
    await fifty((n) => app.call('POST /compare', { productId: id(n) }, person))
    await fifty((n) => app.call('POST /recently-viewed', { productIds: [id(n)] }, person))
    expect((await app.call('GET /compare', {}, person)).items).toHaveLength(3)
    expect(new Set((await app.call('GET /recently-viewed', {}, person)).productIds).size).toBe(20)
  })

  it('save a line for later and move it back, leaving it in one place', async () => {
    const person = await signedIn(app)
    const line = { productId: id(1) }
    await app.call('POST /cart', { ...line, quantity: 2 }, person)
    await fifty((n) => app.call(n % 2 ? 'POST /cart/saved' : 'POST /cart/saved/restore', line, person))
    const [cart, saved] = await Promise.all([app.call('GET /cart', {}, person), app.call('GET /cart/saved', {}, person)])
    expect([...cart.items, ...saved.items].map(({ quantity }) => quantity)).toEqual([2])
  })

  it('send one confirmation to an email', async () => {
    const email = freshEmail()
    expect(fulfilled(await fifty(() => app.call('POST /stock-alerts', { productId: id(0), email })))).toBe(50)
    const { rows } = await app.database.db.query({ text: 'select count(*)::int as n from messages where recipient = $1', values: [email] })
    expect(rows).toEqual([{ n: 1 }])
    expect(await lastMail(app, email)).toBeDefined()
  })
})
