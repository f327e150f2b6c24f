import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { editOrder, lastMail, mailsTo, newKey, signedIn, staffIn } from '#test/builders.ts'
import { card } from '#test/card-shop.ts'
import { openRepeatShop } from '#test/repeat-shop.ts'

const shop = await openRepeatShop()
const { app, stripe, repeatBuyer, whey } = shop
const cocoa = whey.variants[1]!.id
beforeEach(() => {
  stripe.state.isDown = false
})
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

describe('a repeat delivery', () => {
  it('starts with an order paid by card: its units are cheaper, and the card is saved', async () => {
    const buyer = await signedIn(app)
    const order = await shop.buyAgain(buyer.token, { weeks: 4, once: 2 })
    expect(order).toMatchObject({ discount: 4, products: [{ quantity: 3, discount: 4, repeats: [{ weeks: 4, quantity: 1 }] }] })
    expect(order.adjustments).toEqual([{ name: 'Repeat delivery', code: null, amount: 4, shippingAmount: 0, isRepeat: true }])
    const [own] = await shop.ofCustomer(buyer.token)
    expect(own).toMatchObject({
      state: 'active',
      weeks: 4,
      percent: 10,
      quantity: 1,
      nextOn: '2026-03-30',
      card: { brand: 'visa', last4: '4242' },
    })
    expect(own!.id).toBe(order.products[0]!.repeats![0]!.id)
    expect((await lastMail(app, buyer.email))?.subject).toContain('repeat delivery')
    // The first order contained other lines as well, so only this delivery's part of it is shown.
    const { orders } = await shop.detail(buyer.token, own!.id)
    expect(orders[0]!.order).toMatchObject({ number: order.number, totalCost: order.totalCost, part: { quantity: 1, productCost: 36 } })
    const confirmation = (await mailsTo(app, buyer.email)).find(({ subject }) => subject.includes(order.number))
    expect(confirmation?.text).toContain('Every 4 weeks: 1')
  })

  it('is ordered and charged on its date, once, and announced three days ahead', async () => {
    const buyer = await signedIn(app)
    await shop.buyAgain(buyer.token, { weeks: 2, quantity: 2 })
    await shop.later(11)
    const reminder = await lastMail(app, buyer.email)
    expect(reminder?.subject).toContain('Coming up')
    expect(reminder?.text).toContain('$72.00')
    const before = shop.charges().length
    await shop.later(3)
    await shop.later(1)
    const orders = await shop.ordersOf(buyer.token)
    expect(orders).toHaveLength(2)
    expect(orders[0]).toMatchObject({ paymentStatus: 'Paid', paymentMethod: 'Stripe', products: [{ quantity: 2, discount: 8 }] })
    expect(shop.charges().length - before).toBe(1)
    const [own] = await shop.ofCustomer(buyer.token)
    expect(own).toMatchObject({ state: 'active', problem: null })
    const { orders: dates } = await shop.detail(buyer.token, own!.id)
    expect(dates.map(({ state }) => state)).toEqual(['paid', 'paid'])
    expect(dates[0]!.order).not.toHaveProperty('part')
    const confirmation = (await mailsTo(app, buyer.email)).find(({ subject }) => subject.includes(orders[0]!.number))
    expect(confirmation?.text).toMatch(/Every 2 weeks(?!:)/)
  })
})

it.each([
  ['cancelled', async (id: string, token: string) => app.call('POST /admin/orders/:id/cancel', { id, reason: 'Lost' }, { token })],
  [
    'paid back in full after it was sent',
    async (id: string, token: string) => {
      await app.call('POST /admin/orders/:id/ship', { id }, { token })
      return app.call('POST /admin/orders/:id/refund', { id, reason: 'Lost' }, { token, idempotencyKey: newKey() })
    },
  ],
] as const)(
  'ends with the order that it began with, where that is %s before anything else came of it; its customer is told',
  async (_, end) => {
    const buyer = await repeatBuyer()
    const { id, number } = await buyer.last()
    const { url } = await app.call('POST /repeat-deliveries/:id/card', { id: buyer.id }, { token: buyer.token })
    await end(id, (await staffIn(app, 'owner')).token)
    await app.jobs.runDue()
    expect(await buyer.own()).toMatchObject({ state: 'cancelled' })
    const mail = (await mailsTo(app, buyer.email)).find(({ subject }) => subject.includes('is canceled'))
    expect(mail?.text).toContain(`Your order ${number} was canceled or changed, or these items were refunded`)
    // No card can be given for it anymore.
    expect(stripe.payWith(url.split('/').at(-1)!, card)).toBe('over')
    await shop.later(14)
    expect(await shop.ordersOf(buyer.token)).toHaveLength(1)
  },
)

