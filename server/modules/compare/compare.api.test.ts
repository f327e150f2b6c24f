import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { seedProduct, signedIn, stockShop } from '#test/builders.ts'

let app: TestApp
let products: Product[]
beforeAll(async () => {
  app = await startApp()
  products = await stockShop(
    app,
    Array.from({ length: 50 }, () => seedProduct({ attributes: [{ name: 'Material', value: 'Steel' }] })),
  )
})
afterAll(() => app.stop())

const id = (n: number) => products[n]!.id
type Person = Awaited<ReturnType<typeof signedIn>>
const add = (person: Person, n: number) => app.call('POST /compare', { productId: id(n) }, person)
const remove = (person: Person, n: number) => app.call('DELETE /compare/item', { productId: id(n) }, person)
const merge = (person: Person, ...ns: number[]) => app.call('POST /compare/merge', { productIds: ns.map(id) }, person)
const numbersOf = ({ items }: { items: { productId: string }[] }) =>
  items.map(({ productId }) => products.findIndex((p) => p.id === productId))

describe('the comparison of a customer', () => {
  it('is empty at first, and has nothing to remove', async () => {
    const person = await signedIn(app)
    expect(await app.call('GET /compare', {}, person)).toEqual({ id: null, userId: person.userId, items: [] })
    const empty = { code: 'COMPARISON_LIST_IS_EMPTY', message: 'Comparison list is empty', status: 404 }
    await expect(remove(person, 0)).rejects.toMatchObject(empty)
    await add(person, 0)
    expect(numbersOf(await remove(person, 1))).toEqual([0])
    expect(numbersOf(await remove(person, 0))).toEqual([])
    await expect(remove(person, 0)).rejects.toMatchObject(empty)
  })

  it('has three products at most, each once: the oldest is dropped', async () => {
    const person = await signedIn(app)
    for (const n of [0, 1, 1, 2, 0]) await add(person, n)
    expect(numbersOf(await app.call('GET /compare', {}, person))).toEqual([0, 1, 2])
    expect(numbersOf(await add(person, 3))).toEqual([1, 2, 3])
    expect((await add(person, 3)).items[2]!.product.attributes).toEqual([{ name: 'Material', value: 'Steel' }])
  })

  it("is merged with a visitor's comparison, whose products count as newer", async () => {
    const person = await signedIn(app)
    expect(numbersOf(await merge(person, 4, 4, 5))).toEqual([4, 5])
    expect(numbersOf(await merge(person, 6, 4))).toEqual([5, 6, 4])
    expect(numbersOf(await merge(person))).toEqual([5, 6, 4])
    expect(numbersOf(await app.call('POST /compare/merge', { productIds: [person.userId] }, person))).toEqual([5, 6, 4])
    await expect(merge(person, 1, 2, 3, 4)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it("refuses products that are not on sale or don't exist", async () => {
    const person = await signedIn(app)
    const refused = { code: 'CAN_NOT_ADD_ITEM_FOR_COMPARING', message: 'Can not add item for comparing', status: 422 }
    for (const productId of [person.userId, products[0]!.variants[0]!.id])
      await expect(app.call('POST /compare', { productId }, person)).rejects.toMatchObject(refused)
    await expect(app.call('POST /compare', { productId: 'x\0' }, person)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('never exceeds three when 50 are added in parallel, in any way', async () => {
    const person = await signedIn(app)
    await Promise.all(products.map((_, n) => (n % 2 ? add(person, n) : merge(person, n, (n + 1) % 50))))
    const { items } = await app.call('GET /compare', {}, person)
    expect(new Set(items.map(({ productId }) => productId)).size).toBe(3)
    const other = await signedIn(app)
    await Promise.all(products.map(() => add(other, 7)))
    expect(numbersOf(await app.call('GET /compare', {}, other))).toEqual([7])
  })
})

describe('products requested by id', () => {
  it('come in the requested order, each once, without those not on sale', async () => {
    const asked = [id(2), id(0), products[0]!.brand.id, id(2)]
    const { products: found } = await app.call('GET /user/products/by-id', { id: asked, fields: 'full' })
    expect(found.map((one) => one.id)).toEqual([id(2), id(0)])
    expect(found[0]!.attributes).toBeDefined()
  })

  it('are limited in number', async () => {
    await expect(app.call('GET /user/products/by-id', { id: Array.from({ length: 41 }, () => id(0)) })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })
})

describe('recently viewed products', () => {
  const view = (person: Person, ...ns: number[]) => app.call('POST /recently-viewed', { productIds: ns.map(id) }, person)
  const numbers = ({ productIds }: { productIds: string[] }) => productIds.map((one) => products.findIndex((p) => p.id === one))

  it('are stored newest first, each once, up to 20, and can be cleared', async () => {
    const person = await signedIn(app)
    expect(await app.call('GET /recently-viewed', {}, person)).toEqual({ productIds: [] })
    await view(person, 1)
    await view(person, 2)
    expect(numbers(await view(person, 1))).toEqual([1, 2])
    expect(numbers(await view(person, 5, 2, 5))).toEqual([5, 2, 1])
    for (let n = 10; n < 40; n += 10) await view(person, ...Array.from({ length: 10 }, (_, k) => n + k))
    expect(numbers(await app.call('GET /recently-viewed', {}, person))).toEqual(
      Array.from({ length: 20 }, (_, k) => (k < 10 ? 30 + k : 10 + k)),
    )
    expect(await app.call('DELETE /recently-viewed', {}, person)).toEqual({ productIds: [] })
    expect(await app.call('GET /recently-viewed', {}, person)).toEqual({ productIds: [] })
  })

  it('leave out unknown products, and stay within the limit when 50 are added in parallel', async () => {
    const person = await signedIn(app)
    expect(await app.call('POST /recently-viewed', { productIds: [person.userId] }, person)).toEqual({ productIds: [] })
    await Promise.all(products.map((_, n) => view(person, n)))
    const { productIds } = await app.call('GET /recently-viewed', {}, person)
    expect(new Set(productIds).size).toBe(20)
  })
})
