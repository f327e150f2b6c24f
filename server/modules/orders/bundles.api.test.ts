import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import type { Refusal } from '#contract/refusal.ts'
import { changeVariants } from '#server/modules/catalogue/catalogue.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { editOrder, freshEmail, lastMail, newKey, orderInput, seedProduct, signedIn, staffToken, stockShop } from '#test/builders.ts'
import { fieldsOf } from '#test/good-inputs-products.ts'
import { stockBundle } from '#test/bundle-shop.ts'
import { addPromotion, orderInputWithCodes, placeOrderWithCodes } from '#test/promotions.ts'

type Lines = Parameters<typeof orderInput>[1]
const variantOf = (product: Product) => product.variants[0]!.id

/** A bar with two plates, in a shop of their own. */
async function openShop(app: TestApp, stock: [bar: number, plate: number]) {
  const [bar, plate] = (await stockShop(app, [
    seedProduct({ price: 60, stock: stock[0] }),
    seedProduct({ price: 25, stock: stock[1] }),
  ])) as [Product, Product]
  const set = await stockBundle(app, [
    [bar, 1],
    [plate, 2],
  ])
  return { bar, plate, set }
}
const stocks = async (app: TestApp, products: Product[]): Promise<number[]> => {
  const { rows } = await app.database.db.query({
    text: 'select id, stock from variants where id = any($1)',
    values: [products.map(variantOf)],
  })
  const byId = new Map((rows as { id: string; stock: number }[]).map(({ id, stock }) => [id, stock]))
  return products.map((product) => byId.get(variantOf(product))!)
}
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ code, errors }: Refusal) => [code, errors],
  )

