import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import { Refusal } from '#contract/refusal.ts'
import { changeVariants } from '#server/modules/catalogue/catalogue.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { issueGiftCard } from '#test/gift-card-shop.ts'
import { newKey, orderInput, seedProduct, staffToken, stockShop } from '#test/builders.ts'

/** Each race runs once with the local database, and once with 15 ms of latency. */
describe.each([
  ['a near database', 0],
  ['a database 15 ms away', 15],
])('with %s', (_, ms) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ databaseMs: ms })
  })
  afterAll(async () => {
    await app.stop()
  })

  const place = (input: ApiInput<'POST /user/orders/create-order'>, key = newKey()) =>
    app.call('POST /user/orders/create-order', input, { idempotencyKey: key })
  const numbers = async (sql: string, values: unknown[] = []) =>
    (await app.database.db.query({ text: sql, values })).rows[0] as Record<string, number>

  it('50 parallel orders with one gift card spend its balance, and no cent more', async () => {
    const [product] = await stockShop(app, [seedProduct({ price: 10, stock: 100 })])
    const { account, code } = await issueGiftCard(app, await staffToken(app), 100)
    const giftCards = [(await app.call('POST /gift-cards/check', { code })).token]
    const input = await orderInput(app, [{ product: product!, quantity: 1 }], { giftCards })
    const each = input.totalCost
    const orders = Array.from({ length: 50 }, () => place({ ...input, paymentMethod: 'Credit', creditCost: each }))
    const results = await Promise.allSettled(orders)
    const codes = results.flatMap((r) => (r.status === 'rejected' ? [(r.reason as Refusal).code] : []))
    const paid = results.length - codes.length
    expect(paid).toBe(Math.floor(100 / each))
    expect(new Set(codes)).toEqual(new Set(['CREDIT_HAS_CHANGED']))
    const left = Math.round(10_000 - paid * each * 100)
    expect(await numbers('select balance from credit_accounts where id = $1', [account.id])).toEqual({ balance: left })
    expect(await numbers(`select sum(amount)::int as sum from credit_entries where account_id = $1`, [account.id])).toEqual({ sum: left })
  })

  it('50 buyers of 10 units: 10 orders, 40 clear refusals, and stock never below zero', async () => {
    const [product] = await stockShop(app, [seedProduct({ stock: 10 })])
    const input = await orderInput(app, [{ product: product!, quantity: 1 }])
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => place(input)))
    const refusals = results.flatMap((r) => (r.status === 'rejected' ? [r.reason as Refusal] : []))
    expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(10)
    expect(refusals.map((r) => r.code)).toEqual(Array.from({ length: 40 }, () => 'INVALID_ITEMS_SELECTED_OR_STOCK_OUT'))
    expect(refusals.every((r) => r.errors?.['products.0']?.[0] === 'Out of stock')).toBe(true)
    const variant = product!.variants[0]!.id
    expect(await numbers('select stock from variants where id = $1', [variant])).toEqual({ stock: 0 })
    expect(await numbers('select count(*)::int as n from order_lines where variant_id = $1', [variant])).toEqual({ n: 10 })
    expect((await app.call('GET /user/products/:id', { id: product!.id })).variants[0]!.stock).toEqual({ state: 'out' })
  })

  it('50 identical orders with one key: one order, one order number, and the same response 50 times', async () => {
    const [product] = await stockShop(app, [seedProduct()])
    const input = await orderInput(app, [{ product: product!, quantity: 1 }])
    const key = newKey()
    const lastNumber = async () => (await numbers('select last_value::int as last from order_numbers')).last!
    const before = await lastNumber()
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(input, key)))
    expect(new Set(answers.map((a) => JSON.stringify(a))).size).toBe(1)
    expect((await lastNumber()) - before).toBe(1)
    expect(await numbers('select stock from variants where id = $1', [product!.variants[0]!.id])).toEqual({ stock: 9 })
    await expect(place({ ...input, email: 'other@example.com' }, key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_IS_USED' })
  })

  it('50 orders of the same products in opposite order: no deadlock', async () => {
    const [one, two, three] = await stockShop(
      app,
      [1, 2, 3].map(() => seedProduct({ stock: 60 })),
    )
    const there = await orderInput(app, [
      { product: one!, quantity: 1 },
      { product: two!, quantity: 1 },
      { product: three!, quantity: 1 },
    ])
    const back = { ...there, products: [...there.products].reverse() }
    const results = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => place(n % 2 === 0 ? there : back)))
    expect(results.filter((r) => r.status === 'rejected')).toEqual([])
    expect(
      await numbers('select min(stock) as least, max(stock) as most from variants where id = any($1)', [
        [one, two, three].map((p) => p!.variants[0]!.id),
      ]),
    ).toEqual({ least: 10, most: 10 })
  })

  it('50 orders for last units, in opposite order: the read models are refreshed without deadlock', async () => {
    const [one, two] = await stockShop(
      app,
      [1, 2].map(() => seedProduct({ stock: 50 })),
    )
    const there = await orderInput(app, [
      { product: one!, quantity: 1 },
      { product: two!, quantity: 1 },
    ])
    const back = { ...there, products: [...there.products].reverse() }
    const five = [one, two].map((product) => ({ id: product!.variants[0]!.id, stock: 5 }))
    await app.database.transaction((tx) => changeVariants(tx, five, app.now()))
    const results = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => place(n % 2 === 0 ? there : back)))
    expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(5)
    expect(results.filter((r) => r.status === 'rejected' && (r.reason as Refusal).code !== 'INVALID_ITEMS_SELECTED_OR_STOCK_OUT')).toEqual(
      [],
    )
  })
})
