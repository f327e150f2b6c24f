import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Order } from '#contract/order.ts'
import type { Product } from '#contract/product.ts'
import { dayMs, dayOf } from '#contract/time.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { address, newKey, orderInput, seedProduct, signedIn, staffIn, stockShop } from '#test/builders.ts'
import { addPromotion } from '#test/promotions.ts'
import { countCohorts, countDays } from './rollup.ts'

let app: TestApp
let owner: { token: string }
let bell: Product
let discounted: Order
let plain: Order
let later: Order
const german = { ...address(), country: 'DE', postCode: '10115', region: '' }
const range = { from: '2026-03-01', to: '2026-03-31' }

beforeAll(async () => {
  app = await startApp()
  owner = await staffIn(app, 'owner')
  bell = (await stockShop(app, [seedProduct({ price: 120, stock: 100 })]))[0]!
  const { settings } = await app.call('GET /admin/tax', {}, owner)
  const rates = [{ taxClass: 'standard', percent: 20 }]
  await app.call(
    'PUT /admin/tax',
    { ...settings, inclusive: true, zones: [{ country: 'DE', name: 'VAT', rates, shippingClass: 'standard' }] },
    owner,
  )
  await addPromotion(app, { name: 'Spring', firstCode: 'SPRING', effect: { kind: 'percent', percent: 10 } })
  owner = await staffIn(app, 'owner')
  discounted = await place(['SPRING'])
  plain = await place()
  await app.call('POST /admin/orders/:id/cancel', { id: (await place()).id }, owner)
  await deliver(discounted.id)
})
afterAll(() => app.stop())

async function place(codes: string[] = [], { product = bell, code }: { product?: Product; code?: string } = {}): Promise<Order> {
  const { token } = await signedIn(app)
  const bought = [{ productId: product.id, quantity: 1 }]
  const destination = { country: 'DE', region: '', postCode: '10115' }
  const summary = await app.call(
    'POST /user/orders/checkout-summary',
    { products: bought, codes, destination, ...(code && { currency: code }) },
    { token },
  )
  const { productCost, shippingCost, totalCost, currency } = summary
  const input = await orderInput(app, [{ product, quantity: 1 }], { shippingAddress: german })
  return app.call(
    'POST /user/orders/create-order',
    {
      ...input,
      codes,
      productCost,
      shippingCost,
      totalCost,
      ...(currency && { currency, products: [{ ...input.products[0]!, price: summary.products[0]!.price }] }),
    },
    { token, idempotencyKey: newKey() },
  )
}
async function deliver(id: string) {
  await app.call('POST /admin/orders/:id/ship', { id }, owner)
  await app.call('POST /admin/orders/:id/deliver', { id }, owner)
}
const report = () => app.call('GET /admin/analytics', range, owner)
const passDays = async (days: number) => {
  app.pass(days * dayMs)
  owner = await staffIn(app, 'owner')
}
const countAll = async () => {
  await countDays(app.database, app.now())
  owner = await staffIn(app, 'owner')
}
/** The lines of a report's file below its header. */
async function lines(name: string): Promise<string[]> {
  const response = await app.request(`/api/admin/analytics/${name}/export?from=${range.from}&to=${range.to}`, {
    headers: { authorization: `Bearer ${owner.token}` },
  })
  return (await response.text()).trim().split('\r\n').slice(1)
}

it("the sales report splits sales by component without the tax in prices, and shows what is unpaid; canceled orders don't count", async () => {
  const { now, breakdown } = await report()
  expect(now).toMatchObject({ orders: 2, sales: discounted.totalCost + plain.totalCost, net: 190 })
  const shipping = ((discounted.shippingCost + plain.shippingCost) * 5) / 6
  expect(breakdown).toMatchObject({ gross: 200, discounts: 10, returns: 0, net: 190, unpaid: plain.totalCost, giftCards: 0 })
  expect(breakdown.shipping).toBeCloseTo(shipping, 1)
  expect(breakdown.total).toBeCloseTo(now.sales, 5)
})

it('the sales report subtracts refunds on the day they were made, without their tax', async () => {
  await app.call(
    'POST /admin/orders/:id/refund',
    { id: discounted.id, amount: 12, reason: 'Scratched' },
    { ...owner, idempotencyKey: newKey() },
  )
  const { breakdown, now } = await report()
  expect(breakdown).toMatchObject({ gross: 200, discounts: 10, returns: 10, net: 180 })
  expect(breakdown.total).toBeCloseTo(now.sales - 12, 5)
  const back = await app.call('GET /admin/analytics/orders', { ...range, of: 'returns' }, owner)
  expect(back.rows).toMatchObject([{ orderId: discounted.id, number: discounted.number, amount: 10 }])
})

