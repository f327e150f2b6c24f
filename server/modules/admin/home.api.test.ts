import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiScope } from '#contract/api-scopes.ts'
import { newId } from '#server/db/ids.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { address, newKey, orderInput, seedProduct, signedIn, staffToken, stockShop } from '#test/builders.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startApp()
  token = await staffToken(app)
})
afterAll(() => app.stop())

async function buy(firstName: string, quantity = 1) {
  const [product] = await stockShop(app, [seedProduct({ stock: 50 })])
  const buyer = await signedIn(app)
  const input = await orderInput(app, [{ product: product!, quantity }], { shippingAddress: address({ firstName }), email: buyer.email })
  return {
    buyer,
    product: product!,
    order: await app.call('POST /user/orders/create-order', input, { token: buyer.token, idempotencyKey: newKey() }),
  }
}

const home = () => app.call('GET /admin/home', {}, { token })

describe('the first screen of the back office', () => {
  it("lists open tasks, and today's sales against the same hours a week ago", async () => {
    const before = await buy('Ada')
    app.pass(7 * 86_400_000)
    token = await staffToken(app)
    const first = await buy('Kim', 2)
    const second = await buy('Lee')
    await app.call('POST /admin/orders/:id/cancel', { id: second.order.id, reason: '' }, { token })
    const shown = await home()
    expect(shown.waiting.pack).toEqual({ count: 2, oldestAt: before.order.orderedDate })
    expect(shown.waiting.returns).toEqual({ count: 0, oldestAt: null })
    const counts = await app.call('GET /admin/home/counts', {}, { token })
    expect(counts).toEqual({ pack: 2, returns: 0, received: 0, reports: 0 })
    expect(shown.figures?.today).toMatchObject({ orders: 1, sales: first.order.totalCost })
    expect(shown.figures?.today.members).toBeGreaterThanOrEqual(2)
    expect(shown.figures?.before).toMatchObject({ orders: 1, sales: before.order.totalCost })
    expect(shown.figures?.hours.today.at(-1)).toBe(first.order.totalCost)
    expect(shown.figures?.hours.before).toHaveLength(24)
    expect(shown.figures?.hours.before.at(-1)).toBe(before.order.totalCost)
    expect(shown.figures?.top).toMatchObject([{ productId: first.product.id, pieces: 2 }])
  })
})

it('hides figures and areas from staff without the permission, and from API keys', async () => {
  await buy('Ada')
  const permissions = ['orders:read', 'orders:ship'] as const
  await app.call('PUT /admin/team/roles/:name', { name: 'packing', permissions: [...permissions] }, { token })
  const { key } = await app.call('POST /admin/api-keys', { name: 'Parcels', scopes: ['orders:read'], days: null }, { token })
  const packer = await staffToken(app, 'packing')
  const { waiting } = await app.call('GET /admin/home', {}, { token: packer })
  expect(waiting).toMatchObject({ reports: null, records: null, questions: null })
  const counts = await app.call('GET /admin/home/counts', {}, { token: packer })
  expect(counts).toEqual({ pack: waiting.pack.count, returns: 0, received: 0, reports: null })
  for (const narrow of [packer, key]) {
    const shown = await app.call('GET /admin/home', {}, { token: narrow })
    expect(shown.figures).toBeNull()
    expect(await app.call('GET /admin/orders/count', {}, { token: narrow })).not.toHaveProperty('sum')
    const day = '2026-03-02'
    await expect(app.call('GET /admin/analytics', { from: day, to: day }, { token: narrow })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    for (const path of ['orders/export', 'customers/export', 'analytics/export']) {
      const { status } = await app.request(`/api/admin/${path}?from=${day}&to=${day}`, { headers: { authorization: `Bearer ${narrow}` } })
      expect([path, status]).toEqual([path, 403])
    }
  }
})

it('an API key sees counts of what its scopes may read, and exports what its scope for exports allows', async () => {
  const keyOf = async (...scopes: ApiScope[]) =>
    (await app.call('POST /admin/api-keys', { name: 'Counts', scopes, days: null }, { token })).key
  const orders = await keyOf('orders:read')
  const { waiting } = await app.call('GET /admin/home', {}, { token: orders })
  expect(waiting).toMatchObject({ imports: null, reports: null, records: null, questions: null, returns: { count: 0 } })
  expect((await app.call('GET /admin/home/counts', {}, { token: orders })).reports).toBeNull()
  const both = await keyOf('orders:read', 'community:read')
  expect((await app.call('GET /admin/home', {}, { token: both })).waiting).toMatchObject({ reports: { count: 0 }, questions: null })
  expect((await app.call('GET /admin/home/counts', {}, { token: both })).reports).toBe(0)
  const headers = { authorization: `Bearer ${await keyOf('exports:read')}` }
  expect((await app.request('/api/admin/customers/export', { headers })).status).toBe(200)
})

it('counts new sign-ups as new members, but neither staff nor imported customers', async () => {
  const members = async () => (await home()).figures!.today.members
  token = await staffToken(app)
  const before = await members()
  await staffToken(app, 'packing')
  await app.database.db.query({
    text: `insert into users (id, name, email, role, created_at) values ($1, 'Imported', 'imported@example.com', 'customer', $2)`,
    values: [newId(app.now()), app.now()],
  })
  expect(await members()).toBe(before)
  await signedIn(app)
  expect(await members()).toBe(before + 1)
})

describe('the list of customers', () => {
  it('is searched by words of name and email, newest first, and exported', async () => {
    const { buyer, order } = await buy('Nora')
    const list = (input: object) => app.call('GET /admin/customers', input, { token })
    const [found, ...others] = (await list({ q: buyer.email })).rows
    expect(found).toMatchObject({ id: buyer.userId, email: buyer.email, orders: 1, spent: 0 })
    expect(others).toEqual([])
    expect((await list({ limit: 1 })).rows).toEqual([found])
    expect((await list({ q: 'nobody-at-all' })).rows).toEqual([])
    const shown = await app.call('GET /admin/customers/:id', { id: buyer.userId }, { token })
    const { number, totalCost, orderStatus, paymentStatus, shippingStatus, paymentMethod } = order
    expect(shown).toMatchObject({
      role: 'customer',
      lastOrders: [{ number, totalCost, orderStatus, paymentStatus, shippingStatus, paymentMethod }],
    })
    expect(shown.sessions).toHaveLength(1)
    await expect(app.call('GET /admin/customers/:id', { id: order.id }, { token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const response = await app.request(`/api/admin/customers/export?q=${buyer.email}`, { headers: { authorization: `Bearer ${token}` } })
    expect((await response.text()).trim().split('\r\n')).toHaveLength(2)
  })
})
