import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { readOutbox } from '#server/messaging/outbox.ts'
import { address, freshEmail, grantPoints, lastMail, newKey, signedIn, staffIn } from '#test/builders.ts'
import { failSome, sendsTo } from '#test/count-statements.ts'
import { giftCardOf, codeInMail, type GiftCardShop, openGiftCardShop } from '#test/gift-card-shop.ts'
import { sendGiftCards } from './order-gift-cards.ts'

type Line = ReturnType<GiftCardShop['line']>

let world: GiftCardShop
let app: GiftCardShop['app']
let shop: GiftCardShop['shop']
let giftCard: GiftCardShop['giftCard']
let kettlebell: GiftCardShop['kettlebell']
beforeAll(async () => {
  world = await openGiftCardShop()
  ;({ app, shop, giftCard, kettlebell } = world)
})
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

const line = (...over: Parameters<GiftCardShop['line']>) => world.line(...over)
const own = (amount: number) => world.own(amount)
const goods = () => world.goods()
const summarise = (...parts: Parameters<GiftCardShop['summarise']>) => world.summarise(...parts)
const buy = (...parts: Parameters<GiftCardShop['buy']>) => world.buy(...parts)
const spend = (code: string) => world.spend(code)
const balanceOf = (code: string) => world.balanceOf(code)
const refund = (...parts: Parameters<GiftCardShop['refund']>) => world.refund(...parts)

it('an order of gift cards only has no shipping, tax or shipping method, and is paid by card only', async () => {
  const summary = await summarise([line(), own(37)])
  expect(summary).toMatchObject({
    needsShipping: false,
    shippingMethods: [],
    shippingCost: 0,
    tax: 0,
    totalCost: 62,
    paymentMethods: ['Stripe'],
  })
  const mixed = await summarise([line({}, 50), goods()])
  expect(mixed).toMatchObject({ needsShipping: true, paymentMethods: ['Stripe'] })
  expect(mixed.shippingCost).toBe((await summarise([goods()])).shippingCost)
})

it.each([
  ['without saying to whom', () => ({ ...line(), giftCard: undefined }), {}],
  ['more than one in a line', () => ({ ...line(), quantity: 2 }), {}],
  ['of too small an amount', () => own(9.99), {}],
  ['of too large an amount', () => own(500.01), {}],
  ['for a product that is none', () => ({ ...goods(), giftCard: line().giftCard }), {}],
  ['in cash', () => line(), { paymentMethod: 'COD' }],
  ['more than a year ahead', () => line({ sendOn: new Date(app.now().getTime() + 367 * 86_400_000).toISOString().slice(0, 10) }), {}],
  ['without an address for the bill', () => line(), { billingAddress: undefined }],
])('refuses a gift card %s', async (_, make, over) => {
  const input = {
    productCost: 25,
    shippingCost: 0,
    totalCost: 25,
    billingAddress: address(),
    email: freshEmail(),
    paymentMethod: 'Stripe',
    ...over,
  }
  const order = app.call('POST /user/orders/create-order', { ...input, products: [make()] }, { idempotencyKey: newKey() })
  await expect(order).rejects.toMatchObject({ status: 422 })
})

it('each line issues one card after payment, mails its code to the recipient only, and completes', async () => {
  const first = line({ message: 'Go to evil.example/x' })
  const order = await buy([first, own(37)])
  expect(order).toMatchObject({ orderStatus: 'Completed', paymentStatus: 'Paid', needsShipping: false, canReview: [], returnable: [] })
  expect(order.products.map(({ giftCard: one }) => one?.state)).toEqual(['sent', 'sent'])
  expect(order.timeline.filter(({ event }) => event === 'GIFT_CARD_SENT')).toHaveLength(2)
  const mail = await lastMail(app, first.giftCard!.recipientEmail)
  expect(mail?.text).toContain('evil. example/x')
  expect(await balanceOf(codeInMail(mail))).toBe(25)
  expect(JSON.stringify(order)).not.toContain(codeInMail(mail))
  expect((await lastMail(app, order.email))?.text).not.toContain(codeInMail(mail))
  const used = await spend(codeInMail(mail))
  expect(used).toMatchObject({ creditCost: 25 })
})

it('an order of gift cards asks for no phone, and only for a billing address', async () => {
  const { phone: _, ...billingAddress } = address()
  const sums = { productCost: 25, shippingCost: 0, totalCost: 25 }
  const input = { ...sums, products: [line()], billingAddress, email: freshEmail(), paymentMethod: 'Stripe' as const }
  const order = await app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey() })
  expect(order).toMatchObject({
    needsShipping: false,
    shippingAddress: { phone: '' },
    billingAddress: { phone: '', city: billingAddress.city },
  })
  const goodsToo = { ...input, products: [line(), goods()], shippingAddress: { ...billingAddress, phone: '' } }
  await expect(app.call('POST /user/orders/create-order', goodsToo, { idempotencyKey: newKey() })).rejects.toMatchObject({
    errors: { 'shippingAddress.phone': [expect.any(String)] },
  })
})

