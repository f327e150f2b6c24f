import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import { searchedOrders } from '#contract/orders.ts'
import type { Product } from '#contract/product.ts'
import { dayMs } from '#contract/time.ts'
import { writeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/statement.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, orderInput, seedProduct, signedIn, stockShop } from '#test/builders.ts'
import { allOrders, listOwnOrders } from './list.ts'

let app: TestApp
let bottle: Product
let token: string
let userId: string
/** Oldest first; two of each minute. */
const placed: string[] = []
beforeAll(async () => {
  app = await startApp()
  ;[bottle] = (await stockShop(app, [seedProduct({ stock: 500 })])) as [Product]
  ;({ token, userId } = await signedIn(app))
  for (let n = 0; n < 12; n += 1) placed.push(await place())
})
afterAll(() => app.stop())

async function place(): Promise<string> {
  if (placed.length % 2 === 0) app.pass(60_000)
  const input = await orderInput(app, [{ product: bottle, quantity: 1 }])
  return (await app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey(), token })).id
}

type Sort = 'asc' | 'desc'
const list = (input: { sortType?: Sort; limit?: number; offset?: number; cursor?: string }) =>
  app.call('GET /user/orders/list', input, { token })
const idsOf = ({ orders }: { orders: { id: string }[] }) => orders.map(({ id }) => id)

async function walk(sortType: Sort, limit: number): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null | undefined
  do {
    const page = await list({ sortType, limit, ...(cursor && { cursor }) })
    expect(page.orders.length).toBeLessThanOrEqual(limit)
    ids.push(...idsOf(page))
    cursor = page.nextCursor
  } while (cursor)
  return ids
}

