import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { dayMs, plusMonths } from '#contract/time.ts'
import type { Tx } from '#server/db/statement.ts'
import { readOutbox } from '#server/messaging/outbox.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { grantPoints, lastMail, newKey, orderInput, seedProduct, signedIn, stockShop } from '#test/builders.ts'
import { failSome } from '#test/count-statements.ts'
import { balanceOf, earnPoints, expirePoints, noticeExpiry, reversePoints } from './points.ts'
import * as queries from './queries.ts'

let app: TestApp
let strap: Product
let rack: Product
beforeAll(async () => {
  app = await startApp()
  ;[strap, rack] = (await stockShop(app, [
    seedProduct({ price: 80, stock: 500, isRedeemable: true }),
    seedProduct({ price: 100, stock: 500 }),
  ])) as [Product, Product]
})
afterAll(() => app.stop())

const input = (lines: { product: Product; quantity: number }[], over: object) => orderInput(app, lines, { email: undefined, ...over })
const place = async (token: string | undefined, over: object, lines = [{ product: strap, quantity: 1 }]) =>
  app.call('POST /user/orders/create-order', await input(lines, over), { idempotencyKey: newKey(), token })
const balance = async (token: string) => (await app.call('GET /points', {}, { token })).balance
const isLedgerRight = async () => (await queries.wrongBalances.all(app.database.db, { limit: 10 })).length === 0

describe('paying with points', () => {
  it('is offered if the balance covers the order and every line allows it; the order is paid immediately', async () => {
    const { token, userId } = await signedIn(app)
    const summary = (product: Product) =>
      app.call('POST /user/orders/checkout-summary', { products: [{ productId: product.id, quantity: 1 }] }, { token })
    await grantPoints(app, userId, 7999)
    expect(await summary(strap)).toMatchObject({
      paymentMethods: ['COD'],
      points: { balance: 7999, usable: 7999, usableCost: 79.99, needed: 8000 },
    })
    await grantPoints(app, userId, 1)
    expect((await summary(strap)).paymentMethods).toEqual(['COD', 'Points'])
    expect(await summary(rack)).toMatchObject({ paymentMethods: ['COD'], points: null })
    const order = await place(token, { paymentMethod: 'Points' })
    expect(order).toMatchObject({ paymentStatus: 'Paid', pointsSpent: 8000, pointsCost: 80, amountDue: 0 })
    expect(await balance(token)).toBe(0)
  })

  it('deducts the points that the summary showed', async () => {
    const { token, userId } = await signedIn(app)
    await grantPoints(app, userId, 3000)
    const due = async (points?: number) => {
      const products = [{ productId: strap.id, quantity: 1 }]
      const summary = await app.call('POST /user/orders/checkout-summary', { products, ...(points && { points }) }, { token })
      return [summary.totalCost, summary.amountDue]
    }
    const [totalCost = 0] = await due()
    expect(await due()).toEqual([totalCost, totalCost])
    expect(await due(500)).toEqual([totalCost, totalCost - 5])
    // No more points are used than the customer has.
    expect(await due(9000)).toEqual([totalCost, totalCost - 30])
    expect(
      await app.call('POST /user/orders/checkout-summary', { products: [{ productId: strap.id, quantity: 1 }], points: 500 }),
    ).toMatchObject({
      amountDue: totalCost,
    })
    expect(await place(token, { points: 500, paymentMethod: 'COD' })).toMatchObject({ totalCost, amountDue: totalCost - 5 })
  })

  it('is refused to guests, and beyond the balance or the price of the lines', async () => {
    await expect(place(undefined, { paymentMethod: 'Points', email: 'g@example.com' })).rejects.toMatchObject({
      code: 'PAYMENT_METHOD_IS_INVAILD',
    })
    await expect(place(undefined, { points: 1, email: 'g@example.com' })).rejects.toMatchObject({ code: 'POINTS_DO_NOT_COVER_IT' })
    const { token, userId } = await signedIn(app)
    await grantPoints(app, userId, 20_000)
    await expect(place(token, { points: 20_001 })).rejects.toMatchObject({ code: 'POINTS_DO_NOT_COVER_IT' })
    await expect(place(token, { points: 8000 })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(place(token, { points: 1 }, [{ product: rack, quantity: 1 }])).rejects.toMatchObject({ code: 'POINTS_DO_NOT_COVER_IT' })
    for (const points of [0, -1, 0.5, '5', null]) await expect(place(token, { points })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await balance(token)).toBe(20_000)
  })

  it('50 parallel orders that would each spend the full balance: one succeeds, and the balance is never negative', async () => {
    const { token, userId } = await signedIn(app)
    await grantPoints(app, userId, 8000)
    const order = await input([{ product: strap, quantity: 1 }], { paymentMethod: 'Points' })
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => app.call('POST /user/orders/create-order', order, { idempotencyKey: newKey(), token })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = new Set(results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code: string }).code] : [])))
    expect([...codes].every((code) => code === 'POINTS_DO_NOT_COVER_IT' || code === 'PAYMENT_METHOD_IS_INVAILD')).toBe(true)
    expect(await balance(token)).toBe(0)
    expect(await isLedgerRight()).toBe(true)
  })

  it('does not expire a balance that changes while it is about to', async () => {
    const { userId } = await signedIn(app)
    await grantPoints(app, userId, 40)
    app.pass(400 * dayMs)
    const jobs: Promise<unknown>[] = []
    await app.database.transaction(async (tx) => {
      await earnPoints(tx, { userId, points: 2, source: newKey(), reason: 'REVIEW' }, app.now())
      jobs.push(expirePoints(app.database, 12, app.now()))
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await app.database.db.query({ text: waiting, values: [] })).rows.length).toBe(1)
    })
    await Promise.all(jobs)
    expect(await balanceOf(app.database.db, userId)).toBe(42)
    expect(await isLedgerRight()).toBe(true)
  })

  it('expires a balance at the time that the reminder names, even if its month is shorter', async () => {
    const { userId } = await signedIn(app)
    const pass = (to: string) => app.pass(Date.parse(to) - app.now().getTime())
    const year = app.now().getUTCFullYear() + 1
    pass(`${year}-08-31T10:00:00Z`)
    await grantPoints(app, userId, 40)
    const left = async (to: string) => {
      pass(to)
      await expirePoints(app.database, 6, app.now())
      return balanceOf(app.database.db, userId)
    }
    const lastDay = plusMonths(new Date(`${year}-08-31T10:00:00Z`), 6)
    expect(await left(new Date(lastDay.getTime() - 1).toISOString())).toBe(40)
    expect(await left(lastDay.toISOString())).toBe(0)
  })

  it('counts the months alike in the database and in reminders, on each day of two years', async () => {
    const times = Array.from({ length: 731 }, (_, day) => new Date(Date.parse('2027-06-01T23:30:00Z') + day * dayMs))
    for (const months of [1, 6, 12, 13]) {
      const expiry = times.map((time) => plusMonths(time, months))
      const early = expiry.map((time) => new Date(time.getTime() - 1))
      const text = `
        select bool_and(${queries.expiresBy('x.at', 'x.changed', '$4')}) as due, bool_or(${queries.expiresBy('x.early', 'x.changed', '$4')}) as early
        from unnest($1::timestamptz[], $2::timestamptz[], $3::timestamptz[]) as x (changed, at, early)`
      expect((await app.database.db.query({ text, values: [times, expiry, early, months] })).rows).toEqual([{ due: true, early: false }])
    }
  })
})