it('continues when its first order is partly refunded, or fully after a later delivery', async () => {
  const buyer = await repeatBuyer()
  const asStaff = async () => ({ token: (await staffIn(app, 'owner')).token, idempotencyKey: newKey() })
  const refund = async (id: string, amount?: number) =>
    app.call('POST /admin/orders/:id/refund', { id, ...(amount && { amount }) }, await asStaff())
  const first = await buyer.last()
  await app.call('POST /admin/orders/:id/ship', { id: first.id }, await asStaff())
  await refund(first.id, 1)
  await shop.later(14)
  expect(await shop.ordersOf(buyer.token)).toHaveLength(2)
  await refund(first.id)
  await app.jobs.runDue()
  expect(await buyer.own()).toMatchObject({ state: 'active' })
})

it('belongs to its first order also after an edit, with the units left of it', async () => {
  const buyer = await repeatBuyer({ quantity: 3 })
  const first = await buyer.last()
  const lines = [{ productId: whey.id, variantId: first.products[0]!.variantId, quantity: 2 }]
  const { token } = await staffIn(app, 'owner')
  await editOrder(app, token, { id: first.id, lines })
  expect((await buyer.last()).products).toMatchObject([{ quantity: 2, repeats: [{ weeks: 2, quantity: 2 }] }])
  await app.jobs.runDue()
  expect(await buyer.own()).toMatchObject({ state: 'active', quantity: 2 })
  expect((await mailsTo(app, buyer.email)).find(({ subject }) => subject.includes('was changed'))?.text).toContain('Quantity 2')
  await app.call('POST /admin/orders/:id/cancel', { id: first.id, reason: 'Lost' }, { token })
  await app.jobs.runDue()
  expect(await buyer.own()).toMatchObject({ state: 'cancelled' })
})

it('that was skipped can be restored until its date', async () => {
  const buyer = await repeatBuyer()
  const { id, token } = buyer
  const call = async (route: 'POST /repeat-deliveries/:id/skip' | 'POST /repeat-deliveries/:id/unskip') =>
    app.call(route, { id, version: (await buyer.own()).version }, { token })
  const { nextOn: first } = await buyer.own()
  const { nextOn: second, skippedOn } = await call('POST /repeat-deliveries/:id/skip')
  expect(skippedOn).toBe(first)
  expect(await call('POST /repeat-deliveries/:id/skip')).toMatchObject({ skippedOn: second })
  expect(await call('POST /repeat-deliveries/:id/unskip')).toMatchObject({ nextOn: second, skippedOn: first })
  const back = await call('POST /repeat-deliveries/:id/unskip')
  expect(back).toMatchObject({ nextOn: first, skippedOn: null })
  expect(back.orders.map(({ state }) => state)).toEqual(['paid'])
  await expect(call('POST /repeat-deliveries/:id/unskip')).rejects.toMatchObject({ code: 'REPEAT_DELIVERY_IS_NOT_IN_THAT_STATE' })
  await call('POST /repeat-deliveries/:id/skip')
  // On the day itself it's too late.
  await shop.later(14)
  expect(await buyer.detail()).toMatchObject({ nextOn: second, skippedOn: null })
  await expect(call('POST /repeat-deliveries/:id/unskip')).rejects.toMatchObject({ code: 'REPEAT_DELIVERY_IS_NOT_IN_THAT_STATE' })
})

