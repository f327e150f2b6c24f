import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import type { Product } from '#contract/product.ts'
import { contentOf } from '#server/modules/invoices/content.ts'
import { type DocumentRow, documentsOf } from '#server/modules/invoices/invoices.ts'
import { translator } from '#server/text/text.ts'
import { card, type CardShop, openCardShop } from './card-shop.ts'
import { address, freshEmail, newKey, seedProduct, staffToken, stockShop } from './builders.ts'
import { fieldsOf } from './good-inputs-products.ts'

let shop: CardShop
let app: CardShop['app']
let staff: string
/** Taxed at the standard rate, and at the reduced one. */
let strap: Product
let belt: Product
const [small, medium] = [0, 1]

beforeAll(async () => {
  shop = await openCardShop({ env: { SHIPPING_EXPRESS: '14.90' } })
  ;({ app } = shop)
  staff = await staffToken(app)
  const sizes = [{ name: 'Size', values: ['S', 'M'] }]
  const variants = (sku: string) => [
    { options: { Size: 'S' }, sku: `${sku}-S`, price: 19.99, stock: 100 },
    { options: { Size: 'M' }, sku: `${sku}-M`, price: 33.33, stock: 100 },
  ]
  ;[strap, belt] = (await stockShop(app, [
    { ...seedProduct(), options: sizes, variants: variants('stra') },
    { ...seedProduct(), options: sizes, variants: variants('strb') },
  ])) as [Product, Product]
  const product = await app.call('GET /admin/products/:id', { id: belt.id }, { token: staff })
  await app.call(
    'PUT /admin/products/:id',
    { ...fieldsOf(product), id: product.id, version: product.version, taxClass: 'reduced' },
    { token: staff },
  )
  const { settings } = await app.call('GET /admin/tax', {}, { token: staff })
  const rates = [
    { taxClass: 'standard', percent: 7.25 },
    { taxClass: 'reduced', percent: 2.5 },
  ] as ApiInput<'PUT /admin/tax'>['zones'][number]['rates']
  const zone = { country: 'US', region: 'CA', name: 'Tax', rates, shippingClass: 'standard' as const }
  await app.call('PUT /admin/tax', { ...settings, inclusive: false, zones: [zone] }, { token: staff })
})
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

type Item = [product: Product, variant: number]
const variantOf = ([product, variant]: Item) => product.variants[variant]!.id
const lineOf = (item: Item, quantity = 1) => ({ productId: item[0].id, variantId: variantOf(item), quantity })

/** Sent by express to California, paid by card, delivered. */
async function delivered(
  items: Item[] = [
    [strap, small],
    [belt, medium],
  ],
) {
  const place = { ...address(), country: 'US', region: 'CA', postCode: '94103', city: 'San Francisco' }
  const destination = { country: 'US', region: 'CA', postCode: '94103' }
  const { productCost, shippingCost, totalCost, products } = await app.call('POST /user/orders/checkout-summary', {
    products: items.map((item) => lineOf(item)),
    destination,
    shippingMethod: 'express',
  })
  const order = await app.call(
    'POST /user/orders/create-order',
    {
      productCost,
      shippingCost,
      totalCost,
      shippingAddress: place,
      shippingMethod: 'express',
      products: products.map(({ productId, variantId, quantity, price }) => ({ productId, variantId, quantity, price })),
      email: freshEmail(),
      paymentMethod: 'Stripe',
    },
    { idempotencyKey: newKey() },
  )
  shop.stripe.payWith((await shop.begin(order)).sessionId, card)
  await shop.deliverLastEvent()
  await app.call('POST /admin/orders/:id/ship', { id: order.id }, { token: staff })
  await app.call('POST /admin/orders/:id/deliver', { id: order.id }, { token: staff })
  return order
}
type Bought = Awaited<ReturnType<typeof delivered>>

async function giveBack({ id, token }: Bought, items: { item: Item; exchange?: Item }[]) {
  const lines = items.map(({ item, exchange }) => ({
    variantId: variantOf(item),
    quantity: 1,
    ...(exchange && { exchangeVariantId: variantOf(exchange) }),
  }))
  const { returns } = await app.call('POST /user/orders/:id/returns', { id, token, lines, reason: 'wrong-size' })
  const back = { id: returns.at(-1)!.id }
  await app.call('POST /admin/returns/:id/approve', back, { token: staff })
  await app.call('POST /admin/returns/:id/receive', back, { token: staff })
  await app.call('POST /admin/returns/:id/refund', back, { token: staff, idempotencyKey: newKey() })
  await app.jobs.runDue()
}
const refund = (id: string, amount: number) =>
  app.call('POST /admin/orders/:id/refund', { id, amount, reason: 'Scratched' }, { token: staff, idempotencyKey: newKey() })

/** The text below a document's columns, as it's printed. */
function printed(row: DocumentRow): string {
  const { lines, rows, total, payments } = contentOf(row, translator('en'))
  const facts = [...lines.map(({ name, details, amount }) => ({ label: details || name, value: amount })), ...rows, total, ...payments]
  return facts
    .map(({ label, value }) => `${label.replace(/^[SM] · /, '')} ${value}`)
    .join(' | ')
    .replaceAll('$', '')
}
const notesOf = async ({ id }: Bought) =>
  (await documentsOf(app.database.db, id)).filter(({ kind }) => kind === 'credit_note').map((note) => printed(note))
