import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '#contract/order.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { askApi } from '#test/ask-api.ts'
import { freshEmail, lastMail, newKey, orderInput, seedProduct, signedIn, staffIn, stockShop } from '#test/builders.ts'
import { translateOptions, translateProducts } from '#server/modules/catalogue/catalogue.ts'
import { documentsOf } from '#server/modules/invoices/invoices.ts'

const inBengali = { 'Accept-Language': 'bn' }
let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { LOCALES: 'en,bn' } })
})
afterAll(() => app.stop())

/** A product in both languages, and one in English alone. */
async function shelf() {
  const options = [{ name: 'Color', values: ['Red'] }]
  const variants = (sku: string) => [{ options: { Color: 'Red' }, sku, price: 20, stock: 20 }]
  const slug = `bell-${newKey().slice(0, 8)}`
  const [bell, rope] = await stockShop(app, [
    seedProduct({ slug, name: 'Bell', options, variants: variants(slug) }),
    seedProduct({ slug: `rope-${slug}`, name: 'Rope' }),
  ])
  await app.database.transaction(async (tx) => {
    await translateProducts(tx, [{ productId: bell!.id, locale: 'bn', name: 'ঘণ্টা' }])
    await translateOptions(tx, 'bn', { Red: 'লাল' })
  })
  return { bell: bell!, rope: rope! }
}

type Headers = Record<string, string>
const ask = <T>(path: string, headers: Headers, body?: object) => askApi<T>(app, path, headers, body)

/** Both, ordered by someone who reads this language. */
async function ordered(headers: Headers, over: { token?: string } = {}) {
  const { bell, rope } = await shelf()
  const lines = [bell, rope].map((product) => ({ product, quantity: 1 }))
  const email = freshEmail()
  const signed: Headers = over.token ? { authorization: `Bearer ${over.token}` } : {}
  const input = await orderInput(app, lines, { email })
  const order = await ask<Order & { token: string }>('/api/user/orders/create-order', { ...headers, ...signed }, input)
  return { order, email, bell, rope }
}
const namesOf = ({ products }: Pick<Order, 'products'>) => products.map(({ name }) => name)

describe('an order placed in Bengali', () => {
  it("shows its lines in Bengali to readers of Bengali, and in the shop's language to everyone else", async () => {
    const { order } = await ordered(inBengali)
    const path = `/api/user/orders/${order.id}?token=${order.token}`
    expect(namesOf(order)).toEqual(['ঘণ্টা', 'Rope'])
    const read = await ask<Order>(path, inBengali)
    expect(read.products.map(({ name, options }) => [name, options])).toEqual([
      ['ঘণ্টা', { Color: 'লাল' }],
      ['Rope', {}],
    ])
    expect(namesOf(await ask<Order>(path, {}))).toEqual(['Bell', 'Rope'])
    const { token } = await staffIn(app, 'owner')
    const { order: seen } = await ask<{ order: Order }>(`/api/admin/orders/${order.id}`, { authorization: `Bearer ${token}` })
    expect(seen.products[0]).toMatchObject({ name: 'Bell', options: { Color: 'Red' }, translation: { locale: 'bn', name: 'ঘণ্টা' } })
  })

  it('keeps the product name at the time of the order', async () => {
    const { order, bell } = await ordered(inBengali)
    await app.database.transaction((tx) => translateProducts(tx, [{ productId: bell.id, locale: 'bn', name: 'নতুন নাম' }]))
    expect(namesOf(await ask<Order>(`/api/user/orders/${order.id}?token=${order.token}`, inBengali))).toEqual(['ঘণ্টা', 'Rope'])
  })

  it('is listed and found by that name', async () => {
    const { token } = await signedIn(app)
    const { order } = await ordered(inBengali, { token })
    const list = (q: string, headers: Headers) =>
      ask<{ orders: Order[] }>(`/api/user/orders/list${q}`, { ...headers, authorization: `Bearer ${token}` })
    for (const time of ['first', 'stored']) {
      const { orders } = await list('', inBengali)
      expect([time, orders.map(({ id }) => id), namesOf(orders[0]!)]).toEqual([time, [order.id], ['ঘণ্টা', 'Rope']])
    }
    expect(namesOf((await list('', {})).orders[0]!)).toEqual(['Bell', 'Rope'])
    expect((await list(`?q=${encodeURIComponent('ঘণ্টা')}`, inBengali)).orders).toHaveLength(1)
    expect((await list(`?q=${encodeURIComponent('চাকা')}`, inBengali)).orders).toHaveLength(0)
  })

  it('is confirmed and invoiced in Bengali, whoever triggers the payment', async () => {
    const { order, email } = await ordered(inBengali)
    expect((await lastMail(app, email))?.text).toContain('ঘণ্টা')
    expect((await lastMail(app, email))?.text).toContain('লাল')
    const { token } = await staffIn(app, 'owner')
    await app.call('POST /admin/orders/:id/ship', { id: order.id }, { token })
    await app.call('POST /admin/orders/:id/deliver', { id: order.id }, { token })
    const [invoice] = await documentsOf(app.database.db, order.id)
    expect(invoice).toMatchObject({ locale: 'bn', total_cost: expect.any(Number) })
    expect(invoice!.lines.map(({ name, options, price }) => [name, options, price])).toEqual([
      ['ঘণ্টা', { Color: 'লাল' }, 2000],
      ['Rope', {}, 2000],
    ])
  })

  it('has later mails in Bengali, too, whatever language staff use', async () => {
    const customer = await signedIn(app)
    const { order } = await ordered(inBengali, customer)
    const { token } = await staffIn(app, 'owner')
    await app.call('POST /admin/orders/:id/ship', { id: order.id }, { token })
    expect((await lastMail(app, order.email))?.text).toMatch(/[\u0980-\u09ff]{3}/)
  })
})

describe('an order placed in English', () => {
  it('stores no translation, and is the same in every language', async () => {
    const { order } = await ordered({})
    expect(order.products[0]).not.toHaveProperty('translation')
    expect(namesOf(await ask<Order>(`/api/user/orders/${order.id}?token=${order.token}`, inBengali))).toEqual(['Bell', 'Rope'])
    const [invoice] = await documentsOf(app.database.db, order.id)
    expect(invoice).toBeUndefined()
  })
})

describe('the checkout', () => {
  it('shows products and cart lines in the language of the page', async () => {
    const { bell } = await shelf()
    const products = [{ productId: bell.id, variantId: bell.variants[0]!.id, quantity: 1 }]
    const summary = await ask<{ products: Order['products'] }>('/api/user/orders/checkout-summary', inBengali, { products })
    expect(summary.products[0]).toMatchObject({ name: 'ঘণ্টা', options: { Color: 'Red' } })
    expect(summary.products[0]).not.toHaveProperty('translation')
    const english = await ask<{ products: Order['products'] }>('/api/user/orders/checkout-summary', {}, { products })
    expect(english.products[0]!.name).toBe('Bell')
  })
})