it('a scheduled card is sent on its day at nine, not earlier', async () => {
  const day = new Date(app.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10)
  const one = line({ sendOn: day })
  const order = await buy([one])
  expect(giftCardOf(order)).toMatchObject({ state: 'scheduled', sendOn: day })
  expect(await lastMail(app, one.giftCard!.recipientEmail)).toBeUndefined()
  app.pass(Date.parse(`${day}T09:00:00Z`) - app.now().getTime() + 60_000)
  await app.jobs.runDue()
  expect(giftCardOf(await shop.readOrder(order))).toMatchObject({ state: 'sent' })
  expect(codeInMail(await lastMail(app, one.giftCard!.recipientEmail))).not.toBe('')
})

it('a card that is due is sent even if another one fails, and the job fails then', async () => {
  const day = new Date(app.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10)
  const [first, second] = [line({ sendOn: day }), line({ sendOn: day })]
  for (const one of [first, second]) await buy([one])
  app.pass(Date.parse(`${day}T09:00:00Z`) - app.now().getTime() + 60_000)
  const { config } = app
  const database = failSome(app.database, sendsTo(first.giftCard!.recipientEmail))
  await expect(sendGiftCards(database, { config, now: app.now() })).rejects.toThrow('it failed')
  const sent = () => Promise.all([first, second].map(async (one) => (await lastMail(app, one.giftCard!.recipientEmail)) !== undefined))
  expect(await sent()).toEqual([false, true])
  await app.jobs.runDue()
  expect(await sent()).toEqual([true, true])
})

it('a refund takes back what was not spent: all of it, or the rest if requested', async () => {
  const { token } = await staffIn(app, 'owner')
  const untouched = await buy([line()])
  const code = codeInMail(await lastMail(app, giftCardOf(untouched).recipientEmail))
  expect(await refund(token, untouched)).toMatchObject({ refunded: 25, paymentStatus: 'Cancelled' })
  await expect(balanceOf(code)).rejects.toMatchObject({ code: 'GIFT_CARD_IS_INVALID' })
  await expect(refund(token, untouched)).rejects.toMatchObject({ code: 'GIFT_CARD_IS_NOT_IN_THAT_STATE' })

  const touched = await buy([line({}, 50)])
  const { creditCost } = await spend(codeInMail(await lastMail(app, giftCardOf(touched).recipientEmail)))
  const refused = await refund(token, touched).catch((error: { code: string; errors: Record<string, string[]> }) => error)
  expect(refused).toMatchObject({ code: 'GIFT_CARD_IS_SPENT' })
  expect(Object.values((refused as { errors: Record<string, string[]> }).errors)[0]).toEqual([`${creditCost.toFixed(2)} of 50.00 is spent`])
  expect(await refund(token, touched, true)).toMatchObject({ refunded: Math.round((50 - creditCost) * 100) / 100 })
})

it('refunds to a revoked card go to its spender as store credit or as a new card, which staff can see', async () => {
  const { token } = await staffIn(app, 'owner')
  const cancel = (id: string) => app.call('POST /admin/orders/:id/cancel', { id, reason: 'Lost' }, { token })
  const spent = async (as?: string) => {
    const bought = await buy([line({}, 50)])
    const code = codeInMail(await lastMail(app, giftCardOf(bought).recipientEmail))
    const order = await world.spend(code, as)
    const back = await refund(token, bought, true)
    expect(back.refunded).toBe(Math.round((50 - order.creditCost) * 100) / 100)
    return { code, order }
  }
  const buyer = await signedIn(app)
  const { order } = await spent(buyer.token)
  const { timeline } = await cancel(order.id)
  expect(timeline.find(({ event }) => event === 'GIFT_CARD_TO_CREDIT')?.amount).toBe(order.creditCost)
  const { balance, entries } = await app.call('GET /credit', {}, { token: buyer.token })
  expect([balance, entries.map(({ reason, orderNumber }) => [reason, orderNumber])]).toEqual([
    order.creditCost,
    [['CLAIMED', order.number]],
  ])
  const guest = await spent()
  const after = await cancel(guest.order.id)
  expect(after.timeline.map(({ event }) => event)).toContain('GIFT_CARD_REPLACED')
  const mails = (await readOutbox(app.database.db, 50)).filter(({ to }) => to === guest.order.email)
  const code = mails.map((mail) => codeInMail(mail)).find((one) => one !== '')!
  expect(await balanceOf(code)).toBe(guest.order.creditCost)
  await expect(balanceOf(guest.code)).rejects.toMatchObject({ code: 'GIFT_CARD_IS_INVALID' })
})

