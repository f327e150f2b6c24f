import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import type { Product } from '#contract/product.ts'
import { card, type CardShop, openCardShop } from '#test/card-shop.ts'
import { address, editOrder, freshEmail, lastMail, seedProduct, signedIn, staffToken, stockShop } from '#test/builders.ts'

let shop: CardShop
let app: CardShop['app']
let staff: string
let bottle: Product
beforeAll(async () => {
  shop = await openCardShop()
  ;({ app } = shop)
  ;[bottle] = (await stockShop(app, [seedProduct({ price: 30, stock: 100 })])) as [Product]
  staff = await staffToken(app, 'support')
})
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

type Contents = ApiInput<'POST /admin/order-drafts'>
const contents = (over: Partial<Contents> = {}): Contents => ({
  email: freshEmail(),
  lines: [{ productId: bottle.id, variantId: bottle.variants[0]!.id, quantity: 2 }],
  shippingAddress: address(),
  shippingMethod: 'standard',
  ...over,
})
const create = (over: Partial<Contents> = {}) => app.call('POST /admin/order-drafts', contents(over), { token: staff })
const totalOf = async ({ lines, shippingAddress, shippingMethod = 'standard', discount = 0 }: Contents) =>
  (await app.call('POST /admin/order-drafts/preview', { lines, shippingAddress, shippingMethod, discount }, { token: staff })).totalCost
type Place = Pick<ApiInput<'POST /admin/order-drafts/:id/place'>, 'payment' | 'totalCost' | 'days'>
const place = (id: string, version: number, how: Place) =>
  app.call('POST /admin/order-drafts/:id/place', { id, version, ...how }, { token: staff })

it('a draft reserves no stock; once placed it does, and is paid by the link in its mail', async () => {
  const stock = await shop.stockOf(bottle)
  const draft = await create({ discount: 7.01, reason: 'Came late last time' })
  expect(await shop.stockOf(bottle)).toBe(stock)
  const totalCost = await totalOf(contents({ discount: 7.01 }))
  const order = await place(draft.id, 1, { payment: 'link', days: 2, totalCost })
  expect(order).toMatchObject({ paymentStatus: 'Pending', amountOwed: totalCost, discount: 7.01 })
  expect(stock - (await shop.stockOf(bottle))).toBe(2)
  const token = /token=([\w.-]+)/.exec((await lastMail(app, draft.email))?.text ?? '')![1]!
  shop.stripe.payWith((await shop.begin({ id: order.id, token })).sessionId, card)
  await shop.deliverLastEvent()
  expect(await shop.readOrder({ id: order.id, token })).toMatchObject({ paymentStatus: 'Paid' })
  const { notes } = await app.call('GET /admin/orders/:id', { id: order.id }, { token: staff })
  expect(notes[0]!.text).toContain('Came late last time')
})

it('a percentage discount is computed from the lines, and the order stores its amount', async () => {
  const { discount: _, ...rest } = contents()
  const draft = await create({ discountPercent: 12.5, reason: 'Came late last time' })
  expect(draft).toMatchObject({ discount: 0, discountPercent: 12.5 })
  const lines = [{ ...rest.lines[0]!, quantity: 3 }]
  const more = { ...rest, lines, discountPercent: 12.5 }
  const saved = await app.call(
    'PUT /admin/order-drafts/:id',
    { id: draft.id, version: 1, ...more, reason: 'Came late last time' },
    { token: staff },
  )
  const { lines: asked, shippingAddress, shippingMethod, discountPercent } = more
  const preview = await app.call(
    'POST /admin/order-drafts/preview',
    { lines: asked, shippingAddress, shippingMethod, discountPercent },
    { token: staff },
  )
  expect(preview).toMatchObject({ productCost: 90, discount: 11.25 })
  const order = await place(draft.id, saved.version, { payment: 'cash', totalCost: preview.totalCost })
  expect(order).toMatchObject({ discount: 11.25, totalCost: preview.totalCost })
  const { notes } = await app.call('GET /admin/orders/:id', { id: order.id }, { token: staff })
  expect(notes[0]!.text).toContain('11.25 USD (12.5%) off')
})

it('a draft asks for gift wrap only where the shop offers it; what was promised before stays', async () => {
  const gift = { message: 'For Kim', isWrapped: true }
  await expect(create({ gift })).rejects.toMatchObject({ code: 'GIFT_WRAP_IS_NOT_OFFERED' })
  const draft = await create({ gift: { message: 'For Kim' } })
  const save = (version: number) =>
    app.call('PUT /admin/order-drafts/:id', { id: draft.id, version, ...contents({ gift }) }, { token: staff })
  await expect(save(1)).rejects.toMatchObject({ code: 'GIFT_WRAP_IS_NOT_OFFERED' })
  await app.database.db.query({ text: 'update order_drafts set gift = $2 where id = $1', values: [draft.id, gift] })
  expect((await save(1)).gift).toEqual(gift)
})

