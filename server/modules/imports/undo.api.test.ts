import { expect, it } from 'vitest'
import type { FileImport } from '#contract/imports.ts'
import type { Product } from '#contract/product.ts'
import { newKey, orderInput, seedProduct, signedIn, stockShop } from '#test/builders.ts'
import { fieldsOf } from '#test/good-inputs-products.ts'
import { openImports } from '#test/imports.ts'
import { undoImport } from './undo.ts'

/** More than two batches. */
const count = 45
const numbers = Array.from({ length: count }, (_, n) => n)

const { app, token, send, after, rowsOf, query } = await openImports()

/** This many products, with the SKUs `<name>-0`, `<name>-1` and so on. */
const shopOf = (name: string, stock = 10) =>
  stockShop(
    app,
    numbers.map((n) =>
      seedProduct({ slug: `${name}-${n}`, name: `${name} ${n}`, variants: [{ sku: `${name}-${n}`, options: {}, price: 20, stock }] }),
    ),
  )
const stocks = async (name: string) =>
  (await query(`select stock from variants where sku like $1 order by length(sku), sku`, [`${name}-%`])).map(({ stock }) => stock)
const prices = async (name: string) =>
  (await query(`select price from variants where sku like $1 order by length(sku), sku`, [`${name}-%`])).map(({ price }) => price)
const troubles = async (one: FileImport) => (await rowsOf(one, 'trouble')).map(({ key, lineErrors }) => [key, lineErrors[0]!.message])
const stockFile = (name: string, quantity: number) => ['SKU,Quantity', ...numbers.map((n) => `${name}-${n},${quantity}`)]
const priceFile = (name: string) => ['SKU,Price', ...numbers.map((n) => `${name}-${n},25`)]

it('undoing an import of many products skips those that were changed or trashed since, reports them, and undoes the others', async () => {
  const shop = await shopOf('bar')
  const done = await after('run', await send(['URL handle,Title,Price,SKU', ...numbers.map((n) => `bar-${n},Iron ${n},21,`)]))
  expect(done.done).toMatchObject({ updated: count, failed: 0 })
  const { id } = shop[7]!
  const mine = await app.call('GET /admin/products/:id', { id }, { token })
  await app.call('PUT /admin/products/:id', { ...fieldsOf(mine), isFeatured: !mine.isFeatured, id, version: mine.version }, { token })
  await app.call('DELETE /admin/products/:id', { id: shop[30]!.id }, { token })
  const undone = await after('undo', done)
  expect(undone).toMatchObject({ state: 'undone', done: { undone: count - 2, left: 2 } })
  expect(await troubles(done)).toEqual([
    ['bar-7', 'was changed since'],
    ['bar-30', 'is in the trash'],
  ])
  const names = (await query(`select name from products where slug like 'bar-%' order by length(slug), slug`, [])).map(({ name }) => name)
  expect(names).toEqual(numbers.map((n) => ([7, 30].includes(n) ? `Iron ${n}` : `bar ${n}`)))
  expect(await prices('bar')).toEqual(numbers.map((n) => ([7, 30].includes(n) ? 2100 : 2000)))
})

it('undoing works for several imports of the same products, the last one first, and accepts values that were restored by hand', async () => {
  const lines = (price: number) => ['URL handle,Title,Price,SKU', ...numbers.map((n) => `pin-${n},Pin ${n},${price},pin-${n}`)]
  const first = await after('run', await send(lines(20)))
  const second = await after('run', await send(lines(22)))
  const third = await after('run', await send(['SKU,Price', ...numbers.map((n) => `pin-${n},25`)]))
  expect([first.done, second.done, third.done]).toMatchObject([{ created: count }, { updated: count }, { updated: count }])
  for (const run of [third, second]) expect((await after('undo', run)).done).toMatchObject({ undone: count, left: 0 })
  const [{ id }] = (await query(`select id from products where slug = 'pin-4'`, [])) as [{ id: string }]
  for (const isFeatured of [true, false]) {
    const now = await app.call('GET /admin/products/:id', { id }, { token })
    await app.call('PUT /admin/products/:id', { ...fieldsOf(now), isFeatured, id, version: now.version }, { token })
  }
  expect((await after('undo', first)).done).toMatchObject({ undone: count, left: 0 })
  expect(await query(`select from products where slug like 'pin-%' and deleted_at is null`, [])).toEqual([])
})