it('canceling a mixed order revokes its cards, and is refused once one is spent; goods alone can be returned and shipped', async () => {
  const { token } = await staffIn(app, 'owner')
  const cancel = (id: string) => app.call('POST /admin/orders/:id/cancel', { id, reason: 'Lost' }, { token })
  const mixed = await buy([goods(), line()])
  expect(mixed).toMatchObject({ orderStatus: 'Pending', shippingStatus: 'NotYetShipped' })
  expect(await cancel(mixed.id)).toMatchObject({ refunded: mixed.totalCost, orderStatus: 'Cancelled' })
  const other = await buy([goods(), line()])
  await spend(codeInMail(await lastMail(app, giftCardOf(other).recipientEmail)))
  await expect(cancel(other.id)).rejects.toMatchObject({ code: 'GIFT_CARD_IS_SPENT' })
  expect((await app.call('POST /admin/orders/:id/ship', { id: other.id }, { token })).shipments[0]?.lines).toEqual([
    { variantId: kettlebell.variants[0]!.id, quantity: 1 },
  ])
  const back = await app.call('POST /admin/orders/:id/refund', { id: other.id }, { token, idempotencyKey: newKey() })
  expect(back).toMatchObject({ refunded: other.totalCost - 25, paymentStatus: 'Paid' })
})

it("points are earned for goods only, and gift cards can't be bought with points or credit", async () => {
  const { token } = await staffIn(app, 'owner')
  const buyer = await signedIn(app)
  await grantPoints(app, buyer.userId, 10_000)
  const codeOf = async () => codeInMail(await lastMail(app, giftCardOf(await buy([line({}, 50)])).recipientEmail))
  await app.call('POST /credit/claim', { code: await codeOf() }, { token: buyer.token })
  const alone = await summarise([line()], { useCredit: true }, buyer.token)
  expect(alone).toMatchObject({ creditCost: 0, points: null, amountDue: 25 })
  const mixed = await buy([goods(), line()], {}, buyer.token)
  const before = (await app.call('GET /points', {}, { token: buyer.token })).balance
  await app.call('POST /admin/orders/:id/ship', { id: mixed.id }, { token })
  await app.call('POST /admin/orders/:id/deliver', { id: mixed.id }, { token })
  expect((await app.call('GET /points', {}, { token: buyer.token })).balance - before).toBe(Math.floor(mixed.totalCost - 25))
})

it('a card is resent with a new code: the old one stops working; of 50 parallel clicks one counts', async () => {
  const order = await buy([line()])
  const { recipientEmail, id: cardId } = giftCardOf(order)
  const before = codeInMail(await lastMail(app, recipientEmail))
  const resend = () => app.call('POST /user/orders/:id/gift-cards/:cardId/resend', { id: order.id, cardId, token: order.token })
  const results = await Promise.allSettled(Array.from({ length: 25 }, resend))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const after = codeInMail(await lastMail(app, recipientEmail))
  expect(after).not.toBe(before)
  expect(await balanceOf(after)).toBe(25)
  await expect(balanceOf(before)).rejects.toMatchObject({ code: 'GIFT_CARD_IS_INVALID' })
  const { token } = await staffIn(app, 'owner')
  const email = freshEmail()
  app.pass(61_000)
  await app.call('POST /admin/orders/:id/gift-cards/:cardId/resend', { id: order.id, cardId, email }, { token })
  expect(await balanceOf(codeInMail(await lastMail(app, email)))).toBe(25)
})

it('after resending, only the new code pays, not a token obtained with the old one', async () => {
  const order = await buy([line()])
  const { recipientEmail, id: cardId } = giftCardOf(order)
  const checked = async () => (await app.call('POST /gift-cards/check', { code: codeInMail(await lastMail(app, recipientEmail)) })).token
  const before = await checked()
  expect((await summarise([goods()], { giftCards: [before] })).creditCost).toBe(25)
  await app.call('POST /user/orders/:id/gift-cards/:cardId/resend', { id: order.id, cardId, token: order.token })
  await expect(summarise([goods()], { giftCards: [before] })).rejects.toMatchObject({ code: 'GIFT_CARD_IS_INVALID' })
  expect((await summarise([goods()], { giftCards: [await checked()] })).creditCost).toBe(25)
})

