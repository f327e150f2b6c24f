import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import type { SegmentFilter } from '#contract/admin/segments.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { placeDeliveredOrder, newKey, orderInput, seedProduct, signedIn, staffIn, stockShop } from '#test/builders.ts'

type Person = Awaited<ReturnType<typeof signedIn>>

let app: TestApp
let owner: string
let bottle: Product
let buyer: Person
let visitor: Person
beforeAll(async () => {
  app = await startApp()
  ;[bottle] = (await stockShop(app, [seedProduct({ stock: 500, price: 20 })])) as [Product]
  ;({ token: owner } = await staffIn(app, 'owner'))
  ;[buyer, visitor] = [await signedIn(app), await signedIn(app)]
  const { id } = await placeDeliveredOrder(app, buyer, [bottle])
  await app.database.db.query({ text: `update orders set payment_status = 'Paid' where id = $1`, values: [id] })
  await place(buyer)
  await app.call('PUT /admin/customers/:id/tags', { id: buyer.userId, tags: ['vip'] }, { token: owner })
})
afterAll(() => app.stop())

const place = async ({ token, email }: Person, over: object = {}) =>
  app.call('POST /user/orders/create-order', await orderInput(app, [{ product: bottle, quantity: 1 }], { email, ...over }), {
    token,
    idempotencyKey: newKey(),
  })
const listed = async (filter: SegmentFilter) => (await app.call('GET /admin/customers', filter, { token: owner })).rows.map(({ id }) => id)
const isFound = async (filter: SegmentFilter) => {
  const ids = await listed(filter)
  return [ids.includes(buyer.userId), ids.includes(visitor.userId)]
}

it('each condition finds the customers it applies to, and the count and the export match the list', async () => {
  const categories = (await app.call('GET /categories', {})).categories
  const strength = categories.find(({ slug }) => slug === 'strength')!.id
  const accessories = categories.find(({ slug }) => slug === 'accessories')!.id
  const expected: [SegmentFilter, boolean, boolean][] = [
    [{ ordersMin: 2 }, true, false],
    [{ ordersMin: 3 }, false, false],
    [{ ordersMax: 0 }, false, true],
    [{ ordersMin: 0 }, true, true],
    [{ spentMin: 20 }, true, false],
    [{ spentMax: 1 }, false, true],
    [{ orderedWithin: 1 }, true, false],
    [{ notOrderedFor: 1 }, false, false],
    [{ signedUpWithin: 1 }, true, true],
    [{ signedUpBefore: 1 }, false, false],
    [{ tag: 'vip' }, true, false],
    [{ country: 'US' }, true, false],
    [{ country: 'CA' }, false, false],
    [{ plan: newKey() }, false, false],
    [{ acceptsMail: true }, false, false],
    [{ acceptsMail: false }, true, true],
    [{ language: 'en' }, true, true],
    [{ language: 'bn' }, false, false],
    [{ boughtProduct: bottle.id }, true, false],
    [{ boughtCategory: strength }, true, false],
    [{ boughtCategory: accessories }, false, false],
    [{ ordersMin: 2, tag: 'vip', country: 'US', boughtCategory: strength, acceptsMail: false }, true, false],
  ]
  for (const [filter, first, second] of expected) expect([filter, ...(await isFound(filter))]).toEqual([filter, first, second])
  for (const [filter] of expected.slice(-3)) {
    const ids = await listed(filter)
    expect(await app.call('GET /admin/customers/count', filter, { token: owner })).toEqual({ count: ids.length, isMore: false })
    const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]))
    const file = await app.request(`/api/admin/customers/export?${query}`, { headers: { authorization: `Bearer ${owner}` } })
    expect((await file.text()).trim().split('\r\n')).toHaveLength(ids.length + 1)
  }
})

it('a tier without a challenge is refused in lists as in segments', async () => {
  const refusal = (path: string) => ({ status: 422, code: 'INVALID_INPUT', errors: { [path]: ['needs a challenge'] } })
  const filter = { challengeTier: 'gold' } as const
  await expect(app.call('GET /admin/customers', filter, { token: owner })).rejects.toMatchObject(refusal('challengeTier'))
  await expect(app.call('GET /admin/customers/count', filter, { token: owner })).rejects.toMatchObject(refusal('challengeTier'))
  const file = await app.request('/api/admin/customers/export?challengeTier=gold', { headers: { authorization: `Bearer ${owner}` } })
  expect(file.status).toBe(422)
  const segment = app.call('POST /admin/segments', { name: 'Gold', filter }, { token: owner })
  await expect(segment).rejects.toMatchObject(refusal('filter.challengeTier'))
})