describe('an order of a bundle', () => {
  let app: TestApp
  let staff: string
  beforeAll(async () => {
    app = await startApp()
    staff = await staffToken(app)
  })
  afterAll(() => app.stop())

  const order = async (lines: Lines, over: { token?: string } = {}) =>
    app.call('POST /user/orders/create-order', await orderInput(app, lines, over.token ? { email: undefined } : {}), {
      idempotencyKey: newKey(),
      token: over.token,
    })
  const stockShown = async ({ id }: Product) => (await app.call('GET /user/products/live', { id: [id] })).products[0]!.variants[0]!.stock

  it('leaves components available for back-order, in the cart as in the checkout', async () => {
    const { plate, set } = await openShop(app, [5, 0])
    const limit = { text: 'update variants set back_order_limit = 10 where id = $1', values: [variantOf(plate)] }
    await app.database.db.query(limit)
    const items = [set, plate].map((product) => ({ productId: product.id, variantId: variantOf(product), quantity: 2 }))
    expect((await app.call('POST /cart/preview', { items })).items).toMatchObject([
      { notice: 'OUT_OF_STOCK' },
      { product: { available: 10 }, backOrder: { quantity: 2 } },
    ])
    const summary = await app.call('POST /user/orders/checkout-summary', { products: items })
    expect(Object.keys(summary.problems)).toEqual(['products.0'])
    await app.database.transaction((tx) => changeVariants(tx, [{ id: variantOf(plate), stock: 5 }], app.now()))
    const { items: shown } = await app.call('POST /cart/preview', {
      items: [
        { ...items[0]!, quantity: 1 },
        { ...items[1]!, quantity: 4 },
      ],
    })
    expect(shown).toMatchObject([{ product: { available: 2 } }, { product: { available: 3 }, notice: 'MORE_THAN_STOCK' }])
  })

  it('includes a gift only if the components leave enough for it, whichever of the two is the bundle', async () => {
    const { bar, plate, set } = await openShop(app, [5, 4])
    const gift = (code: string, of: Product) =>
      addPromotion(app, {
        firstCode: code,
        effect: { kind: 'gift', productId: of.id, variantId: variantOf(of), quantity: 1 },
      })
    await gift('PLATE', plate)
    await gift('SET', set)
    const summary = (product: Product, quantity: number, code: string) =>
      app.call('POST /user/orders/checkout-summary', {
        products: [{ productId: product.id, variantId: variantOf(product), quantity }],
        codes: [code],
      })
    expect((await summary(set, 2, 'PLATE')).codes).toMatchObject([{ reason: 'GIFT_IS_OUT_OF_STOCK' }])
    expect((await summary(plate, 3, 'SET')).codes).toMatchObject([{ reason: 'GIFT_IS_OUT_OF_STOCK' }])
    expect((await summary(bar, 5, 'SET')).codes).toMatchObject([{ reason: 'GIFT_IS_OUT_OF_STOCK' }])
    const lines = [{ product: set, quantity: 2 }]
    const input = await orderInputWithCodes(app, lines, { codes: ['PLATE'], email: freshEmail() })
    expect(await refusal(app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey() }))).toEqual([
      'PROMOTION_CODE_IS_REFUSED',
      { 'codes.0': ['GIFT_IS_OUT_OF_STOCK'] },
    ])
    await placeOrderWithCodes(app, [{ product: set, quantity: 1 }], { codes: ['PLATE'], email: freshEmail() })
    expect(await stocks(app, [bar, plate, set])).toEqual([4, 1, 0])
  })

  it('deducts and lists the components, and puts them back when it is canceled', async () => {
    const { bar, plate, set } = await openShop(app, [4, 9])
    expect(set.variants[0]).toMatchObject({
      stock: { state: 'low', left: 4 },
      components: [
        { productId: bar.id, quantity: 1 },
        { productId: plate.id, quantity: 2 },
      ],
    })
    const { token, email } = await signedIn(app)
    const placed = await order([{ product: set, quantity: 3 }], { token })
    expect(placed.products).toMatchObject([
      {
        variantId: variantOf(set),
        quantity: 3,
        components: [
          { variantId: variantOf(bar), quantity: 1, name: bar.info.name },
          { variantId: variantOf(plate), quantity: 2 },
        ],
      },
    ])
    expect(await stocks(app, [bar, plate, set])).toEqual([1, 3, 1])
    expect(await stockShown(set)).toEqual({ state: 'low', left: 1 })
    expect((await lastMail(app, email))?.text).toContain(`In each: 1 × ${bar.info.name}, 2 × ${plate.info.name}`)
    const { movements } = await app.call('GET /admin/stock/:variantId/movements', { variantId: variantOf(plate) }, { token: staff })
    expect(movements[0]).toMatchObject({ kind: 'sale', quantity: -6, orderNumber: placed.number, bundle: set.info.name })
    // A piece by itself leaves fewer for bundles.
    await order([{ product: plate, quantity: 2 }])
    expect(await stocks(app, [bar, plate, set])).toEqual([1, 1, 0])
    expect(await stockShown(set)).toEqual({ state: 'out' })
    await app.call('DELETE /user/orders/cancel-order/:id', { id: placed.id }, { token })
    expect(await stocks(app, [bar, plate, set])).toEqual([4, 7, 3])
    expect(await stockShown(set)).toEqual({ state: 'low', left: 3 })
  })

  it('counts a bundle and its components in one order together', async () => {
    const { bar, plate, set } = await openShop(app, [5, 5])
    const lines = [
      { product: set, quantity: 2 },
      { product: plate, quantity: 2 },
    ]
    const input = await orderInput(app, [lines[0]!])
    const both = [...input.products, { productId: plate.id, variantId: variantOf(plate), quantity: 2, price: 25 }]
    const wanted = { ...input, products: both }
    expect(await refusal(app.call('POST /user/orders/create-order', wanted, { idempotencyKey: newKey() }))).toEqual([
      'INVALID_ITEMS_SELECTED_OR_STOCK_OUT',
      { 'products.1': ['Only 1 left'] },
    ])
    const items = both.map(({ price: _, ...line }) => line)
    expect((await app.call('POST /cart/preview', { items })).items).toMatchObject([
      { product: { available: 2, components: [{ quantity: 1 }, { quantity: 2 }] } },
      { product: { available: 1 }, notice: 'MORE_THAN_STOCK' },
    ])
    await order([lines[0]!, { product: plate, quantity: 1 }])
    expect(await stocks(app, [bar, plate, set])).toEqual([3, 0, 0])
  })

  it('can be edited: more units, fewer, or none, each with its components', async () => {
    const { bar, plate, set } = await openShop(app, [10, 20])
    const placed = await order([
      { product: set, quantity: 2 },
      { product: bar, quantity: 1 },
    ])
    expect(await stocks(app, [bar, plate, set])).toEqual([7, 16, 7])
    const edit = (...lines: [Product, number][]) =>
      editOrder(app, staff, {
        id: placed.id,
        lines: lines.map(([product, quantity]) => ({ productId: product.id, variantId: variantOf(product), quantity })),
        reason: 'Asked for',
      })
    const more = await edit([set, 3], [bar, 1])
    expect(more.order.products[0]).toMatchObject({ quantity: 3, components: [{ quantity: 1 }, { quantity: 2 }] })
    expect(await stocks(app, [bar, plate, set])).toEqual([6, 14, 6])
    await edit([bar, 2])
    expect(await stocks(app, [bar, plate, set])).toEqual([8, 20, 8])
  })

  it("is returned as one line with the components at the time of the order, and can't be exchanged", async () => {
    const { bar, plate, set } = await openShop(app, [10, 20])
    const placed = await order([{ product: set, quantity: 2 }])
    const product = await app.call('GET /admin/products/:id', { id: set.id }, { token: staff })
    const components = [
      { variantId: variantOf(bar), quantity: 2 },
      { variantId: variantOf(plate), quantity: 1 },
    ]
    const { id, version } = product
    const variants = product.variants.map((one) => ({ ...one, components }))
    expect(await refusal(app.call('PUT /admin/products/:id', { ...fieldsOf(product), variants, id, version }, { token: staff }))).toBe(
      'done',
    )
    expect(await stocks(app, [bar, plate, set])).toEqual([8, 16, 4])
    await app.call('POST /admin/orders/:id/ship', { id: placed.id }, { token: staff })
    await app.call('POST /admin/orders/:id/deliver', { id: placed.id }, { token: staff })
    const asked = { id: placed.id, token: placed.token, reason: 'wrong-size' as const }
    const exchange = { variantId: variantOf(set), quantity: 1, exchangeVariantId: variantOf(set) }
    expect(await refusal(app.call('POST /user/orders/:id/returns', { ...asked, lines: [exchange] }))).toEqual([
      'CAN_NOT_RETURN_ITEMS',
      { 'lines.0.exchangeVariantId': ['Not available'] },
    ])
    const { returns } = await app.call('POST /user/orders/:id/returns', { ...asked, lines: [{ variantId: variantOf(set), quantity: 1 }] })
    await app.call('POST /admin/returns/:id/approve', { id: returns[0]!.id, note: '' }, { token: staff })
    await app.call('POST /admin/returns/:id/receive', { id: returns[0]!.id, lines: [] }, { token: staff })
    expect(await stocks(app, [bar, plate, set])).toEqual([9, 18, 4])
  })
})

