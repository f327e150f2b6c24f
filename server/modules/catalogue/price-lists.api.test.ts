import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import type { Refusal } from '#contract/refusal.ts'
import { hourMs } from '#contract/time.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, orderInput, seedProduct, signedIn, staffToken, stockShop } from '#test/builders.ts'
import { priceListsOf } from '#test/price-lists.ts'
import { changeVariants, setProductPublished } from './catalogue.ts'

let app: TestApp
let staff: string
let lists: ReturnType<typeof priceListsOf>
beforeAll(async () => {
  app = await startApp()
  staff = await staffToken(app)
  lists = priceListsOf(app, staff)
  await app.jobs.runDue()
})
afterAll(() => app.stop())

const minute = 60_000
const newProduct = async (over: Parameters<typeof seedProduct>[0] = {}) => (await stockShop(app, [seedProduct({ price: 20, ...over })]))[0]!
const read = (product: Product) => app.call('GET /user/products/:id', { id: product.id })
const priceOf = async (product: Product) => (await read(product)).info.price
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: Refusal) => error.code,
  )
const offer = (product: Product, price: number) =>
  app.call(
    'POST /admin/deals',
    { productId: product.id, endsAt: lists.from(10 * minute), prices: [{ variantId: product.variants[0]!.id, price }] },
    { token: staff },
  )
const rowsOf = (id: string) => app.call('GET /admin/price-lists/:id/rows', { id }, { token: staff })
const setPrice = (product: Product, price: number) =>
  app.database.transaction((tx) => changeVariants(tx, [{ id: product.variants[0]!.id, price }], app.now()))

/** The price of a product in every place that shows it. */
async function pricesOf(product: Product) {
  const line = { productId: product.id, variantId: product.variants[0]!.id, quantity: 1 }
  const [page, list, rail, cart, summary] = await Promise.all([
    read(product),
    app.call('GET /user/products', { limit: 100 }),
    app.call('GET /user/products/tag/:tag', { tag: 'DEAL_OF_THE_DAY', limit: 24 }),
    app.call('POST /cart/preview', { items: [line] }),
    app.call('POST /user/orders/checkout-summary', { products: [line] }),
  ])
  const found = list.products.find(({ id }) => id === product.id)!
  return {
    page: [page.info.price, page.info.oldPrice, page.variants[0]!.lowestPrice, page.deal?.endsAt],
    card: [found.info.price, found.info.oldPrice, found.deal?.endsAt],
    isDealOfTheDay: rail.products.some(({ id }) => id === product.id),
    charged: [cart.items[0]!.price, summary.products[0]!.price],
  }
}
const usual = { page: [20, null, undefined, undefined], card: [20, null, undefined], isDealOfTheDay: false, charged: [20, 20] }
const listed = (price: number, lowest = 20) => ({
  page: [price, lowest > price ? lowest : null, lowest, undefined],
  card: [price, lowest > price ? lowest : null, undefined],
  isDealOfTheDay: false,
  charged: [price, price],
})

