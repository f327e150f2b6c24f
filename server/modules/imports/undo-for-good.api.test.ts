import pg from 'pg'
import { expect, it } from 'vitest'
import type { FileImport } from '#contract/imports.ts'
import { discardProducts } from '#server/modules/catalogue/editor/editor.ts'
import { newKey, orderInput, signedIn } from '#test/builders.ts'
import { openImports } from '#test/imports.ts'
import { undoImport } from './undo.ts'

/** More than two batches. */
const count = 45
const numbers = Array.from({ length: count }, (_, n) => n)

const { app, token, send, after, rowsOf, query } = await openImports()

const lines = (name: string, brand: string, title: string, stock = 9) => [
  'URL handle,Title,Price,SKU,Vendor,Type,Inventory quantity',
  ...numbers.map((n) => `${name}-${n},${title} ${n},20,${name}-${n},${brand},${brand}s,${stock}`),
]
const productOf = async (slug: string) => app.call('GET /user/products/url/:uniqueName', { uniqueName: slug })
const inTrash = async (q: string) => (await app.call('GET /admin/products', { q, state: 'trash', limit: 100 }, { token })).rows
const troubles = async (one: FileImport) =>
  (await rowsOf(one, 'trouble')).map(({ key, result, lineErrors }) => [key, result, lineErrors[0]!.message])

it('permanent undo frees handles and SKUs immediately, so that the corrected file creates its products, as often as it is undone', async () => {
  for (const title of ['Wrong', 'Wronger', 'Right']) {
    const checked = await send(lines('fix', 'Fixwell', title))
    expect(checked.found).toMatchObject({ create: count, refuse: 0 })
    const done = await after('run', checked)
    expect(done.done).toMatchObject({ created: count, failed: 0 })
    expect((await productOf('fix-3')).info.name).toBe(`${title} 3`)
    if (title === 'Right') break
    expect((await after('undo', done)).done).toEqual({ created: count, updated: 0, failed: 0, undone: count, left: 0, trashed: 0 })
    await expect(productOf('fix-3')).rejects.toMatchObject({ code: 'INVALID_PRODUCT_ID' })
    expect(await inTrash('fix')).toEqual([])
    const { rows } = await app.call('GET /admin/imports/:id/rows', { id: done.id, limit: 1 }, { token })
    expect(rows).toMatchObject([{ result: 'undone', targetId: null }])
    await expect(after('undo', done)).rejects.toMatchObject({ code: 'IMPORT_IS_NOT_IN_THAT_STATE' })
  }
  expect(await query(`select sku from variants where sku like 'fix-%' and active`)).toHaveLength(count)
})

it('permanent undo moves products with references to the trash, with the reason for each, and a restored one has its handle again', async () => {
  const done = await after('run', await send(lines('held', 'Heldwell', 'Held')))
  const buyer = await signedIn(app)
  const [ordered, wished, asked, reduced, counted, saved, translated] = await Promise.all(
    [0, 1, 2, 3, 4, 5, 6].map((n) => productOf(`held-${n}`)),
  )
  const order = await orderInput(app, [{ product: ordered!, quantity: 1 }], { email: buyer.email })
  await app.call('POST /user/orders/create-order', order, { token: buyer.token, idempotencyKey: newKey() })
  await app.call('POST /wishlist', { productId: wished!.id }, { token: buyer.token })
  await app.call(
    'POST /user/products/:id/add-question',
    { id: asked!.id, question: 'How long is it, from end to end?' },
    { token: buyer.token },
  )
  const endsAt = new Date(app.now().getTime() + 86_400_000).toISOString()
  const prices = [{ variantId: reduced!.variants[0]!.id, price: 10 }]
  await app.call('POST /admin/deals', { productId: reduced!.id, endsAt, prices }, { token })
  const change = (quantity: number, productAt: typeof counted) =>
    app.call(
      'POST /admin/stock/changes',
      { kind: 'adjust', reason: 'Found', lines: [{ variantId: productAt!.variants[0]!.id, quantity }] },
      { token },
    )
  await change(2, counted)
  await query(`insert into saved_lines (user_id, variant_id, quantity, price, saved_at) values ($1, $2, 1, 100, now())`, [
    buyer.userId,
    saved!.variants[0]!.id,
  ])
  await query(`insert into product_translations (product_id, locale, name) values ($1, 'bn', 'ধরা')`, [translated!.id])
  // Taken back again: nothing is missed with it.
  const back = await productOf('held-7')
  for (const quantity of [3, -3]) await change(quantity, back)
  const undone = await after('undo', done)
  expect(undone).toMatchObject({ state: 'undone', done: { undone: count - 7, left: 0, trashed: 7 } })
  const said = (why: string) => `is in the trash, where it can be restored: it ${why}`
  expect(await troubles(done)).toEqual([
    ['held-0', 'trashed', said('was ordered')],
    ['held-1', 'trashed', said('is on a wishlist')],
    ['held-2', 'trashed', said('was asked about')],
    ['held-3', 'trashed', said('has a deal')],
    ['held-4', 'trashed', said('has other stock by now')],
    ['held-5', 'trashed', said('was saved for later')],
    ['held-6', 'trashed', said('was translated')],
  ])
  expect(await inTrash('held')).toHaveLength(7)
  const again = await send(['URL handle,Title,Price,SKU', 'held-0,Held,20,held-0', 'other,Other,20,held-1', 'held-9,Held,20,held-9'])
  expect(again.found).toMatchObject({ create: 1, refuse: 2 })
  const { rows } = await app.call('GET /admin/imports/:id/rows', { id: again.id, show: 'refuse' }, { token })
  expect(rows.map(({ lineErrors }) => lineErrors.map(({ message }) => message))).toEqual([
    ['is that of a product in the trash: restore it there first'],
    ['"held-1" is that of the product "held-1" in the trash: restore it there first'],
  ])
  await app.call('POST /admin/products/:id/restore', { id: ordered!.id }, { token })
  expect(await app.call('GET /admin/products/:id', { id: ordered!.id }, { token })).toMatchObject({
    friendlyPageName: 'held-0',
    state: 'draft',
    // A product in the trash keeps its category and its brand.
    categoryIds: [expect.any(String)],
  })
})

