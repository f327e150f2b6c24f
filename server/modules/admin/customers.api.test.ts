import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { address, newKey, orderInput, seedProduct, signedIn, staffIn, stockShop } from '#test/builders.ts'

let app: TestApp
let token: string
let bottle: Product
beforeAll(async () => {
  app = await startApp({ env: { COUNTRIES: 'US,CA' } })
  ;[bottle] = (await stockShop(app, [seedProduct({ stock: 100 })])) as [Product]
  ;({ token } = await staffIn(app, 'support'))
})
afterAll(() => app.stop())

it('staff write notes about a customer and tag them, and the list and its export can be filtered by tag', async () => {
  const { userId: id, email } = await signedIn(app)
  const { notes } = await app.call('POST /admin/customers/:id/notes', { id, text: 'Prefers to be called.' }, { token })
  expect(notes).toMatchObject([{ text: 'Prefers to be called.', author: 'Test Person' }])
  // Promotions may depend on a tag, so staff who may only see customers can't assign one.
  await expect(app.call('PUT /admin/customers/:id/tags', { id, tags: ['vip'] }, { token })).rejects.toMatchObject({ status: 403 })
  const { token: owner } = await staffIn(app, 'owner')
  expect(await app.call('PUT /admin/customers/:id/tags', { id, tags: ['Wholesale', 'vip', 'vip'] }, { token: owner })).toEqual({
    tags: ['vip', 'wholesale'],
  })
  expect(await app.call('GET /admin/customers/:id', { id }, { token })).toMatchObject({
    tags: ['vip', 'wholesale'],
    reviews: 0,
    notes: [{}],
  })
  const { rows } = await app.call('GET /admin/customers', { tag: 'vip' }, { token })
  expect(rows.map((row) => row.id)).toEqual([id])
  expect((await app.call('GET /admin/customers', { tag: 'vip', q: email }, { token })).rows).toHaveLength(1)
  await app.call('PUT /admin/customers/:id/tags', { id, tags: [] }, { token: owner })
  expect((await app.call('GET /admin/customers', { tag: 'vip' }, { token })).rows).toEqual([])
  for (const call of [
    () => app.call('POST /admin/customers/:id/notes', { id: newKey(), text: 'x' }, { token }),
    () => app.call('PUT /admin/customers/:id/tags', { id: newKey(), tags: [] }, { token: owner }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('an unusual order is flagged, and processed as any other', async () => {
  const place = async (over: object) =>
    app.call('POST /user/orders/create-order', await orderInput(app, [{ product: bottle, quantity: 1 }], over), {
      idempotencyKey: newKey(),
    })
  const hintsOf = async (id: string) => (await app.call('GET /admin/orders/:id', { id }, { token })).hints
  const usual = await place({ email: 'ada@example.com' })
  expect(await hintsOf(usual.id)).toEqual([])
  const billingAddress = address({ country: 'CA', postCode: 'K1A 0B1', region: 'ON' })
  const orders = await Promise.all([1, 2, 3, 4].map(() => place({ email: 'quick@yopmail.com', billingAddress })))
  expect(await hintsOf(orders[0]!.id)).toEqual([
    { kind: 'countries', count: 0 },
    { kind: 'manyOrders', count: 4 },
    { kind: 'disposableEmail', count: 0 },
  ])
})
