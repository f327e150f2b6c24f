import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { isRefusal } from '#contract/refusal.ts'
import { readOutbox } from '#server/messaging/outbox.ts'
import { backOrderActions, type BackOrderActions } from '#test/back-orders.ts'
import { card, type CardShop, openCardShop } from '#test/card-shop.ts'
import { editOrder, lastMail, orderInput, signedIn, staffToken } from '#test/builders.ts'

/** Back-orders and pre-orders, with 6 ms of database latency, so that data read by one call may be changed by another before it writes. */
let shop: CardShop
let app: CardShop['app']
let staff: string
let { sell, newProduct, levels, receive, inputOf, create, place } = {} as BackOrderActions
beforeAll(async () => {
  shop = await openCardShop({ databaseMs: 6 })
  ;({ app } = shop)
  staff = await staffToken(app)
  ;({ sell, newProduct, levels, receive, inputOf, create, place } = backOrderActions(app, staff))
})
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

const waitingOf = async ({ id }: { id: string }) => {
  const { order } = await app.call('GET /admin/orders/:id', { id }, { token: staff })
  return order.products[0]!.backOrder?.quantity ?? 0
}
const cancel = (id: string) => app.call('POST /admin/orders/:id/cancel', { id }, { token: staff })

/** Runs all calls concurrently; returns which succeeded. The others must be refused with a code of the contract. */
async function race(works: (() => Promise<unknown>)[]): Promise<boolean[]> {
  const results = await Promise.allSettled(works.map((work) => work()))
  expect(results.flatMap((one) => (one.status === 'rejected' && !isRefusal(one.reason) ? [one.reason as unknown] : []))).toEqual([])
  return results.map(({ status }) => status === 'fulfilled')
}
const times = <T>(count: number, work: () => T): T[] => Array.from({ length: count }, work)

