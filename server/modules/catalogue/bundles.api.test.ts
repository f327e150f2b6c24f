import { afterAll, describe, expect, it } from 'vitest'
import { lastMail, newKey, orderInput, signedIn, staffIn } from '#test/builders.ts'
import { fieldsOf } from '#test/good-inputs-products.ts'
import { upload } from '#test/pictures.ts'
import { importsBy } from '#test/imports.ts'
import { refusalOf, startProductWriter } from '#test/product-writer.ts'
import type { EditedProduct } from '#contract/edited-product.ts'

const { app, token, create, save, read } = await startProductWriter()
const { token: owner } = await staffIn(app, 'owner')
afterAll(() => app.stop())

const first = (product: EditedProduct) => product.variants[0]!.id
const part = (product: EditedProduct, quantity: number, n = 0) => ({ variantId: product.variants[n]!.id, quantity })
let made = 0
/** A product with one variant that consists of these. */
const bundle = (components: { variantId: string; quantity: number }[], over: object = {}) =>
  create({
    options: [],
    variants: [
      {
        sku: `SET-${(made += 1)}`,
        options: {},
        price: 79,
        oldPrice: null,
        weight: null,
        barcode: null,
        content: null,
        components,
        ...over,
      },
    ],
  })
const stockOf = async (product: EditedProduct) => (await read(product.id)).variants[0]!.stock
const shown = async ({ id }: EditedProduct) => (await app.call('GET /user/products/live', { id: [id] })).products[0]?.variants[0]!.stock
const count = (variantId: string, quantity: number) =>
  app.call('POST /admin/stock/changes', { kind: 'count', lines: [{ variantId, quantity }] }, { token: owner })

