import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { purgeBuyers } from '#server/modules/invoices/invoices.ts'
import { eraseDueAccounts } from '#server/modules/privacy/privacy.ts'
import { card, type CardShop, openCardShop } from './card-shop.ts'
import { grantPoints, lastMail, newKey, seedProduct, signedIn, staffIn, stockShop } from './builders.ts'

let shop: CardShop
let app: CardShop['app']
let thing: Product
let staff: string
beforeAll(async () => {
  shop = await openCardShop({ databaseMs: 5 })
  ;({ app } = shop)
  ;[thing] = (await stockShop(app, [seedProduct({ price: 49.9, stock: 5000, isRedeemable: true })])) as [Product]
  staff = (await staffIn(app, 'owner')).token
})
afterEach(() => shop.assertBooks())
afterAll(async () => {
  await shop.close()
})

type Order = Awaited<ReturnType<CardShop['place']>>
const place = (options: Partial<Parameters<CardShop['place']>[0]> = {}) => shop.place({ product: thing, ...options })
const payCard = async (order: Order) => {
  shop.stripe.payWith((await shop.begin(order)).sessionId, card)
  await shop.deliverLastEvent()
}
const deliver = async ({ id }: Order) => {
  await app.call('POST /admin/orders/:id/ship', { id }, { token: staff })
  await app.call('POST /admin/orders/:id/deliver', { id }, { token: staff })
}
const refund = ({ id }: Order, amount?: number) =>
  app.call(
    'POST /admin/orders/:id/refund',
    { id, ...(amount && { amount }), reason: 'Scratched' },
    { token: staff, idempotencyKey: newKey() },
  )
const listed = async ({ id, token }: Order) => (await app.call('GET /user/orders/:id/invoices', { id, token })).invoices
const rows = async <T>(text: string): Promise<T[]> => (await app.database.db.query({ text, values: [] })).rows as T[]
const sequence = async (kind: string) =>
  (await rows<{ sequence: number }>(`select sequence from invoices where kind = '${kind}' order by 1`)).map((row) => row.sequence)
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const buyer = async () => {
  const person = await signedIn(app)
  await grantPoints(app, person.userId, 6000)
  return person
}

describe('an order gets its invoice', () => {
  const cases: [method: string, place: () => Promise<Order>, pay: (order: Order) => Promise<unknown>][] = [
    ['by card when it is paid', () => place(), payCard],
    ['by cash on delivery when it is delivered', () => place({ over: { paymentMethod: 'COD' } }), deliver],
    [
      'by points right away',
      async () => place({ token: (await buyer()).token, over: { paymentMethod: 'Points', email: undefined } }),
      async () => {},
    ],
  ]
  it.each(cases)('%s, once', async (_, begin, pay) => {
    const order = await begin()
    await pay(order)
    const [invoice, ...others] = await listed(order)
    expect(others).toEqual([])
    expect(invoice).toMatchObject({ kind: 'invoice', orderNumber: order.number, totalCost: order.totalCost })
    expect(invoice!.number).toMatch(/^INV-\d{6}$/)
    const response = await app.request(invoice!.url)
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'private, max-age=3600',
    ])
    expect((await response.text()).slice(0, 5)).toBe('%PDF-')
    expect((await lastMail(app, order.email))?.text).toContain(`/api/user/orders/${order.number}/invoice?token=`)
  })

  it('but not if it was never paid, and canceling it credits nothing', async () => {
    const order = await place()
    expect(await listed(order)).toEqual([])
    expect((await app.request(`/api/user/orders/${order.id}/invoice?token=${order.token}`)).status).toBe(404)
    await app.call('DELETE /user/orders/cancel-order/:id', { id: order.id, token: order.token })
    expect(await listed(order)).toEqual([])
  })
})

describe('invoice numbers', () => {
  it('have no gaps: 50 orders paid in parallel, each reported 2 times, while other transactions take a number and fail', async () => {
    const orders = await Promise.all(Array.from({ length: 50 }, () => place()))
    for (const order of orders) shop.stripe.payWith((await shop.begin(order)).sessionId, card)
    const events = shop.stripe.state.events.slice(-50)
    const failing = orders.slice(0, 20).map(({ id }) =>
      app.database.transaction(async (tx) => {
        const text = `update invoice_counters set last = last + 1 where kind = 'invoice' and $1::text is not null`
        tx.atCommit(() => tx.query({ text, values: [id] }))
        tx.atCommit(() => tx.query({ text: 'select 1 / $1::int', values: [0] }))
      }),
    )
    const told = [...events, ...events].map((event) => shop.send(shop.stripe.signed(event)))
    expect((await Promise.allSettled(failing)).every(({ status }) => status === 'rejected')).toBe(true)
    expect((await Promise.all(told)).every(({ status }) => status === 200)).toBe(true)
    const numbers = await sequence('invoice')
    expect(numbers).toEqual(upTo(numbers.length))
    expect(new Set((await Promise.all(orders.map(listed))).map(([one]) => one!.number)).size).toBe(50)
  })
})

