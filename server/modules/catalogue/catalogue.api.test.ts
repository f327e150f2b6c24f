import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, seedProduct, stockShop } from '#test/builders.ts'
import { changeVariants, refreshOutdated, refreshProducts } from './catalogue.ts'

let app: TestApp
const sized = (sizes: string[], over: Parameters<typeof seedProduct>[0]) =>
  seedProduct({
    options: [{ name: 'Size', values: sizes }],
    variants: sizes.map((Size, n) => ({ options: { Size }, sku: newKey(), price: (over?.price ?? 20) + n, stock: n === 0 ? 0 : 9 })),
    ...over,
  })
const steel = [
  { name: 'Material', value: 'Steel', filter: true as const },
  { name: 'Weight', value: '1 kg' },
]
const rubber = [{ name: 'Material', value: 'Rubber', filter: true as const }]

beforeAll(async () => {
  app = await startApp()
  await stockShop(app, [
    seedProduct({
      name: 'Cast kettlebell',
      // The seed gives some reduced products a week at a lower price, chosen by their name (db/seed/prices.ts); this one has none.
      slug: 'cast-kettlebell',
      price: 60,
      attributes: steel,
      ratings: [0, 0, 0, 2, 8],
      soldLately: 50,
      publishedDaysAgo: 400,
      isFeatured: true,
      oldPrice: 80,
    }),
    seedProduct({
      name: 'Competition kettlebell',
      price: 90,
      attributes: steel,
      brand: 'saltwell',
      ratings: [0, 0, 10, 0, 0],
      soldLately: 20,
      soldBefore: 4,
      publishedDaysAgo: 3,
    }),
    seedProduct({
      name: 'Olympic barbell',
      price: 250,
      attributes: steel,
      categories: ['barbells'],
      ratings: [0, 0, 0, 0, 3],
      soldLately: 5,
      publishedDaysAgo: 100,
    }),
    sized(['S', 'M'], { name: 'Grip glove', price: 20, attributes: rubber, categories: ['accessories'], publishedDaysAgo: 50 }),
    sized(['M', 'L'], { name: 'Lifting belt', price: 45, categories: ['accessories'], brand: 'saltwell', publishedDaysAgo: 20 }),
    seedProduct({ name: 'Steel bottle', price: 25, stock: 0, attributes: steel, categories: ['accessories'], publishedDaysAgo: 10 }),
    seedProduct({ name: 'Tomorrow', publishedDaysAgo: -1 }),
  ])
})
afterAll(() => app.stop())

/** On an idle machine, a change is announced immediately. */

const list = (input: ApiInput<'GET /user/products'> = {}) => app.call('GET /user/products', { limit: 50, ...input })
const names = async (input: ApiInput<'GET /user/products'> = {}) => (await list(input)).products.map((p) => p.info.name)

