import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { seedProduct, signedIn, stockShop } from '#test/builders.ts'
import { addTestPlans, makeMember } from '#test/members.ts'
import { translateProducts } from '#server/modules/catalogue/catalogue.ts'

let app: TestApp
let bell: Product
let tee: Product
let gone: Product
let many: Product[]
beforeAll(async () => {
  app = await startApp({ env: { LOCALES: 'en,bn' } })
  const sizes = ['S', 'M'].map((size) => ({ options: { Size: size }, sku: `L-${size}`, price: 25, stock: 8 }))
  ;[bell, tee, gone, ...many] = (await stockShop(app, [
    seedProduct({ price: 49.9, stock: 5 }),
    seedProduct({ options: [{ name: 'Size', values: ['S', 'M'] }], variants: sizes }),
    seedProduct({ stock: 0 }),
    ...Array.from({ length: 101 }, () => seedProduct()),
  ])) as [Product, Product, Product, ...Product[]]
})
afterAll(() => app.stop())

type Person = Awaited<ReturnType<typeof signedIn>>
const put = (person: Person, product: Product, quantity = 1) => app.call('POST /cart', { productId: product.id, quantity }, person)
const save = (person: Person, product: Product) => app.call('POST /cart/saved', { productId: product.id }, person)
const restore = (person: Person, product: Product) => app.call('POST /cart/saved/restore', { productId: product.id }, person)
const saved = async (person: Person) => (await app.call('GET /cart/saved', {}, person)).items
const merge = async (person: Person, items: { productId: string; variantId?: string; quantity: number }[]) =>
  (await app.call('POST /cart/saved/merge', { items }, person)).items
const linesOf = (lines: { productId: string; quantity: number }[]) => lines.map(({ productId, quantity }) => [productId, quantity])

describe('a line saved for later', () => {
  it('leaves the cart with its quantity and price, and can be moved back', async () => {
    const person = await signedIn(app)
    await put(person, bell, 3)
    const after = await save(person, bell)
    expect(after.cart.items).toEqual([])
    expect(after.savedLines).toMatchObject([{ productId: bell.id, quantity: 3, price: 49.9 }])
    expect(await saved(person)).toEqual(after.savedLines)
    const back = await restore(person, bell)
    expect(linesOf(back.cart.items)).toEqual([[bell.id, 3]])
    expect(back.savedLines).toEqual([])
  })

  it('is added to the quantity in the cart when moved back, as far as there is stock', async () => {
    const person = await signedIn(app)
    await put(person, bell, 3)
    await save(person, bell)
    await put(person, bell, 4)
    expect(linesOf((await restore(person, bell)).cart.items)).toEqual([[bell.id, 5]])
  })

  it('stays saved when it is sold out', async () => {
    const person = await signedIn(app)
    await merge(person, [{ productId: gone.id, quantity: 2 }])
    await expect(restore(person, gone)).rejects.toMatchObject({ code: 'CAN_NOT_ADD_ITEM_TO_THE_CART' })
    expect(await saved(person)).toMatchObject([{ quantity: 2, notice: 'OUT_OF_STOCK' }])
    expect((await app.call('DELETE /cart/saved', { productId: gone.id }, person)).items).toEqual([])
  })

  it('must be in the cart to be saved, and saved to be moved back', async () => {
    const person = await signedIn(app)
    await expect(save(person, bell)).rejects.toMatchObject({ code: 'NO_CART_FOUND' })
    await put(person, bell)
    await expect(save(person, gone)).rejects.toMatchObject({ code: 'CAN_NOT_UPDATE_CART_ITEM' })
    await expect(save(person, tee)).rejects.toMatchObject({ code: 'CAN_NOT_UPDATE_CART_ITEM' })
    await expect(restore(person, bell)).rejects.toMatchObject({ code: 'CAN_NOT_ADD_ITEM_TO_THE_CART' })
    await expect(app.call('DELETE /cart/saved', { productId: bell.id }, person)).rejects.toMatchObject({ code: 'CAN_NOT_REMOVE_CART_ITEM' })
    const foreign = { productId: bell.id, variantId: tee.variants[0]!.id }
    await expect(app.call('POST /cart/saved', foreign, person)).rejects.toMatchObject({ code: 'CAN_NOT_UPDATE_CART_ITEM' })
  })

  it('returns the cart as GET does: in the requested language, with member prices', async () => {
    const person = await signedIn(app)
    await makeMember(app, person.userId, (await addTestPlans(app)).regular)
    await app.database.transaction((tx) => translateProducts(tx, [{ productId: bell.id, locale: 'bn', name: 'ঘণ্টা' }]))
    for (const product of [bell, many[0]!]) await put(person, product)
    const ask = async (method: string, path: string, body?: object) => {
      const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json', 'accept-language': 'bn' }
      const answer = await app.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      return ((await answer.json()) as { data: unknown }).data
    }
    const key = { productId: bell.id }
    const shown = async () => ({ cart: await ask('GET', '/api/cart'), savedLines: await savedNow() })
    const savedNow = async () => ((await ask('GET', '/api/cart/saved')) as { items: unknown }).items
    const after = await ask('POST', '/api/cart/saved', { productId: many[0]!.id })
    expect(after).toEqual(await shown())
    expect(after).toMatchObject({ cart: { items: [{ product: { name: 'ঘণ্টা' }, memberPrice: 44.91 }] } })
    await ask('POST', '/api/cart/saved', key)
    expect(await ask('POST', '/api/cart/saved/merge', { items: [] })).toEqual({ items: await savedNow() })
    expect(await ask('DELETE', '/api/cart/saved', { productId: many[0]!.id })).toMatchObject({ items: [{ product: { name: 'ঘণ্টা' } }] })
    expect(await ask('POST', '/api/cart/saved/restore', key)).toEqual(await shown())
  })

  it("is merged when a visitor signs in; the customer's own saved lines stay as they are", async () => {
    const person = await signedIn(app)
    await put(person, bell, 2)
    await save(person, bell)
    const [, medium] = tee.variants
    const items = [
      { productId: bell.id, quantity: 5 },
      { productId: tee.id, variantId: medium!.id, quantity: 1 },
      { productId: tee.id, quantity: 1 },
      { productId: person.userId, quantity: 1 },
    ]
    expect(new Map((await merge(person, items)).map(({ productId, quantity }) => [productId, quantity]))).toEqual(
      new Map([
        [bell.id, 2],
        [tee.id, 1],
      ]),
    )
  })
})

describe('50 parallel requests', () => {
  it('that save and restore a line leave it in exactly one place', async () => {
    const person = await signedIn(app)
    await put(person, bell, 2)
    await Promise.allSettled(Array.from({ length: 50 }, (_, n) => (n % 2 ? save(person, bell) : restore(person, bell))))
    const { items } = await app.call('GET /cart', {}, person)
    expect(linesOf([...items, ...(await saved(person))])).toEqual([[bell.id, 2]])
  })

  it('never save more than 100 lines', async () => {
    const person = await signedIn(app)
    await Promise.all(many.map(({ id: productId }) => merge(person, [{ productId, quantity: 1 }])))
    expect(await saved(person)).toHaveLength(100)
    await put(person, bell)
    await expect(save(person, bell)).rejects.toMatchObject({ code: 'CAN_NOT_UPDATE_CART_ITEM' })
    expect((await app.call('GET /cart', {}, person)).items).toHaveLength(1)
  })
})