it('a discount is an amount or a percentage, with a reason; an amount replaces the percentage', async () => {
  const both = { discount: 5, discountPercent: 5, reason: 'Came late' }
  await expect(create(both)).rejects.toMatchObject({ errors: { discountPercent: [expect.any(String)] } })
  await expect(create({ discountPercent: 5 })).rejects.toMatchObject({ errors: { reason: ['is needed with a discount'] } })
  const { id } = await create({ discountPercent: 5, reason: 'Came late' })
  const amount = { id, version: 1, ...contents({ discount: 5, reason: 'Came late' }) }
  expect(await app.call('PUT /admin/order-drafts/:id', amount, { token: staff })).toMatchObject({ discount: 5, discountPercent: null })
})

it('an unpaid payment link releases its stock when it expires', async () => {
  const stock = await shop.stockOf(bottle)
  const draft = await create()
  await place(draft.id, 1, { payment: 'link', days: 2, totalCost: await totalOf(contents()) })
  app.pass(3 * 86_400_000)
  await app.jobs.runDue()
  expect(await shop.stockOf(bottle)).toBe(stock)
  staff = await staffToken(app, 'support')
})

it('an order paid in cash is Paid with an invoice, belongs to the account, and is refunded when it is canceled', async () => {
  const { userId, token, email } = await signedIn(app)
  const draft = await create({ customerId: userId, email: undefined })
  expect(draft.customer).toEqual({ id: userId, name: 'Test Person', email })
  const order = await place(draft.id, 1, { payment: 'bank', totalCost: await totalOf(contents()) })
  expect(order).toMatchObject({ paymentStatus: 'Paid', email })
  expect((await app.call('GET /user/orders/:id/invoices', { id: order.id }, { token })).invoices).toHaveLength(1)
  const after = await app.call('POST /admin/orders/:id/cancel', { id: order.id }, { token: staff })
  expect(after).toMatchObject({ refunds: [{ method: 'cash', amount: order.totalCost }] })
})