describe('a back-order', () => {
  it('is offered as such, and accepted only from buyers who agree to the later date', async () => {
    const product = await newProduct(2, { limit: 3, shipsOn: '2099-12-04' })
    const { token } = await signedIn(app)
    const shown = async () => (await app.call('GET /user/products/:id', { id: product.id })).variants[0]!.stock
    expect(await shown()).toEqual({ state: 'low', left: 2, backOrder: { isPreOrder: false, shipsOn: '2099-12-04' } })
    const item = { productId: product.id, variantId: product.variants[0]!.id }
    const cart = await app.call('POST /cart', { ...item, quantity: 4 }, { token })
    expect(cart.items[0]).toMatchObject({ product: { available: 5 }, backOrder: { quantity: 2, shipsOn: '2099-12-04' } })
    await expect(app.call('POST /cart', { ...item, quantity: 6 }, { token })).rejects.toMatchObject({
      errors: { quantity: ['Only 5 left'] },
    })
    for (const waits of [0, 1])
      await expect(create(await inputOf(product, 4, waits), token)).rejects.toMatchObject({ errors: { 'products.0': ['Only 2 left'] } })
    const order = await create(await inputOf(product, 4, 2), token)
    expect(order.products[0]!.backOrder).toEqual({ quantity: 2, isPreOrder: false, shipsOn: '2099-12-04' })
    const listed = async () => (await app.call('GET /user/orders/list', {}, { token })).orders[0]!.products[0]!.backOrder?.quantity
    expect(await listed()).toBe(2)
    const { text } = (await lastMail(app, order.email))!
    expect([text.includes('2 on back-order: ships around December 4, 2099'), text.includes('pack it soon')]).toEqual([true, false])
    expect(await levels(product)).toEqual([0, 2, 4])
    await expect.poll(shown).toEqual({ state: 'out', backOrder: { isPreOrder: false, shipsOn: '2099-12-04' } })
    await place(product, 1)
    await expect.poll(shown).toEqual({ state: 'out' })
    await expect(place(product, 1)).rejects.toMatchObject({ errors: { 'products.0': ['Out of stock'] } })
    // After back-orders are turned off, waiting pieces keep waiting; a limit below their number is refused.
    await expect(sell(product, { limit: 2 })).rejects.toMatchObject({ errors: { 'variants.0.backOrders.limit': ['is less than wait: 3'] } })
    await sell(product, null)
    expect(await levels(product)).toEqual([0, 3, 5])
    await receive(product, 1)
    expect(await listed()).toBe(1)
  })

  it('gets its delivery dates from the day it ships; an order ships when all of it is available', async () => {
    const ships = (days: number) => new Date(app.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
    const [soon, late, here] = [
      await newProduct(0, { limit: 5, shipsOn: ships(30) }),
      await newProduct(0, { limit: 5, shipsOn: ships(60) }),
      await newProduct(5, { limit: 5, shipsOn: ships(60) }),
    ]
    const summary = async (...products: Product[]) => {
      const lines = products.map((product) => ({ product, quantity: 1 }))
      const { products: sent, shippingAddress } = await orderInput(app, lines)
      const asked = sent.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity }))
      return (await app.call('POST /user/orders/checkout-summary', { products: asked, shippingAddress })).shippingMethods[0]!
    }
    expect((await summary(soon)).deliveryFrom > ships(30)).toBe(true)
    expect((await summary(soon, late)).deliveryFrom > ships(60)).toBe(true)
    // Pieces in stock are shipped first.
    expect((await summary(here, late)).deliveryTo < ships(30)).toBe(true)
    expect((await place(late, 1)).shippingMethod.deliveryFrom > ships(60)).toBe(true)
  })

  it('is served from new stock before other buyers, oldest first, and the ledger adds up', async () => {
    const product = await newProduct(1, { limit: 10 })
    const first = await place(product, 3)
    const second = await place(product, 2)
    expect([await waitingOf(first), await waitingOf(second)]).toEqual([2, 2])
    const filter = { q: first.number, waiting: true }
    expect((await app.call('GET /admin/orders', filter, { token: staff })).rows).toMatchObject([{ id: first.id, backOrdered: 2 }])
    const pack = (id: string) => app.call('POST /admin/orders/:id/pack', { id }, { token: staff })
    const ship = (id: string) => app.call('POST /admin/orders/:id/ship', { id }, { token: staff })
    await expect(pack(second.id)).rejects.toMatchObject({ errors: { backOrders: ['wait for stock'] } })
    await expect(ship(second.id)).rejects.toMatchObject({ code: 'ORDER_IS_NOT_IN_THAT_STATE' })
    // One of its pieces is in stock: it ships now, the others later.
    expect((await ship(first.id)).shippingStatus).toBe('PartiallyShipped')
    await expect(ship(first.id)).rejects.toMatchObject({ code: 'ORDER_IS_NOT_IN_THAT_STATE' })
    await receive(product, 3)
    expect([await waitingOf(first), await waitingOf(second), await levels(product)]).toEqual([0, 1, [0, 1, 5]])
    const rows = (await app.call('GET /admin/stock', { level: 'waiting' }, { token: staff })).rows
    expect(rows.find(({ variantId }) => variantId === product.variants[0]!.id)).toMatchObject({
      stock: 0,
      backOrders: { waiting: 1, left: 9 },
    })
    expect((await ship(first.id)).shippingStatus).toBe('Shipped')
    expect((await app.call('GET /admin/orders', filter, { token: staff })).rows).toEqual([])
    // A counted increase of stock serves waiting orders just as received stock does.
    const counted = { kind: 'count' as const, lines: [{ variantId: product.variants[0]!.id, quantity: 4 }] }
    expect((await app.call('POST /admin/stock/changes', counted, { token: staff })).levels).toMatchObject([{ stock: 3 }])
    expect([await waitingOf(second), await levels(product)]).toEqual([0, [3, 0, 5]])
    const { movements } = await app.call('GET /admin/stock/:variantId/movements', { variantId: product.variants[0]!.id }, { token: staff })
    expect(movements.map(({ kind, quantity, orderNumber }) => [kind, quantity, orderNumber]).slice(0, 5)).toEqual([
      ['sale', -1, second.number],
      ['count', 4, null],
      ['sale', -1, second.number],
      ['sale', -2, first.number],
      ['receive', 3, null],
    ])
  })

  it('is reduced first when an order is canceled, edited, or not paid in time', async () => {
    const product = await newProduct(2, { limit: 10 })
    const first = await place(product, 5)
    const next = await place(product, 1)
    await cancel(first.id)
    // Two pieces were returned; one of them goes to an order that waited for it.
    expect([await waitingOf(next), await levels(product)]).toEqual([0, [1, 0, 1]])
    const order = await place(product, 3)
    expect(await levels(product)).toEqual([0, 2, 4])
    const edit = async (quantity: number) => {
      const lines = [{ productId: product.id, variantId: product.variants[0]!.id, quantity }]
      const { shown, order: after } = await editOrder(app, staff, { id: order.id, lines })
      expect(after.products[0]!.backOrder?.quantity).toBe(shown.products[0]!.backOrder?.quantity)
      return levels(product)
    }
    expect([await edit(4), await edit(2), await edit(1)]).toEqual([
      [0, 3, 5],
      [0, 1, 3],
      [0, 0, 2],
    ])
    const unpaid = await place(product, 2, { paymentMethod: 'Stripe' })
    expect(await levels(product)).toEqual([0, 2, 4])
    app.pass(2 * 3_600_000)
    await app.jobs.runDue()
    expect([(await shop.readOrder(unpaid)).orderStatus, await levels(product)]).toEqual(['Cancelled', [0, 0, 2]])
  })

  it('canceled for lack of payment waits again when its payment arrives late', async () => {
    const product = await newProduct(0, { limit: 2 })
    const order = await place(product, 2, { paymentMethod: 'Stripe' })
    shop.stripe.payWith((await shop.begin(order)).sessionId, card)
    app.pass(2 * 3_600_000)
    await app.jobs.runDue()
    expect([(await shop.readOrder(order)).orderStatus, await levels(product)]).toEqual(['Cancelled', [0, 0, 0]])
    await shop.deliverLastEvent()
    expect((await shop.readOrder(order)).paymentStatus).toBe('Paid')
    expect(await levels(product)).toEqual([0, 2, 2])
  })

  it('notifies its buyer once of a new date', async () => {
    const product = await newProduct(0, { limit: 5, isPreOrder: true, shipsOn: '2099-12-04' })
    await expect(sell(product, { limit: 5, isPreOrder: true })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const order = await place(product, 1, { email: 'waits@example.com' })
    const mails = async () => (await readOutbox(app.database.db, 100)).filter(({ to }) => to === order.email)
    expect((await mails())[0]!.text).toContain('1 on pre-order: ships on December 4, 2099')
    for (const shipsOn of ['2099-12-04', '2099-12-20', '2099-12-24', '2099-12-24']) {
      await sell(product, { limit: 5, isPreOrder: true, shipsOn })
      if (shipsOn !== '2099-12-20') await app.jobs.runDue()
    }
    const [news, ...others] = await mails()
    expect(others).toHaveLength(1)
    expect(news!.text).toContain('ships on December 24, 2099')
    await cancel(order.id)
  })
})