it('undoing an import keeps brands and categories as a later import changed them; once that is undone too, they are as the first import made them', async () => {
  const line = (brand: string, type: string) => [
    'URL handle,Title,Price,SKU,Vendor,Type',
    `sled,Sled,20,SLED,${brand},${type}`,
    `cone,Cone,5,CONE,Fellfirst,Cones`,
  ]
  const first = await after('run', await send(line('Fellfirst', 'Sleds')))
  const second = await after('run', await send(line('Fellsecond', 'Sleds > Heavy')))
  expect([first.done, second.done]).toMatchObject([{ created: 2 }, { updated: 1 }])
  expect((await after('undo', first)).done).toMatchObject({ undone: 1, left: 1 })
  // Fellfirst is kept although no product has it now; Cones was deleted, because only a deleted product had it.
  const named = async () =>
    [
      ...(await query(`select name from brands where name like 'Fell%' and removed_at is null order by name`, [])),
      ...(await query(`select name from categories where name in ('Sleds', 'Heavy', 'Cones') order by name`, [])),
    ].map(({ name }) => name)
  expect(await named()).toEqual(['Fellfirst', 'Fellsecond', 'Heavy', 'Sleds'])
  expect((await after('undo', second)).done).toMatchObject({ undone: 1, left: 0 })
  const [sled] = await query(
    `select b.name from products p join brands b on b.id = p.brand_id where p.slug = 'sled' and p.deleted_at is null`,
    [],
  )
  expect([sled, await named()]).toEqual([{ name: 'Fellfirst' }, ['Fellfirst', 'Sleds']])
})

it('undoing an import names the brand, category, handle or SKU that a row needs and that is missing or taken', async () => {
  const names = ['brand', 'type', 'handle', 'sku']
  const rows = (vendor: string, type: string) => names.map((name) => `gone-${name},Gone ${name},20,GONE-${name},${vendor},${type}`)
  const head = 'URL handle,Title,Price,SKU,Vendor,Type'
  await after('run', await send([head, ...rows('Gone before', 'Gone before')]))
  await after('run', await send([head, 'free,Free,20,FREE,Gone before,Gone before']))
  const done = await after('run', await send([head, ...rows('Gone after', 'Gone after')]))
  expect(done.done).toMatchObject({ updated: names.length })
  await query(
    `update import_rows set before = jsonb_set(before, '{document,brandId}', to_jsonb(gen_random_uuid())) where import_id = $1 and key = 'gone-brand'`,
    [done.id],
  )
  await query(
    `update import_rows set before = jsonb_set(before, '{document,categoryIds}', jsonb_build_array(gen_random_uuid())) where import_id = $1 and key = 'gone-type'`,
    [done.id],
  )
  await query(
    `update import_rows set before = jsonb_set(before, '{document,friendlyPageName}', '"free"') where import_id = $1 and key = 'gone-handle'`,
    [done.id],
  )
  await query(
    `update import_rows set before = jsonb_set(before, '{document,variants,0,sku}', '"FREE"') where import_id = $1 and key = 'gone-sku'`,
    [done.id],
  )
  expect((await after('undo', done)).done).toMatchObject({ undone: 0, left: names.length })
  expect(await troubles(done)).toEqual([
    ['gone-brand', "can't be taken back: the brand it had is gone"],
    ['gone-type', "can't be taken back: a category it had is gone"],
    ['gone-handle', "can't be taken back: another product has the handle that it had"],
    ['gone-sku', "can't be taken back: another product has an SKU that it had"],
  ])
})

