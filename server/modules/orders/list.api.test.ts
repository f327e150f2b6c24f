import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/catalogue.ts'
import { writeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/statement.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, orderInput, seedProduct, signedIn, stockShop } from '#test/builders.ts'
import { allOrders, myOrders } from './orders.ts'

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
  it.each([1, 5, 12, 100])('walked by its cursors, %i at a time, shows every order once, either way', async (limit) => {
    const oldestFirst = await walk('asc', limit)
    expect([...oldestFirst].sort()).toEqual([...placed].sort())
    expect(await walk('desc', limit)).toEqual([...oldestFirst].reverse())
  })

  it('has pages by number too, and says how many there are in all', async () => {
    const all = await walk('desc', 100)
    const third = await list({ limit: 5, offset: 10 })
    expect([idsOf(third), third.total, third.nextCursor]).toEqual([all.slice(10), placed.length, null])
    expect(idsOf(await list({ limit: 5, offset: 5 }))).toEqual(all.slice(5, 10))
  })

  it('is not shifted by an order that comes between two pages', async () => {
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

  it("goes on after a row that isn't there any more, and shows nobody else's orders whatever the cursor", async () => {
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

  it('takes the same number of statements for any page', async () => {
    const statementsFor = (limit: number, offset: number) =>
      app.database.transaction(async (tx) => {
        let sent = 0
        const counting: Tx = { ...tx, query: (config) => ((sent += 1), tx.query(config)) }
        await myOrders(counting, { userId }, { sortField: 'orderedDate', sortType: 'desc', limit, offset }, app.now())
        return sent
      })
    expect([await statementsFor(1, 0), await statementsFor(100, 0), await statementsFor(5, 5)]).toEqual([4, 4, 4])
  })

  it('comes whole where the person takes their data with them', async () => {
    const all = await app.database.transaction((tx) => allOrders(tx, userId, app.now()))
    expect(all.map(({ id }) => id)).toEqual(await walk('desc', 100))
  })
})
