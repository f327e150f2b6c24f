import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import type { Product } from '#contract/product.ts'
import { isRefusal } from '#contract/refusal.ts'
import { hourMs } from '#contract/time.ts'
import { address, freshEmail, grantPoints, newKey, seedProduct, signedIn, staffToken, stockShop } from './builders.ts'
import { card } from './card-shop.ts'
import { codeInMail, type GiftCardShop, openGiftCardShop } from './gift-card-shop.ts'
import { fieldsOf } from './good-inputs-products.ts'
import { readOutbox } from '#server/messaging/outbox.ts'
import { arbitraryStart, failedWalks, type OrderStart, arbitrarySteps } from './order-walk-cases.ts'
import { fc } from './properties.ts'
import { addPromotion } from './promotions.ts'

/** Orders paid in every possible way, to which staff and buyers do everything possible in any order. */
let world: GiftCardShop
let shop: GiftCardShop['shop']
let app: GiftCardShop['app']
let staff: string
let goods: Product[]
type OrderInput = ApiInput<'POST /user/orders/create-order'>

beforeAll(async () => {
  world = await openGiftCardShop({
    env: {
      SHIPPING_EXPRESS: '14.90',
      ADMIN_SESSION_HOURS: '720',
      GIFT_WRAP: 'on',
      GIFT_WRAP_PRICE: '4.51',
      GIFT_WRAP_TAX_CLASS: 'reduced',
    },
  })
  ;({ shop, app } = world)
  staff = await staffToken(app)
  const variants = (sku: string) => [
    { options: { Size: 'S' }, sku: `${sku}-S`, price: 19.99, stock: 2000 },
    { options: { Size: 'M' }, sku: `${sku}-M`, price: 33.33, stock: 2000 },
    { options: { Size: 'L' }, sku: `${sku}-L`, price: 7, stock: 2000 },
  ]
  const options = [{ name: 'Size', values: ['S', 'M', 'L'] }]
  goods = await stockShop(
    app,
    ['walka', 'walkb'].map((sku) => ({ ...seedProduct({ isRedeemable: true }), options, variants: variants(sku) })),
  )
  const product = await app.call('GET /admin/products/:id', { id: goods[1]!.id }, { token: staff })
  const fields = { ...fieldsOf(product), id: product.id, version: product.version, taxClass: 'reduced' }
  await app.call('PUT /admin/products/:id', fields, { token: staff })
  const { version } = await app.call('GET /admin/currencies', {}, { token: staff })
  const euro = { code: 'EUR', rate: '0.92', rounding: '99', active: true } as const
  await app.call('PUT /admin/currencies', { version, currencies: [euro] }, { token: staff })
  await addPromotion(app, { name: 'Tenth', firstCode: 'TENTH', effect: { kind: 'percent', percent: 10 } })
})
afterAll(() => shop.close())

async function taxed(inclusive: boolean) {
  const { settings } = await app.call('GET /admin/tax', {}, { token: staff })
  const rates = [
    { taxClass: 'standard', percent: 7.25 },
    { taxClass: 'reduced', percent: 2.5 },
  ] as ApiInput<'PUT /admin/tax'>['zones'][number]['rates']
  const zone = { country: 'US', region: 'CA', name: 'Tax', rates, shippingClass: 'standard' as const }
  await app.call('PUT /admin/tax', { ...settings, inclusive, zones: [zone] }, { token: staff })
}

async function newCard(amount: number): Promise<string> {
  const recipientEmail = freshEmail()
  await app.call('POST /admin/gift-cards', { amount, recipientEmail, note: 'Sorry' }, { token: staff, idempotencyKey: newKey() })
  const code = codeInMail((await readOutbox(app.database.db, 50)).find(({ to }) => to === recipientEmail))
  return (await app.call('POST /gift-cards/check', { code })).token
}

const variantOf = (index: number) => ({ product: goods[index % 2]!, variant: goods[index % 2]!.variants[Math.floor(index / 2) % 3]! })

