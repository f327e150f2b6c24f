import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SegmentFilter } from '#contract/admin/segments.ts'
import type { Product } from '#contract/product.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { address, freshEmail, newKey, orderInput, seedProduct, signedIn, staffIn, stockShop } from '#test/builders.ts'
import { dump } from '#test/dump.ts'

let app: TestApp
let owner: string
let bottle: Product
beforeAll(async () => {
  app = await startApp({ env: { COUNTRIES: 'US,CA' } })
  ;[bottle] = (await stockShop(app, [seedProduct({ stock: 1000, price: 20 })])) as [Product]
  ;({ token: owner } = await staffIn(app, 'owner'))
})
afterAll(() => app.stop())

const place = async (email: string, over: object = {}, token?: string) =>
  app.call('POST /user/orders/create-order', await orderInput(app, [{ product: bottle, quantity: 1 }], { email, ...over }), {
    idempotencyKey: newKey(),
    ...(token !== undefined && { token }),
  })
const list = async (input: object) => (await app.call('GET /admin/customers', input, { token: owner })).rows
const idOf = async (email: string) => (await list({ q: email, kind: 'guest' }))[0]!.id
const guest = async (id: string) => app.call('GET /admin/guests/:id', { id }, { token: owner })
const sql = async (text: string, ...values: unknown[]) => (await app.database.db.query({ text, values })).rows
const cancel = async (id: string) => app.call('POST /admin/orders/:id/cancel', { id }, { token: owner })
const close = async (id: string) => {
  await app.call('POST /admin/orders/:id/ship', { id }, { token: owner })
  await app.call('POST /admin/orders/:id/deliver', { id }, { token: owner })
}

/** Whether the figures of every guest are those of their orders. */
const wrongFigures = () =>
  sql(`
  select coalesce(g.email, o.email) from guests g join guest_figures f on f.guest_id = g.id full join (
    select email, count(*) as placed, sum(counts_as_order(order_status)) as orders, sum(spent_on_order(o)) as spent, max(ordered_at) as last
    from orders o where user_id is null and email <> 'erased@erased.invalid' group by email) o on o.email = g.email
  where (f.placed, f.orders, f.spent, f.last_order_at) is distinct from (o.placed, o.orders, o.spent, o.last)
  union all select email from guests g where (account_id is null) <> exists (select from guest_figures f where f.guest_id = g.id)`)

