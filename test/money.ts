import assert from 'node:assert/strict'
import type { Product } from '#contract/product.ts'
import { paymentCheckLimits } from '#contract/rate-limits.ts'
import { isRefusal } from '#contract/refusal.ts'
import { seededChance } from '../bench/numbers.ts'
import { grantPoints, newKey, orderInput, seedProduct, signedIn, stockShop } from './builders.ts'
import { card, type CardShop } from './card-shop.ts'

/** Runs `work` for 0 … count - 1, `width` at once. */
async function inParallel(count: number, width: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: width }, lane))
}

const lanes = 50
const number = async ({ app }: CardShop, text: string, ...values: unknown[]): Promise<number> =>
  Number(Object.values((await app.database.db.query({ text, values })).rows[0] as object)[0])

/** Refusals that are expected when another buyer got the last pieces. */
const expected = new Set([
  'INVALID_ITEMS_SELECTED_OR_STOCK_OUT',
  'ERROR_IN_ORDER_CREATION',
  'MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES',
])

async function refusalOf(work: Promise<unknown>): Promise<string | null> {
  try {
    await work
    return null
  } catch (error) {
    if (!isRefusal(error)) throw error
    return error.code
  }
}

/**
 * Places concurrent orders of three variants with stock for a third of them: each of one to three variants, in any order, every tenth with
 * a line twice. Returns how many were placed; fails if a piece was sold twice, or if a piece is left that a buyer was finally refused.
 */
export async function contendForStock(shop: CardShop, orders: number): Promise<number> {
  const { app } = shop
  const chance = seededChance(71)
  const stock = Math.ceil(orders / 5)
  const products = await stockShop(app, [seedProduct({ stock }), seedProduct({ stock }), seedProduct({ stock })])
  const { token } = await signedIn(app)
  const base = await Promise.all(
    [1, 2, 3].flatMap((count) => [0, 1, 2].map((from) => orderInput(app, chosen(products, from, count), { email: undefined }))),
  )
  let placed = 0
  let pieces = 0
  await inParallel(orders, lanes, async (index) => {
    const input = base[Math.floor(chance() * base.length)]!
    const isDoubled = index % 10 === 0
    const lines = isDoubled ? [...input.products, input.products[0]!] : input.products
    const code = await refusalOf(
      app.call('POST /user/orders/create-order', { ...input, products: lines }, { token, idempotencyKey: newKey() }),
    )
    assert(code === null || expected.has(code), `refused with ${code}`)
    assert(!isDoubled || code !== null, 'an order with a line twice was placed')
    if (code === null) {
      placed += 1
      pieces += input.products.length
    }
  })
  const ids = products.map(({ variants: [variant] }) => variant!.id)
  const left = await number(shop, 'select sum(stock) from variants where id = any($1)', ids)
  assert.equal(left, 3 * stock - pieces, 'pieces sold and pieces gone differ')
  assert(left >= 0)
  return placed
}

const chosen = (products: Product[], from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ product: products[(from + index) % 3]!, quantity: 1 }))

/**
 * In each race one order's payment is begun three times and its event sent three times, out of order, while its state is also requested.
 * Each order is charged once; returns the count.
 */
export async function raceCharges(shop: CardShop, races: number): Promise<number> {
  const [product] = (await stockShop(shop.app, [seedProduct({ stock: races })])) as [Product]
  for (let raced = 0; raced < races; raced += checksAtOnce) {
    await inParallel(Math.min(checksAtOnce, races - raced), 10, () => raceCharge(shop, product))
    shop.app.pass(checkMinutes * 60_000)
  }
  return races
}

/** A client's limit on payment checks per number of minutes. */
const [{ max: checksAtOnce, minutes: checkMinutes }] = paymentCheckLimits

async function raceCharge(shop: CardShop, product: Product): Promise<void> {
  const { app, stripe } = shop
  const order = await shop.place({ product, over: { email: `${newKey()}@example.com` } })
  const begun = await Promise.allSettled([shop.begin(order), shop.begin(order), shop.begin(order)])
  const sessions = new Set(begun.flatMap((one) => (one.status === 'fulfilled' ? [one.value.sessionId] : [])))
  for (const session of sessions) stripe.payWith(session, card)
  const events = stripe.state.events.filter(({ data }) => sessions.has((data.object as { id: string }).id))
  const tell = [...events, ...events, ...events].reverse().map((event) => shop.send(stripe.signed(event)))
  const ask = app.call('POST /payment/stripe/check', { orderId: order.id, token: order.token })
  await Promise.all([...tell, ask])
  const charged = await number(
    shop,
    `select coalesce(sum(p.amount - coalesce((select sum(r.amount) from refunds r where r.payment_id = p.id), 0)), 0)
     from payments p where p.order_id = $1 and p.status = 'captured'`,
    order.id,
  )
  assert.equal(charged, Math.round(order.totalCost * 100), 'an order was charged twice, or not at all')
}

/** In each race two tabs spend all points of a customer concurrently. Exactly one succeeds; returns the number of races. */
export async function racePoints(shop: CardShop, races: number): Promise<number> {
  const { app } = shop
  const [product] = (await stockShop(app, [seedProduct({ stock: 2 * races, isRedeemable: true })])) as [Product]
  const { token, userId } = await signedIn(app)
  const input = await orderInput(app, [{ product, quantity: 1 }], { paymentMethod: 'Points', email: undefined })
  const needed = Math.round(input.totalCost * 100)
  const spend = () => refusalOf(app.call('POST /user/orders/create-order', input, { token, idempotencyKey: newKey() }))
  for (let race = 0; race < races; race += 1) {
    await grantPoints(app, userId, needed)
    const codes = await Promise.all([spend(), spend()])
    assert.deepEqual(codes.filter((code) => code === null).length, 1, `of two orders ${codes.join(' and ')}`)
    assert.equal(await number(shop, 'select points from users where id = $1', userId), 0)
  }
  return races
}

