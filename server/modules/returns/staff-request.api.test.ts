import { afterAll, afterEach, expect, it } from 'vitest'
import { lastMail, signedIn, staffIn } from '#test/builders.ts'
import { medium, openExchangeShop, small } from '#test/exchange-shop.ts'

const shop = await openExchangeShop()
const { app, staff, sizeId, stockOfSize, refundedToCards, delivered, step, settle, exchangeOf } = shop
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

type Reason = 'damaged' | 'other'
const start = (id: string, reason: Reason, exchangeVariantId?: string, token = staff.token) =>
  app.call(
    'POST /admin/orders/:id/returns',
    {
      id,
      reason,
      text: 'It has a hole',
      lines: [{ variantId: sizeId(small), quantity: 1, ...(exchangeVariantId && { exchangeVariantId }) }],
    },
    { token },
  )

it('staff start a return for a buyer who called: it is reviewed like others, the buyer gets the mail, and the audit log names the staff member', async () => {
  const order = await delivered({ email: 'caller@example.com' })
  const { returns, timeline } = await start(order.id, 'damaged')
  expect(returns).toMatchObject([{ state: 'requested', reason: 'damaged', text: 'It has a hole', photo: null, lines: [{ quantity: 1 }] }])
  expect(timeline.at(-1)?.event).toBe('RETURN_REQUESTED')
  expect((await lastMail(app, 'caller@example.com'))?.subject).toContain(order.number)
  const { token } = await staffIn(app, 'owner')
  const { rows } = await app.call('GET /admin/audit', { target: order.number }, { token })
  expect(rows).toMatchObject([{ call: 'requestReturnAsStaff', after: { reason: 'damaged' } }])
  const { changedBy } = await app.call('GET /admin/orders/:id', { id: order.id }, { token })
  expect(changedBy.map(({ at }) => at)).toContain(timeline.at(-1)?.at)
})

it('the same rules apply as for buyers: undelivered, excess and late items are refused', async () => {
  const order = await delivered()
  const lines = [{ variantId: sizeId(small), quantity: 3 }]
  await expect(
    app.call('POST /admin/orders/:id/returns', { id: order.id, lines, reason: 'other' }, { token: staff.token }),
  ).rejects.toMatchObject({ code: 'CAN_NOT_RETURN_ITEMS' })
  await expect(start(order.id, 'other', sizeId(small))).rejects.toMatchObject({ code: 'CAN_NOT_RETURN_ITEMS' })
  await expect(start(order.id, 'other', undefined, (await signedIn(app)).token)).rejects.toMatchObject({ status: 403 })
  app.pass(400 * 86_400_000)
  await shop.signInStaff()
  await expect(start(order.id, 'other')).rejects.toMatchObject({ code: 'CAN_NOT_RETURN_ORDER', errors: { order: ['is past its time'] } })
})

it('a damaged item is replaced by the same one at no cost, even if its price has risen', async () => {
  const order = await delivered()
  const [stock, refunded] = [await stockOfSize(small), refundedToCards()]
  const price = (now: number) =>
    app.database.db.query({ text: 'update variants set price = $1 where id = $2', values: [now, sizeId(small)] })
  await price(3500)
  const { returns } = await start(order.id, 'damaged', sizeId(small))
  const { id } = returns[0]!
  await step(id, 'approve')
  const exchange = await exchangeOf(order)
  expect(exchange).toMatchObject({ totalCost: 30, amountOwed: 0, products: [{ variantId: sizeId(small), quantity: 1 }] })
  expect(stock - (await stockOfSize(small))).toBe(1)
  await step(id, 'receive')
  await settle(id)
  expect(await shop.readOrder(exchange)).toMatchObject({ paymentStatus: 'Paid' })
  await app.jobs.runDue()
  expect(refundedToCards()).toBe(refunded)
  await price(3000)
})

it('staff replace an item by the same one instead of a requested refund', async () => {
  const order = await delivered()
  const { returns } = await start(order.id, 'damaged', sizeId(medium))
  const exchanges = [{ variantId: sizeId(small), exchangeVariantId: sizeId(small) }]
  await app.call('POST /admin/returns/:id/approve', { id: returns[0]!.id, exchanges }, staff)
  expect(await exchangeOf(order)).toMatchObject({ totalCost: 30, products: [{ variantId: sizeId(small) }] })
})

it("an approved return has a label, added on approval or later, and sent once; other returns can't have one", async () => {
  const email = 'label@example.com'
  const order = await delivered({ email })
  const { returns } = await start(order.id, 'damaged')
  const { id } = returns[0]!
  const label = (labelUrl: string) => app.call('PUT /admin/returns/:id/label', { id, labelUrl }, staff)
  const lateRefusal = { code: 'RETURN_IS_NOT_IN_THAT_STATE', errors: { state: ['is not approved'] } }
  await expect(label('https://carrier.example/1')).rejects.toMatchObject(lateRefusal)
  const input = { id, labelUrl: 'https://carrier.example/1' }
  const approved = await app.call('POST /admin/returns/:id/approve', input, staff)
  expect(approved.returns[0]).toMatchObject({ state: 'approved', labelUrl: input.labelUrl })
  expect((await lastMail(app, email))?.text).toContain(input.labelUrl)
  const { timeline } = approved
  expect((await label(input.labelUrl)).timeline).toEqual(timeline)
  const another = await Promise.all(Array.from({ length: 50 }, () => label('https://carrier.example/2')))
  expect(another.map(({ returns: [one] }) => one?.labelUrl)).toEqual(another.map(() => 'https://carrier.example/2'))
  const after = await shop.readOrder(order)
  expect(after.timeline.filter(({ event }) => event === 'RETURN_LABEL')).toHaveLength(1)
  expect(await lastMail(app, email)).toMatchObject({
    subject: `Your return label for Gymfolk order ${order.number}`,
    text: expect.stringContaining('https://carrier.example/2') as string,
  })
  expect(
    (await app.call('GET /admin/returns', { state: 'approved', limit: 100 }, staff)).returns.find((one) => one.id === id),
  ).toMatchObject({
    labelUrl: 'https://carrier.example/2',
  })
  for (const wrong of ['http://carrier.example/3', 'javascript:alert(1)', 'carrier.example'])
    await expect(label(wrong)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await step(id, 'receive')
  await expect(label('https://carrier.example/4')).rejects.toMatchObject(lateRefusal)
})
