import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { readOutbox } from '#server/messaging/outbox.ts'
import { card, type CardShop, openCardShop } from '#test/card-shop.ts'
import { givePoints, lastMail, newKey, orderInput, seedProduct, signedIn, staffIn, staffToken, stockShop } from '#test/builders.ts'
import { addPromotion, placeWith } from '#test/promotions.ts'

let shop: CardShop
let app: CardShop['app']
let staff: string
let shirt: Product
const [small, medium, large] = [0, 1, 2]
beforeAll(async () => {
  shop = await openCardShop()
  ;({ app } = shop)
  const variants = [
    ['S', 30, 100],
    ['M', 30, 100],
    ['L', 36, 100],
    ['XL', 20, 1],
  ].map(([size, price, stock]) => ({ options: { Size: String(size) }, sku: `SHIRT-${size}`, price: Number(price), stock: Number(stock) }))
  const options = [{ name: 'Size', values: ['S', 'M', 'L', 'XL'] }]
  ;[shirt] = (await stockShop(app, [{ ...seedProduct({ isRedeemable: true }), options, variants }])) as [Product]
  staff = await staffToken(app)
})
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

const variantId = (index: number) => shirt.variants[index]!.id
const stockOf = async (index: number) =>
  (
    (await app.database.db.query({ text: 'select stock from variants where id = $1', values: [variantId(index)] })).rows[0] as {
      stock: number
    }
  ).stock
const toCard = () => [...shop.stripe.state.refunds.values()].reduce((sum, { amount }) => sum + amount, 0)

/** Two small shirts, delivered; by card unless it says otherwise. */
async function delivered(over: object = {}, token?: string) {
  const input = await orderInput(app, [{ product: shirt, quantity: 2, variant: small }], { paymentMethod: 'Stripe', ...over })
  const order = await app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey(), token })
  if (input.paymentMethod === 'Stripe') await pay(order)
  await app.call('POST /admin/orders/:id/ship', { id: order.id }, { token: staff })
  await app.call('POST /admin/orders/:id/deliver', { id: order.id }, { token: staff })
  return order
}
async function pay(order: { id: string; token: string }) {
  shop.stripe.payWith((await shop.begin(order)).sessionId, card)
  await shop.tell()
}
type Bought = Awaited<ReturnType<typeof delivered>>

async function ask(order: Bought, to: number, quantity = 1) {
  const lines = [{ variantId: variantId(small), quantity, exchangeVariantId: variantId(to) }]
  const { returns } = await app.call('POST /user/orders/:id/returns', { id: order.id, token: order.token, lines, reason: 'wrong-size' })
  return returns.at(-1)!
}
const step = (id: string, name: 'approve' | 'receive') => app.call(`POST /admin/returns/:id/${name}`, { id }, { token: staff })
const settle = (id: string) => app.call('POST /admin/returns/:id/refund', { id }, { token: staff, idempotencyKey: newKey() })
/** The order that replaces, as its buyer sees it by the link in their mail. */
async function exchangeOf(order: Bought) {
  const { returns } = await shop.see(order)
  const number = returns.at(-1)!.exchangeOrder!
  const { order: seen } = await app.call('GET /admin/orders/:id', { id: number }, { token: staff })
  const mails = await readOutbox(app.database.db, 100)
  const text = mails.map((mail) => mail.text).find((one) => one.includes(`/${number}?token=`)) ?? ''
  const token = /token=([\w.-]+)/.exec(text)?.[1] ?? ''
  return { ...seen, token }
}

/** About what came back of an order, the newest first. */
const mailsAbout = async ({ number }: Bought) =>
  (await readOutbox(app.database.db, 50)).filter(
    ({ subject }) => /got your return for|exchange for|refund for/.test(subject) && subject.includes(number),
  )

