import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import type { Product } from '#contract/product.ts'
import { buildIfStale } from '#scripts/build.ts'
import { documentsOf } from '#server/modules/invoices/invoices.ts'
import { registerPages } from '#server/pages/pages.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { address, lastMail, newKey, orderInput, seedProduct, staffToken, stockShop } from '#test/builders.ts'
import { fieldsOf } from './good-inputs-products.ts'

type Input = ApiInput<'PUT /admin/tax'>

let app: TestApp
let token: string
let bell: Product
let bar: Product
beforeAll(async () => {
  await buildIfStale()
  app = await startApp({
    prepare: ({ http, call, callFrom, catalogue }, config) =>
      registerPages(http, { call, callFrom, config, invalidations: catalogue.invalidations, now: () => app.now().getTime() }),
  })
  token = await staffToken(app)
  ;[bell, bar] = (await stockShop(app, [seedProduct({ price: 19.99, stock: 500 }), seedProduct({ price: 3.33, stock: 500 })])) as [
    Product,
    Product,
  ]
  const product = await app.call('GET /admin/products/:id', { id: bar.id }, { token })
  await app.call(
    'PUT /admin/products/:id',
    { ...fieldsOf(product), id: product.id, version: product.version, taxClass: 'reduced' },
    { token },
  )
})
afterAll(() => app.stop())

const read = async () => (await app.call('GET /admin/tax', {}, { token })).settings
const germany: NonNullable<Input['zones']>[number] = {
  country: 'DE',
  name: 'VAT',
  rates: [
    { taxClass: 'standard', percent: 19 },
    { taxClass: 'reduced', percent: 7 },
  ],
  shippingClass: 'standard',
}
const save = async (over: Partial<Input>) => app.call('PUT /admin/tax', { ...(await read()), ...over }, { token })
const lines = [
  { product: () => bell, quantity: 2 },
  { product: () => bar, quantity: 3 },
]
const summary = (country: string, region = '') =>
  app.call('POST /user/orders/checkout-summary', {
    products: lines.map(({ product, quantity }) => ({ productId: product().id, quantity })),
    destination: { country, region },
  })
const german = { ...address(), country: 'DE', postCode: '10115', region: '' }
async function order() {
  const { totalCost } = await summary('DE')
  const input = await orderInput(
    app,
    lines.map(({ product, quantity }) => ({ product: product(), quantity })),
  )
  return app.call('POST /user/orders/create-order', { ...input, shippingAddress: german, totalCost }, { idempotencyKey: newKey() })
}
const deliver = async (id: string) => {
  await app.call('POST /admin/orders/:id/ship', { id }, { token })
  await app.call('POST /admin/orders/:id/deliver', { id }, { token })
}

it('a new shop has no tax: none is added, none is shown', async () => {
  expect(await read()).toMatchObject({ inclusive: true, zones: [] })
  expect(await summary('DE')).toMatchObject({ tax: 0, taxes: [], taxIncluded: 0, totalCost: 54.87 })
})

it('prices including tax stay as they are: the summary, the order, its mail and its invoice show the tax by rate', async () => {
  await save({ inclusive: true, zones: [germany] })
  // 39.98 and 4.90 contain 6.38 + 0.78 of 19%; 9.99 contains 0.65 of 7%.
  const taxes = [
    { name: 'VAT', percent: 19, net: 37.72, amount: 7.16 },
    { name: 'VAT', percent: 7, net: 9.34, amount: 0.65 },
  ]
  expect(await summary('DE')).toMatchObject({ tax: 0, taxes, taxIncluded: 7.81, totalCost: 54.87 })
  expect(await summary('FR')).toMatchObject({ tax: 0, taxes: [], totalCost: 54.87 })
  const placed = await order()
  expect(placed).toMatchObject({ tax: 0, taxes, taxIncluded: 7.81, totalCost: 54.87 })
  expect((await lastMail(app, placed.email))!.text).toMatch(/Includes VAT 19%/)
  await deliver(placed.id)
  const [invoice] = await documentsOf(app.database.db, placed.id)
  expect(invoice!.taxes).toEqual([
    { name: 'VAT', rate: 19_000, net: 3772, amount: 716, inclusive: true },
    { name: 'VAT', rate: 7000, net: 934, amount: 65, inclusive: true },
  ])
})