async function placed(from: OrderStart) {
  // Gift cards and credit are the shop's currency.
  const start = from.euro ? { ...from, card: 0, credit: 0, gift: false } : from
  await taxed(start.inclusive)
  const person = start.member ? await signedIn(app) : null
  if (person && start.points > 0) await grantPoints(app, person.userId, start.points)
  if (person && start.credit > 0)
    await app.call(
      'POST /admin/customers/:id/credit',
      { id: person.userId, amount: start.credit, note: 'Sorry' },
      { token: staff, idempotencyKey: newKey() },
    )
  const wanted = start.quantities.flatMap((quantity, index) => {
    const { product, variant } = variantOf(index)
    return quantity > 0 ? [{ productId: product.id, variantId: variant.id, quantity }] : []
  })
  const gifts = start.gift ? [world.line()] : []
  const place = { ...address(), country: 'US', region: 'CA', postCode: '94103', city: 'San Francisco' }
  const asked = {
    products: [...wanted, ...gifts.map(({ price: _, ...line }) => line)],
    shippingAddress: place,
    shippingMethod: start.express ? 'express' : 'standard',
    ...(start.wrapped && { isWrapped: true }),
    ...(start.euro && { currency: 'EUR' }),
    ...(start.code && { codes: ['TENTH'] }),
    ...(start.card > 0 && { giftCards: [await newCard(start.card)] }),
    ...(person && start.credit > 0 && { useCredit: true }),
  }
  const token = person?.token
  const first = await app.call('POST /user/orders/checkout-summary', asked, { token })
  const points = person ? Math.min(start.points, first.points?.usable ?? 0) : 0
  const summary = points > 0 ? await app.call('POST /user/orders/checkout-summary', { ...asked, points }, { token }) : first
  const method = summary.paymentMethods.includes('Credit') ? 'Credit' : 'Stripe'
  const { isWrapped: _, ...ordered } = asked
  const input = {
    ...ordered,
    ...(start.wrapped && { gift: { isWrapped: true } }),
    products: [
      ...wanted.map((line) => ({ ...line, price: summary.products.find(({ variantId }) => variantId === line.variantId)!.price })),
      ...gifts.map((line) => ({ ...line, price: summary.products.find(({ variantId }) => variantId === line.variantId)!.price })),
    ],
    productCost: summary.productCost,
    shippingCost: summary.shippingCost,
    totalCost: summary.totalCost,
    paymentMethod: method,
    ...(points > 0 && { points }),
    ...(asked.giftCards || asked.useCredit ? { creditCost: summary.creditCost } : {}),
    ...(summary.currency && { currency: summary.currency }),
    ...(!person && { email: freshEmail() }),
  } as OrderInput
  const order = await app.call('POST /user/orders/create-order', input, { token, idempotencyKey: newKey() })
  if (order.paymentStatus === 'Pending') await pay(order)
  return order
}
type Placed = Awaited<ReturnType<typeof placed>>

async function pay(order: { id: string; token: string }) {
  shop.stripe.payWith((await shop.begin(order)).sessionId, card)
  await shop.deliverLastEvent()
}