/**
 * Sends this many events: of paid orders, each three times, early, late and in any order; forged ones with a wrong signature; old ones; and
 * ones with another amount, currency or order. Exactly the orders whose money arrived are Paid; returns the number sent.
 */
export async function floodWebhooks(shop: CardShop, events: number): Promise<number> {
  const { app, stripe } = shop
  const chance = seededChance(72)
  const orders = Math.ceil(events / 10)
  const [product] = (await stockShop(app, [seedProduct({ stock: orders })])) as [Product]
  const paid = new Map<string, boolean>()
  const sends: (() => Promise<Response>)[] = []
  await inParallel(orders, 20, async (index) => {
    const order = await shop.place({ product, over: { email: `${newKey()}@example.com` } })
    const { sessionId } = await shop.begin(order)
    const isPaid = index % 2 === 0
    paid.set(order.id, isPaid)
    const session = stripe.state.sessions.get(sessionId)!
    const claim = (over: object) => {
      const object = { ...structuredClone(session), status: 'complete', payment_status: 'paid', payment_intent: 'pi_forged', ...over }
      return { ...eventOf(object), id: `evt_${newKey()}` }
    }
    const forged = stripe.signed(claim({}))
    const wrong = { ...forged.headers, 'stripe-signature': forged.headers['stripe-signature']!.replace(/v1=./, 'v1=x') }
    sends.push(
      () => shop.send({ ...forged, headers: wrong }),
      () => shop.send(stripe.signed(claim({}), new Date(app.now().getTime() - 301_000))),
      () => shop.send(stripe.signed({ ...claim({ status: 'open', payment_status: 'unpaid' }), type: 'checkout.session.created' })),
      () => shop.send({ body: '{"id": 7}', headers: stripe.signed({ id: 7 }).headers }),
    )
    if (isPaid) {
      stripe.payWith(sessionId, card)
      const event = stripe.state.events.find(({ data }) => (data.object as { id: string }).id === sessionId)!
      for (let copy = 0; copy < 6; copy += 1)
        sends.push(() => shop.send(stripe.signed(event, new Date(app.now().getTime() - copy * 59_000))))
    } else {
      sends.push(
        () => shop.send(stripe.signed(claim({ id: `cs_${newKey()}`, amount_total: 1 }))),
        () => shop.send(stripe.signed(claim({ id: `cs_${newKey()}`, currency: 'jpy' }))),
        () => shop.send(stripe.signed(claim({ id: `cs_${newKey()}`, client_reference_id: newKey(), metadata: { order: newKey() } }))),
        () => shop.send(stripe.signed({ ...claim({ payment_status: 'unpaid' }) })),
        () => shop.send(stripe.signed({ ...claim({ status: 'expired', payment_status: 'unpaid' }), type: 'checkout.session.expired' })),
        () => shop.send({ body: 'x'.repeat(1000), headers: forged.headers }),
      )
    }
  })
  const shuffled = sends.map((send) => [chance(), send] as const).toSorted(([a], [b]) => a - b)
  await inParallel(shuffled.length, lanes, async (index) => {
    const { status } = await shuffled[index]![1]()
    assert(status === 200 || status === 400, `a webhook was answered with ${status}`)
  })
  const { rows } = await app.database.db.query({
    text: 'select id, payment_status from orders where id = any($1)',
    values: [[...paid.keys()]],
  })
  for (const { id, payment_status } of rows as { id: string; payment_status: string }[])
    assert.equal(payment_status === 'Paid', paid.get(id), `an order is ${payment_status}`)
  return shuffled.length
}

const eventOf = (object: object) => ({
  object: 'event',
  api_version: '2025-01-01',
  created: 1,
  type: 'checkout.session.completed',
  data: { object },
})

/**
 * In each race an order is paid and cancelled concurrently. It ends Paid with its stock taken, or Cancelled with stock and money returned.
 */
export async function raceCancellations(shop: CardShop, races: number): Promise<{ paid: number; cancelled: number }> {
  const { app, stripe } = shop
  const [product] = (await stockShop(app, [seedProduct({ stock: races })])) as [Product]
  const ends = { paid: 0, cancelled: 0 }
  for (let race = 0; race < races; race += 1) {
    const order = await shop.place({ product, over: { email: `${newKey()}@example.com` } })
    stripe.payWith((await shop.begin(order)).sessionId, card)
    const cancel = () => refusalOf(app.call('DELETE /user/orders/cancel-order/:id', { id: order.id, token: order.token }))
    // A cancellation is faster than an event: sometimes it's sent a read or two later.
    const cancelLater = async () => {
      for (let read = 0; read < race % 3; read += 1) await shop.readOrder(order)
      await cancel()
    }
    await Promise.all([shop.deliverLastEvent(), cancelLater()])
    const { orderStatus, paymentStatus, refunded, totalCost } = await shop.readOrder(order)
    const isPaid = orderStatus === 'Pending'
    assert.deepEqual([paymentStatus, refunded], isPaid ? ['Paid', 0] : ['Cancelled', totalCost])
    ends[isPaid ? 'paid' : 'cancelled'] += 1
  }
  assert.equal(await shop.stockOf(product), races - ends.paid)
  return ends
}