it('prices excluding tax get it added; refunds include their tax, to the cent', async () => {
  await save({ inclusive: false, zones: [germany] })
  const before = await summary('DE')
  expect(before).toMatchObject({ productCost: 49.97, shippingCost: 4.9, tax: 9.23, taxIncluded: 0, totalCost: 64.1 })
  const placed = await order()
  await deliver(placed.id)
  const variantId = bell.variants[0]!.id
  const returned = await app.call('POST /user/orders/:id/returns', {
    id: placed.id,
    token: placed.token,
    lines: [{ variantId, quantity: 1 }],
    reason: 'wrong-size',
  })
  const { id } = returned.returns.at(-1)!
  await app.call('POST /admin/returns/:id/approve', { id }, { token })
  await app.call('POST /admin/returns/:id/receive', { id, lines: [] }, { token })
  const after = await app.call('POST /admin/returns/:id/refund', { id, to: 'original' }, { token, idempotencyKey: newKey() })
  // 19.99 and half of 7.60.
  expect(after.refunded).toBe(23.79)
  await app.call('POST /admin/orders/:id/refund', { id: placed.id }, { token, idempotencyKey: newKey() })
  const [invoice, ...credits] = await documentsOf(app.database.db, placed.id)
  expect(credits[0]).toMatchObject({ total_cost: 2379, tax: 380, product_cost: 1999, shipping_cost: 0, discount: 0 })
  const sum = (of: (one: (typeof credits)[number]) => number) => credits.reduce((total, one) => total + of(one), 0)
  expect(sum(({ total_cost }) => total_cost)).toBe(invoice!.total_cost)
  for (const { rate, net, amount } of invoice!.taxes) {
    const parts = credits.flatMap(({ taxes }) => taxes).filter((one) => one.rate === rate)
    expect([rate, parts.reduce((total, one) => total + one.net, 0), parts.reduce((total, one) => total + one.amount, 0)]).toEqual([
      rate,
      net,
      amount,
    ])
  }
})

describe('an edit of an order', () => {
  const linesNow = (bells: number) => [
    { productId: bell.id, variantId: bell.variants[0]!.id, quantity: bells },
    { productId: bar.id, variantId: bar.variants[0]!.id, quantity: 3 },
  ]
  const preview = (id: string, { bells = 2, ...over }: { bells?: number; shippingAddress?: typeof german }) =>
    app.call('POST /admin/orders/:id/edit/preview', { id, lines: linesNow(bells), ...over }, { token })
  async function edit(id: string, over: Parameters<typeof preview>[1]) {
    const { bells = 2, ...others } = over
    const { totalCost } = await preview(id, over)
    const { edits } = await app.call('GET /admin/orders/:id', { id }, { token })
    const wanted = { id, lines: linesNow(bells), ...others, edits, totalCost, reason: '' }
    return (await app.call('POST /admin/orders/:id/edit', wanted, { token })).order
  }
  const dearer = { ...germany, rates: germany.rates.map((one) => ({ ...one, percent: one.percent + 6 })) }

  it('keeps the agreed tax, whatever the current settings', async () => {
    await save({ inclusive: false, zones: [germany] })
    const placed = await order()
    expect(placed).toMatchObject({ tax: 9.23, totalCost: 64.1 })
    await save({ inclusive: true, zones: [dearer] })
    expect(await preview(placed.id, { shippingAddress: { ...german, firstName: 'Ada' } })).toMatchObject({ tax: 9.23, totalCost: 64.1 })
    // One piece less: 19.99 and its 3.80 of 19%.
    expect(await preview(placed.id, { bells: 1 })).toMatchObject({ tax: 5.43, totalCost: 40.31 })
    const contained = await order()
    expect(contained).toMatchObject({ tax: 0, totalCost: 54.87 })
    await save({ inclusive: false, zones: [germany] })
    expect(await edit(contained.id, { shippingAddress: { ...german, firstName: 'Ada' } })).toMatchObject({
      tax: 0,
      taxes: contained.taxes,
      totalCost: 54.87,
    })
  })

  it('that moves to a region with another tax is invoiced again, even if prices include it and the total is unchanged', async () => {
    const austria = { ...germany, country: 'AT', name: 'USt', rates: germany.rates.map((one) => ({ ...one, percent: one.percent + 1 })) }
    await save({ inclusive: true, zones: [germany, austria] })
    const placed = await order()
    await app.call('POST /admin/orders/:id/mark-paid', { id: placed.id, payment: 'bank', amount: placed.totalCost }, { token })
    const moved = await edit(placed.id, { shippingAddress: { ...german, country: 'AT', postCode: '1010' } })
    expect(moved).toMatchObject({ totalCost: placed.totalCost, paymentStatus: 'Paid', amountOwed: 0 })
    const documents = await documentsOf(app.database.db, placed.id)
    expect(documents.map(({ kind, taxes }) => [kind, taxes[0]!.name, taxes[0]!.rate])).toEqual([
      ['invoice', 'VAT', 19_000],
      ['invoice', 'USt', 20_000],
      ['credit_note', 'VAT', 19_000],
    ])
    await edit(placed.id, { shippingAddress: { ...german, firstName: 'Ada', country: 'AT', postCode: '1010' } })
    expect(await documentsOf(app.database.db, placed.id)).toHaveLength(3)
  })

  it('applies the tax of its new region, also from one without tax', async () => {
    await save({ inclusive: false, zones: [germany] })
    const placed = await order()
    const french = { ...german, country: 'FR', postCode: '75001' }
    expect(await edit(placed.id, { shippingAddress: french })).toMatchObject({ tax: 0, totalCost: 54.87 })
    expect(await edit(placed.id, { shippingAddress: german })).toMatchObject({ tax: 9.23, totalCost: 64.1 })
  })
})