describe('a guest customer', () => {
  it('is listed once, by the email of their orders, and found by email and name', async () => {
    const email = freshEmail()
    await place(email.toUpperCase(), { shippingAddress: address({ firstName: 'Zoë', lastName: 'Guestly' }) })
    const { id } = await place(email, { shippingAddress: address({ firstName: 'Zoë', lastName: 'Guestley' }) })
    await close(id)
    await sql(`update orders set payment_status = 'Paid' where id = $1`, id)
    const [{ total_cost: total }] = (await sql('select total_cost from orders where id = $1', id)) as [{ total_cost: number }]
    const row = { kind: 'guest', name: 'Zoë Guestley', email, orders: 2, spent: total / 100, points: 0 }
    for (const q of [email, 'zoe guestley']) expect(await list({ q })).toMatchObject([row])
    expect(await list({ q: email, kind: 'account' })).toEqual([])
    expect(await list({ q: 'guestly' })).toEqual([])
    const { userId, email: other } = await signedIn(app)
    expect(await list({ q: other, kind: 'guest' })).toEqual([])
    expect(await list({ q: other })).toMatchObject([{ id: userId, kind: 'account', lastOrderAt: null }])
    expect(await wrongFigures()).toEqual([])
  })

  it('is listed together with account holders, in one sorted and paginated list, and counted', async () => {
    const all = await list({ limit: 100 })
    const found: string[] = []
    let cursor: string | undefined
    do {
      const page = await app.call('GET /admin/customers', { limit: 2, cursor }, { token: owner })
      found.push(...page.rows.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(found).toEqual(all.map(({ id }) => id))
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(2)
    expect(all.map(({ since }) => since)).toEqual(
      all
        .map(({ since }) => since)
        .sort()
        .reverse(),
    )
    const up = await list({ limit: 100, sort: 'since' })
    expect(up.map(({ id }) => id)).toEqual([...found].reverse())
    const count = async (input: object) => (await app.call('GET /admin/customers/count', input, { token: owner })).count
    expect(await count({})).toBe(all.length)
    expect((await count({ kind: 'guest' })) + (await count({ kind: 'account' }))).toBe(all.length)
  })

  it("has a page with their orders, addresses and staff notes; staff without the permission can't see it", async () => {
    const email = freshEmail()
    await place(email, { shippingAddress: address({ addressLine1: '1 First Street' }) })
    const { id: last } = await place(email, { shippingAddress: address({ addressLine1: '2 Second Street' }) })
    const id = await idOf(email)
    const { token: support } = await staffIn(app, 'support')
    await app.call('POST /admin/guests/:id/notes', { id, text: 'Rings at noon.' }, { token: support })
    await expect(app.call('PUT /admin/guests/:id/tags', { id, tags: ['vip'] }, { token: support })).rejects.toMatchObject({ status: 403 })
    await expect(app.call('POST /admin/guests/:id/erase', { id }, { token: support })).rejects.toMatchObject({ status: 403 })
    await app.call('PUT /admin/guests/:id/tags', { id, tags: ['VIP', 'vip'] }, { token: owner })
    const shown = await guest(id)
    expect(shown).toMatchObject({ email, orders: 2, account: null, isClaimed: false, acceptsMail: false, tags: ['vip'] })
    expect(shown.notes).toMatchObject([{ text: 'Rings at noon.' }])
    expect(shown.lastOrders.map((order) => order.id)[0]).toBe(last)
    expect(shown.addresses.map(({ addressLine1 }) => addressLine1)).toEqual(expect.arrayContaining(['1 First Street', '2 Second Street']))
    expect((await app.call('GET /admin/orders/:id', { id: last }, { token: owner })).buyer).toMatchObject({ id: null, guestId: id })
    expect((await list({ tag: 'vip' })).map((row) => row.id)).toEqual([id])
    const { token } = await signedIn(app)
    await expect(app.call('GET /admin/guests/:id', { id }, { token })).rejects.toMatchObject({ status: 403 })
    await expect(guest(newKey())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('becomes the account that claims their orders, with tags and notes; the old page redirects to it', async () => {
    const { userId, email, token } = await signedIn(app)
    await place(email)
    const id = await idOf(email)
    expect(await guest(id)).toMatchObject({ account: { id: userId }, isClaimed: false, orders: 1 })
    expect((await app.call('GET /admin/customers/:id', { id: userId }, { token: owner })).guest).toEqual({ id, orders: 1 })
    await app.call('PUT /admin/guests/:id/tags', { id, tags: ['regular'] }, { token: owner })
    await app.call('POST /admin/guests/:id/notes', { id, text: 'Kind.' }, { token: owner })
    await app.call('GET /user/orders/list', {}, { token })
    expect(await guest(id)).toMatchObject({ account: { id: userId }, isClaimed: true, orders: 0, tags: [], notes: [], lastOrders: [] })
    expect(await app.call('GET /admin/customers/:id', { id: userId }, { token: owner })).toMatchObject({
      guest: null,
      orders: 1,
      tags: ['regular'],
      notes: [{ text: 'Kind.' }],
    })
    expect(await list({ q: email })).toMatchObject([{ id: userId, orders: 1 }])
    await expect(app.call('PUT /admin/guests/:id/tags', { id, tags: [] }, { token: owner })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await wrongFigures()).toEqual([])
    // Someone who orders again without signing in becomes a guest again, with the same id.
    await place(email)
    expect(await guest(id)).toMatchObject({ isClaimed: false, orders: 1 })
  })

  it('shows as last order the one before those that an account has claimed', async () => {
    const { email, token } = await signedIn(app)
    await place(email, { shippingAddress: address({ firstName: 'Before' }) })
    await sql(`update orders set ordered_at = ordered_at - interval '3 days' where email = $1`, email)
    const last = await place(email, {
      shippingAddress: address({ firstName: 'After', country: 'CA', postCode: 'K1A 0B1', region: 'ON' }),
    })
    const id = await idOf(email)
    const { lastOrderAt } = await guest(id)
    await app.call('POST /user/orders/:id/claim', { id: last.id, token: last.token }, { token })
    const shown = await guest(id)
    expect(shown).toMatchObject({ orders: 1, name: expect.stringContaining('Before') })
    expect(Date.parse(shown.lastOrderAt!)).toBe(Date.parse(lastOrderAt!) - 3 * 86_400_000)
    expect(await sql('select country from guest_figures where guest_id = $1', id)).toEqual([{ country: 'US' }])
    expect(await wrongFigures()).toEqual([])
  })

  it('has each last order in its own currency, and what they spent in the shop’s', async () => {
    const email = freshEmail()
    const orders = [await place(email), await place(email)]
    await sql(
      `update orders set currency = '{"code": "JPY", "rate": 150}', shop_rate = 0.6667, payment_status = 'Paid' where id = $1`,
      orders[0]!.id,
    )
    const id = await idOf(email)
    const [{ total_cost: minor, spent }] = (await sql(
      'select o.total_cost, spent_on_order(o)::int as spent from orders o where id = $1',
      orders[0]!.id,
    )) as [{ total_cost: number; spent: number }]
    const shown = await guest(id)
    expect(shown.lastOrders.find((one) => one.id === orders[0]!.id)).toMatchObject({ totalCost: minor, currency: 'JPY' })
    expect(shown.lastOrders.find((one) => one.id === orders[1]!.id)).toMatchObject({ totalCost: minor / 100 })
    expect(shown.spent).toBe(spent / 100)
  })

  it('has correct totals after fifty parallel orders, cancellations and claims', async () => {
    const { userId, email, token } = await signedIn(app)
    const other = freshEmail()
    const [mine, theirs] = await Promise.all([email, other].map((one) => Promise.all(Array.from({ length: 12 }, () => place(one)))))
    const ids = [...mine!, ...theirs!].map(({ id }) => id)
    await Promise.all([
      ...ids.map((id, at) => (at % 2 === 0 ? cancel(id) : place(other))),
      ...Array.from({ length: 26 }, () => app.call('GET /user/orders/list', {}, { token })),
    ])
    await app.call('GET /user/orders/list', {}, { token })
    expect(await wrongFigures()).toEqual([])
    expect(await list({ q: other })).toMatchObject([{ orders: 18 }])
    expect(await list({ q: email })).toMatchObject([{ id: userId, orders: 6 }])
  })
})

describe('segments', () => {
  it('count and list guests who match the rule, but none for conditions that only accounts have', async () => {
    const email = freshEmail()
    const { id: order } = await place(email, { shippingAddress: address({ country: 'CA', postCode: 'K1A 0B1', region: 'ON' }) })
    await place(email, { shippingAddress: address({ country: 'CA', postCode: 'K1A 0B1', region: 'ON' }) })
    await sql(`update orders set payment_status = 'Paid' where id = $1`, order)
    const id = await idOf(email)
    await app.call('PUT /admin/guests/:id/tags', { id, tags: ['gold'] }, { token: owner })
    const strength = (await app.call('GET /categories', {})).categories.find(({ slug }) => slug === 'strength')!.id
    const rules: [SegmentFilter, boolean][] = [
      [{ ordersMin: 2 }, true],
      [{ ordersMin: 3 }, false],
      [{ ordersMax: 0 }, false],
      [{ spentMin: 20 }, true],
      [{ spentMax: 1 }, false],
      [{ orderedWithin: 1 }, true],
      [{ notOrderedFor: 1 }, false],
      [{ signedUpWithin: 30 }, false],
      [{ signedUpBefore: 1 }, false],
      [{ tag: 'gold' }, true],
      [{ country: 'CA' }, true],
      [{ country: 'US' }, false],
      [{ plan: newKey() }, false],
      [{ acceptsMail: true }, false],
      [{ acceptsMail: false }, true],
      [{ language: 'en' }, true],
      [{ language: 'bn' }, false],
      [{ boughtProduct: bottle.id }, true],
      [{ boughtProduct: newKey() }, false],
      [{ boughtCategory: strength }, true],
    ]
    for (const [filter, isIn] of rules) {
      const rows = await list({ ...filter, q: email })
      expect([filter, rows.length]).toEqual([filter, isIn ? 1 : 0])
      expect((await app.call('GET /admin/customers/count', { ...filter, q: email }, { token: owner })).count).toBe(rows.length)
    }
    const segment = await app.call('POST /admin/segments', { name: 'Canada', filter: { country: 'CA', ordersMin: 2 } }, { token: owner })
    expect(await list({ segment: segment.id })).toMatchObject([{ id, kind: 'guest' }])
    expect(await list({ segment: segment.id, kind: 'account' })).toEqual([])
    expect(await list({ segment: segment.id, ordersMax: 1 })).toEqual([])
  })

  it('know who subscribed to the newsletter, with an account or without', async () => {
    const [email, { email: mine }] = [freshEmail(), await signedIn(app)]
    await place(email)
    for (const one of [email, mine])
      await sql(
        `insert into newsletter_subscribers (id, email, created_at, asked_at, asked_by, confirmed_at) values ($1, $2, now(), now(), $1, now())`,
        newKey(),
        one,
      )
    const agreed = (await list({ acceptsMail: true })).map((row) => row.email)
    expect(agreed).toHaveLength(2)
    expect(agreed).toEqual(expect.arrayContaining([email, mine]))
    expect(await guest(await idOf(email))).toMatchObject({ acceptsMail: true })
  })
})

it('export guests, marked as such, with the address of their last order', async () => {
  const email = freshEmail()
  await place(email, { shippingAddress: address({ firstName: 'Kit', lastName: 'Visitor', addressLine1: '9 Export Road' }) })
  const file = async (format: string) => {
    const query = new URLSearchParams({ q: email, format })
    return (await app.request(`/api/admin/customers/export?${query}`, { headers: { authorization: `Bearer ${owner}` } })).text()
  }
  const [head = '', line = ''] = (await file('list')).trim().split('\r\n')
  expect(head).toContain('Name,Email,Account,Since')
  expect(line).toMatch(new RegExp(`^Kit Visitor,${email.replace('+', '\\+')},no,`))
  expect(line).toContain('9 Export Road')
  expect((await file('shopify')).trim().split('\r\n')[1]).toMatch(new RegExp(`^Kit,Visitor,${email.replace('+', '\\+')},no,.*,guest$`))
})

describe('erasing a guest', () => {
  const erase = (id: string) => app.call('POST /admin/guests/:id/erase', { id }, { token: owner })

  it('removes all their data but what bookkeeping requires', async () => {
    const email = freshEmail()
    const { id: order, number } = await place(email, {
      shippingAddress: address({ addressLine1: '7 Marmalade Way' }),
      note: 'Marmalade, please',
    })
    const id = await idOf(email)
    await app.call('POST /admin/guests/:id/notes', { id, text: 'Likes Marmalade' }, { token: owner })
    await app.call('POST /public/newsletter', { email, source: 'footer' })
    await expect(erase(id)).rejects.toMatchObject({ code: 'GUEST_HAS_OPEN_ORDERS' })
    await close(order)
    await erase(id)
    await expect(guest(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await list({ q: email })).toEqual([])
    const rows = (await dump(app)).filter((row) => row.includes(email) || row.includes('Marmalade'))
    // Invoices keep name and address, as tax law requires. Stored responses for repeated calls expire after a day.
    expect(rows.filter((row) => !row.includes('create-order') && !row.includes('INV-'))).toEqual([])
    expect(await sql('select number, total_cost > 0 as sold from orders where id = $1', order)).toEqual([{ number, sold: true }])
    expect(await wrongFigures()).toEqual([])
    const log = await app.call('GET /admin/audit', { limit: 5 }, { token: owner })
    expect(JSON.stringify(log)).toContain('eraseGuest')
  })

  it('works for guests only: the orders of an account are erased with the account', async () => {
    const { email } = await signedIn(app)
    const { id: order } = await place(email)
    await close(order)
    await expect(erase(await idOf(email))).rejects.toMatchObject({ code: 'GUEST_HAS_ACCOUNT' })
    await expect(erase(newKey())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('keeps an order that they place meanwhile', async () => {
    const email = freshEmail()
    await close((await place(email)).id)
    const id = await idOf(email)
    const [erased, ...placed] = await Promise.allSettled([erase(id), ...Array.from({ length: 50 }, () => place(email))])
    const stays = await sql('select count(*)::int as n from orders where email = $1', email)
    const count = placed.filter(({ status }) => status === 'fulfilled').length + (erased.status === 'fulfilled' ? 0 : 1)
    expect(stays).toEqual([{ n: count }])
    expect(await wrongFigures()).toEqual([])
  })
})