it('pages of a filtered list continue without gaps', async () => {
  const whole = await listed({ signedUpWithin: 1 })
  const first = await app.call('GET /admin/customers', { signedUpWithin: 1, limit: 1 }, { token: owner })
  const second = await app.call('GET /admin/customers', { signedUpWithin: 1, limit: 1, cursor: first.nextCursor! }, { token: owner })
  expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(whole.slice(0, 2))
})

it('a segment is saved under a unique name, combined with other filters, changed and deleted', async () => {
  const create = (name: string, filter: SegmentFilter) => app.call('POST /admin/segments', { name, filter }, { token: owner })
  const segment = await create('Regulars', { ordersMin: 2, tag: 'vip' })
  await expect(create('regulars', {})).rejects.toMatchObject({ code: 'SEGMENT_NAME_IS_TAKEN' })
  const other = await create('Lapsed', {})
  await expect(app.call('PUT /admin/segments/:id', { id: other.id, name: 'REGULARS', filter: {} }, { token: owner })).rejects.toMatchObject(
    { code: 'SEGMENT_NAME_IS_TAKEN' },
  )
  const inIt = async (filter: object) => (await app.call('GET /admin/customers', { segment: segment.id, ...filter }, { token: owner })).rows
  expect((await inIt({})).map(({ id }) => id)).toEqual([buyer.userId])
  expect(await inIt({ ordersMax: 1 })).toEqual([])
  expect(await inIt({ q: buyer.email })).toHaveLength(1)
  await app.call('PUT /admin/segments/:id', { id: segment.id, name: 'Regulars', filter: { ordersMin: 9 } }, { token: owner })
  expect(await inIt({})).toEqual([])
  expect((await app.call('GET /admin/segments', {}, { token: owner })).segments.map(({ name }) => name)).toEqual(['Lapsed', 'Regulars'])
  for (const { id } of [segment, other]) await app.call('DELETE /admin/segments/:id', { id }, { token: owner })
  await expect(app.call('GET /admin/segments/:id', { id: segment.id }, { token: owner })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(app.call('GET /admin/customers', { segment: segment.id }, { token: owner })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('fifty staff who save a segment of the same name in parallel create one', async () => {
  const made = await Promise.allSettled(
    Array.from({ length: 50 }, () => app.call('POST /admin/segments', { name: 'Raced', filter: {} }, { token: owner })),
  )
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it("a promotion may be limited to a segment, which can't be deleted while it runs", async () => {
  const { id } = await app.call('POST /admin/segments', { name: 'VIP', filter: { tag: 'vip' } }, { token: owner })
  const input = { name: 'For VIPs', trigger: 'code' as const, effect: { kind: 'percent' as const, percent: 50 }, segments: [id] }
  const promotion = await app.call('POST /admin/promotions', { ...input, firstCode: 'VIPS' }, { token: owner })
  expect(promotion.segments).toEqual([id])
  const reason = async (person?: Person) => {
    const order = { products: [{ productId: bottle.id, variantId: bottle.variants[0]!.id, quantity: 1 }], codes: ['VIPS'] }
    return (await app.call('POST /user/orders/checkout-summary', order, person && { token: person.token })).codes[0]!.reason
  }
  expect([await reason(buyer), await reason(visitor), await reason()]).toEqual([null, 'NOT_FOR_YOU', 'SIGN_IN'])
  await expect(app.call('DELETE /admin/segments/:id', { id }, { token: owner })).rejects.toMatchObject({ code: 'SEGMENT_IS_USED' })
  await app.call('PUT /admin/promotions/:id', { id: promotion.id, ...input, active: false }, { token: owner })
  await app.call('DELETE /admin/segments/:id', { id }, { token: owner })
})

it("a customer's orders and spending are right after fifty parallel orders and cancellations", async () => {
  const person = await signedIn(app)
  const orders = await Promise.all(Array.from({ length: 50 }, () => place(person)))
  await Promise.all(orders.slice(0, 20).map(({ id }) => app.call('DELETE /user/orders/cancel-order/:id', { id }, { token: person.token })))
  const { rows } = await app.database.db.query({
    text: `select f.orders, f.spent::int, (select count(*)::int from orders where user_id = $1 and order_status <> 'Cancelled') as counted,
      (select coalesce(sum(total_cost - refunded), 0)::int from orders where user_id = $1 and payment_status = 'Paid') as paid
      from customer_figures f where f.user_id = $1`,
    values: [person.userId],
  })
  expect(rows).toEqual([{ orders: 30, spent: 0, counted: 30, paid: 0 }])
})