it('a state takes precedence over its country, three decimals are supported, and shipping may be untaxed', async () => {
  const rates = (percent: number) => [{ taxClass: 'standard', percent }]
  await save({
    inclusive: false,
    zones: [
      { country: 'US', name: 'Sales tax', rates: rates(1), shippingClass: null },
      { country: 'US', region: 'NY', name: 'Sales tax', rates: rates(8.875), shippingClass: null },
    ],
  })
  expect((await summary('US', 'NY')).taxes).toEqual([{ name: 'Sales tax', percent: 8.875, net: 39.98, amount: 3.55 }])
  expect((await summary('US', 'CA')).tax).toBe(0.4)
})

it("a tax class in use can't be deleted; rates need a known class; the later of two saves is refused", async () => {
  const settings = await read()
  const refusal = (over: Partial<Input>) =>
    save(over).then(
      () => null,
      ({ code }) => code,
    )
  expect(await refusal({ classes: [{ code: 'standard', name: 'Standard' }], zones: [] })).toBe('TAX_CLASS_IS_USED')
  expect(await refusal({ zones: [{ ...germany, shippingClass: 'none' }] })).toBe('INVALID_INPUT')
  expect(await refusal({ zones: [germany, germany] })).toBe('INVALID_INPUT')
  expect(await refusal({ version: settings.version - 1 })).toBe('TAX_SETTINGS_WERE_CHANGED')
})

it('pages say whether prices include tax, based on where most orders go', async () => {
  const home = { ...germany, country: app.config.shop.countries[0]! }
  const said = async () => [(await app.call('GET /public/shop', {})).taxInPrices, await productPage()]
  const productPage = async () => {
    const html = await (await app.request(`/product/${bell.meta.friendlyPageName}`)).text()
    return ['Tax included', 'Plus tax'].filter((text) => html.includes(text))
  }
  await save({ zones: [germany, { ...home, rates: [{ taxClass: 'standard', percent: 0 }] }] })
  expect(await said()).toEqual([null, []])
  await save({ inclusive: true, zones: [home] })
  // A page may be out of date for a second.
  app.pass(1001)
  await expect.poll(said).toEqual(['included', ['Tax included']])
  await save({ inclusive: false })
  app.pass(1001)
  await expect.poll(said).toEqual(['added', ['Plus tax']])
})
