import { afterAll, afterEach, expect, it } from 'vitest'
import { grantPoints, lastMail, mailsTo, newKey, signedIn, staffIn } from '#test/builders.ts'
import { card } from '#test/card-shop.ts'
import { large, medium, openExchangeShop, xLarge } from '#test/exchange-shop.ts'
import { addPromotion, placeOrderWithCodes } from '#test/promotions.ts'

const shop = await openExchangeShop()
const { app, shirt, staff, pay, refundedToCards, delivered, ask, step, settle, exchangeOf, mailsAbout } = shop
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

it('exchanging for a dearer size charges the difference by a link, and for a cheaper one refunds it', async () => {
  const order = await delivered()
  const { id } = await ask(order, large)
  await step(id, 'approve')
  const exchange = await exchangeOf(order)
  expect(exchange).toMatchObject({ totalCost: 36, amountOwed: 6 })
  await pay(exchange)
  expect(await shop.readOrder(exchange)).toMatchObject({ paymentStatus: 'Pending', amountOwed: 0 })
  await step(id, 'receive')
  await settle(id)
  expect(await shop.readOrder(exchange)).toMatchObject({ paymentStatus: 'Paid' })

  const before = refundedToCards()
  const { id: other } = await ask(order, xLarge)
  await step(other, 'approve')
  await step(other, 'receive')
  const { refunds, returns } = await settle(other)
  expect(returns.map(({ differenceRefunded }) => differenceRefunded)).toEqual([undefined, true])
  const ended = await app.call('GET /admin/returns', { state: 'refunded' }, staff)
  expect(ended.returns.slice(-2).map(({ differenceRefunded }) => differenceRefunded)).toEqual([undefined, true])
  await app.jobs.runDue()
  expect(refunds.slice(-2).map(({ method, amount }) => [method, amount])).toEqual([
    ['exchange', 20],
    ['card', 10],
  ])
  expect(refundedToCards() - before).toBe(1000)
  expect((await mailsAbout(order)).map(({ subject }) => subject).filter((one) => one.startsWith('Your refund'))).toHaveLength(1)
})

it('an exchange whose difference is paid twice refunds the second payment', async () => {
  const order = await delivered()
  const { id } = await ask(order, large)
  await step(id, 'approve')
  const exchange = await exchangeOf(order)
  const before = refundedToCards()
  const sessions = [(await shop.begin(exchange)).sessionId]
  // The first session ends within a minute, so there is a second one; both can be paid.
  app.pass(shop.stripe.state.sessions.get(sessions[0]!)!.expires_at * 1000 - app.now().getTime() - 30_000)
  sessions.push((await shop.begin(exchange)).sessionId)
  expect(new Set(sessions).size).toBe(2)
  for (const session of sessions) {
    shop.stripe.payWith(session, card)
    await shop.deliverLastEvent()
  }
  await app.jobs.runDue()
  expect(refundedToCards() - before).toBe(600)
  expect(await shop.readOrder(exchange)).toMatchObject({
    paymentStatus: 'Pending',
    amountOwed: 0,
    refunds: [{ amount: 6, beyondTotal: true }],
  })
  await step(id, 'receive')
  await settle(id)
  expect(await shop.readOrder(exchange)).toMatchObject({ paymentStatus: 'Paid', totalCost: 36 })
  await app.jobs.runDue()
  expect(refundedToCards() - before).toBe(600)
})

