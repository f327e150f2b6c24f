import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import type { Product } from '#contract/product.ts'
import type { Refusal } from '#contract/refusal.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, orderInput, seedProduct, signedIn, staffToken, stockShop } from '#test/builders.ts'
import { member } from '#test/community.ts'
import { changeVariants } from './catalogue.ts'

let app: TestApp
let staff: string
beforeAll(async () => {
  app = await startApp()
  staff = await staffToken(app)
  await app.jobs.runDue()
})
afterAll(() => app.stop())

const minute = 60_000
const at = (ms: number) => new Date(app.now().getTime() + ms).toISOString()
type DealInput = ApiInput<'POST /admin/deals'>

const offer = (product: Product, price: number, over: Partial<DealInput> = {}) =>
  app.call(
    'POST /admin/deals',
    { productId: product.id, endsAt: at(10 * minute), prices: [{ variantId: product.variants[0]!.id, price }], ...over },
    { token: staff },
  )
/** Like `offer`, but waits until the process has been notified of the deal. */
async function startDeal(product: Product, price: number, over: Partial<DealInput> = {}): Promise<void> {
  await offer(product, price, over)
  await expect.poll(async () => (await read(product)).info.price).toBe(price)
}
const newProduct = async (over: Parameters<typeof seedProduct>[0] = {}) => (await stockShop(app, [seedProduct({ price: 20, ...over })]))[0]!
const read = (product: Product) => app.call('GET /user/products/:id', { id: product.id })
const place = (input: ApiInput<'POST /user/orders/create-order'>) =>
  app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey() })
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: Refusal) => error.code,
  )

/** The price of a product in every place that shows it. */
async function pricesOf(product: Product) {
  const [line] = [{ productId: product.id, variantId: product.variants[0]!.id, quantity: 1 }]
  const [page, list, rail, cart, summary] = await Promise.all([
    read(product),
    app.call('GET /user/products', { limit: 100 }),
    app.call('GET /user/products/tag/:tag', { tag: 'DEAL_OF_THE_DAY', limit: 24 }),
    app.call('POST /cart/preview', { items: [line] }),
    app.call('POST /user/orders/checkout-summary', { products: [line] }),
  ])
  const found = list.products.find(({ id }) => id === product.id)!
  return {
    page: [page.info.price, page.info.oldPrice, page.variants[0]!.price, page.deal?.endsAt],
    list: found.info.price,
    isInRail: rail.products.some(({ id }) => id === product.id),
    cart: cart.items[0]!.price,
    summary: [summary.products[0]!.price, summary.pricesUntil],
  }
}

