import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { dayMs } from '#contract/time.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { editOrder, newKey, orderInput, seedProduct, signedIn, staffToken, stockShop, tokenFor } from '#test/builders.ts'
import { blankOrders } from './orders.ts'

let app: TestApp
let products: Product[]
let staff: string
beforeAll(async () => {
  app = await startApp()
  products = await stockShop(app, [seedProduct({ stock: 500 }), seedProduct({ stock: 500 })])
  staff = await staffToken(app)
})
afterAll(() => app.stop())

type Person = Awaited<ReturnType<typeof signedIn>>
async function place(person: Person): Promise<string> {
  const lines = products.map((product) => ({ product, quantity: 2 }))
  const input = await orderInput(app, lines, { email: undefined })
  return (await app.call('POST /user/orders/create-order', input, { ...person, idempotencyKey: newKey() })).id
}
const listed = async (person: Person) => (await app.call('GET /user/orders/list', {}, person)).orders
const seen = (person: Person, id: string) => app.call('GET /user/orders/:id', { id }, person)
const query = async <T>(text: string, values: unknown[]): Promise<T[]> => (await app.database.db.query({ text, values })).rows as T[]
const textOf = async (id: string) =>
  (
    await query<{ text: string }>(
      'select t.text from order_texts t join orders o on o.id = t.order_id and o.xmin = t.order_xmin where o.id = $1',
      [id],
    )
  )[0]?.text

type Step = [what: string, change: (of: { id: string; person: Person }) => Promise<unknown>]
const asStaff = (of: { id: string }) => [{ id: of.id }, { token: staff }] as const
const refundOf = (id: string, amount: number) =>
  app.call('POST /admin/orders/:id/refund', { id, amount, reason: '' }, { token: staff, idempotencyKey: newKey() })

/** The changes that can happen to an order after it was placed. */
const life: Step[] = [
  [
    'edited',
    async ({ id }) => {
      const lines = [{ productId: products[0]!.id, variantId: products[0]!.variants[0]!.id, quantity: 3 }]
      return editOrder(app, staff, { id, lines })
    },
  ],
  ['packed', (of) => app.call('POST /admin/orders/:id/pack', ...asStaff(of))],
  [
    'partly shipped',
    ({ id }) =>
      app.call('POST /admin/orders/:id/ship', { id, lines: [{ variantId: products[0]!.variants[0]!.id, quantity: 1 }] }, { token: staff }),
  ],
  [
    'partly shipped again',
    ({ id }) =>
      app.call('POST /admin/orders/:id/ship', { id, lines: [{ variantId: products[0]!.variants[0]!.id, quantity: 1 }] }, { token: staff }),
  ],
  ['shipped', (of) => app.call('POST /admin/orders/:id/ship', ...asStaff(of))],
  ['delivered', (of) => app.call('POST /admin/orders/:id/deliver', ...asStaff(of))],
  [
    'reviewed',
    ({ id, person }) => app.call('POST /user/order/review', { orderId: id, productId: products[0]!.id, rating: 4, text: 'Solid' }, person),
  ],
  [
    'not reviewed anymore',
    async ({ id, person }) => {
      const [review] = await query<{ id: string }>('select id from reviews where order_id = $1', [id])
      return app.call('DELETE /user/order/review/:id', { id: review!.id }, person)
    },
  ],
  ['refunded in part', ({ id }) => refundOf(id, 1)],
  ['refunded again', ({ id }) => refundOf(id, 2)],
  ['too old to be withdrawn from', ({ person }) => wait(person, 15)],
  ['too old to be returned', ({ person }) => wait(person, 30)],
]
/** Sessions end meanwhile. */
async function wait(person: Person, days: number): Promise<void> {
  app.pass(days * dayMs + 1)
  person.token = await tokenFor(app, person.email)
}

let changed: string | undefined