const exchangeNumber = async (order: Bought) => (await shop.readOrder(order)).returns.at(-1)!.exchangeOrder!

it('the credit note of an exchange is for the returned items with their tax, and names the order that the money went to', async () => {
  const order = await delivered()
  expect(order.totalCost).toBe(71.58)
  await giveBack(order, [{ item: [strap, small], exchange: [strap, medium] }])
  const number = await exchangeNumber(order)
  expect(await notesOf(order)).toEqual([
    `stra-S 19.99 | Subtotal 19.99 | Tax 7.25% on 19.99 1.45 | Credited 21.44 | Applied to order ${number} (exchange) 21.44`,
  ])
})

it('a partly exchanged return has two credit notes, each with its own lines and tax', async () => {
  const order = await delivered()
  await giveBack(order, [{ item: [strap, small], exchange: [strap, medium] }, { item: [belt, medium] }])
  const number = await exchangeNumber(order)
  expect(await notesOf(order)).toEqual([
    `stra-S 19.99 | Subtotal 19.99 | Tax 7.25% on 19.99 1.45 | Credited 21.44 | Applied to order ${number} (exchange) 21.44`,
    'strb-M 33.33 | Subtotal 33.33 | Tax 2.5% on 33.33 0.83 | Credited 34.16 | Refunded: Card 34.16',
  ])
})

it('the credit notes of an exchange for something cheaper split the returned value, and the rest is the difference', async () => {
  const order = await delivered([
    [strap, medium],
    [belt, medium],
  ])
  await giveBack(order, [{ item: [strap, medium], exchange: [strap, small] }])
  const number = await exchangeNumber(order)
  expect(await notesOf(order)).toEqual([
    `stra-M 33.33 | Subtotal 33.33 | Credited separately −13.34 | Tax 7.25% on 19.99 1.45 | Credited 21.44 | Applied to order ${number} (exchange) 21.44`,
    'Difference 13.34 | Subtotal 13.34 | Tax 7.25% on 13.34 0.97 | Credited 14.31 | Refunded: Card 14.31',
  ])
})

it('the credit note of an amount has one base for subtotal and tax; later ones never credit more of a rate than was billed', async () => {
  const plain = await delivered([[strap, small]])
  await refund(plain.id, 20)
  expect(await notesOf(plain)).toEqual([
    `Refund for order ${plain.number} 18.65 | Subtotal 18.65 | Tax 7.25% on 18.65 1.35 | Credited 20.00 | Refunded: Card 20.00`,
  ])
  const order = await delivered()
  await refund(order.id, 50)
  await giveBack(order, [{ item: [strap, small] }])
  await app.call('POST /admin/orders/:id/refund', { id: order.id }, { token: staff, idempotencyKey: newKey() })
  const [invoice, ...notes] = await documentsOf(app.database.db, order.id)
  const sum = (rate: number, of: 'net' | 'amount') =>
    notes.flatMap(({ taxes }) => taxes).reduce((all, share) => all + (share.rate === rate ? share[of] : 0), 0)
  expect(invoice!.taxes.map(({ rate }) => [sum(rate, 'net'), sum(rate, 'amount')])).toEqual(
    invoice!.taxes.map(({ net, amount }) => [net, amount]),
  )
  expect(notes.reduce((all, { total_cost }) => all + total_cost, 0)).toBe(invoice!.total_cost)
})

it.each([[[0.01]], [[5]], [[20, 30]], [[19.99, 1.11, 0.07, 33.33]], [[71.57]], [[60, 11]]])(
  'of amounts %j and then the rest are together what was billed, the last one with what is left of the delivery; each is printed as one amount',
  async (amounts) => {
    const order = await delivered()
    for (const amount of amounts) await refund(order.id, amount)
    await app.call('POST /admin/orders/:id/refund', { id: order.id }, { token: staff, idempotencyKey: newKey() })
    const [invoice, ...notes] = await documentsOf(app.database.db, order.id)
    const sum = (of: (row: DocumentRow) => number) => notes.reduce((all, note) => all + of(note), 0)
    const wholes = ['total_cost', 'tax'] as const
    expect(wholes.map((one) => sum((note) => note[one]))).toEqual(wholes.map((one) => invoice![one]))
    for (const note of notes) {
      expect(note.product_cost + note.shipping_cost - note.discount + note.tax).toBe(note.total_cost)
      expect(printed(note)).toMatch(new RegExp(`^Refund for order ${order.number} (\\S+) \\| (Subtotal \\1 \\| Tax .* )?Credited `))
      expect(printed(note)).not.toContain('Shipping')
    }
    const before = sum((note) => (note === notes.at(-1) ? 0 : note.total_cost - note.tax))
    const goods = invoice!.product_cost - invoice!.discount
    expect(notes.map((note) => note.shipping_cost)).toEqual([
      ...amounts.map(() => 0),
      Math.min(invoice!.shipping_cost, goods + invoice!.shipping_cost - before),
    ])
  },
)
