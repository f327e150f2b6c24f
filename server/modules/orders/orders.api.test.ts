import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { address, newKey, orderInput, seedProduct, signedIn, staffToken, stockShop } from '#test/builders.ts'

let app: TestApp
let kettlebell: Product
let bottle: Product
let shirt: Product
beforeAll(async () => {
  app = await startApp()
  const sizes = ['S', 'M'].map((size) => ({ options: { Size: size }, sku: `TEE-${size}`, price: 25, stock: 50 }))
  ;[kettlebell, bottle, shirt] = (await stockShop(app, [
    seedProduct({ price: 49.9, stock: 50 }),
    seedProduct({ price: 12.05, stock: 50 }),
    seedProduct({ options: [{ name: 'Size', values: ['S', 'M'] }], variants: sizes }),
  ])) as [Product, Product, Product]
})
afterAll(() => app.stop())

const place = async (
  lines: Parameters<typeof orderInput>[1],
  over: Parameters<typeof orderInput>[2] = {},
  options: { token?: string; key?: string } = {},
) =>
  app.call('POST /user/orders/create-order', await orderInput(app, lines, over), {
    idempotencyKey: options.key ?? newKey(),
    token: options.token,
  })
const outbox = async () => (await (await app.request('/dev/outbox.json')).json()) as { to: string; subject: string; text: string }[]

