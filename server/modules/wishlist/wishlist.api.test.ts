import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { limits } from '#contract/limits.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { seedProduct, signedIn, stockShop } from '#test/builders.ts'
import { member, suspend } from '#test/community.ts'
import { changeVariants } from '#server/modules/catalogue/catalogue.ts'

let app: TestApp
let bell: Product
let tee: Product
let gone: Product
let many: Product[]
beforeAll(async () => {
  app = await startApp()
  const sizes = [
    { options: { Size: 'S' }, sku: 'W-S', price: 25, stock: 0 },
    { options: { Size: 'M' }, sku: 'W-M', price: 30, stock: 8 },
  ]
  ;[bell, tee, gone, ...many] = (await stockShop(app, [
    seedProduct({ price: 49.9, stock: 3 }),
    seedProduct({ options: [{ name: 'Size', values: ['S', 'M'] }], variants: sizes }),
    seedProduct({ stock: 0 }),
    ...Array.from({ length: limits.wishlist.itemsMax + 5 }, () => seedProduct()),
  ])) as [Product, Product, Product, ...Product[]]
})
afterAll(() => app.stop())

const unknown = '0198c0de-0000-7000-8000-000000000001'
type Person = Awaited<ReturnType<typeof signedIn>>
const add = ({ token }: Person, product: { id: string }, listId?: string) =>
  app.call('POST /wishlist', { productId: product.id, ...(listId && { listId }) }, { token })
const idsOf = (list: { items: { productId: string }[] }) => list.items.map(({ productId }) => productId)
const listsOf = async ({ token }: Person) => (await app.call('GET /wishlist/lists', {}, { token })).lists
const create = ({ token }: Person, name: string) => app.call('POST /wishlist/lists', { name }, { token })
const expectEach = (calls: Promise<unknown>[], refusal: object) =>
  Promise.all(calls.map((call) => expect(call).rejects.toMatchObject(refusal)))
const noList = { code: 'NO_WISHLIST_FOUND', status: 404 }

describe('the wishlist of a customer', () => {
  it('is empty at first, with nothing to remove', async () => {
    const { token, userId } = await signedIn(app)
    expect(await app.call('GET /wishlist', {}, { token })).toEqual({ id: null, userId, name: null, isDefault: true, items: [] })
    expect(await app.call('GET /wishlist/saved', {}, { token })).toEqual({ productIds: [] })
    await expectEach(
      [
        app.call('DELETE /wishlist/items/:productId', { productId: bell.id }, { token }),
        app.call('DELETE /wishlist/allitems', {}, { token }),
        app.call('GET /wishlist', { listId: unknown }, { token }),
      ],
      noList,
    )
  })

  it('has each product once, newest first, with stock, price, and its price when added', async () => {
    const person = await signedIn(app)
    await add(person, bell)
    app.pass(1000)
    await add(person, tee)
    const list = await add(person, bell)
    expect(list.items).toMatchObject([
      { productId: tee.id, product: { price: 25, pricesVary: true, stock: { state: 'in' }, variantId: null } },
      { productId: bell.id, product: { price: 49.9, stock: { state: 'low', left: 3 }, variantId: bell.variants[0]!.id } },
    ])
    expect(list.items[1]).not.toHaveProperty('priceWas')
    await app.database.transaction((tx) => changeVariants(tx, [{ id: bell.variants[0]!.id, price: 3990 }], app.now()))
    expect((await app.call('GET /wishlist', {}, person)).items[1]).toMatchObject({ priceWas: 49.9, product: { price: 39.9 } })
    await app.database.transaction((tx) => changeVariants(tx, [{ id: bell.variants[0]!.id, price: 4990 }], app.now()))
  })

  it('loses removed products, from any list, and can be cleared', async () => {
    const person = await signedIn(app)
    const { id } = await create(person, 'Home gym')
    await add(person, bell)
    await add(person, bell, id)
    await add(person, tee, id)
    const { productIds } = await app.call('GET /wishlist/saved', {}, person)
    expect(productIds.toSorted()).toEqual([bell.id, tee.id].toSorted())
    expect(idsOf(await app.call('DELETE /wishlist/items/:productId', { productId: bell.id, listId: id }, person))).toEqual([tee.id])
    expect(idsOf(await app.call('GET /wishlist', {}, person))).toEqual([bell.id])
    await add(person, bell, id)
    await app.call('DELETE /wishlist/items/:productId', { productId: bell.id }, person)
    expect(idsOf(await app.call('GET /wishlist', {}, person))).toEqual([])
    expect(idsOf(await app.call('DELETE /wishlist/allitems', { listId: id }, person))).toEqual([])
  })

  it("refuses products that are not on sale or don't exist", async () => {
    const person = await signedIn(app)
    const later = seedProduct({ publishedDaysAgo: -3 })
    await stockShop(app, [later])
    const { rows } = await app.database.db.query({ text: 'select id from products where slug = $1', values: [later.slug] })
    for (const id of [unknown, (rows[0] as { id: string }).id, bell.variants[0]!.id])
      await expect(add(person, { id })).rejects.toMatchObject({ code: 'CAN_NOT_ADD_ITEM_TO_THE_WISHLIST', status: 422 })
    for (const id of ['', 'x', `${bell.id}\0`]) await expect(add(person, { id })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await listsOf(person)).toEqual([])
  })

  it('keeps a product taken off sale, without its details', async () => {
    const person = await signedIn(app)
    const [product] = await stockShop(app, [seedProduct()])
    await add(person, product!)
    const { rows } = await app.database.db.query({
      text: 'delete from product_index where product_id = $1 returning *',
      values: [product!.id],
    })
    expect(rows).toHaveLength(1)
    expect((await app.call('GET /wishlist', {}, person)).items).toMatchObject([{ productId: product!.id, product: null }])
  })
})

