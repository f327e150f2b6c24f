import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { address, freshEmail, lastMail, newKey, orderInput, seedProduct, signedIn, stockShop } from '#test/builders.ts'

let app: TestApp
let bells: Product[]
let scarce: Product
beforeAll(async () => {
  app = await startApp({ env: { RATE_LIMIT_EXEMPT: '', GUEST_STOCK_SHARE: '100' } })
  bells = await stockShop(
    app,
    Array.from({ length: 5 }, () => seedProduct({ stock: 500 })),
  )
  ;[scarce] = (await stockShop(app, [seedProduct({ stock: 40 })])) as [Product]
})
afterAll(() => app.stop())

const hour = 3_600_000
let placed = 0
/** A different product each time, so that the limit on unpaid pieces of one variant isn't reached. */
const nextBell = (): Product => bells[(placed += 1) % bells.length]!
const order = async (over: Parameters<typeof orderInput>[2] = {}, { product = nextBell(), quantity = 1, token = '' } = {}) =>
  app.call('POST /user/orders/create-order', await orderInput(app, [{ product, quantity }], { email: freshEmail(), ...over }), {
    idempotencyKey: newKey(),
    ...(token && { token }),
  })
const many = { code: 'TOO_MANY_REQUESTS', status: 429 }

describe('guest orders', () => {
  it('are limited to 20 an hour and 60 a day per client; customers are not', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 20; n += 1) await order()
      await expect(order()).rejects.toMatchObject(many)
      app.pass(hour)
    }
    await expect(order()).rejects.toMatchObject(many)
    const { token } = await signedIn(app)
    await order({}, { token })
    app.pass(24 * hour)
    await order()
    app.pass(24 * hour)
  })

  it('are limited to 10 a day per email', async () => {
    const email = freshEmail()
    for (let n = 0; n < 10; n += 1) await order({ email })
    await expect(order({ email })).rejects.toMatchObject(many)
    app.pass(24 * hour)
    await order({ email })
    app.pass(24 * hour)
  })

  it('reserve at most 30 unpaid units of one variant per client, in however many orders', async () => {
    await order({}, { product: scarce, quantity: 20 })
    await expect(order({}, { product: scarce, quantity: 11 })).rejects.toMatchObject({
      code: 'ERROR_IN_ORDER_CREATION',
      errors: { 'products.0.quantity': [expect.any(String)] },
    })
    await order({}, { product: scarce, quantity: 10 })
    await expect(order({}, { product: scarce, quantity: 1 })).rejects.toMatchObject({ code: 'ERROR_IN_ORDER_CREATION' })
    const { token } = await signedIn(app)
    await order({}, { product: scarce, quantity: 10, token })
    app.pass(24 * hour)
  })
})

describe('an order', () => {
  it('has at most 500 units', async () => {
    const sizes = ['1', '2', '3', '4', '5', '6']
    const variants = sizes.map((size) => ({ options: { Size: size }, sku: `BULK-${size}`, price: 5, stock: 200 }))
    const [bulk] = (await stockShop(app, [seedProduct({ options: [{ name: 'Size', values: sizes }], variants })])) as [Product]
    const { token } = await signedIn(app)
    const lines = sizes.map((_, variant) => ({ product: bulk, quantity: 90, variant }))
    const input = await orderInput(app, lines)
    await expect(app.call('POST /user/orders/create-order', input, { token, idempotencyKey: newKey() })).rejects.toMatchObject({
      code: 'ERROR_IN_ORDER_CREATION',
      errors: { products: ['are more than 500 pieces'] },
    })
  })

  it('ships only to countries that the shop ships to, which the summary shows, too', async () => {
    const elsewhere = { shippingAddress: address({ country: 'KP' }) }
    const refused = { code: 'INVALID_INPUT', errors: { 'shippingAddress.country': [expect.any(String)] } }
    await expect(order(elsewhere)).rejects.toMatchObject(refused)
    const products = [{ productId: scarce.id, quantity: 1 }]
    await expect(app.call('POST /user/orders/checkout-summary', { products, ...elsewhere })).rejects.toMatchObject(refused)
  })

  it('contains no link of a stranger in its mail', async () => {
    const email = freshEmail()
    const shippingAddress = address({ firstName: 'https://evil.example/x', addressLine2: 'www.evil.example' })
    await order({ email, shippingAddress })
    const { text } = (await lastMail(app, email))!
    expect(text).not.toMatch(/evil\.example|https:\/\/evil/)
    expect(text).toContain('evil. example')
  })
})
