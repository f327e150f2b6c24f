import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { dayMs, dayOf } from '#contract/time.ts'
import { lastMail, newKey, staffIn } from '#test/builders.ts'
import { giftCardOf, codeInMail, type GiftCardShop, openGiftCardShop } from '#test/gift-card-shop.ts'
import { countDays } from './rollup.ts'

let shop: GiftCardShop
let owner: { token: string; userId: string }
beforeAll(async () => {
  shop = await openGiftCardShop()
  owner = await staffIn(shop.app, 'owner')
  // Half a year passes in these tests. Only the counting of days matters here; the other recurring jobs would take most of the time.
  await run(`update jobs set run_at = 'infinity' where every_ms is not null and name <> 'analytics.days'`)
})
afterEach(() => shop.shop.assertBooks())
afterAll(() => shop.shop.close())

const run = (text: string, ...values: unknown[]) => shop.app.database.db.query({ text, values })
const today = () => dayOf(shop.app.now().getTime())
/** Lets a day pass. Extends the owner's session, which would otherwise expire from inactivity. */
async function nextDay() {
  shop.app.pass(dayMs)
  const later = shop.app.now().getTime() + dayMs
  await run('update sessions set used_at = $2, expires_at = $3 where user_id = $1', owner.userId, shop.app.now(), new Date(later))
}
const report = async (from = today(), to = from) => (await shop.app.call('GET /admin/analytics', { from, to }, owner)).breakdown
/** The amount refunded on these days, according to the figures and to the report of payments. */
async function refundedIn(from: string, to = from) {
  const { now } = await shop.app.call('GET /admin/analytics', { from, to }, owner)
  const { rows } = await shop.app.call('GET /admin/analytics/payments', { from, to }, owner)
  return [now.refunded, rows.reduce((sum, { refunded }) => sum + refunded, 0)]
}
const refund = (id: string, amount?: number) =>
  shop.app.call(
    'POST /admin/orders/:id/refund',
    { id, ...(amount !== undefined && { amount }), reason: 'Scratched' },
    { ...owner, idempotencyKey: newKey() },
  )
const nothing = { gross: 0, returns: 0, net: 0, shipping: 0, taxes: 0, total: 0, giftCards: 0 }
const cents = (amount: number) => Math.round(amount * 100) / 100
const ofGoods = ({ gross, returns, shipping }: Awaited<ReturnType<typeof report>>) => [gross, returns, shipping]

async function taxed(percent: number) {
  const { settings } = await shop.app.call('GET /admin/tax', {}, owner)
  const rates = [{ taxClass: 'standard', percent }]
  const zone = { country: 'US', name: 'VAT', rates, shippingClass: 'standard' as const }
  await shop.app.call('PUT /admin/tax', { ...settings, inclusive: true, zones: percent > 0 ? [zone] : [] }, owner)
}

async function delivered(products: Parameters<GiftCardShop['buy']>[0]) {
  const order = await shop.buy(products)
  await shop.app.call('POST /admin/orders/:id/ship', { id: order.id }, owner)
  await shop.app.call('POST /admin/orders/:id/deliver', { id: order.id }, owner)
  return order
}

const cancel = (id: string) => shop.app.call('POST /admin/orders/:id/cancel', { id }, owner)

/**
 * Amounts refunded day by day before the rest, for goods of 30.00 and shipping. If a gift card (`card`) was bought too, it's revoked before
 * the amount at that index.
 */
const courses: { amounts: number[]; card?: number }[] = [
  { amounts: [] },
  { amounts: [5] },
  { amounts: [0.01, 29.99] },
  { amounts: [7.77, 11.11, 3.33] },
  { amounts: [], card: 0 },
  { amounts: [], card: 1 },
  { amounts: [12.34], card: 0 },
  { amounts: [12.34, 1], card: 1 },
  { amounts: [29.5], card: 2 },
]

interface Course {
  order: { id: string }
  sold: Awaited<ReturnType<typeof report>>
  from: string
  percent: number
}

/**
 * After an order was refunded completely, each step on another day, all parts of its sale are refunded, and the figures of its own day are
 * unchanged.
 */
async function expectAllBack({ order, sold, from, percent }: Course, steps: (() => Promise<unknown>)[]) {
  for (const step of steps) {
    await nextDay()
    await step()
    await shop.app.jobs.runDue()
  }
  expect(await report(from)).toEqual(sold)
  const live = await report(from, today())
  expect(live).toMatchObject({ total: 0, taxes: 0, giftCards: 0 })
  // If prices contain tax, each credit note rounds the delivery's share of it, so the parts may be off by a cent.
  const off = cents(live.returns - sold.gross)
  expect(Math.abs(off)).toBeLessThanOrEqual(percent === 0 ? 0 : 0.01)
  expect(live.shipping).toBeCloseTo(off, 5)
  const { rows } = await shop.app.call('GET /admin/analytics/orders', { from, to: today(), of: 'returns' }, owner)
  expect(cents(rows.reduce((sum, { amount }) => sum + amount, 0))).toBe(live.returns)
  expect(rows.every(({ orderId }) => orderId === order.id)).toBe(true)
  const [last, to] = [await report(), today()]
  await nextDay()
  await countDays(shop.app.database, shop.app.now())
  expect(await report(from, to)).toEqual(live)
  return last
}

