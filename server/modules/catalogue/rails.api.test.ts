import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, orderInput, seedProduct, staffToken, stockShop } from '#test/builders.ts'
import { addDeals, changeVariants } from './catalogue.ts'
import { rebuildBoughtTogether } from './ranking/bought-together.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const day = 86_400_000
const read = (product: Product) => app.call('GET /user/products/:id', { id: product.id })

describe('a reduced price', () => {
  const change = (product: Product, price: number, oldPrice: number | null = null) =>
    app.database.transaction((tx) => changeVariants(tx, [{ id: product.variants[0]!.id, price, oldPrice }], app.now()))
  const lowest = async (product: Product) => (await read(product)).variants[0]!.lowestPrice
  /** The reference price of its reduction on its page, its card and in a cart, and the filters of lists that include it. */
  const told = async ({ id, brand, variants: [first] }: Product) => {
    const page = await read({ id } as Product)
    const listed = async (filter: object) =>
      (await app.call('GET /user/products', { brand: [brand.slug], limit: 100, ...filter })).products.find((one) => one.id === id)
    const card = await listed({})
    const { items } = await app.call('POST /cart/preview', { items: [{ productId: id, variantId: first!.id, quantity: 1 }] })
    const froms = [page.variants[0]!, page.info, card!.variants[0]!, card!.info, items[0]!.product].map(({ oldPrice }) => oldPrice)
    const steps = []
    for (const saving of [10, 20, 30] as const) if (await listed({ saving })) steps.push(saving)
    return { froms: [...new Set(froms)], steps, isReduced: (await listed({ reduced: true })) !== undefined }
  }

  it('is shown with the lowest price of the 30 days before, not with an older one', async () => {
    const [product] = await stockShop(app, [seedProduct({ price: 50 })])
    expect(await lowest(product!)).toBeUndefined()
    await change(product!, 3000)
    app.pass(2 * day)
    await change(product!, 4500)
    app.pass(31 * day)
    await change(product!, 5000)
    app.pass(day)
    await change(product!, 4000, 5000)
    expect(await lowest(product!)).toBe(45)
    app.pass(40 * day)
    await change(product!, 4000, 6000)
    expect(await lowest(product!)).toBe(45)
    await change(product!, 5000)
    expect(await lowest(product!)).toBeUndefined()
  })

  it('takes earlier deals of those days into account, also next to a deal', async () => {
    const [product] = await stockShop(app, [seedProduct({ price: 50 })])
    const offer = (price: number) =>
      app.database.transaction((tx) =>
        addDeals(
          tx,
          [
            {
              productId: product!.id,
              startsAt: app.now(),
              endsAt: new Date(app.now().getTime() + day),
              quantity: null,
              prices: [{ variantId: product!.variants[0]!.id, price }],
            },
          ],
          app.now(),
        ),
      )
    await offer(3500)
    await expect.poll(() => lowest(product!)).toBe(50)
    app.pass(5 * day)
    await offer(3900)
    await expect.poll(() => lowest(product!)).toBe(35)
    app.pass(2 * day)
    await change(product!, 4000, 5000)
    await expect.poll(() => lowest(product!)).toBe(35)
  })

  it('shows the discount from that lowest price when it is lower than the last one: 11%, not 20', async () => {
    const [usual, cheaper, cheapest] = (await stockShop(app, [
      seedProduct({ price: 50 }),
      seedProduct({ price: 45 }),
      seedProduct({ price: 38 }),
    ])) as [Product, Product, Product]
    app.pass(day)
    for (const one of [cheaper, cheapest]) await change(one, 5000)
    app.pass(day)
    for (const one of [usual, cheaper, cheapest]) await change(one, 4000, 5000)
    expect(await told(usual)).toEqual({ froms: [50], steps: [10, 20], isReduced: true })
    expect(await told(cheaper)).toEqual({ froms: [45], steps: [10], isReduced: true })
    // The price was lower before, so there is no reduction.
    expect(await told(cheapest)).toEqual({ froms: [null], steps: [], isReduced: false })
    expect(await lowest(cheapest)).toBe(38)
  })

  it('shows no saving for a deal that is repeated soon', async () => {
    const [product] = (await stockShop(app, [seedProduct({ price: 50 })])) as [Product]
    const offer = async (price: number) => {
      const startsAt = app.now()
      const prices = [{ variantId: product.variants[0]!.id, price }]
      const endsAt = new Date(startsAt.getTime() + day)
      await app.database.transaction((tx) => addDeals(tx, [{ productId: product.id, startsAt, endsAt, quantity: null, prices }], startsAt))
      await app.jobs.runDue()
      await expect.poll(async () => (await read(product)).info.price).toBe(price / 100)
      return told(product)
    }
    expect(await offer(3500)).toEqual({ froms: [50], steps: [10, 20, 30], isReduced: true })
    app.pass(5 * day)
    expect(await offer(3500)).toEqual({ froms: [null], steps: [], isReduced: false })
    app.pass(5 * day)
    expect(await offer(3000)).toEqual({ froms: [35], steps: [10], isReduced: true })
    app.pass(32 * day)
    expect(await offer(3500)).toEqual({ froms: [50], steps: [10, 20, 30], isReduced: true })
  })
})

