import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { seedProduct, signedIn, stockShop } from './builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await stockShop(app, [seedProduct({ slug: 'bell', price: 20 })])
})
afterAll(() => app.stop())

it('a shop without products shows and sells nothing of its catalogue', async () => {
  const { call, close } = await app.another({ SHOW_PRODUCTS: 'off' })
  const { products } = await app.call('GET /user/products', {})
  const [{ id: productId, variants } = { id: '', variants: [] }] = products
  expect(await call('GET /user/products', {})).toMatchObject({ products: [], totalProducts: 0 })
  expect(await call('GET /categories', {})).toEqual({ categories: [] })
  expect(await call('GET /brands', {})).toEqual({ brands: [] })
  expect(await call('GET /user/products/by-id', { id: [productId] })).toEqual({ products: [] })
  expect((await call('GET /search/', { q: 'bell', filterBy: 'ALL' })).totals.products).toBe(0)
  expect((await call('GET /search/suggestions', { q: 'bel' })).products).toEqual([])
  await expect(call('GET /user/products/url/:uniqueName', { uniqueName: 'bell' })).rejects.toMatchObject({ status: 404 })
  await expect(call('GET /user/products/:id', { id: productId })).rejects.toMatchObject({ status: 404 })
  const { token } = await signedIn(app)
  const line = { productId, variantId: variants[0]!.id, quantity: 1 }
  await app.call('POST /cart', line, { token })
  await app.call('POST /wishlist', { productId }, { token })
  await app.call('POST /compare', { productId }, { token })
  const { id: postId } = await app.call('POST /post/create', { text: 'Mine.', productIds: [productId] }, { token })
  expect(await call('GET /cart', {}, { token })).toMatchObject({ items: [], subtotal: 0 })
  expect(await call('POST /cart/preview', { items: [line] })).toMatchObject({ items: [], subtotal: 0 })
  expect((await call('GET /cart/saved', {}, { token })).items).toEqual([])
  expect((await call('GET /wishlist', {}, { token })).items).toMatchObject([{ productId, product: null }])
  expect((await call('GET /compare', {}, { token })).items).toEqual([])
  expect((await call('GET /post/:id', { id: postId })).products).toEqual([])
  expect((await app.call('GET /post/:id', { id: postId })).products).toHaveLength(1)
  expect((await call('GET /public/gift-card', {})).product).toBe(null)
  await expect(call('GET /user/order/review/:id', { id: productId })).rejects.toMatchObject({ code: 'INVALID_PRODUCT_ID' })
  await expect(call('POST /cart', line, { token })).rejects.toMatchObject({ status: 422 })
  await expect(call('POST /user/orders/checkout-summary', { products: [line] })).rejects.toMatchObject({ status: 422 })
  await close()
})