it('the sales report lists discounts by promotion, tax by rate and region, and payment methods, each with its orders and an export', async () => {
  const discounts = await app.call('GET /admin/analytics/discounts', range, owner)
  expect(discounts.rows).toMatchObject([{ name: 'Spring', orders: 1, goods: 12, shipping: 0, sales: discounted.totalCost }])
  const { promotionId } = discounts.rows[0]!
  const by = async (line: object) => (await app.call('GET /admin/analytics/orders', { ...range, of: 'discounts', ...line }, owner)).rows
  expect(await by({ promotionId: promotionId! })).toMatchObject([{ orderId: discounted.id, amount: 12 }])
  expect(await by({})).toEqual([])

  const { rows } = await app.call('GET /admin/analytics/taxes', range, owner)
  const tax = discounted.taxIncluded + plain.taxIncluded
  expect(rows).toMatchObject([{ country: 'DE', region: '', name: 'VAT', percent: 20, returned: 2 }])
  expect(rows[0]!.amount).toBeCloseTo(tax, 5)
  const taxed = await by({ of: 'taxes', country: 'DE', name: 'VAT', rate: 20_000 })
  expect(taxed.map(({ orderId, amount }) => [orderId, amount])).toEqual([
    [plain.id, plain.taxIncluded],
    [discounted.id, discounted.taxIncluded],
  ])

  const payments = await app.call('GET /admin/analytics/payments', range, owner)
  const cash = { method: 'cash', orders: 2, amount: discounted.totalCost + plain.totalCost, unpaid: plain.totalCost, refunded: 12 }
  expect(payments.rows).toEqual([cash])
  expect(await by({ of: 'payments', method: 'cash' })).toHaveLength(2)
  expect(await by({ of: 'payments', method: 'card' })).toEqual([])
  expect(await lines('discounts')).toEqual([`Spring,1,12,0,${discounted.totalCost}`])
  const { sold, returnedNet, net, amount } = rows[0]!
  expect([returnedNet, sold - returnedNet]).toEqual([10, net])
  expect(await lines('taxes')).toEqual([`DE,,VAT,20,${sold},10,${amount},2,${Math.round((amount - 2) * 100) / 100}`])
  expect(await lines('payments')).toEqual([`cash,2,${cash.amount},${cash.unpaid},12`])
})

