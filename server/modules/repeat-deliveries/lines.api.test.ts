import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { changeVariants } from '#server/modules/catalogue/catalogue.ts'
import { mailsTo, newKey, seedProduct, signedIn, staffIn, stockShop } from '#test/builders.ts'
import { card } from '#test/card-shop.ts'
import { openRepeatShop } from '#test/repeat-shop.ts'
import type { Product } from '#contract/product.ts'
import { repeatLimits } from '#contract/repeat-limits.ts'

const shop = await openRepeatShop()
const { app, whey } = shop
const cocoa = whey.variants[1]!.id
const variants = Array.from({ length: repeatLimits.linesMax }, (_, index) => ({
  sku: `BAR-${index}`,
  options: { Flavour: `No. ${index}` },
  price: 10,
  stock: 500,
}))
const names = variants.map(({ options }) => options.Flavour)
const [bars, oats] = (await stockShop(app, [
  seedProduct({ name: 'Bars', options: [{ name: 'Flavour', values: names }], variants }),
  seedProduct({ name: 'Oats', variants: [{ sku: 'OATS', options: {}, price: 8, stock: 500 }] }),
])) as [Product, Product]
const offer = (id: string, percent: number, weeks: (2 | 4 | 8)[]) =>
  app.call('PUT /admin/products/:id/repeat-offer', { id, offer: { percent, weeks } }, { token: shop.staff.token })
await offer(bars.id, 20, [2, 8])
await offer(oats.id, 20, [4])
const bar = (index: number) => ({ variantId: bars.variants[index]!.id })
const setStock = (variantId: string, stock: number) =>
  app.database.transaction((tx) => changeVariants(tx, [{ id: variantId, stock }], app.now()))
const query = (text: string, values: unknown[] = []) => app.database.db.query({ text, values })
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

/** A customer who has whey every two weeks, and these bars in the same delivery. */
async function groupBuyer(quantities: number[] = [2]) {
  const buyer = await shop.repeatBuyer()
  const { id, token } = buyer
  const version = async () => (await buyer.own()).version
  const add = async (input: { variantId: string }, quantity = 1) =>
    app.call('POST /repeat-deliveries/:id/lines', { id, version: await version(), ...input, quantity }, { token })
  const change = async (variantId: string, quantity: number) =>
    app.call('PATCH /repeat-deliveries/:id/lines/:variantId', { id, variantId, version: await version(), quantity }, { token })
  const remove = async (variantId: string) =>
    app.call('POST /repeat-deliveries/:id/lines/:variantId/remove', { id, variantId, version: await version() }, { token })
  for (const [index, quantity] of quantities.entries()) await add(bar(index), quantity)
  return { ...buyer, add, change, remove, vanilla: whey.variants[0]!.id }
}

