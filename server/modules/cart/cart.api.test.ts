import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { trashProducts } from '#server/modules/catalogue/editor/editor.ts'
import { changeVariants } from '#server/modules/catalogue/catalogue.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, orderInput, seedProduct, signedIn, stockShop } from '#test/builders.ts'

let app: TestApp
let bell: Product
let tee: Product
let last: Product
let gone: Product
beforeAll(async () => {
  app = await startApp()
  const sizes = ['S', 'M'].map((size) => ({ options: { Size: size }, sku: `T-${size}`, price: 25, stock: 8 }))
  ;[bell, tee, last, gone] = (await stockShop(app, [
    seedProduct({ price: 49.9, stock: 50 }),
    seedProduct({ options: [{ name: 'Size', values: ['S', 'M'] }], variants: sizes }),
    seedProduct({ stock: 3 }),
    seedProduct({ stock: 0 }),
  ])) as [Product, Product, Product, Product]
})
afterAll(() => app.stop())

describe('the cart of a customer', () => {
  it('is empty before the first line is added', async () => {
    const { token, userId } = await signedIn(app)
    expect(await app.call('GET /cart', {}, { token })).toEqual({ id: null, userId, items: [], subtotal: 0 })
    await expect(app.call('PATCH /cart/item', { productId: bell.id, quantity: 1 }, { token })).rejects.toMatchObject({
      code: 'NO_CART_FOUND',
    })
    await expect(app.call('DELETE /cart/item', { productId: bell.id }, { token })).rejects.toMatchObject({ code: 'NO_CART_FOUND' })
  })

  it('sets, changes and removes lines', async () => {
    const { token } = await signedIn(app)
    await app.call('POST /cart', { productId: bell.id, quantity: 2 }, { token })
    const set = await app.call('POST /cart', { productId: bell.id, quantity: 3 }, { token })
    expect(set).toMatchObject({ items: [{ productId: bell.id, quantity: 3, price: 49.9 }], subtotal: 149.7 })
    const two = await app.call('POST /cart', { productId: tee.id, variantId: tee.variants[1]!.id, quantity: 1 }, { token })
    expect(two.items).toHaveLength(2)
    expect((await app.call('PATCH /cart/item', { productId: bell.id, quantity: 1 }, { token })).subtotal).toBe(74.9)
    expect((await app.call('PATCH /cart/item', { productId: bell.id, quantity: 0 }, { token })).items).toHaveLength(1)
    expect((await app.call('DELETE /cart/item', { productId: tee.id, variantId: tee.variants[1]!.id }, { token })).items).toHaveLength(0)
    await expect(app.call('DELETE /cart/item', { productId: bell.id }, { token })).rejects.toMatchObject({
      code: 'CAN_NOT_REMOVE_CART_ITEM',
    })
    await expect(app.call('PATCH /cart/item', { productId: bell.id, quantity: 2 }, { token })).rejects.toMatchObject({
      code: 'CAN_NOT_UPDATE_CART_ITEM',
    })
  })

  it('accepts the line to remove in the body, too, and can be emptied', async () => {
    const { token } = await signedIn(app)
    await app.call('POST /cart', { productId: bell.id, quantity: 2 }, { token })
    const response = await app.request('/api/cart/item', {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ productId: bell.id }),
    })
    expect(await response.json()).toMatchObject({ data: { items: [] } })
    await app.call('POST /cart', { productId: bell.id, quantity: 2 }, { token })
    expect((await app.call('DELETE /cart/allitems', {}, { token })).items).toEqual([])
  })

  it("refuses what can't be bought, with the reason", async () => {
    const { token } = await signedIn(app)
    const add = (input: { productId: string; variantId?: string; quantity: number }) => app.call('POST /cart', input, { token })
    await expect(add({ productId: last.id, quantity: 4 })).rejects.toMatchObject({
      code: 'CAN_NOT_ADD_ITEM_TO_THE_CART',
      errors: { quantity: ['Only 3 left'] },
    })
    await expect(add({ productId: gone.id, quantity: 1 })).rejects.toMatchObject({ errors: { quantity: ['Out of stock'] } })
    await expect(add({ productId: tee.id, quantity: 1 })).rejects.toMatchObject({ code: 'CAN_NOT_ADD_ITEM_TO_THE_CART' })
    await expect(add({ productId: newKey(), quantity: 1 })).rejects.toMatchObject({ code: 'CAN_NOT_ADD_ITEM_TO_THE_CART' })
    await expect(add({ productId: bell.id, variantId: tee.variants[0]!.id, quantity: 1 })).rejects.toMatchObject({
      code: 'CAN_NOT_ADD_ITEM_TO_THE_CART',
    })
    for (const quantity of [0, -1, 0.5, '1', 1e18, 100, null, Number.NaN])
      await expect(add({ productId: bell.id, quantity: quantity as number })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        errors: { quantity: expect.any(Array) },
      })
    expect((await app.call('GET /cart', {}, { token })).items).toEqual([])
  })

  it('shows when price or stock changed since a line was added', async () => {
    const { token } = await signedIn(app)
    const [moving] = (await stockShop(app, [seedProduct({ price: 10, stock: 5 })])) as [Product]
    await app.call('POST /cart', { productId: moving.id, quantity: 4 }, { token })
    const set = (sql: string) =>
      app.database.db.query({ text: `update variants set ${sql} where id = $1`, values: [moving.variants[0]!.id] })
    const stockOf = (stock: number) =>
      app.database.transaction((tx) => changeVariants(tx, [{ id: moving.variants[0]!.id, stock }], app.now()))
    const line = async () => (await app.call('GET /cart', {}, { token })).items[0]
    await set('price = 1150')
    expect(await line()).toMatchObject({ price: 11.5, priceWas: 10, notice: 'PRICE_CHANGED' })
    await stockOf(2)
    expect(await line()).toMatchObject({ notice: 'MORE_THAN_STOCK', quantity: 4, product: { available: 2 } })
    await stockOf(0)
    expect(await line()).toMatchObject({ notice: 'OUT_OF_STOCK', quantity: 4 })
    await set('active = false')
    expect(await line()).toMatchObject({ notice: 'UNAVAILABLE' })
    expect((await app.call('GET /cart', {}, { token })).subtotal).toBe(0)
  })

  it('shows products in the trash as not for sale, and refuses more of them', async () => {
    const { token } = await signedIn(app)
    const [going] = (await stockShop(app, [seedProduct({ price: 10, stock: 5 })])) as [Product]
    await app.call('POST /cart', { productId: going.id, quantity: 2 }, { token })
    await app.database.transaction((tx) => trashProducts(tx, [going.id], app.now()))
    expect(await app.call('GET /cart', {}, { token })).toMatchObject({
      subtotal: 0,
      items: [{ quantity: 2, notice: 'UNAVAILABLE', product: { available: 0 } }],
    })
    await expect(app.call('POST /cart', { productId: going.id, quantity: 1 }, { token })).rejects.toMatchObject({ status: 422 })
  })

  it('is limited to 100 lines: it accepts changes of those, but no new one', async () => {
    const { token } = await signedIn(app)
    const sizes = Array.from({ length: 101 }, (_, n) => `${n}`)
    const variants = sizes.map((size) => ({ options: { Size: size }, sku: `MANY-${size}`, price: 5, stock: 9 }))
    const [many] = (await stockShop(app, [seedProduct({ options: [{ name: 'Size', values: sizes }], variants })])) as [Product]
    const lines = many.variants.map(({ id }) => ({ productId: many.id, variantId: id, quantity: 1 }))
    const items = lines.slice(0, 100).map((line) => ({ ...line, changedAt: app.now().toISOString() }))
    expect((await app.call('POST /cart/merge', { items }, { token })).items).toHaveLength(100)
    await expect(app.call('POST /cart', lines[100]!, { token })).rejects.toMatchObject({
      code: 'CAN_NOT_ADD_ITEM_TO_THE_CART',
      errors: { productId: ['the cart is full: 100 lines'] },
    })
    const changed = await app.call('POST /cart', { ...lines[0]!, quantity: 3 }, { token })
    expect([changed.items.length, changed.subtotal]).toEqual([100, 510])
  })

  it('never exceeds its limit when 45 new lines arrive at once', async () => {
    const { token } = await signedIn(app)
    const sizes = Array.from({ length: 140 }, (_, n) => `${n}`)
    const variants = sizes.map((size) => ({ options: { Size: size }, sku: `RACE-${size}`, price: 5, stock: 9 }))
    const [many] = (await stockShop(app, [seedProduct({ options: [{ name: 'Size', values: sizes }], variants })])) as [Product]
    const lines = many.variants.map(({ id }) => ({ productId: many.id, variantId: id, quantity: 1 }))
    const changedAt = app.now().toISOString()
    await app.call('POST /cart/merge', { items: lines.slice(0, 95).map((line) => ({ ...line, changedAt })) }, { token })
    const adds = await Promise.allSettled(lines.slice(95, 140).map((line) => app.call('POST /cart', line, { token })))
    expect(adds.filter((add) => add.status === 'fulfilled')).toHaveLength(5)
    expect((await app.call('GET /cart', {}, { token })).items).toHaveLength(100)
  })

  it('never exceeds its limit when 50 first lines and merges arrive at once', async () => {
    const { token } = await signedIn(app)
    const sizes = Array.from({ length: 130 }, (_, n) => `${n}`)
    const variants = sizes.map((size) => ({ options: { Size: size }, sku: `FIRST-${size}`, price: 5, stock: 9 }))
    const [many] = (await stockShop(app, [seedProduct({ options: [{ name: 'Size', values: sizes }], variants })])) as [Product]
    const lines = many.variants.map(({ id }) => ({ productId: many.id, variantId: id, quantity: 1 }))
    const changedAt = app.now().toISOString()
    const calls = lines.slice(0, 50).map((line, n) => {
      if (n % 5 > 0) return app.call('POST /cart', line, { token })
      const items = lines.slice(50 + 8 * (n / 5), 58 + 8 * (n / 5)).map((each) => ({ ...each, changedAt }))
      return app.call('POST /cart/merge', { items }, { token })
    })
    const full = (await Promise.allSettled(calls)).filter((call) => call.status === 'rejected')
    for (const { reason } of full) expect(reason).toMatchObject({ errors: { productId: ['the cart is full: 100 lines'] } })
    expect((await app.call('GET /cart', {}, { token })).items).toHaveLength(100)
  })

  it('when full, accepts later changes of its lines in a merge, and as many of the newest lines as fit', async () => {
    const { token } = await signedIn(app)
    const sizes = Array.from({ length: 105 }, (_, n) => `${n}`)
    const variants = sizes.map((size) => ({ options: { Size: size }, sku: `FULL-${size}`, price: 5, stock: 9 }))
    const [many] = (await stockShop(app, [seedProduct({ options: [{ name: 'Size', values: sizes }], variants })])) as [Product]
    const line = (n: number, quantity: number, ms: number) => ({
      productId: many.id,
      variantId: many.variants[n]!.id,
      quantity,
      changedAt: new Date(app.now().getTime() + ms).toISOString(),
    })
    await app.call('POST /cart/merge', { items: sizes.slice(0, 99).map((_, n) => line(n, 1, -9000)) }, { token })
    const items = [line(101, 1, -3000), line(102, 1, -1000), line(103, 1, -2000), line(7, 5, -4000)]
    const merged = await app.call('POST /cart/merge', { items }, { token })
    const quantityOf = (n: number) => merged.items.find((item) => item.variantId === many.variants[n]!.id)?.quantity
    expect([merged.items.length, quantityOf(7), quantityOf(102), quantityOf(101), quantityOf(103)]).toEqual([
      100,
      5,
      1,
      undefined,
      undefined,
    ])
  })

  it('keeps the part of a line that was not ordered', async () => {
    const { token } = await signedIn(app)
    await app.call('POST /cart', { productId: bell.id, quantity: 5 }, { token })
    const input = await orderInput(app, [{ product: bell, quantity: 2 }])
    await app.call('POST /user/orders/create-order', input, { token, idempotencyKey: newKey() })
    expect((await app.call('GET /cart', {}, { token })).items).toMatchObject([{ productId: bell.id, quantity: 3 }])
    await app.call(
      'POST /user/orders/create-order',
      { ...input, products: [{ ...input.products[0]!, quantity: 2 }] },
      { token, idempotencyKey: newKey() },
    )
    await app.call('POST /user/orders/create-order', input, { token, idempotencyKey: newKey() })
    expect((await app.call('GET /cart', {}, { token })).items).toEqual([])
  })

  it('has one line after 50 parallel clicks', async () => {
    const { token } = await signedIn(app)
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => app.call('POST /cart', { productId: bell.id, quantity: (n % 9) + 1 }, { token })),
    )
    expect((await app.call('GET /cart', {}, { token })).items).toHaveLength(1)
  })
})

