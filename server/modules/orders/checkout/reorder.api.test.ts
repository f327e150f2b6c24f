import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { changeVariants } from '#server/modules/catalogue/catalogue.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, orderInput, seedProduct, signedIn, stockShop } from '#test/builders.ts'

let app: TestApp
let bottle: Product
let mat: Product
let rare: Product
beforeAll(async () => {
  app = await startApp()
  ;[bottle, mat, rare] = (await stockShop(app, [seedProduct({ stock: 500 }), seedProduct({ stock: 500 }), seedProduct({ stock: 4 })])) as [
    Product,
    Product,
    Product,
  ]
})
afterAll(() => app.stop())

type Lines = Parameters<typeof orderInput>[1]
const customerWith = async (lines: Lines) => {
  const { token } = await signedIn(app)
  const input = await orderInput(app, lines, { email: undefined })
  const { id } = await app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey(), token })
  const again = (flags: { overWriteCart?: boolean; ignoreInvalidItems?: boolean } = {}) =>
    app.call('POST /user/orders/reorder', { orderId: id, ...flags }, { token })
  const cart = async () =>
    Object.fromEntries((await app.call('GET /cart', {}, { token })).items.map(({ productId, quantity }) => [productId, quantity]))
  return { token, id, again, cart }
}
const setStock = (product: Product, stock: number) =>
  app.database.transaction((tx) => changeVariants(tx, [{ id: product.variants[0]!.id, stock }], app.now()))

describe('reordering', () => {
  it('fills an empty cart with the lines of the order', async () => {
    const { again, cart } = await customerWith([
      { product: bottle, quantity: 2 },
      { product: mat, quantity: 1 },
    ])
    expect(await again()).toMatchObject({ items: expect.arrayContaining([expect.objectContaining({ productId: bottle.id, quantity: 2 })]) })
    expect(Object.keys(await cart())).toHaveLength(2)
  })

  it('asks before it replaces a filled cart, and then replaces it or adds to it', async () => {
    const { token, again, cart } = await customerWith([{ product: bottle, quantity: 2 }])
    await app.call('POST /cart', { productId: mat.id, quantity: 1 }, { token })
    await app.call('POST /cart', { productId: bottle.id, quantity: 1 }, { token })
    expect(await again()).toMatchObject({ message: 'Overwrite cart', cartLines: 2, invalidItems: [], items: [{ quantity: 2 }] })
    expect(Object.keys(await cart())).toHaveLength(2)
    await again({ overWriteCart: false })
    expect(await cart()).toEqual({ [bottle.id]: 3, [mat.id]: 1 })
    await again({ overWriteCart: true })
    expect(await cart()).toEqual({ [bottle.id]: 2 })
  })

  it("names lines that can't be bought anymore, and skips or reduces them if confirmed", async () => {
    const { again, cart } = await customerWith([
      { product: bottle, quantity: 1 },
      { product: rare, quantity: 3 },
    ])
    await setStock(rare, 2)
    expect(await again()).toMatchObject({ message: 'Invalid items', invalidItems: [{ productId: rare.id, quantity: 3, available: 2 }] })
    await again({ ignoreInvalidItems: true })
    expect(await cart()).toEqual({ [bottle.id]: 1, [rare.id]: 2 })
    await setStock(rare, 0)
    await again({ ignoreInvalidItems: true, overWriteCart: true })
    expect(await cart()).toEqual({ [bottle.id]: 1 })
    await setStock(rare, 4)
  })

  it('reports when nothing can be bought, and changes nothing', async () => {
    const { again, cart } = await customerWith([{ product: rare, quantity: 4 }])
    await setStock(rare, 0)
    expect(await again({ overWriteCart: true, ignoreInvalidItems: true })).toMatchObject({ message: 'All items invalid' })
    expect(await cart()).toEqual({})
    await setStock(rare, 4)
  })

  it("does not find another customer's order", async () => {
    const { id } = await customerWith([{ product: bottle, quantity: 1 }])
    const { token } = await signedIn(app)
    await expect(app.call('POST /user/orders/reorder', { orderId: id }, { token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('50 times in parallel leaves one cart with the lines of the order', async () => {
    const { again, cart } = await customerWith([{ product: bottle, quantity: 2 }])
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => again({ overWriteCart: true })))
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
    expect(await cart()).toEqual({ [bottle.id]: 2 })
  })
})
