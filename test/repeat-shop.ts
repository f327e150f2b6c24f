import type { ApiInput } from '#contract/api.ts'
import type { Order } from '#contract/order.ts'
import type { Product } from '#contract/product.ts'
import { dayMs } from '#contract/time.ts'
import { address, lastMail, newKey, seedProduct, signedIn, staffIn, stockShop } from './builders.ts'
import { card, openCardShop } from './card-shop.ts'
import { changeVariants } from '#server/modules/catalogue/catalogue.ts'
import { stripeGateway } from '#server/modules/payments/payments.ts'
import type { Dependencies } from '#server/modules/repeat-deliveries/context.ts'
import { openPriceCaches } from '#server/price-caches.ts'

type Lines = ApiInput<'POST /user/orders/create-order'>['products']

interface Wanted {
  weeks?: number
  quantity?: number
  /** Pieces that are bought only once. */
  once?: number
  /** Other lines of the same order. */
  with?: Lines
  /** The number of the card that pays. */
  number?: string
  over?: object
  /** Codes and currency that affect the prices. */
  priced?: { codes?: string[]; currency?: string }
}

/** A shop that accepts cards, with a product in two flavours that is delivered every 2 or 4 weeks at a discount of 10 percent. */
export async function openRepeatShop(options: Parameters<typeof openCardShop>[0] = {}) {
  const shop = await openCardShop(options)
  const { app, stripe } = shop
  const variants = ['Vanilla', 'Cocoa'].map((Flavour) => ({ sku: `WHEY-${Flavour}`, options: { Flavour }, price: 40, stock: 5000 }))
  const [whey] = (await stockShop(app, [
    seedProduct({ name: 'Whey', options: [{ name: 'Flavour', values: ['Vanilla', 'Cocoa'] }], variants }),
  ])) as [Product]
  const staff = await staffIn(app, 'owner')
  await app.call('PUT /admin/products/:id/repeat-offer', { id: whey.id, offer: { percent: 10, weeks: [2, 4] } }, { token: staff.token })
  const { db } = app.database
  const sources = await openPriceCaches(app.database, app.catalogue, { config: app.config, now: app.now() })
  const gateway = stripeGateway(app.config.payment.card!)

  const linesOf = ({ weeks = 4, quantity = 1, once = 0, with: others = [] }: Wanted): Lines => {
    const { id: variantId, price } = whey.variants[0]!
    const line = { productId: whey.id, variantId, price }
    return [{ ...line, quantity, repeatWeeks: weeks }, ...(once > 0 ? [{ ...line, quantity: once }] : []), ...others]
  }

  /** Places an unpaid order at the checkout's prices. */
  async function order(token: string, wanted: Wanted = {}) {
    const products = linesOf(wanted)
    const asked = products.map(({ price: _, ...line }) => line)
    const { codes, currency: code } = wanted.priced ?? {}
    const said = await app.call(
      'POST /user/orders/checkout-summary',
      { products: asked, ...(codes && { codes }), ...(code && { currency: code }) },
      { token },
    )
    const { productCost, shippingCost, totalCost, currency } = said
    const bought = currency
      ? products.map((line, index) => ({ ...line, price: said.products[index]?.price ?? said.products[0]!.price }))
      : products
    const places = { shippingAddress: address(), shippingMethod: 'standard', paymentMethod: 'Stripe' }
    const more = { ...(codes && { codes }), ...(currency && { currency }), ...wanted.over }
    const input = { products: bought, ...places, productCost, shippingCost, totalCost, ...more }
    return app.call('POST /user/orders/create-order', input, { token, idempotencyKey: newKey() })
  }

  /** Buys it as a repeat delivery and pays; returns the order after that. */
  async function buyAgain(token: string, wanted: Wanted = {}): Promise<Order> {
    const placed = await order(token, wanted)
    stripe.payWith((await shop.begin(placed)).sessionId, wanted.number ?? card)
    await shop.deliverLastEvent()
    await app.jobs.runDue()
    return app.call('GET /user/orders/:id', { id: placed.id }, { token })
  }
  const ofCustomer = async (token: string) => (await app.call('GET /repeat-deliveries', {}, { token })).repeatDeliveries
  const detailOf = (token: string, id: string) => app.call('GET /repeat-deliveries/:id', { id }, { token })
  const ordersOf = async (token: string) => (await app.call('GET /user/orders/list', { limit: 20 }, { token })).orders

  /** A customer who has it every two weeks. */
  async function repeatBuyer(wanted: Wanted = {}) {
    const buyer = await signedIn(app)
    await buyAgain(buyer.token, { weeks: 2, ...wanted })
    const own = async () => (await ofCustomer(buyer.token))[0]!
    const { id } = await own()
    const detail = () => detailOf(buyer.token, id)
    const mail = async () => (await lastMail(app, buyer.email))!
    const change = async (over: object) =>
      app.call('PATCH /repeat-deliveries/:id', { id, version: (await own()).version, ...over }, { token: buyer.token })
    return {
      ...buyer,
      id,
      own,
      detail,
      mail,
      change,
      cardId: [...stripe.saved.cards.keys()].at(-1)!,
      last: async () => (await ordersOf(buyer.token))[0]!,
    }
  }

  return {
    ...shop,
    whey,
    staff,
    order,
    buyAgain,
    repeatBuyer,
    ofCustomer,
    detail: detailOf,
    ordersOf,
    /** Lets time pass, and runs the jobs that are due in it. */
    later: async (days: number) => {
      app.pass(days * dayMs)
      await app.jobs.runDue()
    },
    stockOf: async (variant: number) => {
      const { rows } = await db.query({ text: 'select stock from variants where id = $1', values: [whey.variants[variant]!.id] })
      return (rows[0] as { stock: number }).stock
    },
    /** Sets a variant's stock and price. */
    setVariant: (variant: number, to: { stock?: number; price?: number }) =>
      app.database.transaction((tx) => changeVariants(tx, [{ id: whey.variants[variant]!.id, ...to }], app.now())),
    /** What the jobs need, for tests that run them concurrently or stop them halfway. */
    dependencies: { database: app.database, sources, gateway } as Dependencies,
    context: () => ({ config: app.config, signingSecret: 'x'.repeat(64), now: app.now() }),
    /** The off-session charges. */
    charges: () => [...stripe.saved.intents.values()],
  }
}
