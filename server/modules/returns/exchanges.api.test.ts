import { afterAll, afterEach, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { newKey, seedProduct, stockShop } from '#test/builders.ts'
import { large, medium, openExchangeShop, small, xLarge } from '#test/exchange-shop.ts'

const shop = await openExchangeShop()
const { app, staff, sizeId, pay, stockOfSize, refundedToCards, delivered, ask, step, settle, exchangeOf, mailsAbout } = shop
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

it('an exchange for another size at the same price is reserved on approval, paid by the return, and shipped', async () => {
  const order = await delivered()
  const { id, lines } = await ask(order, medium)
  expect(lines[0]!.exchange).toEqual({ variantId: sizeId(medium), options: { Size: 'M' } })
  const before = [await stockOfSize(medium), refundedToCards()]
  await step(id, 'approve')
  const exchange = await exchangeOf(order)
  expect(exchange).toMatchObject({ exchangeOf: order.number, paymentStatus: 'Pending', amountOwed: 0, totalCost: 30, shippingCost: 0 })
  expect(before[0]! - (await stockOfSize(medium))).toBe(1)
  await expect(app.call('POST /admin/orders/:id/pack', { id: exchange.id }, staff)).rejects.toMatchObject({
    code: 'ORDER_IS_NOT_IN_THAT_STATE',
  })
  await step(id, 'receive')
  const { refunds, timeline, returns } = await settle(id)
  expect(returns[0]).not.toHaveProperty('differenceRefunded')
  expect(refunds).toMatchObject([{ method: 'exchange', amount: 30 }])
  expect(timeline.map(({ event }) => event)).toContain('EXCHANGE_PLACED')
  expect(await shop.readOrder({ id: exchange.id, token: exchange.token })).toMatchObject({ paymentStatus: 'Paid', amountOwed: 0 })
  await app.jobs.runDue()
  expect(refundedToCards()).toBe(before[1])
  expect((await mailsAbout(order)).slice(0, 2)).toMatchObject([
    { subject: expect.stringContaining('is complete'), text: expect.not.stringMatching(/refund/i) },
    { text: expect.stringContaining('Your exchange comes next.') },
  ])
  await app.call('POST /admin/orders/:id/pack', { id: exchange.id }, staff)
  // When the exchange order is cancelled, the money of the first order goes back to its card.
  await app.call('POST /admin/orders/:id/cancel', { id: exchange.id }, staff)
  await app.jobs.runDue()
  expect(refundedToCards() - before[1]!).toBe(3000)
})

it('an exchange canceled or not returned in time releases stock and difference, and the return refunds money', async () => {
  const before = [await stockOfSize(large), refundedToCards()]
  const order = await delivered()
  const { id } = await ask(order, large)
  await step(id, 'approve')
  const exchange = await exchangeOf(order)
  await pay(exchange)
  app.pass(22 * 86_400_000)
  await app.jobs.runDue()
  expect(await shop.readOrder(exchange)).toMatchObject({ orderStatus: 'Cancelled', amountOwed: 0 })
  expect([await stockOfSize(large), refundedToCards() - before[1]!]).toEqual([before[0], 600])
  expect((await shop.readOrder(order)).returns[0]!.exchangeOrder).toBeNull()
  await shop.signInStaff()
  await step(id, 'receive')
  expect((await settle(id)).refunds).toMatchObject([{ method: 'card', amount: 30 }])
  await app.jobs.runDue()
})

it('an exchange for an unavailable variant is refused, and staff choose another or a refund; variants of other products are refused', async () => {
  const order = await delivered()
  const { id } = await ask(order, xLarge, 2)
  await expect(step(id, 'approve')).rejects.toMatchObject({ errors: { 'lines.0': [expect.stringMatching(/left|Out of stock/)] } })
  const exchanges = [{ variantId: sizeId(small), exchangeVariantId: sizeId(medium) }]
  await app.call('POST /admin/returns/:id/approve', { id, exchanges }, staff)
  expect(await exchangeOf(order)).toMatchObject({ totalCost: 60, products: [{ sku: 'SHIRT-M', quantity: 2 }] })
  const [other] = (await stockShop(app, [seedProduct()])) as [Product]
  const next = await delivered()
  // A variant can be sold as files even if its product is shipped, but nothing can be exchanged for files.
  const setDigital = (is: boolean) =>
    app.database.db.query({ text: 'update variants set is_digital = $1 where id = $2', values: [is, sizeId(large)] })
  await setDigital(true)
  for (const exchangeVariantId of [sizeId(small), sizeId(large), other.variants[0]!.id, newKey()])
    await expect(
      app.call('POST /user/orders/:id/returns', {
        id: next.id,
        token: next.token,
        lines: [{ variantId: sizeId(small), quantity: 1, exchangeVariantId }],
        reason: 'other',
      }),
    ).rejects.toMatchObject({ code: 'CAN_NOT_RETURN_ITEMS', errors: { 'lines.0.exchangeVariantId': ['Not available'] } })
  await setDigital(false)
})

it('50 in parallel: one approval reserves one unit, one settlement pays once', async () => {
  const order = await delivered()
  const { id } = await ask(order, medium)
  const stock = await stockOfSize(medium)
  const done = async (work: () => Promise<unknown>) =>
    (await Promise.allSettled(Array.from({ length: 50 }, work))).filter(({ status }) => status === 'fulfilled').length
  expect(await done(() => step(id, 'approve'))).toBe(1)
  expect(stock - (await stockOfSize(medium))).toBe(1)
  await step(id, 'receive')
  expect(await done(() => settle(id))).toBe(1)
})