describe('the list of products', () => {
  it('has offset 0 and limit 5 by default, and leaves out unpublished products', async () => {
    const first = await app.call('GET /user/products', {})
    expect([first.products.length, first.totalProducts]).toEqual([5, 6])
    const second = await app.call('GET /user/products', { offset: 5 })
    expect(second.products).toHaveLength(1)
    expect(new Set([...first.products, ...second.products].map((p) => p.id)).size).toBe(6)
  })

  it.each([
    [{ category: 'strength' }, ['Cast kettlebell', 'Competition kettlebell', 'Olympic barbell']],
    [{ category: 'barbells' }, ['Olympic barbell']],
    [{ category: 'nowhere' }, []],
    [{ brand: 'saltwell' }, ['Competition kettlebell', 'Lifting belt']],
    [
      { brand: ['saltwell', 'northbar'], inStock: true },
      ['Cast kettlebell', 'Competition kettlebell', 'Grip glove', 'Lifting belt', 'Olympic barbell'],
    ],
    [{ minPrice: 45, maxPrice: '90' }, ['Cast kettlebell', 'Competition kettlebell', 'Lifting belt']],
    [{ rating: 4 }, ['Cast kettlebell', 'Olympic barbell']],
    [{ inStock: false }, ['Steel bottle']],
    [{ reduced: true }, ['Cast kettlebell']],
    [{ reduced: true, brand: 'saltwell' }, []],
    [{ isFeatured: true }, ['Cast kettlebell']],
    [{ option: 'Material:Steel', category: 'accessories' }, ['Steel bottle']],
    [{ option: ['Size:S', 'Size:L'] }, ['Grip glove', 'Lifting belt']],
    [{ option: ['Size:M', 'Material:Rubber'] }, ['Grip glove']],
    [{ q: 'kettlebells' }, ['Cast kettlebell', 'Competition kettlebell']],
    [{ tag: 'DEAL_OF_THE_DAY' as const }, []],
  ])('filters by %j', async (input, expected) => {
    const found = await list(input)
    expect(found.products.map((p) => p.info.name).sort()).toEqual(expected)
    expect(found.totalProducts).toBe(expected.length)
  })

  it('is sorted', async () => {
    expect(await names({ orderBy: 'price-asc' })).toEqual([
      'Grip glove',
      'Steel bottle',
      'Lifting belt',
      'Cast kettlebell',
      'Competition kettlebell',
      'Olympic barbell',
    ])
    expect((await names({ orderBy: 'price-desc' }))[0]).toBe('Olympic barbell')
    expect((await names({ orderBy: 'newest' }))[0]).toBe('Competition kettlebell')
    expect((await names({ orderBy: 'best-selling' })).slice(0, 3)).toEqual(['Cast kettlebell', 'Competition kettlebell', 'Olympic barbell'])
    expect((await names({ orderBy: 'rating' }))[0]).toBe('Olympic barbell')
    expect((await names({ q: 'steel bottle', orderBy: 'relevance' }))[0]).toBe('Steel bottle')
  })

  it('counts facets: OR within one, AND across them', async () => {
    const { facets } = await list({ option: ['Size:S'], brand: 'northbar' })
    const size = facets.options.find((o) => o.name === 'Size')
    expect(size?.values).toEqual([
      { value: 'S', count: 1 },
      { value: 'M', count: 1 },
    ])
    expect(facets.brands).toEqual([{ slug: 'northbar', name: 'Northbar', count: 1 }])
    // A chosen brand has its name without results, too; an unknown one isn't offered.
    expect((await list({ brand: ['northbar', 'unknown'], minPrice: 9000 })).facets.brands).toEqual([
      { slug: 'northbar', name: 'Northbar', count: 0 },
    ])
    const all = (await list()).facets
    expect(all.brands.map((b) => b.count)).toEqual([4, 2])
    expect(Object.fromEntries(all.categories.map((c) => [c.slug, c.count]))).toEqual({ accessories: 3, strength: 3 })
    expect(all.price).toEqual({ min: 20, max: 250 })
    expect(all.ratings).toEqual([
      { atLeast: 4, count: 2 },
      { atLeast: 3, count: 3 },
      { atLeast: 2, count: 3 },
      { atLeast: 1, count: 3 },
    ])
    expect(all.inStock).toBe(5)
    expect(all.reduced).toBe(1)
    expect((await list({ reduced: true, brand: 'saltwell' })).facets.reduced).toBe(0)
    expect(all.options.find((o) => o.name === 'Material')?.values).toEqual([
      { value: 'Rubber', count: 1 },
      { value: 'Steel', count: 4 },
    ])
  })

  it('counts prices as if no price range were selected', async () => {
    expect((await list({ minPrice: 100 })).facets.price).toEqual({ min: 20, max: 250 })
  })

  it('rebuilds product documents with an older format', async () => {
    const [first] = (await list({ q: 'kettlebell' })).products
    await app.database.db.query({
      text: `update products set card = '{}', page = '{}', revision = revision + 1, document_form = 0 where id = $1`,
      values: [first!.id],
    })
    await refreshOutdated(app.database)
    expect((await list({ q: 'kettlebell' })).products[0]).toEqual(first)
    const { rows } = await app.database.db.query({ text: 'select count(*)::int as n from products where document_form = 0', values: [] })
    expect(rows).toEqual([{ n: 0 }])
  })

  it('shows a changed price immediately on the product page, and shortly after in lists and facets', async () => {
    const [belt] = (await list({ q: 'belt' })).products
    await app.database.transaction(async (tx) => {
      await tx.query({ text: 'update variants set price = 30000, old_price = null where product_id = $1', values: [belt!.id] })
      await refreshProducts(tx, [belt!.id])
    })
    expect((await app.call('GET /user/products/:id', { id: belt!.id })).info.price).toBe(300)
    await expect.poll(async () => (await list({ q: 'belt' })).products[0]!.info.price).toBe(300)
    await expect.poll(async () => (await list()).facets.price.max).toBe(300)
  })
})

