import { readFile } from 'node:fs/promises'
import { beforeAll, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { readOutbox } from '#server/messaging/outbox.ts'
import { grantPoints, lastMail, newKey, orderInput, seedProduct, signedIn, staffIn, stockShop } from '#test/builders.ts'
import { openRefundShop } from '#test/refund-shop.ts'

const shop = await openRefundShop()
const { app, buyPaid, deliver, refund } = shop
let staff: string
let shirt: Product
beforeAll(async () => {
  ;({ token: staff } = await staffIn(app, 'owner'))
  const variants = ['S', 'M'].map((Size) => ({ options: { Size }, sku: `SHIRT-${Size}`, price: 30, stock: 100 }))
  ;[shirt] = (await stockShop(app, [
    { ...seedProduct({ isRedeemable: true }), options: [{ name: 'Size', values: ['S', 'M'] }], variants },
  ])) as [Product]
})

/** Paid with cash on delivery. */
async function delivered(over: object = {}, token?: string, quantity = 1) {
  const input = await orderInput(app, [{ product: shirt, quantity, variant: 0 }], over)
  const order = await app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey(), token })
  await deliver(staff, order.id)
  return order
}
const cents = (amount: number) => Math.round(amount * 100) / 100
type Bought = Awaited<ReturnType<typeof delivered>>
const [small, medium] = [0, 1].map((index) => () => shirt.variants[index]!.id) as [() => string, () => string]
const ask = ({ id, token }: Bought, exchange: object = {}) =>
  app.call('POST /user/orders/:id/returns', {
    id,
    token,
    lines: [{ variantId: small(), quantity: 1, ...exchange }],
    reason: 'wrong-size',
  })
/** The return as it's in the list for staff. */
const listed = async (id: string, state: 'requested' | 'rejected' | 'refunded' = 'refunded') =>
  (await app.call('GET /admin/returns', { state }, { token: staff })).returns.find((one) => one.id === id)
async function payAllBack({ id, totalCost }: Bought) {
  await refund(staff, id, 5)
  return refund(staff, id, Math.round((totalCost - 5) * 100) / 100)
}

it('an order refunded in parts until nothing is left can no longer be returned, exchanged or withdrawn from', async () => {
  const order = await delivered()
  expect(await refund(staff, order.id, 5)).toMatchObject({ canWithdraw: true, returnUntil: expect.any(String) })
  const rest = Math.round((order.totalCost - 5) * 100) / 100
  expect(await refund(staff, order.id, rest)).toMatchObject({ paymentStatus: 'Cancelled' })
  expect(await shop.readOrder(order)).toMatchObject({
    canWithdraw: false,
    returnUntil: null,
    withdrawUntil: null,
    returnable: [],
    returns: [],
  })
  const errors = { order: ['has been refunded in full'] }
  await expect(ask(order)).rejects.toMatchObject({ code: 'CAN_NOT_RETURN_ORDER', errors })
  await expect(ask(order, { exchangeVariantId: medium() })).rejects.toMatchObject({ code: 'CAN_NOT_RETURN_ORDER', errors })
  const withdrawal = app.call('POST /user/orders/:id/withdrawal', { id: order.id, token: order.token })
  await expect(withdrawal).rejects.toMatchObject({ code: 'CAN_NOT_WITHDRAW_FROM_CONTRACT', errors })
})

it('points left of a refunded order can still be returned', async () => {
  const { buyer, order } = await buyPaid({ points: 100 }, 100)
  await deliver(staff, order.id)
  expect(await refund(staff, order.id, 5)).toMatchObject({ canWithdraw: true })
  const after = await refund(staff, order.id)
  expect(after).toMatchObject({ canWithdraw: false, returnUntil: null })
  expect(after.refunds.at(-1)).toMatchObject({ pointsReturned: 100 })
  await expect(app.call('POST /user/orders/:id/withdrawal', { id: order.id }, { token: buyer.token })).rejects.toMatchObject({
    code: 'CAN_NOT_WITHDRAW_FROM_CONTRACT',
  })
})