it('for another size at the same price: reserved when it’s approved, paid by what came back, and sent', async () => {
  const order = await delivered()
  const { id, lines } = await ask(order, medium)
  expect(lines[0]!.exchange).toEqual({ variantId: variantId(medium), options: { Size: 'M' } })
  const before = [await stockOf(medium), toCard()]
  await step(id, 'approve')
  const exchange = await exchangeOf(order)
  expect(exchange).toMatchObject({ exchangeOf: order.number, paymentStatus: 'Pending', amountOwed: 0, totalCost: 30, shippingCost: 0 })
  expect(before[0]! - (await stockOf(medium))).toBe(1)
  await expect(app.call('POST /admin/orders/:id/pack', { id: exchange.id }, { token: staff })).rejects.toMatchObject({
    code: 'ORDER_IS_NOT_IN_THAT_STATE',
  })
  await step(id, 'receive')
  const { refunds, timeline, returns } = await settle(id)
  expect(returns[0]).not.toHaveProperty('differenceRefunded')
  expect(refunds).toMatchObject([{ method: 'exchange', amount: 30 }])
  expect(timeline.map(({ event }) => event)).toContain('EXCHANGE_PLACED')
  expect(await shop.see({ id: exchange.id, token: exchange.token })).toMatchObject({ paymentStatus: 'Paid', amountOwed: 0 })
  await app.jobs.runDue()
  expect(toCard()).toBe(before[1])
  expect((await mailsAbout(order)).slice(0, 2)).toMatchObject([
    { subject: expect.stringContaining('is complete'), text: expect.not.stringMatching(/refund/i) },
    { text: expect.stringContaining('Your exchange comes next.') },
  ])
  await app.call('POST /admin/orders/:id/pack', { id: exchange.id }, { token: staff })
  // Cancelled after all, the money of the first order goes back to its card.
  await app.call('POST /admin/orders/:id/cancel', { id: exchange.id }, { token: staff })
  await app.jobs.runDue()
  expect(toCard() - before[1]!).toBe(3000)
})

it('for a dearer size its buyer pays the difference by the link, for a cheaper one it goes back', async () => {
  const order = await delivered()
  const { id } = await ask(order, large)
  await step(id, 'approve')
  const exchange = await exchangeOf(order)
  expect(exchange).toMatchObject({ totalCost: 36, amountOwed: 6 })
  await pay(exchange)
  expect(await shop.see(exchange)).toMatchObject({ paymentStatus: 'Pending', amountOwed: 0 })
  await step(id, 'receive')
  await settle(id)
  expect(await shop.see(exchange)).toMatchObject({ paymentStatus: 'Paid' })

  const before = toCard()
  const { id: other } = await ask(order, 3)
  await step(other, 'approve')
  await step(other, 'receive')
  const { refunds, returns } = await settle(other)
  expect(returns.map(({ differenceRefunded }) => differenceRefunded)).toEqual([undefined, true])
  const ended = await app.call('GET /admin/returns', { state: 'refunded' }, { token: staff })
  expect(ended.returns.slice(-2).map(({ differenceRefunded }) => differenceRefunded)).toEqual([undefined, true])
  await app.jobs.runDue()
  expect(refunds.slice(-2).map(({ method, amount }) => [method, amount])).toEqual([
    ['exchange', 20],
    ['card', 10],
  ])
  expect(toCard() - before).toBe(1000)
  expect((await mailsAbout(order)).map(({ subject }) => subject).filter((one) => one.startsWith('Your refund'))).toHaveLength(1)
})

it('whose difference is paid twice, the second goes back whole', async () => {
  const order = await delivered()
  const { id } = await ask(order, large)
  await step(id, 'approve')
  const exchange = await exchangeOf(order)
  const before = toCard()
  const sessions = [(await shop.begin(exchange)).sessionId]
  // It ends within a minute, so there is another one; both can be paid.
  app.pass(30.5 * 60_000)
  sessions.push((await shop.begin(exchange)).sessionId)
  expect(new Set(sessions).size).toBe(2)
  for (const session of sessions) {
    shop.stripe.payWith(session, card)
    await shop.tell()
  }
  await app.jobs.runDue()
  expect(toCard() - before).toBe(600)
  expect(await shop.see(exchange)).toMatchObject({ paymentStatus: 'Pending', amountOwed: 0, refunds: [{ amount: 6, beyondTotal: true }] })
  await step(id, 'receive')
  await settle(id)
  expect(await shop.see(exchange)).toMatchObject({ paymentStatus: 'Paid', totalCost: 36 })
  await app.jobs.runDue()
  expect(toCard() - before).toBe(600)
})