describe('the list of orders', () => {
  it('shows the same as the order itself from the start, and reads its stored JSON from then on', async () => {
    const person = await signedIn(app)
    const id = await place(person)
    for (const [what, change] of [['placed', () => Promise.resolve()], ...life] as Step[]) {
      await change({ id, person })
      const order = await seen(person, id)
      expect([what, await listed(person)]).toEqual([what, [order]])
      const text = await textOf(id)
      expect([what, JSON.parse(text ?? 'null')]).toEqual([what, order])
      expect([what, await listed(person)]).toEqual([what, [order]])
    }
  })

  it('shows when an order can no longer be canceled, and when it was canceled', async () => {
    const person = await signedIn(app)
    const id = await place(person)
    expect((await listed(person))[0]!.canCancel).toBe(true)
    await wait(person, 7)
    expect((await listed(person))[0]!.canCancel).toBe(false)
    const other = await place(person)
    expect((await listed(person))[0]!.canCancel).toBe(true)
    await app.call('DELETE /user/orders/cancel-order/:id', { id: other }, person)
    expect(await listed(person)).toEqual([await seen(person, other), await seen(person, id)])
  })

  it('stores no JSON of a returned order', async () => {
    staff = await staffToken(app)
    const person = await signedIn(app)
    const id = await place(person)
    for (const [what, change] of life) if (/^(packed|shipped|delivered)$/.test(what)) await change({ id, person })
    await listed(person)
    expect(await textOf(id)).toBeDefined()
    const lines = [{ variantId: products[0]!.variants[0]!.id, quantity: 1 }]
    const { returns } = await app.call('POST /user/orders/:id/returns', { id, lines, reason: 'damaged', text: '' } as never, person)
    expect((await listed(person))[0]!.returns).toEqual(returns)
    expect(await textOf(id)).toBeUndefined()
    await app.call('POST /admin/returns/:id/approve', { id: returns[0]!.id }, { token: staff })
    expect(await listed(person)).toEqual([await seen(person, id)])
  })

  it('keeps no JSON of orders whose buyer is erased', async () => {
    const person = await signedIn(app)
    const id = await place(person)
    await listed(person)
    await app.database.transaction((tx) => blankOrders(tx, person.userId))
    expect(await query('select from order_texts where order_id = $1', [id])).toEqual([])
  })

  it.each([
    ['an event', `insert into order_events (id, order_id, event, at) values (gen_random_uuid(), $1, 'PLACED', now())`],
    ['an event, changed', `update order_events set note = 'x' where order_id = $1`],
    ['an event, gone', `delete from order_events where order_id = $1`],
    ['a line', `update order_lines set name = 'x' where order_id = $1`],
    ['a parcel', `insert into shipments (id, order_id, shipped_at) values (gen_random_uuid(), $1, now())`],
    ['a parcel, delivered', `update shipments set delivered_at = now() where order_id = $1`],
    ['a refund', `insert into order_refunds (id, order_id, amount, method, value, at) values (gen_random_uuid(), $1, 1, 'cash', 0, now())`],
    ['a refund, changed', `update order_refunds set amount = 2 where order_id = $1`],
    [
      'a return',
      `insert into returns (id, order_id, kind, state, requested_at, changed_at) values (gen_random_uuid(), $1, 'return', 'requested', now(), now())`,
    ],
    ['the order', `update orders set email = 'x@example.com' where id = $1`],
  ])('is read anew after a change of %s', async (_, change) => {
    changed ??= await place(await signedIn(app))
    const version = async () =>
      (await query<{ version: string }>('select xmin::text as version from orders where id = $1', [changed]))[0]!.version
    const before = await version()
    await app.database.db.query({ text: change, values: [changed] })
    expect(await version()).not.toBe(before)
  })
  it('is right after 20 parallel changes and 30 lists', async () => {
    const person = await signedIn(app)
    const ids = await Promise.all(Array.from({ length: 4 }, () => place(person)))
    const changes = ids.flatMap((id) => [
      () => app.call('POST /admin/orders/:id/pack', { id }, { token: staff }),
      ...Array.from({ length: 4 }, () => () => app.call('POST /admin/orders/:id/ship', { id }, { token: staff })),
    ])
    const lists = Array.from({ length: 30 }, () => () => listed(person))
    await Promise.allSettled(
      [...changes, ...lists]
        .map((work, n) => [n % 7, work] as const)
        .toSorted((a, b) => a[0] - b[0])
        .map(([, work]) => work()),
    )
    const now = await listed(person)
    expect(now).toEqual(await Promise.all(now.map(({ id }) => seen(person, id))))
  })
})