describe('a deal', () => {
  it('sets the price everywhere from its start to its end, to the second', async () => {
    const product = await newProduct()
    await offer(product, 15, { startsAt: at(minute), endsAt: at(2 * minute) })
    const usual = { page: [20, null, 20, undefined], list: 20, isInRail: false, cart: 20, summary: [20, null] }
    app.pass(minute - 1000)
    expect(await pricesOf(product)).toEqual(usual)
    app.pass(1000)
    expect(await pricesOf(product)).toEqual({
      page: [15, 20, 15, at(minute)],
      list: 15,
      isInRail: true,
      cart: 15,
      summary: [15, at(minute)],
    })
    app.pass(minute - 1)
    expect((await pricesOf(product)).page).toEqual([15, 20, 15, at(1)])
    app.pass(1)
    expect(await pricesOf(product)).toEqual(usual)
  })

  it('also sets the price in wishlists, shared links, comparisons and posts, and the price at which a product was saved', async () => {
    const product = await newProduct()
    const { token } = await member(app)
    await app.call('POST /wishlist', { productId: product.id }, { token })
    await startDeal(product, 15)
    const list = await app.call('GET /wishlist', {}, { token })
    expect(list.items).toMatchObject([{ priceWas: 20, product: { price: 15, oldPrice: 20 } }])
    const { shareToken } = await app.call('PUT /wishlist/lists/:id/share', { id: list.id!, showOwner: false }, { token })
    expect((await app.call('GET /wishlist/shared/:token', { token: shareToken! })).items).toMatchObject([{ product: { price: 15 } }])
    const { items } = await app.call('POST /compare', { productId: product.id }, { token })
    expect(items).toMatchObject([{ product: { info: { price: 15, oldPrice: 20 }, variants: [{ price: 15 }] } }])
    app.pass(10 * minute)
    expect((await app.call('GET /wishlist', {}, { token })).items).toMatchObject([{ product: { price: 20, oldPrice: null } }])
    const other = await newProduct()
    await startDeal(other, 12)
    await app.call('POST /wishlist', { productId: other.id }, { token })
    app.pass(10 * minute)
    expect((await app.call('GET /wishlist', {}, { token })).items[0]).toMatchObject({ priceWas: 12, product: { price: 20 } })
  })

  it('is charged in orders while it runs, and refused once it has ended', async () => {
    const product = await newProduct()
    await startDeal(product, 15)
    const input = await orderInput(app, [{ product: await read(product), quantity: 2 }])
    expect((await place(input)).productCost).toBe(30)
    app.pass(10 * minute)
    await expect(place(input)).rejects.toMatchObject({
      code: 'MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES',
      errors: { 'products.0.price': ['The price is 20.00 now'] },
    })
  })

  it('changes the price of cart lines, and the cart says so', async () => {
    const product = await newProduct()
    const { token } = await signedIn(app)
    await startDeal(product, 15)
    await app.call('POST /cart', { productId: product.id, quantity: 1 }, { token })
    app.pass(10 * minute)
    const { items } = await app.call('GET /cart', {}, { token })
    expect(items[0]).toMatchObject({ price: 20, priceWas: 15, notice: 'PRICE_CHANGED' })
  })

  it('changes sorting and filtering by price within seconds', async () => {
    const [dear, other] = await stockShop(app, [seedProduct({ price: 900 }), seedProduct({ price: 800 })])
    await offer(dear!, 700, { startsAt: at(minute) })
    const listed = async () => (await app.call('GET /user/products', { minPrice: 600, orderBy: 'price-asc' })).products.map(({ id }) => id)
    expect(await listed()).toEqual([other!.id, dear!.id])
    app.pass(minute)
    await app.jobs.runDue()
    await expect.poll(listed).toEqual([dear!.id, other!.id])
    expect((await app.call('GET /user/products', { minPrice: 600, reduced: true })).products.map(({ id }) => id)).toEqual([dear!.id])
    expect((await app.call('GET /user/products', { minPrice: 600, tag: 'DEAL_OF_THE_DAY' })).products.map(({ id }) => id)).toEqual([
      dear!.id,
    ])
    const inDeal = await app.call('GET /user/products', { minPrice: 600, deal: true, saving: 20 })
    expect(inDeal.products.map(({ id }) => id)).toEqual([dear!.id])
    expect([inDeal.facets.deal, inDeal.facets.savings[1], inDeal.facets.savings[2]]).toEqual([
      1,
      { atLeast: 30, count: 0 },
      { atLeast: 20, count: 1 },
    ])
    app.pass(10 * minute)
    await app.jobs.runDue()
    await expect.poll(listed).toEqual([other!.id, dear!.id])
    expect((await app.call('GET /user/products', { minPrice: 600, deal: true })).totalProducts).toBe(0)
  })

  it("must be below the price, of the product's own variants, without overlapping another", async () => {
    const product = await newProduct()
    expect(await codeOf(offer(product, 20))).toBe('INVALID_INPUT')
    expect(await codeOf(offer(product, 0))).toBe('INVALID_INPUT')
    expect(await codeOf(offer(product, 15, { prices: [{ variantId: newKey(), price: 1 }] }))).toBe('INVALID_INPUT')
    expect(await codeOf(offer(product, 15, { endsAt: at(0) }))).toBe('INVALID_INPUT')
    expect(await codeOf(offer({ ...product, id: newKey() }, 15))).toBe('INVALID_PRODUCT_ID')
    const card = await newProduct()
    await app.database.db.query({ text: 'update products set is_gift_card = true where id = $1', values: [card.id] })
    expect(await codeOf(offer(card, 15))).toBe('INVALID_PRODUCT_ID')
    const first = await offer(product, 15)
    expect(await codeOf(offer(product, 14, { startsAt: at(9 * minute), endsAt: at(20 * minute) }))).toBe('DEALS_OVERLAP')
    expect(await codeOf(offer(product, 14, { startsAt: at(10 * minute), endsAt: at(20 * minute) }))).toBe('done')
    await app.call('POST /admin/deals/:id/end', { id: first.id }, { token: staff })
    await expect.poll(async () => (await read(product)).info.price).toBe(20)
    expect(await codeOf(offer(product, 14, { endsAt: at(minute) }))).toBe('done')
    await expect.poll(async () => (await read(product)).info.price).toBe(14)
  })

  it('is created by staff who may change the catalogue', async () => {
    const product = await newProduct()
    const { token } = await signedIn(app)
    const input = { productId: product.id, endsAt: at(minute), prices: [{ variantId: product.variants[0]!.id, price: 5 }] }
    expect(await codeOf(app.call('POST /admin/deals', input, { token }))).toBe('NOT_ALLOWED')
    const warehouse = await staffToken(app, 'warehouse')
    expect(await codeOf(app.call('POST /admin/deals', input, { token: warehouse }))).toBe('NOT_ALLOWED')
  })

  it('is listed with running ones first, then upcoming, then ended', async () => {
    const [first, second, planned, calledOff] = await Promise.all([newProduct(), newProduct(), newProduct(), newProduct()])
    const later = await offer(first, 5, { endsAt: at(20 * minute) })
    const sooner = await offer(second, 5, { endsAt: at(10 * minute) })
    const toCome = await offer(planned, 5, { startsAt: at(5 * minute), endsAt: at(6 * minute) })
    const never = await offer(calledOff, 5, { startsAt: at(5 * minute), endsAt: at(6 * minute) })
    await app.call('POST /admin/deals/:id/end', { id: never.id }, { token: staff })
    const ours = new Set([later, sooner, toCome, never].map(({ id }) => id))
    const pageOf = (state?: 'running' | 'upcoming' | 'ended', cursor?: string) =>
      app.call('GET /admin/deals', { limit: 2, ...(state && { state }), ...(cursor && { cursor }) }, { token: staff })
    const all = async (state?: 'running' | 'upcoming' | 'ended') => {
      const ids: string[] = []
      let page = await pageOf(state)
      for (;;) {
        ids.push(...page.deals.map(({ id }) => id))
        if (page.nextCursor === null) return ids
        page = await pageOf(state, page.nextCursor)
      }
    }
    const everything = await all()
    expect(new Set(everything).size).toBe(everything.length)
    expect(everything.filter((id) => ours.has(id))).toEqual([sooner.id, later.id, toCome.id, never.id])
    expect((await all('running')).filter((id) => ours.has(id))).toEqual([sooner.id, later.id])
    expect((await all('upcoming')).filter((id) => ours.has(id))).toEqual([toCome.id])
    expect((await all('ended'))[0]).toBe(never.id)
  })

  it('is created once when 50 are created for a product in parallel', async () => {
    const product = await newProduct()
    const codes = await Promise.all(Array.from({ length: 50 }, () => codeOf(offer(product, 15))))
    expect(codes.filter((code) => code === 'done')).toHaveLength(1)
    expect(codes.filter((code) => code === 'DEALS_OVERLAP')).toHaveLength(49)
  })

  it('ends when the price falls below it', async () => {
    const product = await newProduct()
    await startDeal(product, 15)
    await app.database.transaction((tx) => changeVariants(tx, [{ id: product.variants[0]!.id, price: 1400 }], app.now()))
    await expect.poll(async () => (await pricesOf(product)).page).toEqual([14, null, 14, undefined])
    expect(await pricesOf(product)).toMatchObject({ list: 14, isInRail: false, cart: 14 })
  })
})