it('undoing an import takes back the stock of a batch except for what was sold since, which is reported', async () => {
  await shopOf('disc', 0)
  const done = await after('run', await send(stockFile('disc', 5)))
  const sold = await query(`select id from variants where sku = 'disc-12'`, [])
  await app.call(
    'POST /admin/stock/changes',
    { kind: 'adjust', reason: 'Sold', lines: [{ variantId: sold[0]!['id'] as string, quantity: -2 }] },
    { token },
  )
  const undone = await after('undo', done)
  expect(undone.done).toMatchObject({ undone: count - 1, left: 1 })
  expect((await troubles(done)).map(([key]) => key)).toEqual(['disc-12'])
  expect(await stocks('disc')).toEqual(numbers.map((n) => (n === 12 ? 3 : 0)))
})

it('undoing an import keeps prices that were changed since and takes back the others, also within one product', async () => {
  await shopOf('band')
  const done = await after('run', await send(priceFile('band')))
  await after('run', await send(['SKU,Price', 'band-3,26']))
  expect((await after('undo', done)).done).toMatchObject({ undone: count - 1, left: 1 })
  expect(await troubles(done)).toEqual([['band-3', 'was changed since']])
  expect(await prices('band')).toEqual(numbers.map((n) => (n === 3 ? 2600 : 2000)))
})

it('undoing an import restores the prices of a running reduction as if it had never ended', async () => {
  const [{ id }] = (await stockShop(app, [
    seedProduct({ slug: 'sale', name: 'Sale', variants: [{ sku: 'SALE', options: {}, price: 30, stock: 5 }] }),
  ])) as [Product]
  app.pass(1000)
  const given = fieldsOf(await app.call('GET /admin/products/:id', { id }, { token }))
  const variants = given.variants.map((variant) => ({ ...variant, price: 20, oldPrice: 30 }))
  await app.call('PUT /admin/products/:id', { ...given, variants, id, version: 1 }, { token })
  const shown = async () =>
    (await app.call('GET /user/products/:id', { id })).variants.map(({ price, oldPrice, lowestPrice }) => [price, oldPrice, lowestPrice])
  await expect.poll(shown).toEqual([[20, 30, 30]])
  app.pass(1000)
  const done = await after('run', await send(['SKU,Price,Compare-at price', 'SALE,25,35']))
  await expect.poll(shown).toEqual([[25, null, 20]])
  app.pass(1000)
  await after('undo', done)
  await expect.poll(shown).toEqual([[20, 30, 30]])
})

it('undoing an import is resumed after its process was killed, and undoes nothing twice when several run it', async () => {
  await shopOf('rack', 1)
  const done = await after('run', await send(stockFile('rack', 9)))
  await app.call('POST /admin/imports/:id/undo', { id: done.id }, { token })
  let turns = 0
  const killed = undoImport(app.database, done.id, () => {
    if ((turns += 1) > 1) throw new Error('killed')
    return app.now()
  })
  await expect(killed).rejects.toThrow('killed')
  expect((await stocks('rack')).filter((stock) => stock === 1)).toHaveLength(20)
  await Promise.all(Array.from({ length: 50 }, () => undoImport(app.database, done.id, app.now)))
  expect(await stocks('rack')).toEqual(numbers.map(() => 1))
  const { done: counted, state } = await app.call('GET /admin/imports/:id', { id: done.id }, { token })
  expect([state, counted]).toMatchObject(['undone', { undone: count, left: 0 }])
})