it('whoever changed a product reads it changed right away, even when it was cached', async () => {
  const [bell] = (await list({ q: 'barbell' })).products
  const read = () => app.call('GET /user/products/url/:uniqueName', { uniqueName: bell!.meta.friendlyPageName })
  const [variant] = bell!.variants
  for (const price of [251, 252, 253, 254, 255, 256, 257, 258, 259, 250]) {
    await Promise.all([read(), read()])
    await app.database.transaction((tx) => changeVariants(tx, [{ id: variant!.id, price: price * 100 }], app.now()))
    expect((await read()).info.price).toBe(price)
  }
})

it("accepts a brand's id as filter", async () => {
  const { brands } = await app.call('GET /brands', {})
  expect(await names({ brand: brands.find(({ slug }) => slug === 'saltwell')!.id })).toEqual(await names({ brand: 'saltwell' }))
  expect(await names({ brand: newKey() })).toEqual([])
})

describe('fields=full', () => {
  it('adds to lists what cards leave out, except long texts', async () => {
    const [card] = (await list({ q: 'cast' })).products
    expect(card).not.toHaveProperty('categories')
    expect(card!.variants.map(({ oldPrice }) => oldPrice)).toEqual([80])
    const { info, ...page } = await app.call('GET /user/products/:id', { id: card!.id })
    const { shortDescription: _, fullDescription: __, ...short } = info
    expect((await list({ q: 'cast', fields: 'full' })).products[0]).toEqual({ ...page, info: short })
    const { products } = await app.call('GET /user/products/tag/:tag', { tag: 'YOU_MAY_LIKE', productId: page.id, fields: 'full' })
    for (const product of products)
      expect(product).toMatchObject({ categories: expect.any(Array), rating: { histogram: expect.any(Array) } })
  })

  it('is as up to date as the cards', async () => {
    const [glove] = (await list({ q: 'glove', fields: 'full' })).products
    await app.database.transaction((tx) => changeVariants(tx, [{ id: glove!.variants[0]!.id, price: 2100 }], app.now()))
    await expect.poll(async () => (await list({ q: 'glove', fields: 'full' })).products[0]!.variants[0]!.price).toBe(21)
  })
})