it('the sales report paginates the orders behind a row, however many days they span', async () => {
  app.pass(40 * 86_400_000)
  owner = await staffIn(app, 'owner')
  later = await place()
  const wide = { from: '2026-03-01', to: '2026-04-30', of: 'payments' as const, method: 'cash' as const, limit: 1 }
  const found: string[] = []
  let cursor: string | undefined
  do {
    const page = await app.call('GET /admin/analytics/orders', { ...wide, ...(cursor && { cursor }) }, owner)
    found.push(...page.rows.map(({ orderId }) => orderId))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(found).toEqual([later.id, plain.id, discounted.id])
})

it('the sales report shows the same figures for stored days, and updates them when an order is paid, or canceled before payment', async () => {
  const names = ['discounts', 'taxes', 'payments'] as const
  const all = async () => [await report(), ...(await Promise.all(names.map(lines)))]
  const before = await all()
  await countAll()
  expect(await all()).toEqual(before)

  await deliver(plain.id)
  await countAll()
  expect((await report()).breakdown.unpaid).toBe(0)

  const placed = dayOf(app.now().getTime())
  const unpaid = await place()
  const ofDay = async () => (await app.call('GET /admin/analytics', { from: placed, to: placed }, owner)).breakdown
  const [gross, counted] = [(await ofDay()).gross, (await ofDay()).unpaid]
  await passDays(3)
  await countAll()
  expect(await ofDay()).toMatchObject({ gross, unpaid: counted })
  await app.call('POST /admin/orders/:id/cancel', { id: unpaid.id }, owner)
  await countAll()
  expect(await ofDay()).toMatchObject({ gross: gross - 100, unpaid: counted - unpaid.totalCost })
})

it('the sales report keeps a paid order in the figures of its day when it is canceled later: the refund counts on the day of the refund', async () => {
  const days = { from: '2026-04-01', to: '2026-05-31' }
  const breakdown = async (from: string, to: string) => (await app.call('GET /admin/analytics', { from, to }, owner)).breakdown
  const placed = dayOf(app.now().getTime())
  const order = await place(['SPRING'])
  await app.call('POST /admin/orders/:id/mark-paid', { id: order.id, payment: 'bank', amount: order.totalCost }, owner)
  await passDays(1)
  await app.call('POST /admin/orders/:id/refund', { id: order.id, amount: 6, reason: 'Late' }, { ...owner, idempotencyKey: newKey() })
  await passDays(4)
  await countAll()
  const [ofItsDay, before] = [await breakdown(placed, placed), await breakdown(days.from, days.to)]
  const { orders, sales } = (await app.call('GET /admin/analytics', days, owner)).now
  await app.call('POST /admin/orders/:id/cancel', { id: order.id }, owner)
  const { rows } = await app.database.db.query({ text: 'select day from daily_figures where changes <> counted_changes', values: [] })
  expect(rows).toEqual([])
  await countAll()
  const cancelled = dayOf(app.now().getTime())
  expect(await breakdown(placed, placed)).toEqual(ofItsDay)
  const after = await breakdown(days.from, days.to)
  expect((await app.call('GET /admin/analytics', days, owner)).now).toMatchObject({ orders, sales })
  expect(after).toMatchObject({ gross: before.gross, discounts: before.discounts })
  expect(after.total).toBeCloseTo(before.total - order.totalCost + 6, 5)
  const back = await app.call('GET /admin/analytics/orders', { from: cancelled, to: cancelled, of: 'returns' }, owner)
  expect(back.rows).toMatchObject([{ orderId: order.id, amount: (await breakdown(cancelled, cancelled)).returns }])
  await passDays(3)
  const live = await breakdown(days.from, days.to)
  await countAll()
  expect(await breakdown(days.from, days.to)).toEqual(live)
})

it('the sales report counts a customer whose paid order is canceled in the month of the order, but not one whose only order was canceled unpaid', async () => {
  const cohorts = async () => {
    await countCohorts(app.database, app.now())
    return (await app.call('GET /admin/analytics', range, owner)).cohorts
  }
  const before = await cohorts()
  const [paid, unpaid] = [await place(), await place()]
  await app.call('POST /admin/orders/:id/mark-paid', { id: paid.id, payment: 'bank', amount: paid.totalCost }, owner)
  for (const { id } of [paid, unpaid]) await app.call('POST /admin/orders/:id/cancel', { id }, owner)
  const after = await cohorts()
  const customersOf = (months: typeof before) => months.map(({ customers }) => customers).reduce((sum, one) => sum + one, 0)
  expect(customersOf(after)).toBe(customersOf(before) + 1)
})

it('tax by rate and region adds up to the total tax, also for an order in another currency with rounded parts', async () => {
  await passDays(1)
  const { version } = await app.call('GET /admin/currencies', {}, owner)
  const currencies = [{ code: 'EUR', rate: '0.9', rounding: '99' as const, active: true }]
  await app.call('PUT /admin/currencies', { version, currencies }, owner)
  // Its shipping is taxed, too.
  const [strap] = (await stockShop(app, [seedProduct({ price: 20, stock: 10 })])) as [Product]
  const { id } = await place([], { product: strap, code: 'EUR' })
  await deliver(id)
  const day = { from: dayOf(app.now().getTime()), to: dayOf(app.now().getTime()) }
  const both = async () => {
    const { breakdown } = await app.call('GET /admin/analytics', day, owner)
    const { rows } = await app.call('GET /admin/analytics/taxes', day, owner)
    return [breakdown.taxes, rows.reduce((sum, { amount, returned }) => sum + Math.round((amount - returned) * 100), 0) / 100]
  }
  const [charged, byRate] = await both()
  expect(byRate).toBe(charged)
  await app.call('POST /admin/orders/:id/refund', { id, reason: 'Scratched' }, { ...owner, idempotencyKey: newKey() })
  expect(await both()).toEqual([0, 0])
  // In parts, each of which is rounded in the shop's currency.
  await passDays(1)
  const today = { from: dayOf(app.now().getTime()), to: dayOf(app.now().getTime()) }
  const parts = await place([], { product: strap, code: 'EUR' })
  await deliver(parts.id)
  for (const amount of [0.05, 0.05, 0.05, undefined])
    await app.call('POST /admin/orders/:id/refund', { id: parts.id, ...(amount && { amount }) }, { ...owner, idempotencyKey: newKey() })
  const [paid] = (await app.call('GET /admin/analytics/payments', today, owner)).rows
  expect(paid!.refunded).toBe(paid!.amount)
  const { now, breakdown } = await app.call('GET /admin/analytics', today, owner)
  expect(now.refunded).toBe(paid!.amount)
  expect(breakdown).toMatchObject({ total: 0 })
})

it('figures require the permission, and an unknown row has no orders', async () => {
  const support = await staffIn(app, 'support')
  for (const route of ['GET /admin/analytics/discounts', 'GET /admin/analytics/taxes', 'GET /admin/analytics/payments'] as const)
    await expect(app.call(route, range, support)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  const none = await app.call('GET /admin/analytics/orders', { ...range, of: 'taxes' }, owner)
  expect(none.rows).toEqual([])
})