describe('a price list for everyone', () => {
  it('sets the price everywhere from its start to its end, to the second, and is not shown as a deal of the day', async () => {
    const product = await newProduct()
    await lists.sale([[product, 15]], { startsAt: lists.from(minute), endsAt: lists.from(2 * minute) })
    app.pass(minute - 1000)
    expect(await pricesOf(product)).toEqual(usual)
    app.pass(1000)
    expect(await pricesOf(product)).toEqual(listed(15))
    await app.jobs.runDue()
    await expect
      .poll(async () => (await app.call('GET /user/products', { minPrice: 14, maxPrice: 16, reduced: true })).products.map(({ id }) => id))
      .toEqual([product.id])
    expect(await pricesOf(product)).toEqual(listed(15))
    app.pass(minute - 1)
    expect(await pricesOf(product)).toEqual(listed(15))
    app.pass(1)
    expect(await pricesOf(product)).toEqual(usual)
  })

  it('can overlap with a deal and other lists: the lowest price counts, and only a deal shows a countdown', async () => {
    const product = await newProduct()
    const first = await lists.sale([[product, 16]])
    const second = await lists.sale([[product, 14]])
    await expect.poll(() => pricesOf(product)).toEqual(listed(14))
    await offer(product, 12)
    await expect.poll(async () => (await pricesOf(product)).page.slice(0, 2)).toEqual([12, 20])
    expect((await pricesOf(product)).page[3]).toBe(lists.from(10 * minute))
    expect((await pricesOf(product)).charged).toEqual([12, 12])
    app.pass(10 * minute)
    expect((await pricesOf(product)).charged).toEqual([14, 14])
    expect((await pricesOf(product)).page[3]).toBeUndefined()
    await lists.end(second)
    await expect.poll(() => priceOf(product)).toBe(16)
    await lists.end(first)
    await expect.poll(() => priceOf(product)).toBe(20)
  })

  it('records former prices when it changes, so that the lowest price of 30 days is right', async () => {
    const product = await newProduct()
    const list = await lists.sale([[product, 12]])
    await expect.poll(() => priceOf(product)).toBe(12)
    app.pass(minute)
    expect(await lists.set(list, [[product, 18]])).toEqual([null])
    await expect.poll(() => pricesOf(product)).toEqual(listed(18, 12))
    app.pass(minute)
    expect(await lists.set(list, [[product, null]])).toEqual([null])
    await expect.poll(() => priceOf(product)).toBe(20)
    const { rows } = await app.database.db.query({
      text: `select price, ends_at - starts_at = interval '1 minute' as ran from deals join deal_prices on deal_id = id where price_list_id = $1 order by starts_at`,
      values: [list.id],
    })
    expect(rows).toEqual([
      { price: 1200, ran: true },
      { price: 1800, ran: true },
    ])
  })

  it('reports errors row by row, and saves the valid rows', async () => {
    const [good, other, third] = [await newProduct(), await newProduct(), await newProduct()]
    const list = await lists.add()
    const rows = [
      { sku: good.variants[0]!.sku, price: 15 },
      { sku: good.variants[0]!.sku, price: 14 },
      { sku: other.variants[0]!.sku, price: 20 },
      { sku: 'NO-SUCH', price: 3 },
      { sku: third.variants[0]!.sku, price: 0 },
    ]
    const { results } = await app.call('POST /admin/price-lists/:id/rows', { id: list.id, rows }, { token: staff })
    expect(results.map(({ error }) => error)).toEqual([null, 'TWICE', 'NOT_LOWER', 'UNKNOWN_SKU', 'TOO_LOW'])
    const { rows: saved } = await rowsOf(list.id)
    expect(saved).toEqual([
      {
        variantId: good.variants[0]!.id,
        productId: good.id,
        sku: rows[0]!.sku,
        name: good.info.name,
        options: {},
        price: 20,
        listPrice: 15,
        isGiven: true,
      },
    ])
    await lists.end(list)
    expect(await codeOf(lists.set(list, [[good, 12]]))).toBe('INVALID_INPUT')
  })

  it('ends when it is deleted, and is hidden from staff; one that never started leaves nothing', async () => {
    const product = await newProduct()
    const [list, planned] = [await lists.sale([[product, 15]]), await lists.sale([[product, 10]], { startsAt: lists.from(minute) })]
    await expect.poll(() => priceOf(product)).toBe(15)
    for (const { id } of [list, planned]) await app.call('DELETE /admin/price-lists/:id', { id }, { token: staff })
    await expect.poll(() => priceOf(product)).toBe(20)
    app.pass(minute)
    expect(await priceOf(product)).toBe(20)
    expect(await codeOf(app.call('GET /admin/price-lists/:id', { id: list.id }, { token: staff }))).toBe('NOT_FOUND')
    const { rows } = await app.database.db.query({ text: 'select 1 from deals where price_list_id = $1', values: [planned.id] })
    expect(rows).toEqual([])
  })

  it('is rescheduled as a whole; a running one keeps its start', async () => {
    const product = await newProduct()
    const list = await lists.sale([[product, 15]], { startsAt: lists.from(hourMs), endsAt: lists.from(2 * hourMs) })
    const moved = await lists.change(list, { startsAt: lists.from(minute) })
    app.pass(minute)
    await expect.poll(() => priceOf(product)).toBe(15)
    const running = await lists.change(moved, { startsAt: lists.from(hourMs), endsAt: lists.from(minute) })
    expect(running).toMatchObject({ startsAt: moved.startsAt, state: 'running' })
    app.pass(minute)
    expect(await priceOf(product)).toBe(20)
    expect(await codeOf(lists.change(running, { endsAt: lists.from(hourMs) }))).toBe('INVALID_INPUT')
  })

  it('is refused when more products than fit in memory would be in lists at the same time', async () => {
    const product = await newProduct()
    const fill = (count: number) =>
      app.database.db.query({
        text: `insert into deals (id, product_id, starts_at, ends_at, created_at, price_list_id)
               select gen_random_uuid(), $1, $2, $3, $2, $4 from generate_series(1, $5)`,
        values: [product.id, lists.from(100 * hourMs), lists.from(101 * hourMs), full.id, count],
      })
    const full = await lists.add({ startsAt: lists.from(100 * hourMs), endsAt: lists.from(101 * hourMs) })
    await fill(5000)
    const meanwhile = await lists.add({ endsAt: lists.from(102 * hourMs) })
    expect(await codeOf(lists.set(meanwhile, [[product, 15]]))).toBe('TOO_MANY_DEALS')
    await lists.change(meanwhile, { endsAt: lists.from(99 * hourMs) })
    expect(await lists.set(meanwhile, [[product, 15]])).toEqual([null])
    await app.call('DELETE /admin/price-lists/:id', { id: full.id }, { token: staff })
    await lists.end(meanwhile)
  })

  it('is created by staff who set prices, and listed by state', async () => {
    const { token } = await signedIn(app)
    for (const who of [token, await staffToken(app, 'warehouse')]) expect(await codeOf(priceListsOf(app, who).add())).toBe('NOT_ALLOWED')
    const list = await lists.add({ name: 'Winter', startsAt: lists.from(minute) })
    const found = (state: 'planned' | 'running') => app.call('GET /admin/price-lists', { state, q: 'winter' }, { token: staff })
    expect((await found('planned')).rows).toEqual([list])
    app.pass(minute)
    expect((await found('planned')).rows).toEqual([])
    expect((await found('running')).rows).toEqual([{ ...list, state: 'running' }])
  })
})