describe('a refund', () => {
  it('has its own credit note, and together they never exceed the invoice', async () => {
    const order = await place()
    await payCard(order)
    await refund(order, 10)
    await Promise.all([refund(order, 5), refund(order, 5)])
    await refund(order)
    const [invoice, ...notes] = await listed(order)
    expect(notes.map(({ totalCost }) => totalCost)).toEqual([10, 5, 5, expect.any(Number)])
    expect(notes.reduce((sum, { totalCost }) => sum + totalCost, 0)).toBeCloseTo(invoice!.totalCost)
    const pdf = await app.request(notes[0]!.url)
    expect([pdf.status, (await pdf.text()).slice(0, 5)]).toEqual([200, '%PDF-'])
    const numbers = await sequence('credit_note')
    expect(numbers).toEqual(upTo(numbers.length))
  })

  it('of the rest of an order partly paid in points says how much went back as points', async () => {
    const { token } = await buyer()
    const order = await place({ token, over: { points: 500, email: undefined, paymentMethod: 'Stripe' } })
    await payCard(order)
    await refund(order, 1)
    await refund(order)
    const paid = await rows<{ kind: string; total: number; points: number }>(
      `select kind, total_cost as total, points_cost as points from invoices where order_id = '${order.id}' order by kind desc, sequence`,
    )
    const [invoice, first, last] = paid
    expect(invoice!.points).toBe(500)
    expect(paid).toHaveLength(3)
    expect(first!.points + last!.points).toBe(500)
    expect(first!.total + last!.total).toBe(invoice!.total)
  })

  it('of points for a canceled order is credited as points, with all lines', async () => {
    const { token } = await buyer()
    const order = await place({ token, over: { paymentMethod: 'Points', email: undefined } })
    await app.call('POST /admin/orders/:id/cancel', { id: order.id, reason: '' }, { token: staff })
    expect((await listed(order)).map(({ kind, totalCost }) => [kind, totalCost])).toEqual([
      ['invoice', order.totalCost],
      ['credit_note', order.totalCost],
    ])
    const lines = await rows<{ lines: number }>(
      `select count(*)::int as lines from invoice_lines l join invoices i on i.id = l.invoice_id where i.order_id = '${order.id}'`,
    )
    expect(lines).toEqual([{ lines: 2 }])
  })
})