describe('the list of orders', () => {
  it.each([1, 5, 12, 100])('paged by cursor, %i at a time, shows every order once, in either direction', async (limit) => {
    const oldestFirst = await walk('asc', limit)
    expect([...oldestFirst].sort()).toEqual([...placed].sort())
    expect(await walk('desc', limit)).toEqual([...oldestFirst].reverse())
  })

  it('can be paged by number, with the total number of orders', async () => {
    const all = await walk('desc', 100)
    const third = await list({ limit: 5, offset: 10 })
    expect([idsOf(third), third.total, third.nextCursor]).toEqual([all.slice(10), placed.length, null])
    expect(idsOf(await list({ limit: 5, offset: 5 }))).toEqual(all.slice(5, 10))
  })

  it('is not shifted by an order placed between two pages', async () => {
    const before = await walk('desc', 100)
    const first = await list({ limit: 5 })
    placed.push(await place())
    expect(idsOf(await list({ limit: 5, cursor: first.nextCursor! }))).toEqual(before.slice(5, 10))
  })

  it.each([
    'x',
    'e30',
    'W10',
    Buffer.from('[1]').toString('base64url'),
    Buffer.from('[-1,"x"]').toString('base64url'),
    writeCursor({ at: new Date(8.64e15), id: newKey() }),
  ])('refuses the cursor %s', async (cursor) => {
    await expect(list({ cursor })).rejects.toMatchObject({ code: 'INVALID_INPUT', errors: { cursor: [expect.any(String)] } })
  })

  it("continues after a deleted row, and shows nobody else's orders whatever the cursor", async () => {
    const all = await walk('desc', 100)
    expect(idsOf(await list({ limit: 100, cursor: writeCursor({ at: app.now(), id: 'ffffffff-ffff-4fff-8fff-ffffffffffff' }) }))).toEqual(
      all,
    )
    const stranger = await signedIn(app)
    const [first] = (await list({ limit: 1 })).orders
    const cursor = writeCursor({ at: new Date(first!.orderedDate), id: first!.id })
    expect(await app.call('GET /user/orders/list', { cursor }, { token: stranger.token })).toEqual({
      orders: [],
      total: 0,
      nextCursor: null,
    })
  })

  it('runs the same number of statements for any page', async () => {
    const statementsFor = (limit: number, offset: number, filters: object = {}) =>
      app.database.transaction(async (tx) => {
        let sent = 0
        const counting: Tx = { ...tx, query: (config) => ((sent += 1), tx.query(config)) }
        await listOwnOrders(
          counting,
          { sortField: 'orderedDate', sortType: 'desc', limit, offset, ...filters },
          { caller: { userId }, config: app.config, now: app.now() },
        )
        return sent
      })
    const filtered = { orderStatus: 'Pending', paymentStatus: 'Pending', q: 'thing', from: '2020-01-01' }
    expect([
      await statementsFor(1, 0),
      await statementsFor(100, 0),
      await statementsFor(5, 5),
      await statementsFor(5, 0, filtered),
    ]).toEqual([1, 1, 1, 1])
  })

  it('is filtered by status, payment, time and search, alone and combined, page by page', async () => {
    const buyer = await signedIn(app)
    const [mat] = (await stockShop(app, [seedProduct({ name: 'Cork mat 100%_x', stock: 500 })])) as [Product]
    const orders: { id: string; number: string; orderedDate: string }[] = []
    for (const product of [bottle, mat, mat, bottle]) {
      const input = await orderInput(app, [{ product, quantity: 1 }], { email: undefined })
      orders.push(await app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey(), token: buyer.token }))
      app.pass(dayMs)
    }
    await app.call('DELETE /user/orders/cancel-order/:id', { id: orders[2]!.id }, { token: buyer.token })
    const found = async (input: ApiInput<'GET /user/orders/list'>) => {
      const { orders: page, total } = await app.call('GET /user/orders/list', { limit: 100, ...input }, { token: buyer.token })
      expect(page.length).toBe(total)
      return page.map(({ id }) => orders.findIndex((order) => order.id === id))
    }
    const day = (n: number) => orders[n]!.orderedDate.slice(0, 10)
    const cases: [ApiInput<'GET /user/orders/list'>, number[]][] = [
      [{}, [3, 2, 1, 0]],
      [{ orderStatus: 'Cancelled' }, [2]],
      [{ orderStatus: 'Pending', sortType: 'asc' }, [0, 1, 3]],
      [{ paymentStatus: 'Cancelled' }, [2]],
      [{ paymentStatus: 'Paid' }, []],
      [{ from: day(1), to: day(2) }, [2, 1]],
      [{ from: day(3) }, [3]],
      [{ from: day(2), to: day(1) }, []],
      [{ q: 'cork' }, [2, 1]],
      [{ q: '100%_' }, [2, 1]],
      [{ q: '1%x' }, []],
      [{ q: orders[1]!.number }, [1]],
      [{ q: orders[1]!.number.toLowerCase().replace('-', ' ') }, [1]],
      [{ q: orders[1]!.number.slice(3) }, [1]],
      [{ q: ' ' }, [3, 2, 1, 0]],
      [{ q: 'CORK', orderStatus: 'Pending' }, [1]],
      [{ q: 'cork', orderStatus: 'Cancelled', paymentStatus: 'Cancelled', from: day(0), to: day(3) }, [2]],
    ]
    for (const [input, expected] of cases) expect([input, await found(input)]).toEqual([input, expected])
    const first = await app.call('GET /user/orders/list', { orderStatus: 'Pending', limit: 2 }, { token: buyer.token })
    expect([first.total, first.orders.map(({ id }) => id)]).toEqual([3, [orders[3]!.id, orders[1]!.id]])
    const next = { orderStatus: 'Pending', limit: 2, cursor: first.nextCursor! } as const
    expect((await app.call('GET /user/orders/list', next, { token: buyer.token })).orders.map(({ id }) => id)).toEqual([orders[0]!.id])
  })

  it.each([
    { orderStatus: 'Lost' },
    { paymentStatus: '' },
    { from: '2026-02-31' },
    { to: 'x' },
    { q: 'x'.repeat(201) },
    { q: 'a\u0000' },
    { state: 'Paid' },
  ])('refuses %j', async (input) => {
    await expect(list(input as object)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it("is complete in a customer's data export", async () => {
    const all: string[] = []
    for await (const orders of allOrders(app.database.db, userId, app.now())) all.push(...orders.map(({ id }) => id))
    expect(all).toEqual(await walk('desc', 100))
  })

  it('a search looks at the newest 2000 orders of the time, so that it takes no longer with more', async () => {
    const searched = { q: 'thing', limit: 1, sortType: 'asc' } as const
    const { total, orders } = await app.call('GET /user/orders/list', searched, { token })
    const copies = (count: number) => `insert into orders select (o).* from (select jsonb_populate_record(o, jsonb_build_object(
      'id', gen_random_uuid(), 'number', 'COPY-' || n, 'token', 'copy-' || n, 'ordered_at', o.ordered_at + interval '40 days')) as o
      from orders o, generate_series(1, ${count}) n where o.id = $1) made`
    await app.database.db.query({ text: copies(searchedOrders - 1), values: [orders[0]!.id] })
    const after = await app.call('GET /user/orders/list', searched, { token })
    await app.database.db.query({ text: `delete from orders where number like 'COPY-%'`, values: [] })
    expect(total).toBeGreaterThan(1)
    expect(after.total).toBe(1)
  })
})