describe.each([0, 20])('for an order whose prices include tax of %d per cent', (percent) => {
  it.each(courses)(
    'a full refund subtracts goods, shipping, tax and gift cards as they were sold: $amounts, card $card',
    async (course) => {
      await nextDay()
      await taxed(percent)
      const from = today()
      const order = await delivered([shop.goods(), ...(course.card === undefined ? [] : [shop.line()])])
      const sold = await report()
      expect(sold.giftCards).toBe(course.card === undefined ? 0 : 25)
      const steps = [...course.amounts, undefined].map((amount) => () => refund(order.id, amount))
      if (course.card !== undefined) steps.splice(course.card, 0, () => shop.refund(owner.token, order))
      const last = await expectAllBack({ order, sold, from, percent }, steps)
      expect(last.returns).toBeGreaterThanOrEqual(0)
    },
  )

  it.each(courses)('a cancellation before shipping subtracts the same: $amounts, card $card', async ({ amounts, card }) => {
    await nextDay()
    await taxed(percent)
    const from = today()
    const order = await shop.buy([shop.goods(), ...(card === undefined ? [] : [shop.line()])])
    const sold = await report()
    expect(sold.gross).toBeGreaterThan(0)
    const steps = amounts.map((amount) => () => refund(order.id, amount))
    // Gift cards that weren't revoked before are revoked with the cancellation.
    if (card === 1) steps.splice(1, 0, () => shop.refund(owner.token, order))
    await expectAllBack({ order, sold, from, percent }, [...steps, () => cancel(order.id)])
  })

  it('a cancellation of an order paid by gift card subtracts the same, and shows the amount returned to the card', async () => {
    await nextDay()
    const paidWith = await shop.buy([shop.line({}, 50)])
    const code = codeInMail(await lastMail(shop.app, giftCardOf(paidWith).recipientEmail))
    await nextDay()
    await taxed(percent)
    const from = today()
    const order = await shop.spend(code)
    const sold = await report()
    await expectAllBack({ order, sold, from, percent }, [() => cancel(order.id)])
    const { rows } = await shop.app.call('GET /admin/analytics/payments', { from, to: today() }, owner)
    expect(rows).toMatchObject([{ method: 'credit', amount: order.totalCost, refunded: order.totalCost }])
    expect(await refundedIn(from, today())).toEqual([order.totalCost, order.totalCost])
  })
})

it('refunded shipping is not counted as returned goods, and on the day of the refund', async () => {
  await nextDay()
  await taxed(0)
  const order = await delivered([shop.goods()])
  await nextDay()
  await refund(order.id, 5)
  expect(await report()).toMatchObject({ ...nothing, returns: 5, net: -5, total: -5 })
  await nextDay()
  await refund(order.id)
  expect(ofGoods(await report())).toEqual([0, 25, -order.shippingCost])
})

it('an edited order canceled before its difference was paid counts neither the payment nor the refund of it', async () => {
  await nextDay()
  await taxed(0)
  const from = today()
  const order = await shop.buy([shop.goods()])
  await nextDay()
  await countDays(shop.app.database, shop.app.now())
  const { price: _, ...line } = { ...shop.goods(), variantId: shop.kettlebell.variants[0]!.id, quantity: 2 }
  const lines = [line]
  const { id } = order
  const { totalCost } = await shop.app.call('POST /admin/orders/:id/edit/preview', { id, lines }, owner)
  await shop.app.call('POST /admin/orders/:id/edit', { id, lines, edits: 0, totalCost, reason: '' }, { ...owner, idempotencyKey: newKey() })
  await cancel(id)
  await shop.app.jobs.runDue()
  const cancelled = today()
  expect((await shop.app.call('GET /user/orders/:id', { id, token: order.token })).refunds).toMatchObject([{ amount: order.totalCost }])
  expect(await refundedIn(cancelled)).toEqual([0, 0])
  await nextDay()
  await countDays(shop.app.database, shop.app.now())
  expect(await refundedIn(cancelled)).toEqual([0, 0])
  expect(await report(from, today())).toMatchObject(nothing)
})

it('after a refund larger than the goods, the last refund counts the rest as shipping', async () => {
  await nextDay()
  const order = await delivered([shop.goods()])
  await refund(order.id, 31)
  await refund(order.id)
  expect(ofGoods(await report())).toEqual([30, 31, 1])
})

it('a gift card taken back is subtracted on that day, up to the refunded amount, and is not counted as a return', async () => {
  await nextDay()
  const order = await shop.buy([shop.line({}, 50)])
  const bought = today()
  expect((await report()).giftCards).toBe(50)
  await nextDay()
  await shop.refund(owner.token, order)
  expect(await report()).toMatchObject({ ...nothing, giftCards: -50 })
  expect((await report(bought)).giftCards).toBe(50)
  expect(await report(bought, today())).toMatchObject(nothing)
  const { rows } = await shop.app.call('GET /admin/analytics/orders', { from: bought, to: today(), of: 'returns' }, owner)
  expect(rows).toEqual([])
})