it('an exchange at a discount has its own row in the discount report', async () => {
  await addPromotion(app, { name: 'Spring', firstCode: 'SPRING', effect: { kind: 'percent', percent: 10 } })
  const order = await placeOrderWithCodes(app, [{ product: shirt, quantity: 2 }], { token: (await signedIn(app)).token, codes: ['SPRING'] })
  for (const done of ['ship', 'deliver'] as const) await app.call(`POST /admin/orders/:id/${done}`, { id: order.id }, staff)
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

it('an exchange settled in cash and then canceled tells the buyer the refund, and staff the share from the return', async () => {
  const { token, userId, email } = await signedIn(app)
  await grantPoints(app, userId, 100)
  const order = await delivered({ paymentMethod: 'COD', points: 100, email: undefined }, token)
  const { id } = await ask(order, large)
  await step(id, 'approve')
  const exchange = await exchangeOf(order)
  await step(id, 'receive')
  await settle(id)
  const seen = () => app.call('GET /admin/orders/:id', { id: exchange.id }, staff)
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

it('an exchange of an order paid in points is paid with them, and one paid in cash needs no provider', async () => {
  const { token, userId } = await signedIn(app)
  await grantPoints(app, userId, 50_000)
  const balance = async () => (await app.call('GET /points', {}, { token })).balance
  const order = await delivered({ paymentMethod: 'Points', email: undefined }, token)
  const left = await balance()
  const { id } = await ask(order, medium)
  await step(id, 'approve')
  await step(id, 'receive')
  await settle(id)
  expect(await balance()).toBe(left)
  const { order: paid } = await app.call('GET /admin/orders/:id', { id: (await shop.readOrder(order)).returns[0]!.exchangeOrder! }, staff)
  expect(paid).toMatchObject({ paymentStatus: 'Paid', pointsCost: 30, amountDue: 0 })
  const cash = await delivered({ paymentMethod: 'COD' })
  const { id: second } = await ask(cash, large)
  await step(second, 'approve')
  const exchange = await exchangeOf(cash)
  expect(exchange).toMatchObject({ paymentMethod: 'COD', amountOwed: 6 })
  const reserved = (await mailsTo(app, exchange.email)).find(({ subject }) => subject.startsWith('Your exchange is reserved'))
  expect(reserved!.text).toContain('You pay the remaining $6.00 in cash when it arrives.')
  expect(reserved!.text).toMatch(new RegExp(`Your return from order ${cash.number}:? .*30\\.00`))
  expect(reserved!.text).toMatch(/Amount due:? .*6\.00/)
  await step(second, 'receive')
  await settle(second)
  await app.call('POST /admin/orders/:id/ship', { id: exchange.id }, staff)
  const done = await app.call('POST /admin/orders/:id/deliver', { id: exchange.id }, staff)
  expect(done).toMatchObject({ paymentStatus: 'Paid', orderStatus: 'Completed' })
})

it('an exchange is delivered as many days after it can ship as the first order', async () => {
  const order = await delivered()
  const first = (await shop.readOrder(order)).shippingMethod
  app.pass(14 * 86_400_000)
  await shop.signInStaff()
  const { id } = await ask(order, medium)
  await step(id, 'approve')
  const later = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
  const exchange = await exchangeOf(order)
  expect(exchange.shippingMethod).toMatchObject({ deliveryFrom: later(first.deliveryFrom, 14), deliveryTo: later(first.deliveryTo, 14) })
  app.pass(7 * 86_400_000)
  await shop.signInStaff()
  await step(id, 'receive')
  await settle(id)
  const { shippingMethod } = await shop.readOrder(exchange)
  expect(shippingMethod).toMatchObject({ deliveryFrom: later(first.deliveryFrom, 21), deliveryTo: later(first.deliveryTo, 21), price: 0 })
})

it('money that pays for an exchange is refunded in no other way, and the exchange is not packed before the return arrives', async () => {
  const order = await delivered({ paymentMethod: 'COD' })
  const { id } = await ask(order, large)
  await step(id, 'approve')
  const exchange = await exchangeOf(order)
  expect(exchange).toMatchObject({ creditExpected: 30, amountOwed: 6 })
  const refund = (amount?: number) =>
    app.call(
      'POST /admin/orders/:id/refund',
      { id: order.id, ...(amount !== undefined && { amount }) },
      { ...staff, idempotencyKey: newKey() },
    )
  const seen = await shop.readOrder(order)
  expect(seen.returns).toMatchObject([{ exchangeCredit: 30 }])
  const rest = Math.round((seen.amountDue - 30) * 100) / 100
  await expect(refund(rest + 1)).rejects.toMatchObject({
    code: 'NOTHING_TO_REFUND',
    errors: { amount: [expect.any(String), `30.00 pays for the exchange ${exchange.number}: cancel that first`] },
  })
  const packing = app.call('POST /admin/orders/:id/pack', { id: exchange.id }, staff)
  await expect(packing).rejects.toMatchObject({ errors: { exchangeOf: [`It waits for the return of ${order.number}`] } })
  const listed = async (ready?: true) => (await app.call('GET /admin/orders', { q: exchange.number, ...(ready && { ready }) }, staff)).rows
  expect(await listed()).toMatchObject([{ waitsForReturn: true }])
  expect(await listed(true)).toEqual([])
  expect(await refund()).toMatchObject({ refunded: rest, paymentStatus: 'Paid' })
  await expect(refund(1)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
  await step(id, 'receive')
  await settle(id)
  const settled = (await app.call('GET /admin/orders/:id', { id: exchange.id }, staff)).order
  expect(settled).toMatchObject({ creditExpected: 0, amountOwed: 6 })
  expect(await listed(true)).toMatchObject([{ number: exchange.number }])
})