/** One possible action; `n` chooses among its variants. Impossible actions are refused. */
const steps: Record<string, (order: Placed, n: number) => Promise<unknown>> = {
  pack: ({ id }) => app.call('POST /admin/orders/:id/pack', { id }, { token: staff }),
  ship: ({ id }) => app.call('POST /admin/orders/:id/ship', { id }, { token: staff }),
  shipSome: ({ id, products }, n) => {
    const line = products[n % products.length]!
    return app.call('POST /admin/orders/:id/ship', { id, lines: [{ variantId: line.variantId, quantity: 1 }] }, { token: staff })
  },
  deliver: ({ id }) => app.call('POST /admin/orders/:id/deliver', { id }, { token: staff }),
  cancel: ({ id }) => app.call('POST /admin/orders/:id/cancel', { id, reason: 'x' }, { token: staff }),
  cancelWaiting: ({ id }) => app.call('POST /admin/orders/:id/cancel-waiting', { id, reason: 'x' }, { token: staff }),
  refundSome: ({ id }, n) =>
    app.call(
      'POST /admin/orders/:id/refund',
      { id, amount: Number((0.01 + (n % 1700) / 100).toFixed(2)), to: (['original', 'points', 'credit'] as const)[n % 3]!, reason: 'y' },
      { token: staff, idempotencyKey: newKey() },
    ),
  refundAll: ({ id }, n) =>
    app.call(
      'POST /admin/orders/:id/refund',
      { id, to: (['original', 'credit'] as const)[n % 2]!, reason: 'z' },
      { token: staff, idempotencyKey: newKey() },
    ),
  edit: async ({ id }, n) => {
    const {
      edits,
      order: { products },
    } = await app.call('GET /admin/orders/:id', { id }, { token: staff })
    const lines = products
      .filter(({ giftCard }) => !giftCard)
      .map(({ productId, variantId, quantity }, index) => ({
        productId,
        variantId,
        quantity: 1 + ((quantity + n + index) % 4),
      }))
    const wanted = { id, lines, ...(n % 3 === 0 && { shippingMethod: n % 2 === 0 ? 'express' : 'standard' }) }
    const gift = n % 4 === 0 ? { isWrapped: n % 8 === 0 } : undefined
    const { totalCost } = await app.call('POST /admin/orders/:id/edit/preview', { ...wanted, ...gift }, { token: staff })
    return app.call('POST /admin/orders/:id/edit', { ...wanted, edits, totalCost, ...(gift && { gift }) }, { token: staff })
  },
  payRest: async (order) => pay(order),
  ask: ({ id, token, products }, n) => {
    const line = products[n % products.length]!
    const others = goods.find(({ id: one }) => one === line.productId)?.variants ?? []
    const exchangeVariantId = n % 2 === 0 ? others[n % 3]?.id : undefined
    const lines = [{ variantId: line.variantId, quantity: 1 + (n % 2), ...(exchangeVariantId && { exchangeVariantId }) }]
    return app.call('POST /user/orders/:id/returns', { id, token, lines, reason: 'other' })
  },
  withdraw: ({ id, token, products }, n) =>
    app.call('POST /user/orders/:id/withdrawal', {
      id,
      token,
      ...(n % 2 === 0 && { lines: [{ variantId: products[n % products.length]!.variantId, quantity: 1 }] }),
    }),
  approve: (order) => eachReturn(order, (id) => app.call('POST /admin/returns/:id/approve', { id }, { token: staff })),
  reject: (order) => eachReturn(order, (id) => app.call('POST /admin/returns/:id/reject', { id, reason: 'no' }, { token: staff })),
  receive: (order) => eachReturn(order, (id) => app.call('POST /admin/returns/:id/receive', { id }, { token: staff })),
  settle: (order, n) =>
    eachReturn(order, (id) =>
      app.call(
        'POST /admin/returns/:id/refund',
        { id, to: (['original', 'points', 'credit'] as const)[n % 3]! },
        { token: staff, idempotencyKey: newKey() },
      ),
    ),
  takeCardBack: async (order, n) => {
    const cardId = order.products.flatMap(({ giftCard }) => giftCard ?? [])[0]?.id
    if (cardId)
      await app.call(
        'POST /admin/orders/:id/gift-cards/:cardId/refund',
        { id: order.id, cardId, unspent: n % 2 === 0 },
        { token: staff, idempotencyKey: newKey() },
      )
  },
  wait: async (_, n) => app.pass(hourMs * (1 + (n % 30))),
  jobs: async () => app.jobs.runDue(),
}

/** Steps of a return are tried on each of the order's. */
async function eachReturn(order: Placed, work: (id: string) => Promise<unknown>): Promise<void> {
  const { returns } = await shop.readOrder(order)
  for (const { id } of returns) await allowed(() => work(id))
}

/** A refused action must change nothing; any other failure is a bug. */
async function allowed(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (isRefusal(error) && error.status < 500 && error.status !== 401) return false
    throw error
  }
}

const cents = (amount: number): number => Math.round(amount * 100)

/** Per order: the amounts billed and credited by its documents, and those charged and refunded by the provider. */
async function agrees(order: Placed): Promise<void> {
  await app.jobs.runDue()
  await shop.assertBooks()
  const { invoices } = await app.call('GET /user/orders/:id/invoices', { id: order.id, token: order.token })
  const sum = (kind: string) => invoices.filter((one) => one.kind === kind).reduce((all, { totalCost }) => all + cents(totalCost), 0)
  expect(sum('credit_note')).toBeLessThanOrEqual(sum('invoice'))
}

it('any sequence of changes to an order paid with every method succeeds, and the books agree', { timeout: 600_000 }, async () => {
  const done = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(arbitraryStart, arbitrarySteps(Object.keys(steps)), async (from, path) => {
      staff = await staffToken(app)
      const order = await placed(from)
      for (const [name, n] of path) if (await allowed(() => steps[name]!(order, n))) done.set(name, (done.get(name) ?? 0) + 1)
      await agrees(order)
    }),
    { numRuns: Number(process.env['WALKS'] ?? 24), endOnFailure: true, examples: failedWalks },
  )
  // At least some actions weren't refused.
  expect(['ship', 'edit', 'ask', 'approve', 'settle', 'refundSome'].filter((name) => !done.has(name))).toEqual([])
})