describe('a product', () => {
  it('is found by id, by slug, and by an earlier slug', async () => {
    const [card] = (await list({ q: 'cast' })).products
    const byId = await app.call('GET /user/products/:id', { id: card!.id })
    expect(byId).toMatchObject({
      info: { price: 60, oldPrice: 80 },
      brand: { slug: 'northbar' },
      rating: { average: 4.8, count: 10, histogram: [0, 0, 0, 2, 8] },
      attributes: [
        { name: 'Material', value: 'Steel' },
        { name: 'Weight', value: '1 kg' },
      ],
    })
    expect(await app.call('GET /user/products/url/:uniqueName', { uniqueName: card!.meta.friendlyPageName })).toEqual(byId)
    await app.database.db.query({ text: 'insert into product_old_slugs values ($1, $2)', values: ['old-bell', card!.id] })
    expect(await app.call('GET /user/products/url/:uniqueName', { uniqueName: 'old-bell' })).toEqual(byId)
  })

  it('is not found if it is unknown or unpublished', async () => {
    await expect(app.call('GET /user/products/:id', { id: newKey() })).rejects.toMatchObject({ code: 'INVALID_PRODUCT_ID', status: 404 })
    const { rows } = await app.database.db.query({ text: `select id from products where name = 'Tomorrow'`, values: [] })
    await expect(app.call('GET /user/products/:id', { id: (rows[0] as { id: string }).id })).rejects.toMatchObject({ status: 404 })
  })
})

describe('live products', () => {
  it('have the current stock and rating, for products on sale', async () => {
    const [belt] = (await list({ q: 'belt' })).products
    const live = async () => (await app.call('GET /user/products/live', { id: [belt!.id, newKey(), belt!.id] })).products
    expect((await live()).map(({ variants }) => variants.map(({ stock }) => stock.state))).toEqual([['out', 'in']])
    await app.database.transaction((tx) => changeVariants(tx, [{ id: belt!.variants[0]!.id, stock: 3 }], app.now()))
    // The process is notified by PostgreSQL a moment after the change.
    await expect.poll(live).toEqual([
      {
        id: belt!.id,
        rating: belt!.rating,
        variants: belt!.variants.map(({ id, stock }, n) => ({ id, stock: n === 0 ? { state: 'low', left: 3 } : stock })),
      },
    ])
    await app.database.transaction((tx) => changeVariants(tx, [{ id: belt!.variants[0]!.id, stock: 0 }], app.now()))
  })
})

describe('rails, categories, brands', () => {
  it('compute each tag from data, and refuse an unknown one', async () => {
    const rail = async (tag: string, productId?: string) =>
      (await app.call('GET /user/products/tag/:tag', { tag, productId })).products.map((p) => p.info.name)
    expect((await rail('BEST_SELLING_PRODUCTS'))[0]).toBe('Cast kettlebell')
    expect((await rail('TRENDING_PRODUCTS'))[0]).toBe('Cast kettlebell')
    expect((await rail('TOP_RATED_PRODUCTS'))[0]).toBe('Cast kettlebell')
    expect(await rail('DEAL_OF_THE_DAY')).toEqual([])
    const cast = (await list({ q: 'cast' })).products[0]!
    expect((await rail('YOU_MAY_LIKE', cast.id))[0]).toBe('Competition kettlebell')
    expect(await rail('YOU_MAY_LIKE')).not.toHaveLength(0)
    await expect(rail('CHEAP')).rejects.toMatchObject({ code: 'INVALID_TAG_NAME', message: 'Invalid tag name' })
    await expect(rail('YOU_MAY_LIKE', newKey())).rejects.toMatchObject({ code: 'INVALID_PRODUCT_ID' })
  })

  it('return the category tree, one category, and the brands, with counts', async () => {
    const { categories } = await app.call('GET /categories', {})
    expect(categories.map((c) => [c.slug, c.productCount, c.children.map((k) => k.slug)])).toEqual([
      ['strength', 3, ['kettlebells', 'barbells']],
      ['accessories', 3, []],
    ])
    const strength = await app.call('GET /categories/slug/:slug', { slug: 'strength' })
    expect(await app.call('GET /categories/:id', { id: strength.id })).toEqual(strength)
    await expect(app.call('GET /categories/slug/:slug', { slug: 'none' })).rejects.toMatchObject({ code: 'INVALID_CATEGORY_ID' })
    expect((await app.call('GET /brands', {})).brands.map((b) => [b.slug, b.productCount])).toEqual([
      ['northbar', 4],
      ['saltwell', 2],
    ])
  })
})