it('a gift card is a separate line in the cart, merged from a visitor, changed by its id, and removed when bought', async () => {
  const { token } = await signedIn(app)
  const one = line()
  const two = line({}, 50)
  const item = ({ price: _, ...rest }: Line) => rest
  await app.call('POST /cart', item(goods()), { token })
  await app.call('POST /cart/merge', { items: [{ ...item(one), changedAt: app.now().toISOString() }] }, { token })
  await app.call('POST /cart', item(two), { token })
  const changed = await app.call('POST /cart', item({ ...two, giftCard: { ...two.giftCard!, recipientName: 'Sam' } }), { token })
  expect(changed.items.map(({ giftCard: card_ }) => card_?.recipientName)).toEqual([undefined, 'Kim', 'Sam'])
  expect(changed.subtotal).toBe(105)
  await buy([two], {}, token)
  expect((await app.call('GET /cart', {}, { token })).items).toHaveLength(2)
  const removed = await app.call('DELETE /cart/item', { productId: giftCard.id, giftCardId: one.giftCard!.id }, { token })
  expect(removed.items).toHaveLength(1)
  await expect(app.call('POST /cart', { ...item(one), giftCard: undefined }, { token })).rejects.toMatchObject({
    code: 'CAN_NOT_ADD_ITEM_TO_THE_CART',
  })
})

it("a card can't be spent once its payment is charged back", async () => {
  const order = await buy([line()])
  const code = codeInMail(await lastMail(app, giftCardOf(order).recipientEmail))
  const { rows } = await app.database.db.query({ text: 'select intent_id from payments where order_id = $1', values: [order.id] })
  shop.stripe.dispute((rows[0] as { intent_id: string }).intent_id)
  expect((await shop.deliverLastEvent()).status).toBe(200)
  await expect(balanceOf(code)).rejects.toMatchObject({ code: 'GIFT_CARD_IS_INVALID' })
})

it('a scheduled card whose payment is charged back is refunded like any other or sent after all, as staff decide', async () => {
  const { token } = await staffIn(app, 'owner')
  const sendOn = new Date(app.now().getTime() + 9 * 86_400_000).toISOString().slice(0, 10)
  const disputed = async () => {
    const order = await buy([line({ sendOn }), goods()])
    const { rows } = await app.database.db.query({ text: 'select intent_id from payments where order_id = $1', values: [order.id] })
    shop.stripe.dispute((rows[0] as { intent_id: string }).intent_id)
    await shop.deliverLastEvent()
    expect(giftCardOf(await shop.readOrder(order))).toMatchObject({ state: 'voided', isStopped: true })
    return order
  }
  const one = await disputed()
  expect(await refund(token, one)).toMatchObject({ refunded: 25, paymentStatus: 'Paid' })
  await expect(refund(token, one)).rejects.toMatchObject({ code: 'GIFT_CARD_IS_NOT_IN_THAT_STATE' })
  const whole = await disputed()
  await app.call('POST /admin/orders/:id/cancel', { id: whole.id, reason: 'Withdrawn' }, { token })
  expect(await shop.readOrder(whole)).toMatchObject({ orderStatus: 'Cancelled', refunded: whole.totalCost })
  const won = await disputed()
  const { id: cardId, recipientEmail } = giftCardOf(won)
  const send = () => app.call('POST /admin/orders/:id/gift-cards/:cardId/resend', { id: won.id, cardId }, { token })
  await expect(app.call('POST /user/orders/:id/gift-cards/:cardId/resend', { id: won.id, cardId, token: won.token })).rejects.toMatchObject(
    { code: 'GIFT_CARD_IS_NOT_IN_THAT_STATE' },
  )
  const presses = await Promise.allSettled(Array.from({ length: 50 }, send))
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(presses.find((press) => press.status === 'rejected')?.reason).toMatchObject({
    code: 'GIFT_CARD_IS_NOT_IN_THAT_STATE',
    errors: { cardId: ['was sent a moment ago: wait before you send it again'] },
  })
  expect(giftCardOf(await shop.readOrder(won))).toMatchObject({ state: 'sent', isStopped: false })
  expect((await readOutbox(app.database.db, 500)).filter(({ to }) => to === recipientEmail)).toHaveLength(1)
  expect(await balanceOf(codeInMail(await lastMail(app, recipientEmail)))).toBe(25)
  for (const refunded of [one, whole])
    await expect(
      app.call('POST /admin/orders/:id/gift-cards/:cardId/resend', { id: refunded.id, cardId: giftCardOf(refunded).id }, { token }),
    ).rejects.toMatchObject({ code: 'GIFT_CARD_IS_NOT_IN_THAT_STATE' })
})