it('that was changed is announced with its current product, quantity, interval, address and card, unless only the date changed', async () => {
  const buyer = await repeatBuyer()
  const { id, token } = buyer
  const changes = async () => (await mailsTo(app, buyer.email)).filter(({ subject }) => subject.includes('was changed'))
  const { address, dates } = await buyer.detail()
  await buyer.change({ nextOn: dates.until, quantity: 1, address })
  expect(await changes()).toEqual([])
  await buyer.change({ variantId: cocoa, quantity: 3, weeks: 4, address: { ...address, city: 'Salem' } })
  const { text } = (await changes())[0]!
  for (const part of ['Cocoa', 'Quantity 3', 'Every 4 weeks', 'Salem', '4242']) expect(text).toContain(part)
  const { url } = await app.call('POST /repeat-deliveries/:id/card', { id }, { token })
  stripe.payWith(url.split('/').at(-1)!, '4000 0025 0000 3155')
  await app.call('POST /repeat-deliveries/:id/card/check', { id }, { token })
  expect(await changes()).toHaveLength(2)
  expect((await buyer.mail()).text).toContain('3155')
})

it('is paused, moved and canceled by its customer only, at any time; its card is deleted with it', async () => {
  const buyer = await repeatBuyer()
  const { id, token } = buyer
  const stranger = await signedIn(app)
  const { version } = await buyer.own()
  await expect(app.call('GET /repeat-deliveries/:id', { id }, { token: stranger.token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(app.call('POST /repeat-deliveries/:id/cancel', { id }, { token: stranger.token })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(buyer.change({ nextOn: '2020-01-01' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(buyer.change({ weeks: 12 })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  const { address } = await buyer.detail()
  await expect(buyer.change({ address: { ...address, postCode: '1234' } })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    errors: { 'address.postCode': [expect.any(String)] },
  })
  await expect(buyer.change({ variantId: id })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  expect(await app.call('POST /repeat-deliveries/:id/pause', { id, version }, { token })).toMatchObject({ state: 'paused', nextOn: null })
  await expect(app.call('POST /repeat-deliveries/:id/pause', { id, version }, { token })).rejects.toMatchObject({
    code: 'REPEAT_DELIVERY_WAS_CHANGED',
  })
  await shop.later(15)
  expect(await shop.ordersOf(token)).toHaveLength(1)
  expect(await app.call('POST /repeat-deliveries/:id/cancel', { id }, { token })).toMatchObject({ state: 'cancelled', card: null })
  expect((await buyer.mail()).subject).toContain('canceled')
  await app.jobs.runDue()
  expect(stripe.saved.cards.has(buyer.cardId)).toBe(false)
  await app.call('POST /repeat-deliveries/:id/cancel', { id }, { token })
})

it("is in its customer's export, and ends with the account", async () => {
  const buyer = await repeatBuyer()
  const { repeatDeliveries } = await app.call('GET /user/export', {}, { token: buyer.token })
  expect(repeatDeliveries).toMatchObject([{ id: buyer.id, address: { city: expect.any(String) }, card: { last4: '4242' } }])
  const { db } = app.database
  await db.query({ text: `update users set erase_at = $2 where id = $1`, values: [buyer.userId, app.now()] })
  await shop.later(14)
  // An account that is locked at that moment is erased an hour later.
  await shop.later(1)
  expect((await db.query({ text: 'select from repeat_deliveries where id = $1', values: [buyer.id] })).rows).toEqual([])
  expect(stripe.saved.cards.has(buyer.cardId)).toBe(false)
})

it('is paused and canceled by staff with a reason, and listed by problem', async () => {
  const buyer = await repeatBuyer()
  const { id } = buyer
  const { token } = await staffIn(app, 'owner')
  expect(await app.call('GET /admin/repeat-deliveries', { q: buyer.email }, { token })).toMatchObject({
    repeatDeliveries: [{ id, person: { email: buyer.email }, state: 'active' }],
  })
  expect(
    await app.call('POST /admin/repeat-deliveries/:id/stop', { id, to: 'paused', reason: 'The flavour changes.' }, { token }),
  ).toMatchObject({ state: 'paused', problem: 'staff' })
  expect((await buyer.mail()).text).toContain('The flavour changes.')
  expect(await app.call('GET /admin/repeat-deliveries', { failing: 'yes' }, { token })).toMatchObject({ repeatDeliveries: [{ id }] })
  const counts = await app.call('GET /admin/repeat-deliveries/figures', {}, { token })
  expect(counts).toMatchObject({ paused: 1, failing: 1 })
  await app.call('POST /admin/repeat-deliveries/:id/stop', { id, to: 'cancelled', reason: 'Sold no more.' }, { token })
  await expect(
    app.call('POST /admin/repeat-deliveries/:id/stop', { id, to: 'cancelled', reason: 'Again.' }, { token }),
  ).rejects.toMatchObject({ code: 'REPEAT_DELIVERY_IS_NOT_IN_THAT_STATE' })
})

describe('the first order of a repeat delivery', () => {
  /** A buyer whose first order also contains another product, which staff added. */
  async function mixed(quantity = 1) {
    const buyer = await repeatBuyer({ quantity })
    const order = await buyer.last()
    const own = { productId: whey.id, variantId: order.products[0]!.variantId, quantity }
    const other = { productId: whey.id, variantId: cocoa, quantity: 1 }
    const { token } = await staffIn(app, 'owner')
    const edit = async (lines: (typeof own)[]) => {
      await editOrder(app, token, { id: order.id, lines })
      await app.jobs.runDue()
    }
    return { buyer, id: order.id, own, other, token, edit }
  }

  it('ends it when an edit removes its line', async () => {
    const { buyer, own, other, edit } = await mixed(2)
    await edit([{ ...own, quantity: 2 }, other])
    expect(await buyer.own()).toMatchObject({ state: 'active', quantity: 2 })
    await edit([other])
    expect(await buyer.own()).toMatchObject({ state: 'cancelled' })
    expect((await buyer.mail()).text).toContain('canceled')
  })

  it('that an edit reduces does not override a quantity that the customer has chosen since', async () => {
    const { buyer, own, edit } = await mixed(3)
    await buyer.change({ quantity: 5 })
    await edit([{ ...own, quantity: 1 }])
    expect(await buyer.own()).toMatchObject({ state: 'active', quantity: 5 })
  })

  it.each(['sent back', 'paid back without a return'])('whose units are %s ends it once that applies to all of them', async (how) => {
    const buyer = await repeatBuyer({ quantity: 2, with: [{ productId: whey.id, variantId: cocoa, quantity: 1, price: 40 }] })
    const { id, products } = await buyer.last()
    const variantId = products.find(({ repeats }) => repeats)!.variantId
    const { token } = await staffIn(app, 'owner')
    await app.call('POST /admin/orders/:id/ship', { id }, { token })
    await app.call('POST /admin/orders/:id/deliver', { id }, { token })
    const back = async (quantity: number) => {
      const lines = [{ variantId, quantity }]
      if (how === 'sent back') {
        await app.call('POST /user/orders/:id/returns', { id, lines, reason: 'other' }, { token: buyer.token })
        const { returns } = await app.call('GET /user/orders/:id', { id }, { token: buyer.token })
        const one = { id: returns.at(-1)!.id }
        await app.call('POST /admin/returns/:id/approve', one, { token })
        await app.call('POST /admin/returns/:id/receive', one, { token })
        await app.call('POST /admin/returns/:id/refund', one, { token, idempotencyKey: newKey() })
      } else await app.call('POST /admin/orders/:id/refund', { id, lines, amount: 36 * quantity }, { token, idempotencyKey: newKey() })
      await app.jobs.runDue()
    }
    await back(1)
    expect(await buyer.own()).toMatchObject({ state: 'active', quantity: 2 })
    await back(1)
    expect(await buyer.own()).toMatchObject({ state: 'cancelled' })
    await shop.later(14)
    expect(await shop.ordersOf(buyer.token)).toHaveLength(1)
  })
})