describe('a bundle', () => {
  it('has the stock that its components allow, and lists them', async () => {
    const [tee, other] = [await create(), await create()]
    const set = await bundle([part(tee, 1), part(other, 2)])
    expect(set.variants[0]).toMatchObject({
      stock: 2,
      components: [
        { variantId: first(tee), quantity: 1, name: tee.name, stock: 5, state: 'live', offered: true },
        { variantId: first(other), quantity: 2 },
      ],
    })
    const page = await app.call('GET /user/products/:id', { id: set.id })
    expect(page.variants[0]).toMatchObject({
      stock: { state: 'low', left: 2 },
      components: [{ productId: tee.id, variantId: first(tee), quantity: 1 }, { quantity: 2 }],
    })
    expect((await read(tee.id)).inBundles).toEqual([{ id: set.id, name: set.name }])
    const saved = await save(set, {
      variants: fieldsOf(set).variants.map((one) => ({ ...one, components: [part(other, 1), part(tee, 5)] })),
    })
    expect(saved.variants[0]!.components!.map(({ variantId }) => variantId)).toEqual([first(other), first(tee)])
    expect(saved.variants[0]!.stock).toBe(1)
    const restored = await app.call('POST /admin/products/:id/versions/restore', { id: set.id, version: 1 }, { token })
    expect(restored.variants[0]).toMatchObject({ stock: 2, components: [{ variantId: first(tee), quantity: 1 }, { quantity: 2 }] })
    const copy = await app.call('POST /admin/products/:id/duplicate', { id: set.id }, { token })
    expect(copy.variants[0]).toMatchObject({ stock: 2, components: [{ quantity: 1 }, { quantity: 2 }] })
  })

  it('consists of variants with stock of their own: no bundle, no gift card, none twice', async () => {
    const tee = await create()
    const set = await bundle([part(tee, 1), part(tee, 1, 1)])
    const card = await create({
      options: [],
      giftCard: { ownAmount: null },
      variants: [{ sku: 'CARD-25', options: {}, price: 25, oldPrice: null, weight: null, barcode: null, content: null }],
    })
    const problems = (components: { variantId: string; quantity: number }[], over = {}) => refusalOf(bundle(components, over))
    expect(await problems([part(set, 1), part(card, 1)])).toEqual([
      'INVALID_INPUT',
      {
        'variants.0.components.0.variantId': ['can not be in a bundle'],
        'variants.0.components.1.variantId': ['can not be in a bundle'],
      },
    ])
    expect(await problems([part(tee, 1), part(tee, 2)])).toEqual([
      'INVALID_INPUT',
      { 'variants.0.components.1.variantId': ['is there twice'] },
    ])
    expect(await problems([part(tee, 1)])).toMatchObject(['INVALID_INPUT', { 'variants.0.components': [expect.any(String)] }])
    expect(await problems([part(tee, 1), part(tee, 1, 1)], { stock: 3, content: { amount: 1, unit: 'piece' } })).toMatchObject([
      'INVALID_INPUT',
      { 'variants.0.stock': [expect.any(String)], 'variants.0.content': [expect.any(String)] },
    ])
    // A variant that has stock or is in a bundle can't become a bundle.
    const turned = fieldsOf(tee).variants.map((one, n) => (n === 0 ? { ...one, components: [part(card, 1), part(tee, 1, 1)] } : one))
    expect((await refusalOf(save(tee, { variants: turned })))[0]).toBe('INVALID_INPUT')
    const [pair, single] = [await create(), await create()]
    const own = fieldsOf(pair).variants.map((one, n) => (n === 0 ? { ...one, components: [part(single, 1), part(pair, 1, 1)] } : one))
    expect(await refusalOf(save(pair, { variants: own }))).toEqual([
      'INVALID_INPUT',
      { 'variants.0.components': ['was ordered, or has stock of its own: add another variant instead'] },
    ])
  })

  it('keeps its components from becoming gift cards, which have no stock', async () => {
    const tee = await create({ isRedeemable: false })
    await bundle([part(tee, 1), part(tee, 1, 1)])
    const giftCard = { ownAmount: null }
    const variants = fieldsOf(tee).variants.map((one) => ({ ...one, oldPrice: null, weight: null }))
    expect(await refusalOf(save(tee, { giftCard, variants }))).toMatchObject(['INVALID_INPUT', { giftCard: [expect.any(String)] }])
    const other = await create({ isRedeemable: false })
    expect(
      await save(other, { giftCard, variants: fieldsOf(other).variants.map((one) => ({ ...one, oldPrice: null, weight: null })) }),
    ).toMatchObject({ giftCard })
  })

  it('can share a component with at most 199 others, also when several are saved in parallel', async () => {
    const tee = await create()
    const set = await bundle([part(tee, 1), part(tee, 1, 1)])
    const others = `
      insert into variants select (jsonb_populate_record(v, jsonb_build_object('id', gen_random_uuid(), 'sku', v.sku || n, 'options', jsonb_build_object('n', n)))).*
      from variants v, generate_series(1, 198) n where v.id = $1 returning id`
    const contents = `insert into bundle_components (bundle_id, component_id, quantity, position) select id, $2, 1, 0 from others`
    await app.database.db.query({ text: `with others as (${others}) ${contents}`, values: [first(set), first(tee)] })
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => refusalOf(bundle([part(tee, 1), part(tee, 1, 1)]))))
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
    expect(outcomes.filter((one) => one[0] === 'TOO_MANY_BUNDLES')).toHaveLength(3)
    // An existing bundle's components can still be changed.
    const pieces = fieldsOf(set).variants.map((one) => ({ ...one, components: [part(tee, 3), part(tee, 1, 1)] }))
    expect((await save(set, { variants: pieces })).variants[0]!.components![0]!.quantity).toBe(3)
    expect(await refusalOf(app.call('POST /admin/products/:id/duplicate', { id: set.id }, { token }))).toEqual(['TOO_MANY_BUNDLES', null])
  })

  it('refuses a stock of its own, by hand and by import', async () => {
    const tee = await create()
    const set = await bundle([part(tee, 1), part(tee, 1, 1)])
    expect(await refusalOf(count(first(set), 7))).toEqual([
      'INVALID_INPUT',
      { 'lines.0.variantId': ['is a bundle: its stock follows from its components'] },
    ])
    expect((await app.call('GET /admin/stock', { q: set.name }, { token: owner })).rows).toEqual([])
  })

  it('omits the SKU of a component that was removed from its product', async () => {
    const tee = await create()
    const set = await bundle([part(tee, 1), part(tee, 1, 1)])
    const { sku } = tee.variants[0]!
    await save(tee, { variants: fieldsOf(tee).variants.slice(0, 1) })
    const [kept, removed] = (await read(set.id)).variants[0]!.components!
    expect([kept, removed]).toMatchObject([
      { sku, offered: true },
      { sku: '', offered: false },
    ])
  })

  it('without a picture shows those of its components, each once', async () => {
    const { url } = await upload(app, token, 'product')
    const tee = await create({ photos: [{ url, alt: 'A tee' }] })
    const set = await bundle([part(tee, 1), part(tee, 1, 1)])
    const page = () => app.call('GET /user/products/:id', { id: set.id })
    expect((await page()).photos).toMatchObject([{ url, alt: 'A tee', displayOrder: 0 }])
    const items = [{ productId: set.id, variantId: first(set), quantity: 1 }]
    expect((await app.call('POST /cart/preview', { items })).items).toMatchObject([{ product: { photo: url } }])
    await save(tee, { photos: [{ url, alt: 'A tee from the front' }] })
    await expect.poll(async () => (await page()).photos[0]!.alt).toBe('A tee from the front')
  })

  it('without a weight of its own weighs as much as its components', async () => {
    const heavy = await create()
    const weighed = await save(heavy, { variants: fieldsOf(heavy).variants.map((one) => ({ ...one, weight: 400 })) })
    const set = await bundle([part(weighed, 2), part(weighed, 1, 1)])
    const page = await app.call('GET /user/products/:id', { id: set.id })
    const placed = await app.call('POST /user/orders/create-order', await orderInput(app, [{ product: page, quantity: 1 }]), {
      idempotencyKey: newKey(),
    })
    const { weights } = await app.call('GET /admin/orders/:id', { id: placed.number }, { token: owner })
    expect(weights).toEqual({ [first(set)]: 1200 })
  })

  it('is exported without a stock, which imports refuse; they may change everything else', async () => {
    const { send, after } = importsBy(app, owner)
    const tee = await create()
    const set = await bundle([part(tee, 1), part(tee, 1, 1)])
    const { sku } = set.variants[0]!
    const rowsOf = async (id: string) => (await app.call('GET /admin/imports/:id/rows', { id }, { token: owner })).rows
    const counted = await send(['SKU,Place,Quantity,Change,Reason', `${sku},,9,,`])
    expect((await rowsOf(counted.id))[0]).toMatchObject({
      action: 'refuse',
      lineErrors: [{ message: expect.stringContaining('is a bundle') }],
    })
    const header = 'Handle,Title,Variant SKU,Variant Price,Variant Inventory Qty'
    const wrong = await send([header, `${set.friendlyPageName},${set.name},${sku},81,4`])
    expect((await rowsOf(wrong.id))[0]).toMatchObject({ action: 'refuse', lineErrors: [{ message: expect.stringContaining('a bundle') }] })
    const right = await send([header, `${set.friendlyPageName},${set.name},${sku},81,`])
    await after('run', right)
    expect((await read(set.id)).variants[0]).toMatchObject({ price: 81, stock: 5, components: [{ quantity: 1 }, { quantity: 1 }] })
  })

  it('follows its components: counted, sold, taken off sale or moved to the trash', async () => {
    const [tee, other] = [await create(), await create()]
    const set = await bundle([part(tee, 1), part(other, 2)])
    await count(first(other), 40)
    expect([await stockOf(set), await shown(set)]).toEqual([5, { state: 'low', left: 5 }])
    await count(first(tee), 40)
    expect([await stockOf(set), await shown(set)]).toEqual([20, { state: 'in' }])
    await count(first(other), 1)
    expect(await shown(set)).toEqual({ state: 'out' })
    const inStock = async () =>
      (await app.call('GET /user/products', { inStock: true, limit: 100 })).products.some(({ id }) => id === set.id)
    expect(await inStock()).toBe(false)
    const { token: waits, email } = await signedIn(app)
    await app.call('POST /stock-alerts', { productId: set.id, variantId: first(set) }, { token: waits })
    await count(first(other), 2)
    expect(await inStock()).toBe(true)
    app.pass(60_000)
    await app.jobs.runDue()
    expect((await lastMail(app, email))?.subject).toContain(set.name)
    const off = await save(tee, { isPublished: false })
    expect([await stockOf(set), await shown(set)]).toEqual([0, { state: 'out' }])
    expect((await read(set.id)).variants[0]!.components![0]).toMatchObject({ state: 'draft' })
    await save(off, { isPublished: true })
    expect(await shown(set)).toEqual({ state: 'low', left: 1 })
    await app.call('DELETE /admin/products/:id', { id: other.id }, { token })
    expect(await shown(set)).toEqual({ state: 'out' })
    // It stays in the trash as long as a bundle that is offered contains it.
    app.pass(31 * 86_400_000)
    await app.jobs.runDue()
    const again = await app.call(
      'POST /admin/products/:id/restore',
      { id: other.id },
      { token: await staffIn(app, 'owner').then((one) => one.token) },
    )
    expect(again.variants[0]!.sku).toBe(other.variants[0]!.sku)
  })
})
