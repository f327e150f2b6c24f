import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/catalogue.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, orderInput, seedProduct, stockShop } from '#test/builders.ts'
import { addDeals, changeVariants } from './catalogue.ts'
import { rebuildTogether } from './ranking/together.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const day = 86_400_000
const read = (product: Product) => app.call('GET /user/products/:id', { id: product.id })

describe('beside a reduced price', () => {
  const change = (product: Product, price: number, oldPrice: number | null = null) =>
    app.database.transaction((tx) => changeVariants(tx, [{ id: product.variants[0]!.id, price, oldPrice }], app.now()))
  const lowest = async (product: Product) => (await read(product)).variants[0]!.lowestPrice

  it('stands the lowest of the 30 days before, not an older one', async () => {
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

  it('counts a deal of those days, and stands beside a deal', async () => {
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
})

describe('what is bought together', () => {
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

  it('is counted from orders: often enough, and more often than by chance', async () => {
    const [bar, plate, socks, mat] = (await stockShop(
      app,
      ['Bar', 'Plate', 'Socks', 'Mat'].map((name) => seedProduct({ name, stock: 100 })),
    )) as [Product, Product, Product, Product]
    for (let n = 0; n < 4; n++) await buy(bar, plate)
    for (let n = 0; n < 6; n++) await buy(mat, ...(n < 2 ? [plate] : []), ...(n < 4 ? [socks] : []))
    for (let n = 0; n < 10; n++) await buy(socks)
    expect(await together(bar)).toEqual([])
    await rebuildTogether(app.database, app.now())
    await expect.poll(() => together(bar)).toEqual(['Plate'])
    expect(await together(plate)).toEqual(['Bar'])
    // Four of six with a mat also took socks; everybody takes socks.
    expect(await together(mat)).toEqual([])
    await app.database.transaction((tx) => changeVariants(tx, [{ id: plate.variants[0]!.id, stock: 0 }], app.now()))
    await expect.poll(() => together(bar)).toEqual([])
  })

  it('is forgotten a year later, and nothing for what never was', async () => {
    app.pass(400 * day)
    await rebuildTogether(app.database, app.now())
    const { rows } = await app.database.db.query({ text: 'select from bought_together', values: [] })
    expect(rows).toEqual([])
    expect((await app.call('GET /user/products/:id/bought-together', { id: newKey() })).products).toEqual([])
  })
})
