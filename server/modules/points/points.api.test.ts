import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { dayMs, plusMonths } from '#contract/time.ts'
import { readOutbox } from '#server/messaging/outbox.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { grantPoints, lastMail, newKey, orderInput, seedProduct, signedIn, stockShop } from '#test/builders.ts'
import { failSome, sendsTo } from '#test/count-statements.ts'
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
})

describe('the points ledger', () => {
  it('is paginated, newest first', async () => {
    const { token, userId } = await signedIn(app)
    for (let points = 1; points <= 5; points += 1) {
      app.pass(1000)
      await grantPoints(app, userId, points)
    }
    const first = await app.call('GET /points', { limit: 3 }, { token })
    expect(first.entries.map(({ points }) => points)).toEqual([5, 4, 3])
    const next = await app.call('GET /points', { limit: 3, cursor: first.nextCursor! }, { token })
    expect([next.entries.map(({ points }) => points), next.nextCursor]).toEqual([[2, 1], null])
  })

  it('takes back points already spent: the balance may become negative, and then pays for nothing', async () => {
    const { token, userId } = await signedIn(app)
    await grantPoints(app, userId, 500)
    const order = await place(token, { points: 500 })
    await Promise.all([
      app.call('DELETE /user/orders/cancel-order/:id', { id: order.id }, { token }),
      ...Array.from({ length: 20 }, () => app.database.transaction((tx) => reversePoints(tx, order.id, app.now()))),
    ])
    expect(await balance(token)).toBe(500)
    expect(await isLedgerRight()).toBe(true)
  })

  it('sends a reminder 30 and 7 days before points expire, once each, with amount and date, unless the balance changed since', async () => {
    const [idle, active] = [await signedIn(app), await signedIn(app)]
    await grantPoints(app, idle.userId, 40)
    await grantPoints(app, active.userId, 40)
    const day = 86_400_000
    const told = async ({ email }: { email: string }) =>
      (await readOutbox(app.database.db, 1000)).filter(({ to, subject }) => to === email && subject.includes('points')).length
    const later = async (days: number) => {
      app.pass(days * day)
      await Promise.all(Array.from({ length: 5 }, () => noticeExpiry(app.database, app.config, 12, app.now())))
      return [await told(idle), await told(active)]
    }
    expect(await later(330)).toEqual([0, 0])
    await grantPoints(app, active.userId, 2)
    expect(await later(6)).toEqual([1, 0])
    expect(await later(10)).toEqual([1, 0])
    expect(await later(14)).toEqual([2, 0])
    expect(await later(2)).toEqual([2, 0])
    expect(await lastMail(app, idle.email)).toMatchObject({ text: expect.stringMatching(/40 points, worth \$0\.40/) })
  })

  it('sends the other reminders even if one mail fails, and the job fails then', async () => {
    const people = [await signedIn(app), await signedIn(app), await signedIn(app)]
    for (const { userId } of people) await grantPoints(app, userId, 40)
    app.pass(340 * 86_400_000)
    await app.database.db.query({ text: 'delete from messages', values: [] })
    await expect(noticeExpiry(failSome(app.database, sendsTo(people[0]!.email)), app.config, 12, app.now())).rejects.toThrow('it failed')
    const told = async () => {
      const mails = await readOutbox(app.database.db, 1000)
      return people.map(({ email }) => mails.filter(({ to }) => to === email).length)
    }
    expect(await told()).toEqual([0, 1, 1])
    await noticeExpiry(app.database, app.config, 12, app.now())
    expect(await told()).toEqual([1, 1, 1])
  })

  it('expires balances without any change for the configured number of months', async () => {
    const [idle, active] = [await signedIn(app), await signedIn(app)]
    await grantPoints(app, idle.userId, 40)
    await grantPoints(app, active.userId, 40)
    app.pass(200 * 86_400_000)
    await grantPoints(app, active.userId, 2)
    app.pass(200 * 86_400_000)
    await expirePoints(app.database, 12, app.now())
    const tokenOf = async (userId: string) =>
      (await app.database.db.query({ text: 'select points from users where id = $1', values: [userId] })).rows[0] as { points: number }
    expect([await tokenOf(idle.userId), await tokenOf(active.userId)]).toEqual([{ points: 0 }, { points: 42 }])
    expect(await expirePoints(app.database, 12, app.now())).toBe(0)
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