describe('products that are bought together', () => {
  const together = async (product: Product) =>
    (await app.call('GET /user/products/:id/bought-together', { id: product.id })).products.map(({ info }) => info.name)
  const buy = async (...products: Product[]) =>
    app.call(
      'POST /user/orders/create-order',
      await orderInput(
        app,
        products.map((product) => ({ product, quantity: 1 })),
        { email: `${newKey()}@example.com` },
      ),
      { idempotencyKey: newKey() },
    )

  it('are computed from orders: often enough, and more often than by chance', async () => {
    const [bar, plate, socks, mat] = (await stockShop(
      app,
      ['Bar', 'Plate', 'Socks', 'Mat'].map((name) => seedProduct({ name, stock: 100 })),
    )) as [Product, Product, Product, Product]
    for (let n = 0; n < 4; n++) await buy(bar, plate)
    for (let n = 0; n < 6; n++) await buy(mat, ...(n < 2 ? [plate] : []), ...(n < 4 ? [socks] : []))
    for (let n = 0; n < 10; n++) await buy(socks)
    expect(await together(bar)).toEqual([])
    await rebuildBoughtTogether(app.database, app.now())
    await expect.poll(() => together(bar)).toEqual(['Plate'])
    expect(await together(plate)).toEqual(['Bar'])
    // Four of the six buyers of a mat also bought socks, but so did everyone else.
    expect(await together(mat)).toEqual([])
    await app.database.transaction((tx) => changeVariants(tx, [{ id: plate.variants[0]!.id, stock: 0 }], app.now()))
    await expect.poll(() => together(bar)).toEqual([])
  })

  it('are dropped after a year without orders, and absent for unknown products', async () => {
    app.pass(400 * day)
    await rebuildBoughtTogether(app.database, app.now())
    const { rows } = await app.database.db.query({ text: 'select from bought_together', values: [] })
    expect(rows).toEqual([])
    expect((await app.call('GET /user/products/:id/bought-together', { id: newKey() })).products).toEqual([])
  })
})

