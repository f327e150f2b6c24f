import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { freshEmail, newKey, orderInput, seedProduct, signedIn, stockShop } from '#test/builders.ts'
import { addDeals } from '#server/modules/catalogue/catalogue.ts'
import { changeState } from '../order/change-state.ts'

/** Each race runs once with the local database, and once with 15 ms of latency. */
describe.each([
  ['a near database', 0],
  ['a database 15 ms away', 15],
])('the stock that guests may hold without paying, with %s', (_, ms) => {
  let app: TestApp
  let guests = 0
  beforeAll(async () => {
    app = await startApp({
      env: { RATE_LIMIT_EXEMPT: '', TRUSTED_PROXY: '127.0.0.1' },
      databaseMs: ms,
    })
  })
  afterAll(async () => {
    await app.stop()
  })

  /** Each guest with an address and an email of their own, as a botnet has them. */
  async function orderAsGuest(input: Awaited<ReturnType<typeof orderInput>>) {
    guests += 1
    const response = await app.request('/api/user/orders/create-order', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': newKey(),
        'x-forwarded-for': `198.51.${guests >> 8}.${guests & 255}`,
      },
      body: JSON.stringify({ ...input, email: freshEmail() }),
    })
    return { status: response.status, ...((await response.json()) as { data?: { id: string }; code?: string; errors?: unknown }) }
  }
  const stockOf = async (variant: string) =>
    ((await app.database.db.query({ text: 'select stock from variants where id = $1', values: [variant] })).rows[0] as { stock: number })
      .stock

  it('50 guests from different networks can reserve half the stock at most; customers and assisted orders can buy the rest', async () => {
    const [product] = await stockShop(app, [seedProduct({ stock: 40 })])
    const variant = product!.variants[0]!.id
    const input = await orderInput(app, [{ product: product!, quantity: 1 }])
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => orderAsGuest(input)))
    const placed = outcomes.filter(({ status }) => status === 201)
    expect(placed).toHaveLength(20)
    for (const { status, code, errors } of outcomes.filter((one) => !placed.includes(one)))
      expect([status, code, errors]).toEqual([422, 'ERROR_IN_ORDER_CREATION', { 'products.0.quantity': [expect.any(String)] }])
    expect(await stockOf(variant)).toBe(20)
    const { token } = await signedIn(app)
    await app.call('POST /user/orders/create-order', input, { token, idempotencyKey: newKey() })
    const change = { orderId: placed[0]!.data!.id, name: 'orderStatus', to: 'Processing', by: 'staff' } as const
    await app.database.transaction((tx) => changeState(tx, change, app.now()))
    // 19 held of 38; one more would be too many.
    expect((await orderAsGuest(input)).status).toBe(422)
    app.pass(25 * 3_600_000)
    expect((await orderAsGuest(input)).status).toBe(201)
  })

  it('does not apply to the last few units, which guests can buy, too', async () => {
    const [product] = await stockShop(app, [seedProduct({ stock: 3 })])
    const input = await orderInput(app, [{ product: product!, quantity: 1 }])
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => orderAsGuest(input)))
    expect(outcomes.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(await stockOf(product!.variants[0]!.id)).toBe(0)
  })

  it('is a share of the full stock, also while a limited deal runs', async () => {
    const [product] = await stockShop(app, [seedProduct({ stock: 50, price: 20 })])
    const variantId = product!.variants[0]!.id
    const usual = await orderInput(app, [{ product: product!, quantity: 1 }])
    for (let guest = 0; guest < 7; guest++) expect((await orderAsGuest(usual)).status).toBe(201)
    const endsAt = new Date(app.now().getTime() + 3_600_000)
    const deal = { productId: product!.id, startsAt: app.now(), endsAt, quantity: 3, prices: [{ variantId, price: 1500 }] }
    await app.database.transaction((tx) => addDeals(tx, [deal], app.now()))
    app.pass(1000)
    const read = () => app.call('GET /user/products/url/:uniqueName', { uniqueName: product!.meta.friendlyPageName })
    await expect.poll(async () => (await read()).info.price).toBe(15)
    const inDeal = await orderInput(app, [{ product: await read(), quantity: 1 }])
    expect((await orderAsGuest(inDeal)).status).toBe(201)
  })
})