it('a draft is saved by version, listed until it is placed, and can be deleted', async () => {
  const draft = await create()
  const saved = await app.call(
    'PUT /admin/order-drafts/:id',
    { id: draft.id, version: 1, ...contents({ email: 'kim@example.com' }) },
    { token: staff },
  )
  expect(saved).toMatchObject({ version: 2, email: 'kim@example.com' })
  await expect(
    app.call('PUT /admin/order-drafts/:id', { id: draft.id, version: 1, ...contents() }, { token: staff }),
  ).rejects.toMatchObject({
    code: 'ORDER_WAS_CHANGED',
  })
  await expect(create({ discount: 3 })).rejects.toMatchObject({ errors: { reason: ['is needed with a discount'] } })
  const ids = async () => (await app.call('GET /admin/order-drafts', {}, { token: staff })).rows.map(({ id }) => id)
  expect(await ids()).toContain(draft.id)
  await app.call('DELETE /admin/order-drafts/:id', { id: draft.id }, { token: staff })
  expect(await ids()).not.toContain(draft.id)
  await expect(app.call('GET /admin/order-drafts/:id', { id: draft.id }, { token: staff })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('a draft with missing products, changed prices or no address is refused; 50 parallel calls place one order', async () => {
  const many = await create({ lines: [{ productId: bottle.id, variantId: bottle.variants[0]!.id, quantity: 99 }] })
  await app.call('POST /admin/order-drafts/preview', { lines: many.lines }, { token: staff })
  const totalCost = await totalOf(contents())
  const { id } = await create()
  await expect(place(id, 1, { payment: 'cash', totalCost: 1 })).rejects.toMatchObject({
    code: 'MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES',
  })
  const bare = await create({ shippingAddress: undefined })
  await expect(place(bare.id, 1, { payment: 'cash', totalCost })).rejects.toMatchObject({ errors: { shippingAddress: ['is needed'] } })
  const stock = await shop.stockOf(bottle)
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => place(id, 1, { payment: 'delivery', totalCost })))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(stock - (await shop.stockOf(bottle))).toBe(2)
  await expect(place(many.id, 1, { payment: 'delivery', totalCost })).rejects.toMatchObject({ code: 'INVALID_ITEMS_SELECTED_OR_STOCK_OUT' })
})

describe('an order marked as paid by staff', () => {
  let owner: string
  beforeAll(async () => {
    owner = await staffToken(app)
  })
  const pay = async (order: { id: string; token: string }) => {
    shop.stripe.payWith((await shop.begin(order)).sessionId, card)
    await shop.deliverLastEvent()
  }
  const cents = (amount: number): number => Math.round(amount * 100)
  const toCard = () => [...shop.stripe.state.refunds.values()].reduce((sum, { amount }) => sum + amount, 0)
  const invoicesOf = async ({ id, token }: { id: string; token: string }) =>
    (await app.call('GET /user/orders/:id/invoices', { id, token })).invoices.map(({ kind, totalCost }) => [kind, totalCost])
  const mark = (id: string, amount: number, payment: 'bank' | 'cash' = 'bank') =>
    app.call('POST /admin/orders/:id/mark-paid', { id, payment, amount, note: 'Statement 47' }, { token: owner })

  it('is Paid and invoiced; staff get a note, the buyer a confirmation; a later card payment is refunded', async () => {
    const order = await shop.place({ product: bottle })
    const { sessionId } = await shop.begin(order)
    shop.stripe.payWith(sessionId, card)
    await expect(mark(order.id, 1)).rejects.toMatchObject({ code: 'ORDER_WAS_CHANGED' })
    const paid = await mark(order.id, order.amountOwed)
    expect(paid).toMatchObject({ paymentStatus: 'Paid', amountOwed: 0, payUntil: null })
    expect(paid.timeline.at(-1)).toMatchObject({ event: 'PAID', note: 'By bank transfer' })
    expect(await invoicesOf(order)).toEqual([['invoice', order.totalCost]])
    expect((await lastMail(app, order.email))?.text).toContain('Paid')
    const { notes } = await app.call('GET /admin/orders/:id', { id: order.id }, { token: owner })
    expect(notes[0]!.text).toBe('Paid by bank transfer. Statement 47')
    const before = toCard()
    await shop.deliverLastEvent()
    await app.jobs.runDue()
    expect(toCard() - before).toBe(cents(order.totalCost))
    const after = await app.call('POST /admin/orders/:id/cancel', { id: order.id }, { token: owner })
    expect(after).toMatchObject({
      refunds: [
        { method: 'card', amount: order.totalCost },
        { method: 'cash', amount: order.totalCost },
      ],
    })
    await app.jobs.runDue()
    expect(toCard() - before).toBe(cents(order.totalCost))
  })

  it('is invoiced once if paid before delivery; finished orders and those partly paid by card are refused', async () => {
    const cash = await shop.place({ product: bottle, over: { paymentMethod: 'COD' } })
    await mark(cash.id, cash.amountOwed, 'cash')
    await app.call('POST /admin/orders/:id/ship', { id: cash.id }, { token: owner })
    await app.call('POST /admin/orders/:id/deliver', { id: cash.id }, { token: owner })
    expect(await invoicesOf(cash)).toHaveLength(1)
    await expect(mark(cash.id, cash.amountOwed)).rejects.toMatchObject({ errors: { paymentStatus: ['is not Pending'] } })
    const gone = await shop.place({ product: bottle })
    await app.call('POST /admin/orders/:id/cancel', { id: gone.id }, { token: owner })
    await expect(mark(gone.id, gone.amountOwed)).rejects.toMatchObject({ errors: { orderStatus: ['is Cancelled'] } })
    const part = await shop.place({ product: bottle })
    await pay(part)
    const { order: more } = await editOrder(app, owner, { id: part.id, lines: contents().lines })
    await expect(mark(part.id, more.amountOwed)).rejects.toMatchObject({ errors: { paidPart: [expect.stringContaining('by card')] } })
  })

  it('50 times in parallel while its card payment arrives and it is canceled is paid once or canceled, and the books agree', async () => {
    for (let round = 0; round < 3; round += 1) {
      const order = await shop.place({ product: bottle })
      shop.stripe.payWith((await shop.begin(order)).sessionId, card)
      const works = [
        () => mark(order.id, order.totalCost),
        () => shop.deliverLastEvent(),
        () => mark(order.id, order.totalCost, 'cash'),
        () => app.call('POST /admin/orders/:id/cancel', { id: order.id }, { token: owner }),
      ]
      const results = await Promise.allSettled(Array.from({ length: 50 }, (_, at) => works[(at + round) % 4]!()))
      const marked = results.filter(({ status }, at) => status === 'fulfilled' && (at + round) % 2 === 0)
      expect(marked.length).toBeLessThanOrEqual(1)
      await app.jobs.runDue()
      await shop.assertBooks()
    }
  })
})

it('a line whose product is taken off sale stays in the draft, with its name', async () => {
  const [rope] = (await stockShop(app, [seedProduct({ price: 12, stock: 5 })])) as [Product]
  const lines = [bottle, rope].map(({ id, variants: [variant] }) => ({ productId: id, variantId: variant!.id, quantity: 1 }))
  const draft = await create({ lines })
  await app.call('POST /admin/products/bulk', { rows: [{ id: rope.id, isPublished: false }] }, { token: await staffToken(app) })
  const read = await app.call('GET /admin/order-drafts/:id', { id: draft.id }, { token: staff })
  expect(read.lines).toEqual(lines)
  expect(read.items.toSorted((a, b) => b.price - a.price)).toMatchObject([
    { variantId: lines[0]!.variantId, name: bottle.info.name, price: 30, isOffered: true },
    { variantId: lines[1]!.variantId, name: rope.info.name, price: 12, isOffered: false },
  ])
})