const waiting = async () => (await query<{ n: number }>(`select count(*)::int as n from pg_locks where not granted`))[0]!.n

it('permanent undo waits for a question that is being asked, and moves its product to the trash', async () => {
  const done = await after('run', await send(['URL handle,Title,Price,SKU', 'asking,Asking,20,asking']))
  const { userId } = await signedIn(app)
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query(
    `insert into questions (id, product_id, user_id, text, created_at)
     select gen_random_uuid(), id, $1, 'How long?', now() from products where slug = 'asking'`,
    [userId],
  )
  const undone = after('undo', done)
  await expect.poll(waiting).toBe(1)
  await client.query('commit')
  await client.end()
  expect((await undone).done).toMatchObject({ undone: 0, trashed: 1 })
  expect(await troubles(done)).toEqual([['asking', 'trashed', 'is in the trash, where it can be restored: it was asked about']])
})

it('a question or wish that waits for a permanent undo is refused, and leaves no row', async () => {
  await after('run', await send(['URL handle,Title,Price,SKU', 'going,Going,20,going']))
  const { id } = await productOf('going')
  const { token: buyer } = await signedIn(app)
  const refusals = await app.database.transaction(async (tx) => {
    await discardProducts(tx, [id], app.now())
    const asked = app.call('POST /user/products/:id/add-question', { id, question: 'How long is it, from end to end?' }, { token: buyer })
    const calls = Promise.allSettled([asked, app.call('POST /wishlist', { productId: id }, { token: buyer })])
    await expect.poll(waiting).toBe(2)
    return { calls }
  })
  expect(await refusals.calls).toMatchObject([
    { status: 'rejected', reason: { code: 'INVALID_PRODUCT_ID' } },
    { status: 'rejected', reason: { code: 'CAN_NOT_ADD_ITEM_TO_THE_WISHLIST', errors: { productId: ['is not on sale'] } } },
  ])
  const rows = `select product_id from questions where product_id = $1 union all select product_id from wishlist_items where product_id = $1`
  expect(await query(rows, [id])).toEqual([])
})

it('permanent undo with 50 parallel orders and repeated clicks moves ordered products to the trash and deletes all others', async () => {
  const done = await after('run', await send(lines('race', 'Racewell', 'Race', 60)))
  const shop = await Promise.all(numbers.map((n) => productOf(`race-${n}`)))
  const buyer = await signedIn(app)
  const inputs = await Promise.all(
    Array.from({ length: 50 }, (_, n) => {
      const some = [shop[(n * 7) % count]!, shop[(n * 7 + 20) % count]!]
      const ordered = (n % 2 ? some : some.toReversed()).map((product) => ({ product, quantity: 1 }))
      return orderInput(app, ordered, { email: buyer.email })
    }),
  )
  const clicks = await Promise.allSettled(
    Array.from({ length: 50 }, () => app.call('POST /admin/imports/:id/undo', { id: done.id }, { token })),
  )
  expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const orders = inputs.map((input) => app.call('POST /user/orders/create-order', input, { token: buyer.token, idempotencyKey: newKey() }))
  const [outcomes] = await Promise.all([
    Promise.allSettled(orders),
    ...Array.from({ length: 10 }, () => undoImport(app.database, done.id, app.now)),
  ])
  const wrong = await query(
    `select p.id from products p where p.id = any($1)
       and (p.deleted_at is null or (p.purged_at is null) <> exists (select from order_lines l where l.product_id = p.id))`,
    [shop.map(({ id }) => id)],
  )
  expect(wrong).toEqual([])
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
  for (const reason of reasons) expect(reason).toMatchObject({ name: 'Refusal', status: 422 })
  const { done: counted, state } = await app.call('GET /admin/imports/:id', { id: done.id }, { token })
  expect([state, counted.undone + counted.trashed, counted.left]).toEqual(['undone', count, 0])
})
