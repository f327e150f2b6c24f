import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '#contract/time.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { address, lastMail, newKey, orderInput, seedProduct, signedIn, staffIn, stockShop } from '#test/builders.ts'
import { countCohorts, countDays } from './rollup.ts'

let app: TestApp
let owner: Awaited<ReturnType<typeof staffIn>>
let product: Awaited<ReturnType<typeof stockShop>>[number]
beforeAll(async () => {
  app = await startApp()
  const [first] = await stockShop(app, [seedProduct({ stock: 90, slug: 'bell' })])
  product = first!
})
afterAll(() => app.stop())

async function buy(email?: string) {
  const input = await orderInput(app, [{ product, quantity: 1 }], { shippingAddress: address(), ...(email && { email }) })
  const buyer = await signedIn(app)
  return app.call('POST /user/orders/create-order', input, { token: buyer.token, idempotencyKey: newKey() })
}
const signIn = async () => (owner = await staffIn(app, 'owner'))
const dayAgo = (days: number) => new Date(app.now().getTime() - days * dayMs).toISOString().slice(0, 10)
const report = (from: number, to = 0) => app.call('GET /admin/analytics', { from: dayAgo(from), to: dayAgo(to) }, { token: owner.token })
const fetchFile = async (path: string) => {
  const response = await app.request(`/api/admin/analytics${path}`, { headers: { authorization: `Bearer ${owner.token}` } })
  return (await response.text()).replace('\uFEFF', '').trim().split('\r\n')
}

describe('a report', () => {
  it("has stored totals for past days, and computes today's live", async () => {
    const first = await buy()
    const gone = await buy()
    app.pass(dayMs)
    const second = await buy()
    await signIn()
    const before = await report(1)
    expect(before.now).toMatchObject({ orders: 3, sales: expect.closeTo(first.totalCost + gone.totalCost + second.totalCost) })
    await countDays(app.database, app.now())
    expect(await report(1)).toEqual(before)
    // The day is over and counted; afterwards one of its orders is cancelled.
    await app.call('POST /admin/orders/:id/cancel', { id: gone.id, reason: '' }, { token: owner.token })
    await countDays(app.database, app.now())
    const after = await report(1)
    expect(after.days.map(({ orders, sales }) => [orders, sales])).toEqual([
      [1, first.totalCost],
      [1, second.totalCost],
    ])
    expect(after.top).toMatchObject([{ productId: product.id, pieces: 2 }])
    expect(after.funnel.orders).toBe(2)
  })

  it('compares today with yesterday up to the same time', async () => {
    const { now, earlier, before } = await report(0)
    expect([now.orders, earlier.orders]).toEqual([1, 1])
    expect(before).toEqual({ from: dayAgo(1), to: dayAgo(1) })
    app.pass(-3_600_000)
    expect((await report(0)).earlier.orders).toBe(0)
    app.pass(3_600_000)
  })

  it('refuses an invalid date range, and ends today at the latest', async () => {
    const ask = (from: string, to: string) => app.call('GET /admin/analytics', { from, to }, { token: owner.token })
    await expect(ask('2026-03-03', '2026-03-02')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(ask('2024-03-03', '2026-03-02')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect((await ask('2026-03-03', '2027-01-01')).to).toBe(dayAgo(0))
  })

  it('can be exported, by day and by product', async () => {
    const range = `?from=${dayAgo(1)}&to=${dayAgo(0)}`
    expect(await fetchFile(`/export${range}`)).toHaveLength(3)
    const [head, line, ...more] = await fetchFile(`/products/export${range}`)
    expect([head, line?.split(',')[2], more]).toEqual(['Product,Page,Pieces,Sales', '2', []])
  })

  it('shows how many customers of a month ordered again', async () => {
    await countCohorts(app.database, app.now())
    expect((await report(0)).cohorts).toMatchObject([{ month: '2026-03-01', customers: 2, again: [] }])
  })
})

describe('visitors', () => {
  const browser = { 'sec-fetch-site': 'same-origin', 'user-agent': 'Firefox' }
  const look = (headers: Record<string, string> = browser) => app.request(`/api/user/products/url/bell`, { headers })

  it('are counted once a day across all processes, without bots', async () => {
    const other = await app.another()
    try {
      await look()
      await look()
      await look({ ...browser, 'user-agent': 'Googlebot' })
      await look({ 'user-agent': 'curl' })
      await look({ ...browser, 'user-agent': 'Safari' })
      const page = { 'sec-fetch-mode': 'navigate', 'user-agent': 'Firefox' }
      for (const visits of [app.visits, other.visits]) visits.countPage({ headers: page, ip: '127.0.0.1' }, '/market')
      other.visits.countPage({ headers: { ...page, 'user-agent': 'Chrome' }, ip: '127.0.0.1' }, '/checkout')
      other.visits.countPage({ headers: { ...page, 'user-agent': 'Edge', 'sec-purpose': 'prefetch' }, ip: '127.0.0.1' }, '/market')
      await Promise.all([app.visits.flush(), other.visits.flush()])
      expect((await report(0)).funnel).toMatchObject({ visits: 3, products: 2, carts: 0, checkouts: 1 })
    } finally {
      await other.close()
    }
  })
})

describe('the daily summary mail', () => {
  it('is sent once, to staff who turned it on and still have the permission', async () => {
    const support = await staffIn(app, 'manager')
    for (const { token } of [owner, support]) {
      const answer = await app.call('PUT /admin/analytics/mail', { isMailed: true }, { token })
      expect(answer).toEqual({ isMailed: true })
    }
    await app.database.db.query({ text: `update users set role = 'customer' where id = $1`, values: [support.userId] })
    await app.jobs.runDue()
    app.pass(dayMs)
    await app.jobs.runDue()
    expect((await lastMail(app, owner.email))?.text).toContain('Sales')
    expect((await lastMail(app, support.email))?.text ?? '').not.toContain('Sales')
    const count = () => app.database.db.query({ text: 'select 1 from messages where recipient = $1', values: [owner.email] })
    const { rowCount } = await count()
    app.pass(3_600_000)
    await app.jobs.runDue()
    expect((await count()).rowCount).toBe(rowCount)
  })
})