describe("someone who isn't the buyer", () => {
  it('gets 404 for the list and both PDFs; an invalid number is refused', async () => {
    const [owner, other] = [await buyer(), await signedIn(app)]
    const order = await place({ token: owner.token, over: { paymentMethod: 'Points', email: undefined } })
    const foreign = await place()
    await payCard(foreign)
    await refund(foreign, 1)
    const note = (await listed(foreign)).at(-1)!.number
    const status = async (path: string, token?: string) =>
      (await app.request(`/api/user/orders/${path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} })).status
    for (const path of [`${order.id}/invoices`, `${order.number}/invoice`, `${order.id}/credit-notes/${note}`]) {
      expect(await status(path)).toBe(404)
      expect(await status(path, other.token)).toBe(404)
      expect(await status(`${path}?token=${foreign.token}`)).toBe(404)
      expect(await status(path, 'wrong')).toBe(401)
    }
    expect(await status(`${order.number}/invoice`, owner.token)).toBe(200)
    expect(await status(`${order.id}/credit-notes/${note}`, owner.token)).toBe(404)
    expect(await status('x/invoice')).toBe(404)
    for (const path of ['x%20y/invoice', `${order.id}/credit-notes/INV-1`, `${order.id}/credit-notes/..%2F`])
      expect(await status(path)).toBe(422)
  })
})

describe('staff', () => {
  const documents = async ({ id }: Order) => (await app.call('GET /admin/orders/:id/invoices', { id }, { token: staff })).invoices
  const open = (path: string, token: string) => app.request(`/api/admin/orders/${path}`, { headers: { authorization: `Bearer ${token}` } })

  it("see an order's invoices and credit notes, and open the PDFs that its buyer gets", async () => {
    const order = await place()
    expect(await documents(order)).toEqual([])
    await payCard(order)
    await refund(order, 1)
    const forBuyer = await listed(order)
    expect(forBuyer.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
    expect(await documents(order)).toEqual(forBuyer.map(({ url: _, ...one }) => one))
    for (const { number, url } of forBuyer) {
      const pdf = await open(`${order.number}/invoices/${number}`, staff)
      expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect(Buffer.from(await pdf.arrayBuffer()).equals(Buffer.from(await (await app.request(url)).arrayBuffer()))).toBe(true)
    }
  })

  it('of each role that may read orders can open them, and no others', async () => {
    const order = await place()
    await payCard(order)
    await refund(order, 1)
    const numbers = (await documents(order)).map(({ number }) => number)
    const roles = await rows<{ name: string; may: boolean }>(
      `select name, 'orders:read' = any (permissions) as may from roles where name <> 'customer'`,
    )
    expect(new Set(roles.map(({ may }) => may))).toEqual(new Set([true, false]))
    for (const { name, may } of roles) {
      const { token } = await staffIn(app, name)
      for (const path of ['invoices', ...numbers.map((number) => `invoices/${number}`)])
        expect([name, path, (await open(`${order.id}/${path}`, token)).status]).toEqual([name, path, may ? 200 : 403])
    }
  })

  it("can't open a document by another order's number, nor of an unknown order", async () => {
    const [one, other] = [await place(), await place()]
    await Promise.all([payCard(one), payCard(other)])
    const [{ number } = { number: '' }] = await documents(other)
    const statuses = await Promise.all(
      [
        `${one.id}/invoices/${number}`,
        `${one.id}/invoices/CN-999999`,
        `GF-1/invoices/${number}`,
        'GF-1/invoices',
        `${one.id}/invoices/x`,
      ].map(async (path) => (await open(path, staff)).status),
    )
    expect(statuses).toEqual([404, 404, 404, 404, 422])
  })
})

describe('an invoice', () => {
  it("can't be changed or deleted", async () => {
    for (const text of ['delete from invoices', 'update invoices set total_cost = 1', `update invoices set lines = '[]'`])
      await expect(app.database.db.query({ text, values: [] })).rejects.toThrow('credit note')
  })

  it('is in the export; after erasure it keeps its name, inaccessible, for the retention period', async () => {
    const { token } = await buyer()
    const order = await place({ token, over: { paymentMethod: 'Points', email: undefined } })
    const [{ number } = { number: '' }] = (await app.call('GET /user/export', {}, { token })).invoices
    expect(number).toMatch(/^INV-/)
    await app.call('POST /user/delete', { password: 'correct horse' }, { token })
    app.pass(14 * 86_400_000)
    await eraseDueAccounts(app.database, app.search.engine, { config: app.config, now: app.now() })
    expect((await app.request(`/api/user/orders/${order.id}/invoice?token=${order.token}`)).status).toBe(404)
    const { token: later } = await staffIn(app, 'owner')
    expect((await app.call('GET /admin/orders/:id/invoices', { id: order.id }, { token: later })).invoices).toEqual([])
    const authorization = `Bearer ${later}`
    expect((await app.request(`/api/admin/orders/${order.id}/invoices/${number}`, { headers: { authorization } })).status).toBe(404)
    const billed = () => rows<{ buyer: { lastName: string } | null }>(`select buyer from invoices where number = '${number}'`)
    expect(await billed()).toEqual([{ buyer: expect.objectContaining({ lastName: order.billingAddress.lastName }) as object }])
    await purgeBuyers(app.database.db, app.now())
    expect((await billed())[0]!.buyer).not.toBeNull()
    await purgeBuyers(app.database.db, new Date(app.now().getTime() + 3660 * 86_400_000))
    expect(await billed()).toEqual([{ buyer: null }])
  })

  it('an invoice of an order paid by card and points shows both', async () => {
    const { token } = await buyer()
    const order = await place({ token, over: { points: 500, email: undefined } })
    await payCard(order)
    const billed = await rows(`select total_cost, points_cost from invoices where order_id = '${order.id}'`)
    expect(billed).toEqual([{ total_cost: Math.round(order.totalCost * 100), points_cost: 500 }])
  })
})