describe('rails', () => {
  const rail = async (tag: 'BEST_SELLING_PRODUCTS' | 'TRENDING_PRODUCTS') =>
    (await app.call('GET /user/products/tag/:tag', { tag, limit: 24 })).products.map(({ info }) => info.name)

  it('follow sales; staff pin and exclude products, and can recompute them right away', async () => {
    const token = await staffToken(app)
    await app.jobs.runDue()
    const [first, , third, never] = (await stockShop(app, [
      seedProduct({ name: 'First', soldLately: 300, soldBefore: 400 }),
      seedProduct({ name: 'Second', soldLately: 200, soldBefore: 10 }),
      seedProduct({ name: 'Third', soldLately: 100, soldBefore: 90 }),
      seedProduct({ name: 'Never' }),
    ])) as [Product, Product, Product, Product]
    await expect.poll(() => rail('BEST_SELLING_PRODUCTS')).toEqual(['First', 'Second', 'Third'])
    expect(await rail('TRENDING_PRODUCTS')).toEqual(['Second', 'Third'])
    const picks = { pinned: [never.id, third.id], excluded: [first.id] }
    expect(await app.call('PUT /admin/rails/:tag', { tag: 'BEST_SELLING_PRODUCTS', ...picks }, { token })).toEqual(picks)
    app.pass(1000)
    await app.jobs.runDue()
    await expect.poll(() => rail('BEST_SELLING_PRODUCTS')).toEqual(['Never', 'Third', 'Second'])
    expect(await app.call('GET /admin/rails/:tag', { tag: 'BEST_SELLING_PRODUCTS' }, { token })).toEqual(picks)
    const unknown = { tag: 'BEST_SELLING_PRODUCTS', pinned: [newKey()], excluded: [] } as const
    await expect(
      app.call('PUT /admin/rails/:tag', { ...unknown, pinned: [...unknown.pinned], excluded: [] }, { token }),
    ).rejects.toMatchObject({
      code: 'INVALID_PRODUCT_ID',
    })
  })

  it('on a product page start with the products that staff picked', async () => {
    const token = await staffToken(app)
    const [product, near, picked] = (await stockShop(app, [
      seedProduct({ name: 'Here', categories: ['barbells'] }),
      seedProduct({ name: 'Near', categories: ['barbells'] }),
      seedProduct({ name: 'Picked', categories: ['accessories'] }),
    ])) as [Product, Product, Product]
    const beside = async () =>
      (await app.call('GET /user/products/tag/:tag', { tag: 'YOU_MAY_LIKE', productId: product.id, limit: 2 })).products.map(({ id }) => id)
    await expect.poll(beside).toContain(near.id)
    await expect(app.call('GET /admin/products/:id/related', { id: randomUUID() }, { token })).rejects.toMatchObject({ status: 404 })
    await app.call('PUT /admin/products/:id/related', { id: product.id, productIds: [picked.id] }, { token })
    await expect.poll(async () => (await beside())[0]).toBe(picked.id)
    expect(await beside()).toContain(near.id)
    await expect(
      app.call('PUT /admin/products/:id/related', { id: product.id, productIds: [product.id] }, { token }),
    ).rejects.toMatchObject({ code: 'INVALID_PRODUCT_ID' })
  })

  it('saved by two staff in parallel are those of one of them', async () => {
    const token = await staffToken(app)
    const ids = (await stockShop(app, [seedProduct(), seedProduct(), seedProduct(), seedProduct()])).map(({ id }) => id)
    const ten = Array.from({ length: 10 }, (_, n) => [ids[n % 3]!, ids[3]!])
    const answered = Promise.all(
      ten.map((pinned) => app.call('PUT /admin/rails/:tag', { tag: 'YOU_MAY_LIKE', pinned, excluded: [] }, { token })),
    )
    expect((await answered).map(({ pinned }) => pinned)).toEqual(ten)
    expect(ten).toContainEqual((await app.call('GET /admin/rails/:tag', { tag: 'YOU_MAY_LIKE' }, { token })).pinned)
    const [product] = await stockShop(app, [seedProduct()])
    await Promise.all(ten.map((productIds) => app.call('PUT /admin/products/:id/related', { id: product!.id, productIds }, { token })))
    expect(ten).toContainEqual((await app.call('GET /admin/products/:id/related', { id: product!.id }, { token })).productIds)
  })
})