describe('a deal with a limited quantity', () => {
  it('shows how many are left, sells no more than that, and ends with the last', async () => {
    const product = await newProduct({ stock: 100 })
    await startDeal(product, 15, { quantity: 3 })
    expect((await read(product)).deal?.left).toBe(3)
    await place(await orderInput(app, [{ product: await read(product), quantity: 2 }]))
    await expect.poll(async () => (await read(product)).deal?.left).toBe(1)
    const two = { productId: product.id, variantId: product.variants[0]!.id, quantity: 2 }
    const cart = await app.call('POST /cart/preview', { items: [two] })
    expect(cart.items[0]).toMatchObject({ notice: 'MORE_THAN_STOCK', price: 15 })
    await place(await orderInput(app, [{ product: await read(product), quantity: 1 }]))
    await expect.poll(async () => (await read(product)).deal).toBeUndefined()
    expect((await place(await orderInput(app, [{ product: await read(product), quantity: 2 }]))).productCost).toBe(40)
  })

  it('offers the units of a canceled order again at its price', async () => {
    const product = await newProduct({ stock: 100 })
    await startDeal(product, 15, { quantity: 2 })
    const order = async (quantity: number) => place(await orderInput(app, [{ product: await read(product), quantity }]))
    const first = await order(2)
    await expect.poll(async () => (await read(product)).deal).toBeUndefined()
    await app.call('POST /admin/orders/:id/cancel', { id: first.id, reason: '' }, { token: staff })
    await expect.poll(async () => (await read(product)).deal?.left).toBe(2)
    expect((await order(1)).productCost).toBe(15)
    await expect.poll(async () => (await read(product)).deal?.left).toBe(1)
  })

  it('counts every unit once when orders and cancellations run in parallel, 50 times', async () => {
    const product = await newProduct({ stock: 100 })
    await startDeal(product, 15, { quantity: 5 })
    const input = await orderInput(app, [{ product: await read(product), quantity: 1 }])
    const first = await Promise.all(Array.from({ length: 4 }, () => place(input)))
    const cancel = (id: string) => app.call('POST /admin/orders/:id/cancel', { id, reason: '' }, { token: staff })
    const codes = await Promise.all(
      Array.from({ length: 50 }, (_, n) => codeOf(n % 5 === 0 ? cancel(first[(n / 5) % 4]!.id) : place(input))),
    )
    expect(new Set(codes)).toEqual(new Set(['done', 'CAN_NOT_CANCEL_ORDER', 'MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES']))
    const { rows } = await app.database.db.query({
      text: `select d.sold, (select sum(u.quantity)::int from deal_uses u where u.deal_id = d.id) as used,
        (select count(*)::int from order_lines l join orders o on o.id = l.order_id
          where l.product_id = d.product_id and l.price = 1500 and o.order_status <> 'Cancelled') as ordered
        from deals d where d.product_id = $1`,
      values: [product.id],
    })
    const [{ sold, used, ordered }] = rows as [{ sold: number; used: number; ordered: number }]
    expect([used, ordered]).toEqual([sold, sold])
    expect(sold).toBeLessThanOrEqual(5)
  })

  it('sells its last unit once to 50 parallel buyers; the others are told the current price', async () => {
    const product = await newProduct({ stock: 100 })
    await startDeal(product, 15, { quantity: 1 })
    const input = await orderInput(app, [{ product: await read(product), quantity: 1 }])
    const codes = await Promise.all(Array.from({ length: 50 }, () => codeOf(place(input))))
    expect(codes.filter((code) => code === 'done')).toHaveLength(1)
    expect(codes.filter((code) => code === 'MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES')).toHaveLength(49)
    const { rows } = await app.database.db.query({ text: 'select stock from variants where product_id = $1', values: [product.id] })
    expect(rows).toEqual([{ stock: 99 }])
  })
})