it('undoing an import with 50 parallel orders takes back only what it added: no unit is sold twice, none is lost', async () => {
  const shop = await shopOf('belt', 60)
  const done = await after('run', await send(stockFile('belt', 100)))
  const buyer = await signedIn(app)
  // Two products of a batch in one order, in either direction.
  const inputOf = (n: number) => {
    const some = [shop[n % count]!, shop[(n + 11) % count]!]
    const lines = (n % 2 ? some : some.toReversed()).map((product) => ({ product, quantity: 1 }))
    return orderInput(app, lines, { email: buyer.email })
  }
  const inputs = await Promise.all(Array.from({ length: 50 }, (_, n) => inputOf(n)))
  const order = (input: (typeof inputs)[number]) =>
    app.call('POST /user/orders/create-order', input, { token: buyer.token, idempotencyKey: newKey() })
  await app.call('POST /admin/imports/:id/undo', { id: done.id }, { token })
  const [, ...orders] = await Promise.all([undoImport(app.database, done.id, app.now), ...inputs.map(order)])
  expect(orders).toHaveLength(50)
  expect((await stocks('belt')).reduce<number>((sum, stock) => sum + Number(stock), 0)).toBe(count * 60 - 100)
  expect((await app.call('GET /admin/imports/:id', { id: done.id }, { token })).done).toMatchObject({ undone: count, left: 0 })
})

it('undoing an import removes the redirects of a batch one after the other', async () => {
  const lines = numbers.map((n) => `/way-${n},/way-${n + 1}`)
  const first = await after('run', await send(['Redirect from,Redirect to', '/way-5,/search']))
  const done = await after('run', await send(['Redirect from,Redirect to', ...lines, `/way-${count},/market`]))
  expect(done.done.failed).toBe(0)
  expect((await after('undo', done)).done).toMatchObject({ left: 0 })
  const { rows } = await app.call('GET /admin/redirects', { q: '/way-' }, { token })
  expect(rows).toMatchObject([{ from: '/way-5', to: '/search' }])
  expect((await after('undo', first)).done).toMatchObject({ undone: 1 })
})

it('undoing an import takes back stock at several locations in one batch, and skips a removed location', async () => {
  await shopOf('mat', 0)
  for (const name of ['Cellar', 'Loft']) await app.call('POST /admin/stock/places', { name }, { token })
  const { places } = await app.call('GET /admin/stock/places', {}, { token })
  const lines = numbers.map((n) => `mat-${n},${n % 2 ? 'Cellar' : ''},4`)
  const done = await after('run', await send(['SKU,Place,Quantity', ...lines, 'mat-0,Loft,1']))
  expect(done.done).toMatchObject({ updated: count + 1 })
  const loft = places.find(({ name }) => name === 'Loft')!.id
  const [first] = await query(`select id from variants where sku = 'mat-0'`, [])
  const back = [{ variantId: first!['id'] as string, quantity: -1 }]
  await app.call('POST /admin/stock/changes', { kind: 'adjust', placeId: loft, reason: 'Moved', lines: back }, { token })
  await app.call('DELETE /admin/stock/places', { id: loft }, { token })
  expect((await after('undo', done)).done).toMatchObject({ undone: count, left: 1 })
  expect((await troubles(done)).map(([key]) => key)).toEqual(['mat-0'])
  expect(await stocks('mat')).toEqual(numbers.map(() => 0))
})

it('undoing an import removes brands and categories shared with an import undone earlier, once they are unused', async () => {
  const head = 'URL handle,Title,Price,SKU,Vendor,Type'
  const first = await after('run', await send([head, 'joint-1,Joint,20,JOINT-1,Jointwell,Joints']))
  const second = await after('run', await send([head, 'joint-2,Joint,20,JOINT-2,Jointwell,Joints > Deep']))
  const third = await after('run', await send([head, 'joint-3,Joint,20,JOINT-3,Jointwell,Joints']))
  const named = async () =>
    [
      ...(await query(`select name from brands where name = 'Jointwell' and removed_at is null`, [])),
      ...(await query(`select name from categories where name in ('Joints', 'Deep') order by name`, [])),
    ].map(({ name }) => name)
  await after('undo', first)
  expect(await named()).toEqual(['Jointwell', 'Deep', 'Joints'])
  await after('undo', third)
  expect(await named()).toEqual(['Jointwell', 'Deep', 'Joints'])
  await after('undo', second)
  expect(await named()).toEqual([])
})