describe('a percentage price list', () => {
  it('applies to the products of its categories and their subcategories, of its brands and its own, and follows changes', async () => {
    const product = await newProduct()
    const { id: parent } = await app.call('GET /categories/slug/:slug', { slug: 'strength' })
    const list = await lists.add({ percent: 25, categoryIds: [parent] })
    expect(list.priceCount).toBeGreaterThan(0)
    await expect.poll(() => priceOf(product)).toBe(15)
    await setPrice(product, 1000)
    await expect.poll(async () => (await read(product)).info).toMatchObject({ price: 7.5, oldPrice: 10 })
    const late = await newProduct({ price: 40 })
    await setPrice(late, 3000)
    await expect.poll(() => priceOf(late)).toBe(22.5)
    // A price set by staff takes precedence; after its removal, the percentage applies again.
    await lists.set(list, [[late, 20]])
    await expect.poll(() => priceOf(late)).toBe(20)
    await lists.set(list, [[late, null]])
    await expect.poll(() => priceOf(late)).toBe(22.5)
    await lists.change(list, { categoryIds: [], productIds: [late.id], percent: 50 })
    await expect.poll(async () => [await priceOf(late), await priceOf(product)]).toEqual([15, 10])
    await lists.end(list)
    await expect.poll(() => priceOf(late)).toBe(30)
  })

  it('applies to a product restored from the trash as soon as it is on sale again', async () => {
    const product = await newProduct()
    await lists.add({ percent: 10, productIds: [product.id], endsAt: lists.from(72 * hourMs) })
    await expect.poll(() => priceOf(product)).toBe(18)
    await app.call('DELETE /admin/products/:id', { id: product.id }, { token: staff })
    app.pass(25 * hourMs)
    staff = await staffToken(app)
    lists = priceListsOf(app, staff)
    await app.jobs.runDue()
    await app.call('POST /admin/products/:id/restore', { id: product.id }, { token: staff })
    await app.database.transaction((tx) => setProductPublished(tx, product.id, true, app.now()))
    await expect.poll(() => priceOf(product)).toBe(18)
  })

  it('is recomputed when staff save a product', async () => {
    const product = await newProduct()
    const list = await lists.add({ percent: 10, productIds: [product.id] })
    const row = { id: product.id, price: 30 }
    await app.call('POST /admin/products/bulk', { rows: [row] }, { token: staff })
    expect((await rowsOf(list.id)).rows).toMatchObject([{ price: 30, listPrice: 27, isGiven: false }])
    // The price was lower until now, so there is no reduction.
    await expect.poll(async () => (await read(product)).info).toMatchObject({ price: 27, oldPrice: null })
    await lists.end(list)
  })
})

describe('an order of what is in a list', () => {
  it.each([
    ['starts', 20],
    ['changes', 15],
    ['ends', 15],
  ] as const)(
    'while it %s, each of 50 is charged what was shown, or told the price of now',
    async (what, shown) => {
      const product = await newProduct({ stock: 1000 })
      const list = what === 'starts' ? await lists.add() : await lists.sale([[product, 15]])
      await expect.poll(() => priceOf(product)).toBe(shown)
      const input = await orderInput(app, [{ product: await read(product), quantity: 1 }])
      const order = () => {
        app.pass(1)
        return app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey() })
      }
      const change = () => {
        app.pass(1)
        return what === 'ends' ? lists.end(list) : lists.set(list, [[product, 12]])
      }
      const half = Array.from({ length: 25 })
      const [before, , after] = await Promise.all([Promise.allSettled(half.map(order)), change(), Promise.allSettled(half.map(order))])
      const charged = [...before, ...after].map((result) =>
        result.status === 'fulfilled' ? result.value.productCost : (result.reason as Refusal).code,
      )
      expect(charged.filter((one) => one !== shown && one !== 'MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES')).toEqual([])
      await expect.poll(() => priceOf(product)).toBe(what === 'ends' ? 20 : 12)
      expect(await codeOf(order())).toBe('MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES')
    },
    60_000,
  )
})
