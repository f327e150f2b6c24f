import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import type { Product } from '#contract/product.ts'
import type { Refusal } from '#contract/refusal.ts'
import { compareBooks } from '#server/modules/books/books.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, orderInput, seedProduct, staffToken, stockShop } from '#test/builders.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startApp()
  token = await staffToken(app, 'warehouse')
})
afterAll(() => app.stop())

type Change = ApiInput<'POST /admin/stock/changes'>
const newProduct = async (stock: number) => (await stockShop(app, [seedProduct({ stock })]))[0]!
const idOf = (product: Product) => product.variants[0]!.id
const change = (product: Product, quantity: number, over: Partial<Change> = {}) =>
  app.call('POST /admin/stock/changes', { kind: 'receive', lines: [{ variantId: idOf(product), quantity }], ...over }, { token }).then(
    ({ levels }) => levels[0]!.stock,
    ({ code, errors }: Refusal) => [code, errors],
  )
const history = async (product: Product) =>
  (await app.call('GET /admin/stock/:variantId/movements', { variantId: idOf(product), limit: 100 }, { token })).movements
const rowOf = async (product: Product) => (await app.call('GET /admin/stock', { variantId: idOf(product) }, { token })).rows[0]!
const balanced = async () => (await compareBooks(app.database, app.now())).filter(({ what }) => what === 'movements' || what === 'stock')