it('that costs less than its price, as what it replaces did, has a row of its own in the report of discounts', async () => {
  await addPromotion(app, { name: 'Spring', firstCode: 'SPRING', effect: { kind: 'percent', percent: 10 } })
  const order = await placeWith(app, [{ product: shirt, quantity: 2 }], { token: (await signedIn(app)).token, codes: ['SPRING'] })
  for (const done of ['ship', 'deliver'] as const) await app.call(`POST /admin/orders/:id/${done}`, { id: order.id }, { token: staff })
  const { id } = await ask(order, medium)
  await step(id, 'approve')
  expect(await exchangeOf(order)).toMatchObject({ totalCost: 27 })
  await step(id, 'receive')
  await settle(id)
  const day = app.now().toISOString().slice(0, 10)
  const { rows } = await app.call('GET /admin/analytics/discounts', { from: day, to: day }, { token: (await staffIn(app, 'owner')).token })
  expect(rows.map(({ name, orders, goods, sales }) => [name, orders, goods, sales])).toEqual([
    ['Spring', 1, 6, order.totalCost],
    ['exchange', 1, 3, 27],
  ])
})

it('cancelled or not sent back in time, its stock and its difference come back, and the return pays money', async () => {
  const before = [await stockOf(large), toCard()]
  const order = await delivered()
  const { id } = await ask(order, large)
  await step(id, 'approve')
  const exchange = await exchangeOf(order)
  await pay(exchange)
  app.pass(22 * 86_400_000)
  await app.jobs.runDue()
  expect(await shop.see(exchange)).toMatchObject({ orderStatus: 'Cancelled', amountOwed: 0 })
  expect([await stockOf(large), toCard() - before[1]!]).toEqual([before[0], 600])
  expect((await shop.see(order)).returns[0]!.exchangeOrder).toBeNull()
  staff = await staffToken(app)
  await step(id, 'receive')
  expect((await settle(id)).refunds).toMatchObject([{ method: 'card', amount: 30 }])
  await app.jobs.runDue()
})

it('settled in cash and then cancelled, its buyer is told what goes back, and staff see what of it came from the return', async () => {
  const { token, userId, email } = await signedIn(app)
  await givePoints(app, userId, 100)
  const order = await delivered({ paymentMethod: 'COD', points: 100, email: undefined }, token)
  const { id } = await ask(order, large)
  await step(id, 'approve')
  const exchange = await exchangeOf(order)
  await step(id, 'receive')
  await settle(id)
  const seen = () => app.call('GET /admin/orders/:id', { id: exchange.id }, { token: staff })
  const before = await seen()
  const { pointsCost, pointsSpent } = before.order
  const paid = Math.round((30 - pointsCost) * 100) / 100
  expect([before.exchangePaid, before.order.amountOwed, pointsSpent > 0]).toEqual([paid, 6, true])
  await app.call('DELETE /user/orders/cancel-order/:id', { id: exchange.id }, { token })
  const mail = await lastMail(app, email)
  expect(mail?.subject).toContain('Your refund for')
  expect(mail?.text).toContain(exchange.number)
  expect(mail?.text).toMatch(new RegExp(`In cash or by bank transfer\\W+${paid.toFixed(2)}`))
  expect(mail?.text).toMatch(new RegExp(`Points you spent, returned\\W+${pointsSpent}`))
  expect(await seen()).toMatchObject({
    exchangePaid: paid,
    order: { refunded: paid, refunds: [{ method: 'cash', pointsReturned: pointsSpent }] },
  })
})

it('what is gone is refused, and staff decide on another one, or on money; a strange one can’t be asked for', async () => {
  const order = await delivered()
  const { id } = await ask(order, 3, 2)
  await expect(step(id, 'approve')).rejects.toMatchObject({ errors: { 'lines.0': [expect.stringMatching(/left|Out of stock/)] } })
  const exchanges = [{ variantId: variantId(small), exchangeVariantId: variantId(medium) }]
  await app.call('POST /admin/returns/:id/approve', { id, exchanges }, { token: staff })
  expect(await exchangeOf(order)).toMatchObject({ totalCost: 60, products: [{ sku: 'SHIRT-M', quantity: 2 }] })
  const [other] = (await stockShop(app, [seedProduct()])) as [Product]
  const next = await delivered()
  for (const exchangeVariantId of [variantId(small), other.variants[0]!.id, newKey()])
    await expect(
      app.call('POST /user/orders/:id/returns', {
        id: next.id,
        token: next.token,
        lines: [{ variantId: variantId(small), quantity: 1, exchangeVariantId }],
        reason: 'other',
      }),
    ).rejects.toMatchObject({ code: 'CAN_NOT_RETURN_ITEMS', errors: { 'lines.0.exchangeVariantId': ['Not available'] } })
})