/** Each race runs once with the local database, and once with 15 ms of latency. */
describe.each([
  ['a near database', 0],
  ['a database 15 ms away', 15],
])('with %s', (_, ms) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ databaseMs: ms })
  })
  afterAll(() => app.stop())

  it('50 buyers of two bundles and their components in parallel: nothing is oversold, and nothing deadlocks', async () => {
    const { bar, plate, set } = await openShop(app, [12, 500])
    // The components are in reverse order, so that they would be locked in another order.
    const pair = await stockBundle(app, [
      [plate, 3],
      [bar, 1],
    ])
    const inputs = await Promise.all(
      [set, pair, bar, plate].map((product) => orderInput(app, [{ product, quantity: 1 }], { email: freshEmail() })),
    )
    await app.database.transaction((tx) => changeVariants(tx, [{ id: variantOf(plate), stock: 25 }], app.now()))
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (__, n) => app.call('POST /user/orders/create-order', inputs[n % 4]!, { idempotencyKey: newKey() })),
    )
    const codes = results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Refusal).code] : []))
    expect(new Set(codes)).toEqual(new Set(['INVALID_ITEMS_SELECTED_OR_STOCK_OUT']))
    const sold = (product: Product) =>
      results.filter((one) => one.status === 'fulfilled' && one.value.products[0]!.productId === product.id).length
    const bars = 12 - sold(set) - sold(pair) - sold(bar)
    const plates = 25 - 2 * sold(set) - 3 * sold(pair) - sold(plate)
    expect(await stocks(app, [bar, plate, set, pair])).toEqual([
      bars,
      plates,
      Math.min(bars, Math.floor(plates / 2)),
      Math.min(bars, Math.floor(plates / 3)),
    ])
    expect(Math.min(bars, plates)).toBeGreaterThanOrEqual(0)
    // The refused buyers found nothing: bars or plates are used up.
    expect(Math.min(bars, plates)).toBeLessThan(3)
  })
})
