import { beforeAll, describe, expect, it } from 'vitest'
import { newKey, orderInput, seedProduct, signedIn, stockShop } from '#test/builders.ts'
import { openImports } from '#test/imports.ts'

const { app, token, query, send, after, rowsOf } = await openImports()
let shop: Awaited<ReturnType<typeof stockShop>>
beforeAll(async () => {
  const options = [{ name: 'Size', values: ['S', 'M'] }]
  shop = await stockShop(app, [
    seedProduct({
      slug: 'bell',
      name: 'Bell',
      price: 20,
      oldPrice: 30,
      variants: [{ sku: 'BELL', options: {}, price: 20, oldPrice: 30, stock: 5 }],
    }),
    seedProduct({
      slug: 'tee',
      name: 'Tee',
      options,
      variants: ['S', 'M'].map((size) => ({ sku: `TEE-${size}`, options: { Size: size }, price: 25, stock: 4 })),
    }),
  ])
  await app.call('POST /admin/stock/places', { name: 'Back room' }, { token })
})

const file = async (path: string) => {
  const response = await app.request(`/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  expect(response.status).toBe(200)
  return (await response.text()).replace('\uFEFF', '')
}
const linesOf = async (path: string) => (await file(path)).trim().split('\r\n')
const stockOf = async () =>
  Object.fromEntries(
    (await app.call('GET /admin/stock', {}, { token })).rows.map(({ sku, stock, places }) => [
      sku,
      [stock, ...places.map((p) => p.quantity)],
    ]),
  )
/** Whether every variant's stock is the sum of its movements. */
const addsUp = () =>
  query(
    `select v.sku from variants v where v.stock <> (select coalesce(sum(quantity), 0) from stock_movements m where m.variant_id = v.id and m.place_id is null)`,
  )

describe('a stock import', () => {
  it('sets and adjusts stock by location through the ledger, reports errors by line, and can be undone', async () => {
    const checked = await send([
      'SKU,Place,Quantity,Change,Reason',
      'BELL,,9,,Counted',
      'TEE-S,,,-1,Broken',
      'TEE-M,back room,6,,',
      'TEE-M,,4,,',
      'NONE,,1,,',
      'BELL,,3,,',
      'TEE-S,Attic,1,,',
      'TEE-M,,1,2,',
      'TEE-M,,x,,',
    ])
    expect(checked).toMatchObject({ kind: 'stock', state: 'ready', total: 9, found: { create: 0, update: 3, same: 1, refuse: 5 } })
    const rows = await rowsOf(checked)
    expect(rows.slice(0, 3).map(({ name, changes }) => [name, changes[0]!.before, changes[0]!.after])).toEqual([
      ['Bell', '5', '9'],
      ['Tee, S', '4', '3'],
      ['Tee, M', '0', '6'],
    ])
    expect((await rowsOf(checked, 'refuse')).map(({ lineErrors: [error] }) => [error!.line, error!.column, error!.message])).toEqual([
      [6, 'SKU', 'is not a SKU of this shop'],
      [7, 'SKU', 'is on line 2, too'],
      [8, 'Place', 'is not a location: add it on the stock screen'],
      [9, 'Change', 'stands beside a quantity: one of them'],
      [10, 'Quantity', 'is not a whole number from 0 to 1000000'],
    ])
    const done = await after('run', checked)
    expect(done).toMatchObject({ state: 'done', done: { updated: 3, failed: 0 } })
    expect(await stockOf()).toEqual({ BELL: [9], 'TEE-S': [3], 'TEE-M': [4, 6] })
    expect((await after('undo', done)).done).toMatchObject({ undone: 3, left: 0 })
    expect(await stockOf()).toEqual({ BELL: [5], 'TEE-S': [4], 'TEE-M': [4, 0] })
    expect(await addsUp()).toEqual([])
  })

  it('of its own export changes nothing; only filtered rows are exported', async () => {
    const exported = await linesOf('/admin/stock/export')
    expect(exported.slice(0, 2)).toEqual(['SKU,Product,Options,Place,Quantity,Reason', 'TEE-S,Tee,S,,4,'])
    const checked = await send(exported)
    expect(checked).toMatchObject({ kind: 'stock', total: 4, found: { update: 0, same: 4, refuse: 0 } })
    expect(await linesOf('/admin/stock/export?q=bell')).toEqual(['SKU,Product,Options,Place,Quantity,Reason', 'BELL,Bell,,,5,'])
  })

  it('deducts units in parallel with 50 orders: the ledger adds up, and no stock falls below zero', async () => {
    const [bell] = shop
    const buyer = await signedIn(app)
    await after('run', await send(['SKU,Quantity', 'BELL,60']))
    const input = await orderInput(app, [{ product: bell!, quantity: 1 }], { email: buyer.email })
    const checked = await send(['SKU,Change,Reason', 'BELL,-25,Fair'])
    await app.call('POST /admin/imports/:id/run', { id: checked.id }, { token })
    const order = () =>
      app.call('POST /user/orders/create-order', input, { token: buyer.token, idempotencyKey: newKey() }).then(
        () => 1,
        () => 0,
      )
    const [, ...sold] = await Promise.all([app.jobs.runDue(), ...Array.from({ length: 50 }, order)])
    const count = sold.reduce((sum, one) => sum + one, 0)
    const { done } = await app.call('GET /admin/imports/:id', { id: checked.id }, { token })
    expect((await stockOf())['BELL']).toEqual([60 - count - 25 * done.updated])
    expect(await addsUp()).toEqual([])
  })
})

describe('a price import', () => {
  it('changes prices with a version of the product, refuses invalid reductions, and is undone except for what was changed since', async () => {
    const [bell, tee] = shop
    const checked = await send(['SKU,Price,Compare-at price', 'BELL,18.50,30', 'TEE-S,22,', 'TEE-M,25,20', 'TEE-M,abc,', 'NO,1,'])
    expect(checked).toMatchObject({ kind: 'prices', found: { update: 2, same: 0, refuse: 3 } })
    expect((await rowsOf(checked))[0]!.changes).toEqual([{ column: 'Price', before: '20.00', after: '18.50' }])
    const done = await after('run', checked)
    expect(done.done).toMatchObject({ updated: 2, failed: 0 })
    const saved = await app.call('GET /admin/products/:id', { id: bell!.id }, { token })
    expect(saved).toMatchObject({ version: 2, variants: [{ price: 18.5, oldPrice: 30 }] })
    await after('run', await send(['SKU,Price', 'TEE-S,23']))
    expect((await after('undo', done)).done).toMatchObject({ undone: 1, left: 1 })
    const now = await Promise.all([bell!, tee!].map(({ id }) => app.call('GET /admin/products/:id', { id }, { token })))
    expect(now.map(({ variants }) => variants.map(({ price }) => price))).toEqual([[20], [23, 25]])
  })

  it('of its own export changes nothing', async () => {
    const exported = await linesOf('/admin/imports/prices')
    expect(exported[0]).toBe('SKU,Product,Options,Price,Compare-at price')
    expect(await send(exported)).toMatchObject({ kind: 'prices', total: 3, found: { update: 0, same: 3, refuse: 0 } })
    expect(await linesOf('/admin/imports/prices?q=bell')).toEqual([exported[0], 'BELL,Bell,,20.00,30.00'])
  })
})

const head =
  'First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags'
describe('a customer import', () => {
  it('creates accounts without password or mail, with consent, address, tags and note; exports the same; and can be undone', async () => {
    const known = await signedIn(app)
    const mails = async () => (await app.database.db.query({ text: 'select count(*)::int as n from messages', values: [] })).rows
    const before = await mails()
    const lines = [
      head,
      `Ada,Moreno,ADA@example.com,yes,,1 Forge Street,,Portland,OR,US,'97201,+15035550101,'+15035550101,no,0.00,0,=Likes bells,no,"gold, vip"`,
      'Bo,,bo@example.com,no,,,,,,,,,,no,0.00,0,,no,',
      `Cy,,${known.email},yes,,,,,,,,,,no,0.00,0,,no,`,
      'Di,,bo@example.com,no,,,,,,,,,,no,,,,no,',
      'Ed,,nobody,no,,,,,,,,,,no,,,,no,',
      'Flo,Ray,flo@example.com,no,,2 Lost Road,,Nowhere,,XX,1,,,no,0.00,0,,no,',
    ]
    const checked = await send(lines)
    expect(checked).toMatchObject({ kind: 'customers', found: { create: 3, update: 0, same: 1, refuse: 2 } })
    expect((await rowsOf(checked)).map(({ lineErrors, warnings }) => [...lineErrors, ...warnings].map(({ message }) => message))).toEqual([
      [],
      [],
      ['has an account here already: it stays as it is'],
      ['is on line 3, too'],
      ['is not an email'],
      [expect.stringMatching(/^is left out: its \w+ is missing or not one we can ship to$/)],
    ])
    const done = await after('run', checked)
    expect(done.done).toMatchObject({ created: 3, failed: 0 })
    expect(await mails()).toEqual(before)
    const account = { text: `select password_hash, phone, unproved_phone from users where email = 'ada@example.com'`, values: [] }
    expect((await app.database.db.query(account)).rows).toEqual([{ password_hash: null, phone: null, unproved_phone: '+15035550101' }])
    const exported = await linesOf('/admin/customers/export?format=shopify&q=example.com')
    const ada = exported.find((line) => line.includes('ada@example.com'))
    expect(ada).toBe(
      `Ada,Moreno,ada@example.com,yes,,1 Forge Street,,Portland,OR,US,97201,+15035550101,+15035550101,no,0.00,0,'=Likes bells,no,"gold, vip"`,
    )
    const mine = [head, ...exported.filter((line) => /ada@|bo@|flo@/.test(line))]
    expect(await send(mine)).toMatchObject({ found: { create: 0, same: 3, refuse: 0 } })
    expect((await after('undo', done)).done).toMatchObject({ undone: 3, left: 0 })
    expect(await linesOf('/admin/customers/export?format=shopify&q=ada@example.com')).toHaveLength(1)
    const again = await after('run', await send(mine))
    expect(again.done).toMatchObject({ created: 3 })
    const third = await linesOf('/admin/customers/export?format=shopify&q=example.com')
    expect(third.filter((line) => /ada@|bo@|flo@/.test(line)).toSorted()).toEqual(mine.slice(1).toSorted())
  })

  it('removes erased customers from its rows, and records exports in the audit log', async () => {
    await app.database.db.query({ text: `delete from users where email = 'flo@example.com'`, values: [] })
    const left = await app.database.db.query({
      text: `select count(*)::int as n from import_rows where key = 'flo@example.com' and action <> 'refuse' and target_id is not null`,
      values: [],
    })
    expect(left.rows).toEqual([{ n: 0 }])
    const { rows } = await app.call('GET /admin/audit', { call: 'exportStaffCustomers' }, { token })
    expect(rows[0]).toMatchObject({ call: 'exportStaffCustomers', after: { format: 'shopify', q: '•••' } })
  })
})

