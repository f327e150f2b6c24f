import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { address, newKey, orderInput, seedProduct, signedIn, staffToken, stockShop } from '#test/builders.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startApp({ withoutBooks: true })
  token = await staffToken(app)
})
afterAll(() => app.stop())

const query = (text: string) => app.database.db.query({ text, values: [] })
/** Times of one millisecond, microseconds apart, in an order that the ids don't have. */
const times = (column: string) => `timestamptz '2026-03-01 10:00:00.123001Z' + (hashtext(${column}::text) & 511) * interval '1 microsecond'`

/** Reads a list one row a page. */
async function pages(read: (cursor?: string) => Promise<{ rows: { id: string }[]; nextCursor: string | null }>): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const { rows, nextCursor } = await read(cursor)
    ids.push(...rows.map(({ id }) => id))
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined)
  return ids
}

it.each(['created', '-created'] as const)('of rows microseconds apart, none is missed or doubled between two pages: %s', async (sort) => {
  await query('delete from redirects')
  await query(`insert into redirects (id, from_path, to_path, created_at)
    select gen_random_uuid(), '/old-' || n, '/new', ${times('n')} from generate_series(1, 20) n`)
  const read = (limit: string, cursor?: string) => app.call('GET /admin/redirects', { sort, limit, ...(cursor && { cursor }) }, { token })
  const whole = (await read('50')).rows.map(({ id }) => id)
  expect(whole).toHaveLength(20)
  expect(await pages((cursor) => read('1', cursor))).toEqual(whole)
})

it.each(['placed', '-placed'] as const)('nor of orders, for staff and their buyer: %s', async (sort) => {
  const [product] = await stockShop(app, [seedProduct({ stock: 90 })])
  const buyer = await signedIn(app)
  for (let n = 0; n < 8; n += 1) {
    const input = await orderInput(app, [{ product: product!, quantity: 1 }], { shippingAddress: address() })
    await app.call('POST /user/orders/create-order', input, { token: buyer.token, idempotencyKey: newKey() })
  }
  await query(`update orders set ordered_at = ${times('id')}`)
  const read = (limit: string, cursor?: string) => app.call('GET /admin/orders', { sort, limit, ...(cursor && { cursor }) }, { token })
  const whole = (await read('50')).rows.map(({ id }) => id)
  expect(whole.length).toBeGreaterThanOrEqual(8)
  expect(await pages((cursor) => read('1', cursor))).toEqual(whole)
  const own = await pages(async (cursor) => {
    const { orders, nextCursor } = await app.call('GET /user/orders/list', { limit: '1', ...(cursor && { cursor }) }, buyer)
    return { rows: orders, nextCursor }
  })
  expect(new Set(own).size).toBe(8)
  expect(own).toHaveLength(8)
})