describe('several lists', () => {
  it('can be created, renamed and deleted, except the first', async () => {
    const person = await signedIn(app)
    const { id } = await create(person, '  Home gym ')
    expect(await listsOf(person)).toMatchObject([
      { name: null, isDefault: true, itemCount: 0 },
      { id, name: 'Home gym', isDefault: false, shareToken: null, itemCount: 0 },
    ])
    expect(await app.call('PATCH /wishlist/lists/:id', { id, name: 'Garage' }, person)).toMatchObject({ name: 'Garage' })
    const [first] = await listsOf(person)
    await expect(app.call('DELETE /wishlist/lists/:id', { id: first!.id }, person)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await add(person, bell, id)
    expect((await app.call('DELETE /wishlist/lists/:id', { id }, person)).lists).toHaveLength(1)
    await expect(app.call('DELETE /wishlist/lists/:id', { id }, person)).rejects.toMatchObject(noList)
  })

  it('refuse invalid names', async () => {
    const person = await signedIn(app)
    for (const name of ['', '   ', 'x'.repeat(10_000), 'a\0b', '\ud800'])
      await expect(create(person, name)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('move a product once, with its date', async () => {
    const person = await signedIn(app)
    const { id: toListId } = await create(person, 'Garage')
    const { id: fromListId, items } = await add(person, bell)
    const move = { productId: bell.id, fromListId: fromListId!, toListId }
    expect(idsOf(await app.call('POST /wishlist/move', move, person))).toEqual([])
    expect((await app.call('GET /wishlist', { listId: toListId }, person)).items).toEqual(items)
    await expect(app.call('POST /wishlist/move', move, person)).rejects.toMatchObject({ code: 'CAN_NOT_ADD_ITEM_TO_THE_WISHLIST' })
    await add(person, bell)
    await app.call('POST /wishlist/move', move, person)
    expect((await app.call('GET /wishlist/saved', {}, person)).productIds).toEqual([bell.id])
  })

  it('are private', async () => {
    const [owner, other] = [await signedIn(app), await signedIn(app)]
    const { id } = await create(owner, 'Mine')
    await add(owner, bell, id)
    const { id: own } = await add(other, tee)
    await expectEach(
      [
        app.call('GET /wishlist', { listId: id }, other),
        add(other, bell, id),
        app.call('DELETE /wishlist/items/:productId', { productId: bell.id, listId: id }, other),
        app.call('DELETE /wishlist/allitems', { listId: id }, other),
        app.call('PATCH /wishlist/lists/:id', { id, name: 'Theirs' }, other),
        app.call('DELETE /wishlist/lists/:id', { id }, other),
        app.call('PUT /wishlist/lists/:id/share', { id, showOwner: true }, other),
        app.call('DELETE /wishlist/lists/:id/share', { id }, other),
        app.call('POST /wishlist/move', { productId: bell.id, fromListId: id, toListId: own! }, other),
        app.call('POST /wishlist/move', { productId: tee.id, fromListId: own!, toListId: id }, other),
      ],
      noList,
    )
    expect(idsOf(await app.call('GET /wishlist', { listId: id }, owner))).toEqual([bell.id])
  })
})

describe('a shared list', () => {
  const open = (token: string) => app.call('GET /wishlist/shared/:token', { token })

  it('is private until it has a link, which shows its products and only what its owner allows', async () => {
    const person = await signedIn(app)
    const { id } = await create(person, 'Home gym')
    await add(person, bell, id)
    const shared = await app.call('PUT /wishlist/lists/:id/share', { id, showOwner: false }, person)
    const token = shared.shareToken!
    expect(token).toMatch(/^[\w-]{32}$/)
    const seen = await open(token)
    expect(seen).toMatchObject({ name: 'Home gym', owner: null, items: [{ productId: bell.id }] })
    expect(JSON.stringify(seen)).not.toContain(person.userId)
    expect((await app.call('PUT /wishlist/lists/:id/share', { id, showOwner: true }, person)).shareToken).toBe(token)
    expect((await open(token)).owner).toBe('Test')
  })

  it("can't be created or changed by suspended members, who may end sharing, remove products, and change private lists", async () => {
    const person = await member(app)
    const [shared, own] = [await create(person, 'Home gym'), await create(person, 'Presents')]
    const share = (id: string, showOwner: boolean) => app.call('PUT /wishlist/lists/:id/share', { id, showOwner }, person)
    const rename = (id: string) => app.call('PATCH /wishlist/lists/:id', { id, name: 'Read this' }, person)
    const move = (from: string, to: string) =>
      app.call('POST /wishlist/move', { productId: bell.id, fromListId: from, toListId: to }, person)
    await share(shared.id, true)
    await add(person, bell, shared.id)
    await suspend(app, person)
    await move(shared.id, own.id)
    await expectEach(
      [share(own.id, false), share(shared.id, true), rename(shared.id), add(person, tee, shared.id), move(own.id, shared.id)],
      { code: 'ACCOUNT_IS_SUSPENDED' },
    )
    await rename(own.id)
    await add(person, tee, own.id)
    expect(await share(shared.id, false)).toMatchObject({ showOwner: false })
    await app.call('DELETE /wishlist/lists/:id/share', { id: shared.id }, person)
    await rename(shared.id)
  })

  it('becomes private when its link is revoked, and can get another one', async () => {
    const person = await signedIn(app)
    const { id } = await create(person, 'Home gym')
    const share = async () => (await app.call('PUT /wishlist/lists/:id/share', { id, showOwner: false }, person)).shareToken!
    const token = await share()
    expect(await app.call('DELETE /wishlist/lists/:id/share', { id }, person)).toMatchObject({ shareToken: null, showOwner: false })
    await expect(open(token)).rejects.toMatchObject(noList)
    expect(await share()).not.toBe(token)
    for (const wrong of ['x', `${token}x`, '%', '\0']) await expect(open(wrong)).rejects.toMatchObject(noList)
    await app.call('POST /user/delete', { password: 'correct horse' }, person)
    await expect(open(token)).rejects.toMatchObject(noList)
  })
})

describe('50 parallel requests', () => {
  const times = <T>(n: number, work: (index: number) => Promise<T>) =>
    Promise.allSettled(Array.from({ length: n }, (_, index) => work(index)))
  const fulfilled = (results: PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === 'fulfilled').length

  it('add a product once', async () => {
    const person = await signedIn(app)
    expect(fulfilled(await times(50, () => add(person, bell)))).toBe(50)
    expect(idsOf(await app.call('GET /wishlist', {}, person))).toEqual([bell.id])
    expect(await listsOf(person)).toHaveLength(1)
  })

  it("never exceed a list's limit", async () => {
    const person = await signedIn(app)
    const { itemsMax } = limits.wishlist
    await times(itemsMax - 20, (n) => add(person, many[n]!))
    expect(fulfilled(await times(25, (n) => add(person, many[itemsMax - 20 + n]!)))).toBe(20)
    expect((await app.call('GET /wishlist', {}, person)).items).toHaveLength(itemsMax)
    await expect(add(person, bell)).rejects.toMatchObject({
      code: 'CAN_NOT_ADD_ITEM_TO_THE_WISHLIST',
      errors: { listId: ['is full: 100 products'] },
    })
    expect(idsOf(await add(person, many[0]!))).toHaveLength(itemsMax)
  })

  it('never exceed the limit of lists', async () => {
    const person = await signedIn(app)
    const results = await times(50, (n) => create(person, `List ${n}`))
    expect(fulfilled(results)).toBe(limits.wishlist.listsMax - 1)
    expect(await listsOf(person)).toHaveLength(limits.wishlist.listsMax)
    await expect(create(person, 'Another')).rejects.toMatchObject({ code: 'TOO_MANY_WISHLISTS', status: 422 })
  })

  it('move a product between two lists, and never lose it', async () => {
    const person = await signedIn(app)
    const { id: there } = await create(person, 'There')
    const { id: here } = await add(person, gone)
    await times(50, (n) =>
      app.call('POST /wishlist/move', { productId: gone.id, fromListId: n % 2 ? here! : there, toListId: n % 2 ? there : here! }, person),
    )
    const both = await Promise.all([here!, there].map((listId) => app.call('GET /wishlist', { listId }, person)))
    expect(both.flatMap(idsOf)).toEqual([gone.id])
  })
})