describe('a repeat delivery of several products', () => {
  it('is one order, one charge and one parcel, each product at its own discount; the reminder lists them and their sum', async () => {
    const buyer = await groupBuyer([2])
    const { estimate, lines, percent } = await buyer.detail()
    expect(lines).toMatchObject([
      { product: { name: 'Whey' }, quantity: 1, percent: 10 },
      { product: { name: 'Bars' }, quantity: 2, percent: 20 },
    ])
    expect(percent).toBe(10)
    expect(estimate).toMatchObject({ price: 36, productCost: 52, lines: [{ price: 36 }, { price: 8, productCost: 16 }], leftOut: [] })
    await shop.later(11)
    const reminder = await buyer.mail()
    expect(reminder.subject).toContain('Whey and 1 more product')
    for (const part of ['Bars', '$36.00', '$16.00', `$${estimate!.totalCost.toFixed(2)}`]) expect(reminder.text).toContain(part)
    const before = shop.charges().length
    await shop.later(3)
    expect(shop.charges().length - before).toBe(1)
    const orders = await shop.ordersOf(buyer.token)
    expect(orders).toHaveLength(2)
    expect(orders[0]).toMatchObject({ paymentStatus: 'Paid', totalCost: estimate!.totalCost, products: [{ quantity: 1 }, { quantity: 2 }] })
    const [date] = (await buyer.detail()).orders
    expect(date).toMatchObject({ state: 'paid', leftOut: [], order: { number: orders[0]!.number } })
    expect(date!.order).not.toHaveProperty('part')
  })

  it.each([
    ['sold out', 'out_of_stock', "don't have enough", () => setStock(bar(0).variantId, 1)],
    ['off sale', 'unavailable', "isn't for sale", () => query('update variants set active = false where id = $1', [bar(0).variantId])],
  ])('is sent without what is %s on its day, and its customer is told what and why', async (_, reason, text, take) => {
    const buyer = await groupBuyer([2])
    await take()
    expect((await buyer.detail()).estimate).toMatchObject({ productCost: 36, leftOut: [{ variantId: bar(0).variantId, reason }] })
    expect(await buyer.own()).toMatchObject({ leftOut: [{ variantId: bar(0).variantId, reason }] })
    await shop.later(14)
    await query('update variants set active = true where id = $1', [bar(0).variantId])
    await setStock(bar(0).variantId, 500)
    expect((await shop.ordersOf(buyer.token))[0]).toMatchObject({ paymentStatus: 'Paid', products: [{ name: 'Whey' }] })
    const detail = await buyer.detail()
    expect(detail).toMatchObject({ state: 'active', problem: null, lines: [{}, {}] })
    expect(detail.orders[0]).toMatchObject({ leftOut: [{ name: 'Bars', reason }] })
    const mail = (await mailsTo(app, buyer.email)).find(({ subject }) => subject.includes('Not everything'))
    expect(mail?.text).toContain('Not included: Bars')
    expect(mail?.text).toContain(text)
  })

  it('is sent without its first product, too; and skips a date on which nothing is in stock', async () => {
    const buyer = await groupBuyer([2])
    await shop.setVariant(0, { stock: 0 })
    await shop.later(14)
    expect((await shop.ordersOf(buyer.token))[0]).toMatchObject({ products: [{ name: 'Bars', quantity: 2 }] })
    await setStock(bar(0).variantId, 1)
    expect(await buyer.detail()).toMatchObject({ estimate: null, estimateProblem: 'out_of_stock' })
    expect((await buyer.own()).leftOut).toHaveLength(2)
    await shop.later(14)
    await shop.setVariant(0, { stock: 5000 })
    await setStock(bar(0).variantId, 500)
    expect(await buyer.detail()).toMatchObject({ state: 'active', problem: 'out_of_stock', orders: [{ state: 'skipped' }, {}, {}] })
  })

  it('offers what has its interval and is not in it, takes more pieces of what is, and at most 20 products', async () => {
    const buyer = await groupBuyer([2])
    const { products } = await app.call('GET /repeat-deliveries/:id/products', { id: buyer.id }, { token: buyer.token })
    const ids = products.map(({ variantId }) => variantId)
    expect(ids).toContain(cocoa)
    for (const not of [bar(0).variantId, buyer.vanilla, oats.variants[0]!.id]) expect(ids).not.toContain(not)
    expect(products.find(({ variantId }) => variantId === bar(1).variantId)).toMatchObject({ name: 'Bars', percent: 20, price: 8 })
    await expect(buyer.add({ variantId: oats.variants[0]!.id })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await buyer.add(bar(0), 3)).toMatchObject({ lines: [{}, { quantity: 5 }] })
    await expect(buyer.add(bar(0), 95)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    for (let index = 1; index < repeatLimits.linesMax - 1; index += 1) await buyer.add(bar(index))
    await expect(buyer.add(bar(repeatLimits.linesMax - 1))).rejects.toMatchObject({ code: 'REPEAT_DELIVERY_IS_FULL' })
    for (let index = 1; index < 5; index += 1) await buyer.change(bar(index).variantId, 99)
    await expect(buyer.change(bar(5).variantId, 99)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await shop.later(14)
    const [order] = await shop.ordersOf(buyer.token)
    expect(order).toMatchObject({ paymentStatus: 'Paid' })
    expect(order!.products).toHaveLength(repeatLimits.linesMax)
  })

  it('changes its interval only to one that all of its products offer, and no product into another of its own', async () => {
    const buyer = await groupBuyer([2])
    expect((await buyer.detail()).intervals).toEqual([2])
    const change = async (over: object) =>
      app.call('PATCH /repeat-deliveries/:id', { id: buyer.id, version: (await buyer.own()).version, ...over }, { token: buyer.token })
    await expect(change({ weeks: 4 })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await buyer.add({ variantId: cocoa })
    expect((await buyer.detail()).variants.map(({ id }) => id)).not.toContain(cocoa)
    await expect(change({ variantId: cocoa })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('continues without a product that is taken out, also the first, and is cancelled with the last', async () => {
    const buyer = await groupBuyer([2, 3])
    await expect(buyer.remove(cocoa)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await buyer.remove(buyer.vanilla)
    expect(await buyer.own()).toMatchObject({ product: { variantId: bar(0).variantId }, quantity: 2, percent: 20, lines: [{}, {}] })
    expect((await buyer.mail()).text).toContain('Bars')
    await buyer.remove(bar(1).variantId)
    await shop.later(14)
    expect((await shop.ordersOf(buyer.token))[0]).toMatchObject({ paymentStatus: 'Paid', discount: 4, products: [{ quantity: 2 }] })
    expect(await buyer.remove(bar(0).variantId)).toMatchObject({ state: 'cancelled' })
    expect((await buyer.mail()).subject).toContain('canceled')
  })

  it('loses only its first product where the order that it began with is paid back', async () => {
    const buyer = await groupBuyer([2])
    const { id } = await buyer.last()
    await app.call('POST /admin/orders/:id/cancel', { id, reason: 'Lost' }, { token: (await staffIn(app, 'owner')).token })
    await app.jobs.runDue()
    expect(await buyer.own()).toMatchObject({ state: 'active', lines: [{ product: { name: 'Bars' } }] })
    await shop.later(14)
    expect((await shop.ordersOf(buyer.token))[0]).toMatchObject({ paymentStatus: 'Paid', products: [{ name: 'Bars' }] })
  })

  it('waits with all of its products for a payment that the bank wants confirmed, and continues with the card that paid', async () => {
    const buyer = await groupBuyer([2])
    shop.stripe.saved.refuse(buyer.cardId, 'authentication_required')
    await shop.later(14)
    expect(await buyer.own()).toMatchObject({ problem: 'unconfirmed' })
    expect((await buyer.last()).products).toHaveLength(2)
    const { id } = await buyer.last()
    const token = /token=([\w.-]+)/.exec((await buyer.mail()).text)![1]!
    shop.stripe.payWith((await shop.begin({ id, token })).sessionId, card)
    await shop.deliverLastEvent()
    await app.jobs.runDue()
    expect(await buyer.own()).toMatchObject({ state: 'active', problem: null, lines: [{}, {}] })
  })

  it('belongs to its customer only, is in their export and on the list of staff, and goes with the account', async () => {
    const buyer = await groupBuyer([2])
    const { id, version } = await buyer.own()
    const { token } = await signedIn(app)
    const line = { id, version, variantId: bar(0).variantId }
    const calls = [
      () => app.call('GET /repeat-deliveries/:id/products', { id }, { token }),
      () => app.call('POST /repeat-deliveries/:id/lines', { id, version, ...bar(1), quantity: 1 }, { token }),
      () => app.call('PATCH /repeat-deliveries/:id/lines/:variantId', { ...line, quantity: 1 }, { token }),
      () => app.call('POST /repeat-deliveries/:id/lines/:variantId/remove', line, { token }),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const lines = [{}, { product: { name: 'Bars' }, quantity: 2 }]
    expect(await app.call('GET /user/export', {}, { token: buyer.token })).toMatchObject({ repeatDeliveries: [{ lines }] })
    const staff = { token: (await staffIn(app, 'owner')).token }
    expect(await app.call('GET /admin/repeat-deliveries', { q: buyer.email }, staff)).toMatchObject({ repeatDeliveries: [{ lines }] })
    expect(await app.call('GET /admin/repeat-deliveries/:id', { id }, staff)).toMatchObject({ lines })
    await query(`update users set erase_at = $2 where id = $1`, [buyer.userId, app.now()])
    await shop.later(1)
    await shop.later(1)
    expect((await query('select from repeat_lines where repeat_delivery_id = $1', [id])).rows).toEqual([])
  })

  it('is neither ordered, skipped nor announced by a process of the release before, which knows of one product', async () => {
    const buyer = await groupBuyer([2])
    const [{ id: order }, nextOn] = [await buyer.last(), (await buyer.own()).nextOn]
    const insert = (state: string, reason: string | null) =>
      query(
        `insert into repeat_orders (id, repeat_delivery_id, due_on, state, reason, order_id, next_attempt_at, created_at)
        values ($1, $2, $3, $4, $5, $6, $7, now())`,
        [newKey(), buyer.id, nextOn, state, reason, state === 'due' ? order : null, state === 'due' ? app.now() : null],
      )
    await expect(insert('due', null)).rejects.toThrow('for a later release')
    await expect(insert('skipped', 'out_of_stock')).rejects.toThrow('for a later release')
    const remind = () => query('update repeat_deliveries set reminded_for = next_on where id = $1 returning id', [buyer.id])
    expect((await remind()).rows).toEqual([])
    await buyer.remove(bar(0).variantId)
    expect((await remind()).rows).toHaveLength(1)
  })
})
