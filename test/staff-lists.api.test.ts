import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { seedProduct, staffToken, stockShop } from './builders.ts'
import { costsOf, fillStaffLists } from './staff-lists.ts'

/** With STAFF_LIST_ROWS=100000, prints what each list reads. */
const rows = Number(process.env['STAFF_LIST_ROWS'] ?? 6000)
/** A search reads 2,000 rows before it knows that there are many matches; a page of 50 rows reads a few hundred at most. */
const readMax = 3000

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startApp({ withoutBooks: true })
  const [product] = await stockShop(app, [seedProduct()])
  await fillStaffLists(app, rows, { productId: product!.id, variantId: product!.variants[0]!.id })
  token = await staffToken(app)
}, 600_000)
afterAll(() => app.stop())

const states = ['visible', 'unanswered', 'reported', 'hidden'] as const
const either = <T extends object>(sort: string, inputs: T[]) =>
  inputs.flatMap((input) => [
    { ...input, sort },
    { ...input, sort: `-${sort}` },
  ])
const searched = [{ q: 'grip' }, { q: 'slow' }, { q: 'nothing' }]
const withSearches = <T extends object>(inputs: T[]) =>
  inputs.flatMap((input) => [input, ...['rowing', 'row-77', 'seldom', 'nothing'].map((q) => ({ ...input, q }))])
const lists = {
  'GET /admin/reviews': either('written', [
    {},
    ...states.map((state) => ({ state })),
    { stars: ['1'] },
    { photos: 'with' },
    { stars: ['1'], photos: 'with' },
    { stars: ['3'] },
    ...states.map((state) => ({ state, stars: ['1'], photos: 'with' })),
    ...searched,
    { q: 'slow', state: 'hidden' },
  ]),
  'GET /admin/questions': either('asked', [{}, ...states.map((state) => ({ state })), ...searched, { q: 'slow', state: 'hidden' }]),
  'GET /admin/orders': ['placed', 'total'].flatMap((sort) => either(sort, [{ q: 'nothing' }, { q: 'L-4321' }])),
  'GET /admin/mails': either('at', [
    {},
    { state: 'dead' },
    { state: 'unclear' },
    { q: 'p7@example.com' },
    { q: 'p7@example.com', state: 'dead' },
  ]),
  'GET /admin/media': either('added', [{ source: 'uploaded' }, ...searched.map((one) => ({ ...one, source: 'uploaded' }))]),
  'GET /admin/products': withSearches([
    {},
    { state: 'live' },
    { state: 'draft' },
    { state: 'trash' },
    { state: 'live', stock: 'low' },
    { stock: 'low' },
    { stock: 'out' },
  ]),
  'GET /admin/stock': withSearches([{}, { level: 'low' }]),
  'GET /admin/customers': either(
    'since',
    [{}, { kind: 'account' }].flatMap((input) => [
      ...[input, ...searched].map((one) => ({ ...input, ...one })),
      ...[{}, ...searched].map((one) => ({ ...input, ...one, tag: 'usual' })),
      // Who matches frequent words is looked up in a rare tag one by one.
      ...['unusual', 'none'].flatMap((tag) => [{}, { q: 'slow' }, { q: 'nothing' }].map((one) => ({ ...input, ...one, tag }))),
      { ...input, q: 'buyer-77@example.com' },
    ]),
  ),
  'GET /admin/redirects': either('created', [{}, { q: 'page-77' }, { q: '/product/thing' }, { q: 'nowhere' }]),
}
const cases = Object.entries(lists).flatMap(([route, inputs]) =>
  inputs.map((input) => [`${route} ${JSON.stringify(input)}`, route, input] as const),
)

// With so many more it would read a thousand pages.
describe.skipIf(rows > 6000)('a staff search', () => {
  it.each([
    'GET /admin/reviews',
    'GET /admin/questions',
    'GET /admin/media',
    'GET /admin/orders',
    'GET /admin/customers',
    'GET /admin/redirects',
    'GET /admin/products',
  ] as const)('for punctuation alone finds nothing that has none: %s', async (route) => {
    expect(await app.call(route, { q: '#!' }, { token })).toMatchObject({ rows: [], nextCursor: null })
  })

  it('for punctuation only counts nothing', async () => {
    expect(await app.call('GET /admin/customers/count', { q: '--' }, { token })).toMatchObject({ count: 0 })
    expect(await app.call('GET /admin/orders/count', { q: '--' }, { token })).toMatchObject({ count: 0 })
    expect(await app.call('GET /admin/subscriptions', { q: '--' }, { token })).toMatchObject({ subscribers: [] })
  })

  const third = Math.floor(rows / 3)
  it.each([
    ['products that are not in the trash', { q: 'rowing' }, rows - third],
    ['the trash', { q: 'rowing', state: 'trash' }, third],
    ['the trash by a SKU', { q: 'row-', state: 'trash' }, third],
  ] as const)('finds all of %s', async (_, input, count) => {
    const ids = new Set<string>()
    let cursor: string | null | undefined
    do {
      const page = await app.call('GET /admin/products', { ...input, limit: 100, ...(cursor && { cursor }) }, { token })
      for (const { id } of page.rows) ids.add(id)
      cursor = page.nextCursor
    } while (cursor)
    expect(ids.size).toBe(count)
  })

  it('finds all stock except that of products in the trash', async () => {
    const skus = new Set<string>()
    let cursor: string | null | undefined
    do {
      const page = await app.call('GET /admin/stock', { q: 'rowing', limit: 50, ...(cursor && { cursor }) }, { token })
      for (const { sku } of page.rows) skus.add(sku)
      cursor = page.nextCursor
    } while (cursor)
    expect(skus.size).toBe(rows - third)
  })
})

describe('a page of a staff list', () => {
  it.each(cases)('%s reads no more rows than it shows', async (name, route, input) => {
    const costs = await costsOf(app, () => app.call(route as 'GET /admin/reviews', { ...input, limit: 50 } as never, { token }))
    expect(costs.length).toBeGreaterThan(0)
    const most = costs.reduce((one, other) => (other.rows > one.rows ? other : one))
    if (rows > 6000) process.stdout.write(`${name}: ${most.name} ${most.rows} rows, ${most.pages} pages, ${most.ms.toFixed(1)} ms\n`)
    // Variants with low stock are found by an index of products on sale; products that aren't on sale are read one by one.
    const looked = 'stock' in input && !('state' in input) ? 4000 : 0
    expect(most.rows, most.name).toBeLessThan(readMax + looked)
  })
})