describe('a discount code import', () => {
  it('adds codes to promotions, changes their usage limits, and can be undone', async () => {
    const promotion = { name: 'Spring', trigger: 'code', effect: { kind: 'percent', percent: 10 } } as const
    const { id } = await app.call('POST /admin/promotions', { ...promotion, firstCode: 'SPRING' }, { token })
    const checked = await send([
      'Promotion,Code,Uses at most',
      'Spring,one-1,1',
      'Spring,TWO-2,',
      'Spring,SPRING,50',
      'Autumn,THREE,',
      'Spring,!!,',
      'Spring,ONE-1,',
    ])
    expect(checked).toMatchObject({ kind: 'codes', found: { create: 2, update: 1, same: 0, refuse: 3 } })
    const done = await after('run', checked)
    expect(done.done).toMatchObject({ created: 2, updated: 1 })
    const exported = await linesOf(`/admin/promotions/${id}/codes.csv`)
    expect(exported.map((line) => line.split(',').slice(2, 5).join())).toEqual([
      'Code,Uses,Uses at most',
      'ONE-1,0,1',
      'SPRING,0,50',
      'TWO-2,0,',
    ])
    expect(await send(exported)).toMatchObject({ found: { create: 0, update: 0, same: 3, refuse: 0 } })
    expect((await after('undo', done)).done).toMatchObject({ undone: 3, left: 0 })
    expect((await app.call('GET /admin/promotions/:id/codes', { id }, { token })).codes).toMatchObject([{ code: 'SPRING', usesMax: null }])
  })
})