it('points that paid for it pay for what replaces it, and cash on delivery needs no provider', async () => {
  const { token, userId } = await signedIn(app)
  await givePoints(app, userId, 50_000)
  const balance = async () => (await app.call('GET /points', {}, { token })).balance
  const order = await delivered({ paymentMethod: 'Points', email: undefined }, token)
  const left = await balance()
  const { id } = await ask(order, medium)
  await step(id, 'approve')
  await step(id, 'receive')
  await settle(id)
  expect(await balance()).toBe(left)
  const { order: paid } = await app.call(
    'GET /admin/orders/:id',
    { id: (await shop.see(order)).returns[0]!.exchangeOrder! },
    { token: staff },
  )
  expect(paid).toMatchObject({ paymentStatus: 'Paid', pointsCost: 30, amountDue: 0 })
  const cash = await delivered({ paymentMethod: 'COD' })
  const { id: second } = await ask(cash, large)
  await step(second, 'approve')
  const exchange = await exchangeOf(cash)
  expect(exchange).toMatchObject({ paymentMethod: 'COD', amountOwed: 6 })
  await step(second, 'receive')
  await settle(second)
  await app.call('POST /admin/orders/:id/ship', { id: exchange.id }, { token: staff })
  const done = await app.call('POST /admin/orders/:id/deliver', { id: exchange.id }, { token: staff })
  expect(done).toMatchObject({ paymentStatus: 'Paid', orderStatus: 'Completed' })
})

it('what pays for an exchange goes back in no other way, and the exchange is not packed before its return', async () => {
  const order = await delivered({ paymentMethod: 'COD' })
  const { id } = await ask(order, large)
  await step(id, 'approve')
  const exchange = await exchangeOf(order)
  expect(exchange).toMatchObject({ creditExpected: 30, amountOwed: 6 })
  const refund = (amount?: number) =>
    app.call(
      'POST /admin/orders/:id/refund',
      { id: order.id, ...(amount !== undefined && { amount }) },
      { token: staff, idempotencyKey: newKey() },
    )
  const seen = await shop.see(order)
  expect(seen.returns).toMatchObject([{ exchangeCredit: 30 }])
  const rest = Math.round((seen.amountDue - 30) * 100) / 100
  await expect(refund(rest + 1)).rejects.toMatchObject({
    code: 'NOTHING_TO_REFUND',
    errors: { amount: [expect.any(String), `30.00 pays for the exchange ${exchange.number}: cancel that first`] },
  })
  const packing = app.call('POST /admin/orders/:id/pack', { id: exchange.id }, { token: staff })
  await expect(packing).rejects.toMatchObject({ errors: { exchangeOf: [`It waits for the return of ${order.number}`] } })
  const listed = async (ready?: true) =>
    (await app.call('GET /admin/orders', { q: exchange.number, ...(ready && { ready }) }, { token: staff })).rows
  expect(await listed()).toMatchObject([{ waitsForReturn: true }])
  expect(await listed(true)).toEqual([])
  expect(await refund()).toMatchObject({ refunded: rest, paymentStatus: 'Paid' })
  await expect(refund(1)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
  await step(id, 'receive')
  await settle(id)
  const settled = (await app.call('GET /admin/orders/:id', { id: exchange.id }, { token: staff })).order
  expect(settled).toMatchObject({ creditExpected: 0, amountOwed: 6 })
  expect(await listed(true)).toMatchObject([{ number: exchange.number }])
})

it('50 at once: one approval reserves one, one settlement pays once', async () => {
  const order = await delivered()
  const { id } = await ask(order, medium)
  const stock = await stockOf(medium)
  const done = async (work: () => Promise<unknown>) =>
    (await Promise.allSettled(Array.from({ length: 50 }, work))).filter(({ status }) => status === 'fulfilled').length
  expect(await done(() => step(id, 'approve'))).toBe(1)
  expect(stock - (await stockOf(medium))).toBe(1)
  await step(id, 'receive')
  expect(await done(() => settle(id))).toBe(1)
})