describe("a visitor's cart", () => {
  it('is merged at sign-in: the later change of a line wins, and no line is lost', async () => {
    const { token } = await signedIn(app)
    await app.call('POST /cart', { productId: bell.id, quantity: 2 }, { token })
    await app.call('POST /cart', { productId: last.id, quantity: 1 }, { token })
    const earlier = new Date(app.now().getTime() - 1000).toISOString()
    const later = new Date(app.now().getTime() + 1000).toISOString()
    app.pass(2000)
    const merged = await app.call(
      'POST /cart/merge',
      {
        items: [
          { productId: bell.id, quantity: 7, changedAt: later },
          { productId: last.id, quantity: 3, changedAt: earlier },
          { productId: tee.id, variantId: tee.variants[0]!.id, quantity: 1, changedAt: earlier },
          { productId: gone.id, quantity: 2, changedAt: earlier },
          { productId: newKey(), quantity: 1, changedAt: earlier },
        ],
      },
      { token },
    )
    expect(Object.fromEntries(merged.items.map((i) => [i.productId, i.quantity]))).toEqual({
      [bell.id]: 7,
      [last.id]: 1,
      [tee.id]: 1,
      [gone.id]: 2,
    })
    expect(merged.items.find((i) => i.productId === gone.id)?.notice).toBe('OUT_OF_STOCK')
  })

  it("keeps its order when it is merged, after the customer's lines; a changed line keeps its position", async () => {
    const { token } = await signedIn(app)
    const own = [tee.variants[1]!, tee.variants[0]!, ...bell.variants]
    const lines = own.map(({ id }, n) => ({ productId: n < 2 ? tee.id : bell.id, variantId: id, quantity: 1 }))
    const orders = [lines, lines.toReversed()]
    for (const visitors of orders) {
      await app.call('DELETE /cart/allitems', {}, { token })
      const first = { productId: last.id, quantity: 1 }
      await app.call('POST /cart', first, { token })
      const items = visitors.map((line) => ({ ...line, changedAt: app.now().toISOString() }))
      const merged = await app.call('POST /cart/merge', { items }, { token })
      const expected = [last.variants[0]!.id, ...visitors.map(({ variantId }) => variantId)]
      expect(merged.items.map(({ variantId }) => variantId)).toEqual(expected)
      const changed = await app.call('POST /cart', { ...visitors[1]!, quantity: 2 }, { token })
      expect(changed.items.map(({ variantId }) => variantId)).toEqual(expected)
    }
  })

  it('reveals nothing about an unpublished product', async () => {
    const secret = seedProduct({ name: 'Unannounced bell', publishedDaysAgo: -5 })
    await stockShop(app, [secret])
    const { rows } = await app.database.db.query({ text: 'select id from products where slug = $1', values: [secret.slug] })
    const item = { productId: (rows[0] as { id: string }).id, quantity: 1 }
    expect(await app.call('POST /cart/preview', { items: [item] })).toMatchObject({ items: [], subtotal: 0 })
    const { token } = await signedIn(app)
    const items = [{ ...item, changedAt: app.now().toISOString() }]
    expect((await app.call('POST /cart/merge', { items }, { token })).items).toEqual([])
  })

  it('is priced without an account', async () => {
    const cart = await app.call('POST /cart/preview', {
      items: [
        { productId: bell.id, quantity: 2, price: 40 },
        { productId: newKey(), quantity: 1 },
      ],
    })
    expect(cart).toMatchObject({ id: null, userId: null, subtotal: 99.8, items: [{ price: 49.9, priceWas: 40, notice: 'PRICE_CHANGED' }] })
  })
})
