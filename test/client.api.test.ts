import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoints } from '#contract/api.ts'
import { clientTypes } from '#scripts/client/types.ts'
import { openApi } from '#server/http/openapi/document.ts'
import { createShopClient, idempotencyKey, pagesOf, resultOf, ShopError } from '../client/index.ts'
import { startApp, type TestApp } from './app.ts'
import { address, codeFor, freshEmail, newKey, seedProduct, staffIn, stockShop } from './builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await stockShop(app, [seedProduct({ name: 'Cast kettlebell', price: 80, stock: 5 })])
})
afterAll(() => app.stop())

it('the API client has the current types of the contract: after a change of it, run `npm run client`', () => {
  const words = (text: string) => text.replaceAll(/[\s;,'"()|]/g, '')
  const written = readFileSync(resolve(import.meta.dirname, '../client/schema.ts'), 'utf8')
  expect(words(written)).toBe(words(clientTypes(openApi(endpoints, { name: 'Gymfolk', origin: 'https://shop.example' }))))
})

it('the API client takes a person from sign-up to an order', async () => {
  let token: string | undefined
  const shop = createShopClient(app.url, () => token)
  const email = freshEmail()
  const draft = { name: 'Ada Lovelace', email, password: 'correct horse' }
  const sent = await shop.POST('/user-auth/signup/send-otp', { body: draft })
  const cookie = sent.response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const antiforgery = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? ''
  const signedUp = await shop.POST('/user-auth/signup/verify-otp', {
    body: { email, otp: await codeFor(app, email) },
    headers: { cookie, 'x-xsrf-token': antiforgery },
  })
  expect(signedUp.error).toBeUndefined()
  token = signedUp.data?.data.access_token

  const found = await shop.GET('/user/products', { params: { query: { q: 'kettlebell', limit: 1 } } })
  const [product] = found.data!.data.products
  const [variant] = product!.variants
  const line = { productId: product!.id, variantId: variant!.id, quantity: 2 }
  const cart = await shop.POST('/cart', { body: line })
  expect(cart.data?.data).toMatchObject({ subtotal: 160, items: [{ quantity: 2, product: { name: 'Cast kettlebell' } }] })

  const summary = (await shop.POST('/user/orders/checkout-summary', { body: { shippingAddress: address() } })).data!.data
  const { productCost, shippingCost, totalCost, shippingMethod } = summary
  const order = await shop.POST('/user/orders/create-order', {
    params: { header: { 'Idempotency-Key': newKey() } },
    body: {
      products: [{ ...line, price: variant!.price }],
      shippingAddress: address(),
      shippingMethod: shippingMethod!,
      paymentMethod: 'COD',
      productCost,
      shippingCost,
      totalCost,
    },
  })
  expect(order.data?.data).toMatchObject({ email, orderStatus: 'Pending', totalCost })
  const orders = await shop.GET('/user/orders/list', { params: { query: {} } })
  expect(orders.data?.data.orders.map(({ number }) => number)).toEqual([order.data!.data.number])
})

it('the API client returns refusals as values', async () => {
  const { data, error, response } = await createShopClient(app.url).GET('/user')
  expect([data, error?.code, response.status]).toEqual([undefined, 'TOKEN_IS_MISSING_OR_EXPIRED', 401])
})

it('the API client walks through all pages of a list', async () => {
  await stockShop(
    app,
    Array.from({ length: 5 }, (_, index) => seedProduct({ name: `Band ${index}` })),
  )
  const shop = createShopClient(app.url)
  const names: string[][] = []
  for await (const { products } of pagesOf((cursor) =>
    shop.GET('/user/products', { params: { query: { limit: 2, ...(cursor && { cursor }) } } }),
  ))
    names.push(products.map(({ info }) => info.name))
  expect(names.map((page) => page.length)).toEqual([2, 2, 2])
  expect(new Set(names.flat()).size).toBe(6)
})

it('the API client sends a key for what is to have one effect', async () => {
  const { token } = await staffIn(app, 'owner')
  const shop = createShopClient(app.url, () => token)
  const { rows } = resultOf(await shop.GET('/admin/stock', { params: { query: {} } }))
  const [row] = rows
  const header = idempotencyKey()
  const receive = async () =>
    resultOf(
      await shop.POST('/admin/stock/changes', {
        params: { header },
        body: { kind: 'receive', lines: [{ variantId: row!.variantId, quantity: 3 }] },
      }),
    )
  const first = await receive()
  expect(first.levels).toEqual([{ variantId: row!.variantId, stock: row!.stock + 3 }])
  expect(await receive()).toEqual(first)
})

it('the API client throws refusals where a result is asked for', async () => {
  const refused = await createShopClient(app.url).GET('/user/products', { params: { query: { limit: 1000 } } })
  expect(() => resultOf(refused)).toThrow(ShopError)
  expect(() => resultOf(refused)).toThrow(
    expect.objectContaining({ status: 422, code: 'INVALID_INPUT', errors: { limit: [expect.any(String)] } }),
  )
})

it('the API client takes the address with a slash or /api at its end, and compares what it has by its ETag', async () => {
  for (const origin of [`${app.url}/`, `${app.url}/api`, `${app.url}/api/`])
    expect((await createShopClient(origin).GET('/categories')).response.status).toBe(200)
  const shop = createShopClient(app.url)
  const first = await shop.GET('/categories')
  const again = await shop.GET('/categories', { headers: { 'If-None-Match': first.response.headers.get('etag')! } })
  expect(again.response.status).toBe(304)
  expect(() => resultOf(again)).toThrow('Not modified')
})

it('the API client reports an answer that is not of the API in few words', async () => {
  const elsewhere = await createShopClient(`${app.url}/elsewhere`).GET('/categories')
  const failure = { status: 404, code: undefined, errors: null, message: expect.stringMatching(/^.{1,60}$/) }
  expect(() => resultOf({ ...elsewhere, error: '<!doctype html>'.repeat(1000) as never })).toThrow(expect.objectContaining(failure))
})