it('a return open when the rest was refunded promises no money, by mail or on the page', async () => {
  const order = await delivered()
  const { id } = (await ask(order)).returns[0]!
  await app.call('POST /admin/returns/:id/approve', { id }, { token: staff })
  await payAllBack(order)
  const received = await app.call('POST /admin/returns/:id/receive', { id }, { token: staff })
  expect(received.returns).toMatchObject([{ state: 'received', withoutRefund: true }])
  const mail = await lastMail(app, order.email)
  expect(mail?.text).toContain("There's nothing left to refund for this order.")
  expect(mail?.text).not.toContain('Your refund')
  const done = await app.call('POST /admin/returns/:id/refund', { id }, { token: staff, idempotencyKey: newKey() })
  expect(done).toMatchObject({ refunded: order.totalCost, returns: [{ state: 'refunded', withoutRefund: true }] })
  expect(done.refunds).toHaveLength(2)
  expect(await listed(id)).toMatchObject({ state: 'refunded', withoutRefund: true })
})

it('a return that refunds money does not mention this', async () => {
  const order = await delivered()
  const { id } = (await ask(order)).returns[0]!
  await app.call('POST /admin/returns/:id/approve', { id }, { token: staff })
  const received = await app.call('POST /admin/returns/:id/receive', { id }, { token: staff })
  expect(received.returns[0]).not.toHaveProperty('withoutRefund')
  expect((await lastMail(app, order.email))?.text).toContain('Your refund comes next.')
  const done = await app.call('POST /admin/returns/:id/refund', { id }, { token: staff, idempotencyKey: newKey() })
  expect(done.returns[0]).not.toHaveProperty('withoutRefund')
  expect(await listed(id)).not.toHaveProperty('withoutRefund')
})