describe('stock', () => {
  it('is the sum of its movements, each with author and reason', async () => {
    const product = await newProduct(3)
    expect(await change(product, 10, { reason: 'Delivery 7' })).toBe(13)
    expect(await change(product, -2, { kind: 'adjust', reason: 'Damaged' })).toBe(11)
    expect(await change(product, 12, { kind: 'count' })).toBe(12)
    expect(await change(product, 12, { kind: 'count' })).toBe(12)
    const { id } = await app.call('POST /admin/stock/places', { name: 'Store' }, { token })
    expect(await change(product, 5, { kind: 'transfer', toPlaceId: id })).toBe(7)
    expect(await change(product, 2, { kind: 'transfer', placeId: id, toPlaceId: undefined })).toBe(9)
    const order = await app.call('POST /user/orders/create-order', await orderInput(app, [{ product, quantity: 4 }]), {
      idempotencyKey: newKey(),
    })
    await app.call('POST /admin/orders/:id/cancel', { id: order.id, reason: 'Asked' }, { token: await staffToken(app) })
    expect(await rowOf(product)).toMatchObject({ stock: 9, places: [{ placeId: id, quantity: 3 }], soldLately: 4 })
    const movements = await history(product)
    expect(movements.map(({ kind, quantity, place }) => [kind, quantity, place])).toEqual([
      ['cancel', 4, null],
      ['sale', -4, null],
      ['transfer', 2, null],
      ['transfer', -2, 'Store'],
      ['transfer', 5, 'Store'],
      ['transfer', -5, null],
      ['count', 1, null],
      ['adjust', -2, null],
      ['receive', 10, null],
      ['opening', 3, null],
    ])
    expect(movements[1]).toMatchObject({ orderNumber: order.number, name: null })
    expect(movements[8]).toMatchObject({ reason: 'Delivery 7', name: 'Test Person' })
    expect(await balanced()).toEqual([])
  })

  it('is at locations whose names differ by more than case, and can be renamed', async () => {
    const { id } = await app.call('POST /admin/stock/places', { name: 'Shed' }, { token })
    const taken = { code: 'PLACE_ALREADY_EXISTS' }
    await expect(app.call('POST /admin/stock/places', { name: 'SHED' }, { token })).rejects.toMatchObject(taken)
    expect(await app.call('PUT /admin/stock/places', { id, name: 'shed' }, { token })).toEqual({ id, name: 'shed', isDefault: false })
    const { places } = await app.call('GET /admin/stock/places', {}, { token })
    const main = places.find(({ isDefault }) => isDefault)!
    await expect(app.call('PUT /admin/stock/places', { id, name: main.name.toLowerCase() }, { token })).rejects.toMatchObject(taken)
    expect(await app.call('PUT /admin/stock/places', { id: main.id, name: 'Main hall' }, { token })).toMatchObject({ isDefault: true })
    await expect(app.call('PUT /admin/stock/places', { id: newKey(), name: 'Nowhere' }, { token })).rejects.toMatchObject({
      code: 'INVALID_PLACE_ID',
    })
  })

  it('is at a location until that is removed, which requires it to be empty and not the default one', async () => {
    const product = await newProduct(3)
    const { id } = await app.call('POST /admin/stock/places', { name: 'Attic' }, { token })
    const remove = (place: string) =>
      app.call('DELETE /admin/stock/places', { id: place }, { token }).then(
        () => 'removed',
        ({ code }: Refusal) => code,
      )
    const there = async () => (await app.call('GET /admin/stock', { placeId: id }, { token })).rows.map(({ variantId }) => variantId)
    const places = async () => (await app.call('GET /admin/stock/places', {}, { token })).places
    expect(await there()).toEqual([])
    await change(product, 2, { kind: 'transfer', toPlaceId: id })
    expect(await remove(id)).toBe('PLACE_IS_NOT_EMPTY')
    expect(await there()).toEqual([idOf(product)])
    expect(await remove((await places()).find(({ isDefault }) => isDefault)!.id)).toBe('PLACE_IS_DEFAULT')
    await change(product, 0, { kind: 'count', placeId: id })
    expect(await remove(id)).toBe('removed')
    expect(await remove(id)).toBe('INVALID_PLACE_ID')
    expect((await places()).map((place) => place.id)).not.toContain(id)
    expect(await change(product, 1, { placeId: id })).toEqual(['INVALID_PLACE_ID', null])
    expect(await change(product, 1, { kind: 'transfer', toPlaceId: id })).toEqual(['INVALID_PLACE_ID', null])
    expect(await rowOf(product)).toMatchObject({ stock: 1, places: [] })
    expect((await history(product)).map(({ kind, quantity, place }) => [kind, quantity, place]).slice(0, 2)).toEqual([
      ['count', -2, 'Attic'],
      ['transfer', 2, 'Attic'],
    ])
    await expect(app.call('PUT /admin/stock/places', { id, name: 'Loft' }, { token })).rejects.toMatchObject({ code: 'INVALID_PLACE_ID' })
    expect(await app.call('POST /admin/stock/places', { name: 'attic' }, { token })).toMatchObject({ name: 'attic' })
  })

  it("can't be received at a location being removed: of 50 parallel receipts all or none succeed", async () => {
    const product = await newProduct(0)
    for (let round = 0; round < 8; round += 1) {
      const { id } = await app.call('POST /admin/stock/places', { name: `Round ${round}` }, { token })
      // The variant has had stock there before, so receiving writes no row that refers to the place.
      await change(product, 1, { placeId: id })
      await change(product, 0, { kind: 'count', placeId: id })
      const receive = (count: number) => Array.from({ length: count }, () => change(product, 1, { placeId: id }))
      const first = receive(round)
      const removed = app.call('DELETE /admin/stock/places', { id }, { token }).then(
        () => true,
        () => false,
      )
      const receipts = [...first, ...receive(50 - round)]
      const received = (await Promise.all(receipts)).filter((stock) => typeof stock === 'number').length
      const isRemoved = await removed
      const { rows } = await app.call('GET /admin/stock', { placeId: id }, { token })
      expect(rows.flatMap(({ places }) => places.filter(({ placeId }) => placeId === id).map(({ quantity }) => quantity))).toEqual(
        isRemoved ? [] : [received],
      )
      expect(received).toBe(isRemoved ? 0 : 50)
    }
    expect(await balanced()).toEqual([])
  })

  it('refuses invalid changes, and changes nothing then', async () => {
    const product = await newProduct(3)
    for (const [quantity, over, errors] of [
      [-4, { kind: 'adjust', reason: 'Lost' }, { 'lines.0.quantity': ['is more than there is: 3'] }],
      [-1, { kind: 'adjust' }, { reason: ['is needed: stock is adjusted for a reason'] }],
      [0, {}, { 'lines.0.quantity': ['is less than 1'] }],
      [-1, { kind: 'count' }, { 'lines.0.quantity': ['is less than 0'] }],
      [1, { kind: 'transfer' }, { toPlaceId: ['is where the pieces already are'] }],
      [1, { lines: [{ variantId: newKey(), quantity: 1 }] }, { 'lines.0.variantId': ['is not a variant'] }],
    ] as [number, Partial<Change>, object][])
      expect(await change(product, quantity, over)).toEqual(['INVALID_INPUT', errors])
    expect((await rowOf(product)).stock).toBe(3)
    expect(await history(product)).toHaveLength(1)
  })

  it('reaches the shop and the low-stock list within a second', async () => {
    const product = await newProduct(0)
    const low = async () =>
      (await app.call('GET /admin/stock', { level: 'low', limit: 50 }, { token })).rows.map(({ variantId }) => variantId)
    expect(await low()).toContain(idOf(product))
    await change(product, 40)
    await expect
      .poll(async () => (await app.call('GET /user/products/live', { id: product.id })).products[0]!.variants[0]!.stock.state)
      .toBe('in')
    expect(await low()).not.toContain(idOf(product))
  })

  it('is low only for products on sale, in both lists; drafts are found on request', async () => {
    const owner = await staffToken(app)
    const [sold, draft] = [await newProduct(2), await newProduct(0)]
    await app.call('PUT /admin/products/:id/published', { id: draft.id, isPublished: false }, { token: owner })
    const listed = async (query: ApiInput<'GET /admin/products'>) =>
      (await app.call('GET /admin/products', { ...query, limit: 100 }, { token: owner })).rows.map(({ id }) => id)
    for (const stock of ['low', 'out'] as const) {
      const levels = await app.call('GET /admin/stock', { level: stock, limit: 50 }, { token: owner })
      expect(new Set(await listed({ stock }))).toEqual(new Set(levels.rows.map(({ productId }) => productId)))
    }
    expect(await listed({ stock: 'low' })).toContain(sold.id)
    expect(await listed({ stock: 'low' })).not.toContain(draft.id)
    for (const stock of ['low', 'out'] as const) expect(await listed({ stock, state: 'draft' })).toContain(draft.id)
    expect(await listed({ q: draft.info.name, stock: 'low' })).not.toContain(draft.id)
  })

  it('is not tracked for gift cards, which are in no stock list and never low', async () => {
    const [card] = await stockShop(app, [{ ...seedProduct({ giftCard: { min: 10, max: 500 } }), name: 'Card nobody counts' }])
    expect((await app.call('GET /admin/stock', { q: 'card nobody counts' }, { token })).rows).toEqual([])
    const { rows } = await app.call('GET /admin/products', { q: 'card nobody counts' }, { token: await staffToken(app) })
    expect(rows).toMatchObject([{ id: card!.id, isGiftCard: true, lowVariants: 0 }])
  })

  it('adds up after 50 parallel orders and 50 changes, and never falls below zero', async () => {
    const product = await newProduct(20)
    const input = await orderInput(app, [{ product, quantity: 1 }])
    const order = () =>
      app.call('POST /user/orders/create-order', { ...input, email: `${newKey()}@example.com` }, { idempotencyKey: newKey() }).then(
        () => 1,
        () => 0,
      )
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        Promise.all([order(), n % 2 === 0 ? change(product, 1) : change(product, -1, { kind: 'adjust', reason: 'Lost' })]),
      ),
    )
    const sold = outcomes.reduce((sum, [one]) => sum + one, 0)
    const received = outcomes.filter(([, after], n) => n % 2 === 0 && typeof after === 'number').length
    const lost = outcomes.filter(([, after], n) => n % 2 === 1 && typeof after === 'number').length
    expect(received).toBe(25)
    expect((await rowOf(product)).stock).toBe(20 + received - lost - sold)
    expect(await balanced()).toEqual([])
  })
})

it("movements can't be changed afterwards", async () => {
  await newProduct(1)
  await expect(app.database.db.query({ text: 'update stock_movements set quantity = quantity + 1', values: [] })).rejects.toThrow(
    'never changes',
  )
})