describe('parallel back-orders', () => {
  it('50 buyers of the last units and all possible back-orders: as many orders as there are units, and no more', async () => {
    const product = await newProduct(3, { limit: 20 })
    const input = await inputOf(product, 1)
    const done = await race(times(50, () => () => create(input)))
    expect(done.filter(Boolean)).toHaveLength(23)
    expect(await levels(product)).toEqual([0, 20, 23])
  })

  it('pairs across the end of the stock while units arrive twice: no unit is sold twice', async () => {
    const product = await newProduct(5, { limit: 100 })
    const input = await inputOf(product, 2)
    const done = await race([...times(48, () => () => create(input)), () => receive(product, 7), () => receive(product, 11)])
    const sold = done.slice(0, 48).filter(Boolean).length * 2
    expect(done.slice(48)).toEqual([true, true])
    const [stock, waiting, counted] = await levels(product)
    expect([counted, stock! + sold - waiting!]).toEqual([sold, 5 + 7 + 11])
    expect(sold).toBeGreaterThan(80)
  })

  it('orders are canceled, twice each, while units arrive and others buy: the totals add up', async () => {
    const product = await newProduct(4, { limit: 60 })
    const orders = []
    for (let n = 0; n < 12; n += 1) orders.push(await place(product, 3))
    const input = await inputOf(product, 1)
    const done = await race([
      ...orders.slice(0, 8).flatMap(({ id }) => [() => cancel(id), () => cancel(id)]),
      ...times(6, () => () => receive(product, 2)),
      ...times(12, () => () => create(input)),
    ])
    expect(done.slice(0, 16).filter(Boolean)).toHaveLength(8)
    expect(done.slice(16, 22)).toEqual(times(6, () => true))
    const [stock, waiting, sold] = await levels(product)
    expect(stock! + sold! - waiting!).toBe(16)
    expect(sold).toBe(12 + done.slice(22).filter(Boolean).length)
  })
})