describe('a redirect import', () => {
  it('collapses chains, refuses loops and external targets, redirects visitors, and can be undone', async () => {
    const checked = await send([
      'Redirect from,Redirect to',
      '/a,/b',
      '/b/,/c?x=1',
      '/d,/a',
      '/c,/d',
      '/e,https://evil.example/',
      '/f,//evil.example/',
      '/g,/\\evil.example',
      '/admin/x,/market',
      '/,/market',
      '/search,/market',
      '/product/bell,/market',
      '/Collections/all/,/market',
      `https://old-shop.example/h,${app.config.origin}/market`,
    ])
    expect(checked).toMatchObject({ kind: 'redirects', found: { create: 4, update: 0, refuse: 9 } })
    const done = await after('run', checked)
    expect(done.done).toMatchObject({ created: 4, failed: 0 })
    expect((await linesOf('/admin/redirects/export?sort=created')).toSorted()).toEqual(
      ['/a,/c?x=1', '/b,/c?x=1', '/d,/c?x=1', '/h,/market', 'Redirect from,Redirect to'].toSorted(),
    )
    expect(await send(await linesOf('/admin/redirects/export'))).toMatchObject({ found: { create: 0, update: 0, same: 4, refuse: 0 } })
    await expect(app.call('POST /admin/redirects', { from: '/product/tee', to: '/a' }, { token })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    await expect(app.call('POST /admin/redirects', { from: '/c', to: '/a' }, { token })).rejects.toMatchObject({
      code: 'REDIRECT_LEADS_BACK',
    })
    expect((await after('undo', done)).done).toMatchObject({ undone: 4, left: 0 })
    expect(await linesOf('/admin/redirects/export')).toHaveLength(1)
  })

  it('never allows a loop when 50 would close one in parallel', async () => {
    const paths = Array.from({ length: 10 }, (_, n) => `/loop-${n}`)
    const add = (n: number) =>
      app.call('POST /admin/redirects', { from: paths[n % 10]!, to: paths[(n + 1) % 10]! }, { token }).catch(() => null)
    await Promise.all(Array.from({ length: 50 }, (_, n) => add(n)))
    const { rows } = await app.call('GET /admin/redirects', { q: '/loop-' }, { token })
    const froms = new Set(rows.map(({ from }) => from))
    expect(rows.every(({ to }) => !froms.has(to))).toBe(true)
  })
})

it("orders are exported in Shopify's format, one line per item, without formulas", async () => {
  const buyer = await signedIn(app)
  const [bell, tee] = shop
  await after('run', await send(['SKU,Quantity', 'BELL,9', 'TEE-S,9']))
  await after('run', await send(['SKU,Price', 'TEE-S,25']))
  const items = [bell!, tee!].map((product) => ({ product, quantity: 2 }))
  const good = await orderInput(app, items, { email: buyer.email })
  good.shippingAddress = { ...good.shippingAddress!, firstName: '=cmd' }
  await app.call('POST /user/orders/create-order', good, { token: buyer.token, idempotencyKey: newKey() })
  const [columns, ...lines] = await linesOf(`/admin/orders/export?format=shopify&q=${encodeURIComponent(buyer.email)}`)
  expect(columns).toMatch(/^Name,Email,Financial Status,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,/)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain(`'=cmd`)
  expect(lines[1]!.split(',').slice(2, 9).join('')).toBe('')
})