describe('placing an order', () => {
  it("ships to the shop's country if none is given", async () => {
    const { country: _, ...unnamed } = address()
    const { shippingAddress, billingAddress } = await place([{ product: bottle, quantity: 1 }], { shippingAddress: unnamed })
    expect([shippingAddress.country, billingAddress.country]).toEqual(['US', 'US'])
    const products = [{ productId: bottle.id, quantity: 1 }]
    const summary = await app.call('POST /user/orders/checkout-summary', { products, shippingAddress: unnamed })
    expect(summary.shippingAddress).toEqual(address())
  })

  it('gives a guest a numbered order, deducts stock and queues the mail', async () => {
    const before = await app.database.db.query({ text: 'select stock from variants where id = $1', values: [kettlebell.variants[0]!.id] })
    const order = await place(
      [
        { product: kettlebell, quantity: 2 },
        { product: bottle, quantity: 1 },
      ],
      { email: 'Buyer@Example.com' },
    )
    expect(order).toMatchObject({
      orderStatus: 'Pending',
      paymentStatus: 'Pending',
      shippingStatus: 'NotYetShipped',
      paymentMethod: 'COD',
      productCost: 111.85,
      shippingCost: 0,
      totalCost: 111.85,
      email: 'buyer@example.com',
      canCancel: true,
    })
    expect(order.number).toMatch(/^GF-\d{6}$/)
    expect(order.timeline.map((e) => e.event)).toEqual(['PLACED'])
    const after = await app.database.db.query({ text: 'select stock from variants where id = $1', values: [kettlebell.variants[0]!.id] })
    expect((before.rows[0] as { stock: number }).stock - (after.rows[0] as { stock: number }).stock).toBe(2)
    const mail = (await outbox()).find((m) => m.subject.includes(order.number))
    expect(mail).toMatchObject({ to: 'buyer@example.com' })
    expect(mail?.text).toContain(`/order/${order.number}?token=${order.token}`)
  })

  it('can be opened by a guest with its signed link, by id and by number, and by nobody else', async () => {
    const { token, ...order } = await place([{ product: bottle, quantity: 1 }])
    expect(await app.call('GET /user/orders/:id', { id: order.number, token })).toEqual(order)
    expect(await app.call('GET /user/orders/:id', { id: order.id, token })).toEqual(order)
    const other = await place([{ product: bottle, quantity: 1 }])
    for (const wrong of [undefined, 'nonsense', 'a.b', other.token, `${token}x`]) {
      await expect(app.call('GET /user/orders/:id', { id: order.number, token: wrong })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    const stranger = await signedIn(app)
    await expect(app.call('GET /user/orders/:id', { id: order.id }, { token: stranger.token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it("adds a customer's order to their list and removes its lines from their cart", async () => {
    const { token, email } = await signedIn(app)
    await app.call('POST /cart', { productId: kettlebell.id, quantity: 1 }, { token })
    await app.call('POST /cart', { productId: bottle.id, quantity: 3 }, { token })
    const order = await place([{ product: kettlebell, quantity: 1 }], { email: undefined }, { token })
    expect(order.email).toBe(email)
    expect((await app.call('GET /cart', {}, { token })).items.map((i) => i.productId)).toEqual([bottle.id])
    const list = await app.call('GET /user/orders/list', {}, { token })
    expect(list.total).toBe(1)
    expect(list.orders[0]!.number).toBe(order.number)
  })

  it("stores the buyer's note, which they, staff and exports see, or none", async () => {
    const { token } = await signedIn(app)
    const note = 'Second floor.\nRing twice, "please".'
    const order = await place([{ product: bottle, quantity: 1 }], { note: `${note}\r\n` }, { token })
    expect(order.note).toBe(note)
    expect((await app.call('GET /user/orders/:id', { id: order.id }, { token })).note).toBe(note)
    const staff = await staffToken(app)
    expect((await app.call('GET /admin/orders/:id', { id: order.id }, { token: staff })).order.note).toBe(note)
    const file = await app.http.inject({ url: '/api/admin/orders/export?format=shopify', headers: { authorization: `Bearer ${staff}` } })
    expect(file.payload).toContain(`"${note.replaceAll('"', '""')}"`)
    expect(await place([{ product: bottle, quantity: 1 }])).not.toHaveProperty('note')
    await expect(place([{ product: bottle, quantity: 1 }], { note: 'x'.repeat(501) })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('accepts a billing address other than the shipping address, which is the default', async () => {
    const order = await place([{ product: bottle, quantity: 1 }], { billingAddress: address({ city: 'Seattle' }) })
    expect([order.shippingAddress.city, order.billingAddress.city]).toEqual(['Portland', 'Seattle'])
    expect((await place([{ product: bottle, quantity: 1 }])).billingAddress.city).toBe('Portland')
  })
})

describe('an order that is refused', () => {
  const refused = (over: Parameters<typeof orderInput>[2], lines: Parameters<typeof orderInput>[1] = [{ product: bottle, quantity: 1 }]) =>
    place(lines, over).then(
      () => 'placed',
      (error: unknown) => error,
    )

  it('names the line with an outdated price', async () => {
    const [line] = (await orderInput(app, [{ product: bottle, quantity: 1 }])).products
    for (const price of [0, 12, 12.04, 1_000_000]) {
      expect(await refused({ products: [{ ...line!, price }] })).toMatchObject({
        code: 'MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES',
        errors: { 'products.0.price': ['The price is 12.05 now'] },
      })
    }
    expect(await refused({ products: [{ ...line!, price: -1 }] })).toMatchObject({ code: 'INVALID_INPUT' })
  })

  it.each(['productCost', 'shippingCost', 'totalCost'] as const)('names %s where it is not what the shop adds up', async (name) => {
    expect(await refused({ [name]: 1 })).toMatchObject({
      code: 'MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES',
      errors: { [name]: [expect.stringContaining('now')] },
    })
  })

  it('names lines that are unknown, sold out, repeated or without a variant', async () => {
    const good = (await orderInput(app, [{ product: bottle, quantity: 1 }])).products[0]!
    const lines = [
      good,
      { ...good, quantity: 2 },
      { ...good, productId: newKey() },
      { ...good, variantId: newKey() },
      { productId: shirt.id, quantity: 1, price: 25 },
      { ...good, variantId: kettlebell.variants[0]!.id },
    ]
    expect(await refused({ products: lines })).toMatchObject({
      code: 'INVALID_ITEMS_SELECTED_OR_STOCK_OUT',
      errors: {
        'products.1': ['In the order twice'],
        'products.2': ['Not available'],
        'products.3': ['Not available'],
        'products.4': ['Not available'],
        'products.5': ['Not available'],
      },
    })
    expect(await refused({}, [{ product: bottle, quantity: 99 }])).toMatchObject({ code: 'INVALID_ITEMS_SELECTED_OR_STOCK_OUT' })
  })

  it('accepts only offered payment and shipping methods', async () => {
    for (const paymentMethod of ['Stripe', 'Points', 'cod', ''])
      expect(await refused({ paymentMethod })).toMatchObject({ code: 'PAYMENT_METHOD_IS_INVAILD', message: 'Payment method is invaild' })
    expect(await refused({ shippingMethod: 'drone' })).toMatchObject({
      code: 'INVALID_INPUT',
      errors: { shippingMethod: [expect.any(String)] },
    })
  })

  it('has an existing country, postal code and region, for guests, too', async () => {
    const isRefused = (over: Parameters<typeof place>[1], field: string) =>
      expect(place([{ product: bottle, quantity: 1 }], over), field).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        errors: { [field]: [expect.any(String)] },
      })
    await isRefused({ shippingAddress: address({ postCode: 'ABC' }) }, 'shippingAddress.postCode')
    await isRefused({ shippingAddress: address({ region: 'Atlantis' }) }, 'shippingAddress.region')
    await isRefused({ shippingAddress: address({ country: 'ZZ' }) }, 'shippingAddress.country')
    await isRefused({ billingAddress: address({ country: 'ZZ' }) }, 'billingAddress.country')
    await isRefused({ billingAddress: address({ postCode: '9720' }) }, 'billingAddress.postCode')
    // A bill may go where no parcel does.
    const { billingAddress } = await place([{ product: bottle, quantity: 1 }], {
      billingAddress: address({ country: 'JP', region: '', postCode: '100-0001' }),
    })
    expect(billingAddress).toMatchObject({ country: 'JP', postCode: '100-0001' })
  })

  it("stores region codes and postal codes in the country's format", async () => {
    const { shippingAddress } = await place([{ product: bottle, quantity: 1 }], {
      shippingAddress: address({ country: 'CA', city: 'Toronto', region: 'ontario', postCode: 'm6j1e6' }),
    })
    expect(shippingAddress).toMatchObject({ region: 'ON', postCode: 'M6J 1E6' })
    const mail = (await outbox()).find(({ text }) => text.includes('Toronto'))
    expect(mail?.text).toContain('Toronto ON M6J 1E6')
  })

  it('is refused in cash above the limit, which the checkout and the list of payment methods show', async () => {
    const products = [{ product: kettlebell, quantity: 11 }]
    await expect(place(products)).rejects.toMatchObject({ code: 'PAYMENT_METHOD_IS_INVAILD' })
    const lines = [{ productId: kettlebell.id, quantity: 11 }]
    const summary = await app.call('POST /user/orders/checkout-summary', { products: lines })
    expect(summary).toMatchObject({ totalCost: 548.9, paymentMethods: [], cashMax: 500 })
    const methods = (totalCost?: number) => app.call('GET /user/orders/available-payment-methods', { totalCost })
    expect(await methods()).toEqual({ methods: ['COD'], cashMax: 500 })
    expect(await methods(500)).toEqual({ methods: ['COD'], cashMax: 500 })
    expect(await methods(500.01)).toEqual({ methods: [], cashMax: 500 })
  })

  it('requires an email and an idempotency key, and refuses unknown fields', async () => {
    expect(await refused({ email: undefined })).toMatchObject({ code: 'INVALID_INPUT', errors: { email: [expect.any(String)] } })
    expect(await refused({ status: 'Paid' } as never)).toMatchObject({ code: 'INVALID_INPUT' })
    const input = await orderInput(app, [{ product: bottle, quantity: 1 }])
    await expect(app.call('POST /user/orders/create-order', input)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_IS_MISSING' })
    await expect(app.call('POST /user/orders/create-order', input, { idempotencyKey: 'short' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })

  it('stores nothing and deducts nothing', async () => {
    const count = async () =>
      (
        await app.database.db.query({
          text: 'select (select count(*) from orders) o, (select count(*) from messages) m, (select sum(stock) from variants) s, (select count(*) from idempotency_keys) k',
          values: [],
        })
      ).rows[0]
    const before = await count()
    await refused({ totalCost: 1 })
    await refused({}, [{ product: bottle, quantity: 99 }])
    expect(await count()).toEqual(before)
  })
})

describe('the summary', () => {
  it('is computed by the server, and offers shipping methods with dates', async () => {
    const summary = await app.call('POST /user/orders/checkout-summary', {
      products: [{ productId: bottle.id, quantity: 3 }],
      shippingMethod: 'express',
    })
    expect(summary).toMatchObject({ productCost: 36.15, shippingCost: 14.9, totalCost: 51.05, paymentMethods: ['COD'], problems: {} })
    expect(summary.shippingMethods.map((m) => [m.code, m.price, m.deliveryFrom, m.deliveryTo])).toEqual([
      ['standard', 4.9, '2026-03-05', '2026-03-09'],
      ['express', 14.9, '2026-03-03', '2026-03-04'],
    ])
  })

  it('shows the same delivery dates as product pages', async () => {
    const { delivery } = await app.call('GET /public/shop', {})
    expect(delivery).toEqual({ price: 4.9, from: '2026-03-05', to: '2026-03-09' })
  })

  it('has free shipping from the configured subtotal on', async () => {
    expect(await app.call('POST /user/orders/checkout-summary', { products: [{ productId: kettlebell.id, quantity: 2 }] })).toMatchObject({
      productCost: 99.8,
      shippingCost: 0,
      freeShippingFrom: 75,
    })
  })

  it("separates lines that can't be bought from those that can", async () => {
    const summary = await app.call('POST /user/orders/checkout-summary', {
      products: [
        { productId: bottle.id, quantity: 1 },
        { productId: newKey(), quantity: 1 },
      ],
    })
    expect(summary.problems).toEqual({ 'products.1': ['Not available'] })
    expect(summary.products).toHaveLength(1)
  })

  it("uses the customer's cart if no lines are sent, and refuses a guest without lines", async () => {
    const { token } = await signedIn(app)
    await app.call('POST /cart', { productId: bottle.id, quantity: 2 }, { token })
    expect(await app.call('POST /user/orders/checkout-summary', {}, { token })).toMatchObject({ productCost: 24.1 })
    await expect(app.call('POST /user/orders/checkout-summary', {})).rejects.toMatchObject({ code: 'INVALID_ITEMS_SELECTED_OR_STOCK_OUT' })
  })
})