it('an exchange after a partial refund is paid with the rest, and its buyer is told on approval', async () => {
  const order = await delivered()
  const { id } = (await ask(order, { exchangeVariantId: medium() })).returns[0]!
  await refund(staff, order.id, cents(order.totalCost - 20))
  const { returns } = await app.call('POST /admin/returns/:id/approve', { id }, { token: staff })
  expect(returns).toMatchObject([{ exchangeCredit: 20 }])
  const seen = async () => (await app.call('GET /admin/orders/:id', { id: returns[0]!.exchangeOrder! }, { token: staff })).order
  expect(await seen()).toMatchObject({ totalCost: 30, creditExpected: 20, amountOwed: 10 })
  const mails = (await readOutbox(app.database.db, 10)).map(({ text }) => text)
  expect(mails.find((text) => text.includes('You pay the remaining'))).toContain('$10.00')
  await expect(refund(staff, order.id, 1)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
  await app.call('POST /admin/returns/:id/receive', { id }, { token: staff })
  const { refunds } = await app.call('POST /admin/returns/:id/refund', { id }, { token: staff, idempotencyKey: newKey() })
  expect(refunds.slice(1)).toMatchObject([{ method: 'exchange', amount: 20 }])
  expect(await seen()).toMatchObject({ creditExpected: 0, amountOwed: 10, paymentStatus: 'Pending' })
})

it('points that paid part of an order pay that part of its replacement, but not money already refunded', async () => {
  const { token, userId } = await signedIn(app)
  await grantPoints(app, userId, 1000)
  const order = await delivered({ points: 1000, email: undefined }, token)
  const money = cents(order.totalCost - order.pointsCost)
  const { id } = (await ask(order, { exchangeVariantId: medium() })).returns[0]!
  await refund(staff, order.id, cents(money - 2))
  const { returns } = await app.call('POST /admin/returns/:id/approve', { id }, { token: staff })
  const seen = async () => (await app.call('GET /admin/orders/:id', { id: returns[0]!.exchangeOrder! }, { token: staff })).order
  const { creditExpected, amountOwed } = await seen()
  expect(creditExpected).toBeGreaterThan(2)
  expect(cents(creditExpected + amountOwed)).toBe(30)
  await app.call('POST /admin/returns/:id/receive', { id }, { token: staff })
  await app.call('POST /admin/returns/:id/refund', { id }, { token: staff, idempotencyKey: newKey() })
  expect(await seen()).toMatchObject({ pointsCost: cents(creditExpected - 2), creditExpected: 0, amountOwed })
})

it('an exchange is refused if another one leaves nothing to pay with', async () => {
  const order = await delivered({}, undefined, 2)
  const [first, second] = [await ask(order, { exchangeVariantId: medium() }), await ask(order, { exchangeVariantId: medium() })].map(
    ({ returns }) => returns.at(-1)!.id,
  ) as [string, string]
  await refund(staff, order.id, cents(order.totalCost - 30))
  await app.call('POST /admin/returns/:id/approve', { id: first }, { token: staff })
  await expect(app.call('POST /admin/returns/:id/approve', { id: second }, { token: staff })).rejects.toMatchObject({
    code: 'NOTHING_TO_REFUND',
    errors: { order: ['has nothing left that could pay for an exchange'] },
  })
})

it('a full refund closes requested exchanges, notifies the buyer, and leaves returns for staff to decide', async () => {
  const order = await delivered()
  const { id } = (await ask(order, { exchangeVariantId: medium() })).returns[0]!
  const rest = Math.round((order.totalCost - 5) * 100) / 100
  expect((await refund(staff, order.id, 5)).returns).toMatchObject([{ state: 'requested' }])
  expect((await lastMail(app, order.email))?.text).not.toContain('exchange')
  const closed = { id, state: 'rejected', closedByRefund: true, note: '' }
  expect((await refund(staff, order.id, rest)).returns).toMatchObject([closed])
  expect(await listed(id, 'rejected')).toMatchObject(closed)
  expect(await listed(id, 'requested')).toBeUndefined()
  const mail = await lastMail(app, order.email)
  expect(mail?.subject).toContain('Your refund')
  expect(mail?.text).toContain("we've closed your request for an exchange")
  for (const step of ['approve', 'reject'])
    await expect(
      app.call(
        `POST /admin/returns/:id/${step as 'reject'}`,
        { id, ...(step === 'reject' && { reason: 'No' }) } as { id: string; reason: string },
        { token: staff },
      ),
    ).rejects.toMatchObject({ code: 'RETURN_IS_NOT_IN_THAT_STATE' })
  const other = await delivered()
  const { id: plain } = (await ask(other)).returns[0]!
  expect((await payAllBack(other)).returns).toMatchObject([{ id: plain, state: 'requested' }])
  expect((await lastMail(app, other.email))?.text).not.toContain('exchange')
})

it("an exchange requested before refunds closed requests can't be paid: staff may take the item back", async () => {
  const order = await delivered()
  const { id } = (await ask(order, { exchangeVariantId: medium() })).returns[0]!
  await payAllBack(order)
  await app.database.db.query({ text: `update returns set state = 'requested', closed_by_refund = false where id = $1`, values: [id] })
  await expect(app.call('POST /admin/returns/:id/approve', { id }, { token: staff })).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
  const exchanges = [{ variantId: small(), exchangeVariantId: null }]
  const after = await app.call('POST /admin/returns/:id/approve', { id, exchanges }, { token: staff })
  expect(after.returns).toMatchObject([{ state: 'approved', exchangeOrder: null }])
})

it('the migration closes exchanges requested for orders fully refunded earlier, and nothing else', async () => {
  const { db } = app.database
  const { token, userId } = await signedIn(app)
  await grantPoints(app, userId, 1000)
  const withPoints = await delivered({ points: 1000, email: undefined }, token)
  const [whole, part, plain] = [await delivered(), await delivered(), await delivered()]
  const asked = await Promise.all([whole, part, withPoints].map((order) => ask(order, { exchangeVariantId: medium() })))
  const ids = [...asked, await ask(plain)].map(({ returns }) => returns[0]!.id)
  await payAllBack(whole)
  await refund(staff, part.id, 5)
  await payAllBack(plain)
  // With the last of its money its points go back.
  await refund(staff, withPoints.id, cents(withPoints.totalCost - withPoints.pointsCost))
  const states = async () => {
    const { rows } = await db.query({ text: 'select id, state, closed_by_refund from returns where id = any($1)', values: [ids] })
    const found = rows as { id: string; state: string; closed_by_refund: boolean }[]
    return ids.map((id) => found.find((row) => row.id === id)).map((row) => [row!.state, row!.closed_by_refund])
  }
  const closed = await states()
  await db.query({ text: `update returns set state = 'requested', closed_by_refund = false where id = any($1)`, values: [ids] })
  const migration = new URL('../../../db/migrations/0494_requests_paid_back.sql', import.meta.url)
  await db.query({ text: await readFile(migration, 'utf8'), values: [] })
  expect(await states()).toEqual(closed)
  expect(closed).toEqual([
    ['rejected', true],
    ['requested', false],
    ['rejected', true],
    ['requested', false],
  ])
})
