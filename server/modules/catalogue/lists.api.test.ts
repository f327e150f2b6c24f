import { fc } from '#test/properties.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import { productOrders } from '#contract/product.ts'
import type { Db } from '#server/db/statement.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, seedProduct, stockShop } from '#test/builders.ts'
import { changeVariants } from './catalogue.ts'
import { writeCursor } from './lists/cursor.ts'
import { type Count, countListing, foldCounts, recount } from './lists/counts.ts'
import { everythingCategory } from './read-model/listing-ids.ts'

let app: TestApp
const materials = ['Steel', 'Rubber', 'Cork']
const sizes = ['S', 'M', 'L']

/** A product as the test knows it: prices in major units. */
interface Known {
  id: string
  brand: string
  price: number
  rating: number
  inStock: boolean
  reduced: boolean
  isNew: boolean
  saving: number
  options: string[]
  category: string
}
let known: Known[] = []

beforeAll(async () => {
  app = await startApp()
  const products = Array.from({ length: 60 }, (_, n) =>
    seedProduct({
      name: `Thing ${n}`,
      price: 10 + ((n * 37) % 90),
      brand: n % 3 === 0 ? 'saltwell' : 'northbar',
      ratings: [n % 5, 0, n % 7, n % 3, n % 11],
      categories: [n % 2 === 0 ? 'accessories' : 'barbells'],
      attributes: [{ name: 'Material', value: materials[n % 3]!, filter: true }],
      options: [{ name: 'Size', values: sizes.slice(0, 1 + (n % 3)) }],
      soldLately: (n * 7) % 20,
      publishedDaysAgo: n,
      variants: sizes.slice(0, 1 + (n % 3)).map((Size) => ({
        options: { Size },
        sku: newKey(),
        price: 10 + ((n * 37) % 90),
        ...(n % 5 === 0 && { oldPrice: 200 }),
        stock: n % 4 === 0 ? 0 : 9,
      })),
    }),
  )
  const made = await stockShop(app, products)
  known = made.map((product, n) => ({
    id: product.id,
    brand: product.brand.slug,
    price: product.info.price,
    rating: product.rating.average,
    inStock: n % 4 !== 0,
    reduced: n % 5 === 0,
    isNew: n < 30,
    saving: n % 5 === 0 ? Math.round((1 - product.info.price / 200) * 100) : 0,
    options: [`Material:${materials[n % 3]}`, ...sizes.slice(0, 1 + (n % 3)).map((size) => `Size:${size}`)],
    category: n % 2 === 0 ? 'accessories' : 'barbells',
  }))
})
afterAll(() => app.stop())

type Filters = Omit<ApiInput<'GET /user/products'>, 'brand' | 'option'> & { brand?: string[]; option?: string[] }
const filters: fc.Arbitrary<Filters> = fc.record(
  {
    category: fc.constantFrom('accessories', 'strength', 'barbells'),
    brand: fc.subarray(['saltwell', 'northbar', 'nobody'], { minLength: 1 }),
    minPrice: fc.integer({ min: 0, max: 100 }),
    maxPrice: fc.integer({ min: 0, max: 100 }),
    rating: fc.integer({ min: 1, max: 5 }),
    inStock: fc.boolean(),
    reduced: fc.boolean(),
    isNew: fc.boolean(),
    saving: fc.constantFrom(10, 20, 30, 50),
    option: fc.subarray(['Material:Steel', 'Material:Cork', 'Size:M', 'Size:L', 'Size:XL'], { minLength: 1 }),
  },
  { requiredKeys: [] },
)

/** The names of the facets that a product fails: the simplest possible implementation of the filters. */
function failedBy(product: Known, { brand, minPrice, maxPrice, rating, inStock, reduced, isNew, saving, option = [] }: Filters): string[] {
  const chosen = Map.groupBy(option, (one) => one.split(':')[0]!)
  return [
    ...(brand && !brand.includes(product.brand) ? ['brand'] : []),
    ...(product.price < Number(minPrice ?? 0) || product.price > Number(maxPrice ?? Infinity) ? ['price'] : []),
    ...(rating !== undefined && product.rating < Number(rating) ? ['rating'] : []),
    ...(inStock !== undefined && product.inStock !== inStock ? ['stock'] : []),
    ...(reduced && !product.reduced ? ['reduced'] : []),
    ...(isNew && !product.isNew ? ['new'] : []),
    ...(saving !== undefined && product.saving < Number(saving) ? ['saving'] : []),
    ...[...chosen].filter(([, values]) => !values.some((value) => product.options.includes(value))).map(([name]) => `option:${name}`),
  ]
}

const isIn = ({ category }: Known, slug: string | undefined) =>
  slug === undefined || category === slug || (slug === 'strength' && category === 'barbells')

describe('a list', () => {
  it('shows and counts the matching products for any combination of filters', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (chosen) => {
        const { products, totalProducts, facets } = await app.call('GET /user/products', { ...chosen, limit: 100 })
        const base = known.filter((product) => isIn(product, chosen.category))
        const shown = base.filter((product) => failedBy(product, chosen).length === 0)
        expect(products.map((p) => p.id).sort()).toEqual(shown.map((p) => p.id).sort())
        expect(totalProducts).toBe(shown.length)
        const wouldShow = (facet: string) => base.filter((p) => failedBy(p, chosen).every((failed) => failed === facet))
        expect(facets.inStock).toBe(wouldShow('stock').filter((p) => p.inStock).length)
        expect(facets.reduced).toBe(wouldShow('reduced').filter((p) => p.reduced).length)
        expect(facets.isNew).toBe(wouldShow('new').filter((p) => p.isNew).length)
        for (const { atLeast, count } of facets.savings) expect(count).toBe(wouldShow('saving').filter((p) => p.saving >= atLeast).length)
        for (const { slug, count } of facets.brands) expect(count).toBe(wouldShow('brand').filter((p) => p.brand === slug).length)
        for (const { name, values } of facets.options)
          for (const { value, count } of values)
            expect(count).toBe(wouldShow(`option:${name}`).filter((p) => p.options.includes(`${name}:${value}`)).length)
      }),
      { numRuns: 60 },
    )
  })

  it.each(productOrders)('sorted by %s is the same by offset and by cursor, with and without filters', async (orderBy) => {
    for (const filtered of [{}, { maxPrice: 90 }]) {
      const whole = (await app.call('GET /user/products', { ...filtered, orderBy, limit: 100 })).products.map((p) => p.id)
      const byCursor: string[] = []
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page = await app.call('GET /user/products', { ...filtered, orderBy, limit: 7, cursor })
        byCursor.push(...page.products.map((p) => p.id))
        cursor = page.nextCursor
      }
      expect(byCursor).toEqual(whole)
      const middle = await app.call('GET /user/products', { ...filtered, orderBy, limit: 7, offset: 14 })
      expect(middle.products.map((p) => p.id)).toEqual(whole.slice(14, 21))
    }
  })

  it('returns the same for each of several lists requested in parallel as for each alone', async () => {
    const asked = ['accessories', 'barbells', 'strength'].flatMap((category) =>
      [0, 3, 6, 10_000].flatMap((offset) =>
        (['newest', 'price-asc'] as const).map((orderBy) => ({ category, offset, orderBy, limit: 3 + (offset % 2) })),
      ),
    )
    const alone = []
    for (const input of asked) alone.push(await app.call('GET /user/products', input))
    expect(await Promise.all(asked.map((input) => app.call('GET /user/products', input)))).toEqual(alone)
  })

  it('refuses a cursor of another sort order and an invalid one', async () => {
    const { nextCursor } = await app.call('GET /user/products', { orderBy: 'newest', limit: 5 })
    for (const [orderBy, cursor] of [
      ['rating', nextCursor!],
      ['newest', 'nonsense'],
      ['newest', writeCursor('newest', { key: 1e300, id: known[0]!.id })],
      ['price-asc', writeCursor('price-asc', { key: 2 ** 31, id: known[0]!.id })],
    ] as const)
      await expect(app.call('GET /user/products', { orderBy, cursor })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        errors: { cursor: [expect.any(String)] },
      })
  })

  it('queries the database only for cards once the index is in memory', async () => {
    await app.call('GET /user/products', { maxPrice: 50 })
    const queried: string[] = []
    const db = {
      query: (config: { name?: string; text: string; values: unknown[] }) => (
        queried.push(config.name ?? ''),
        app.database.db.query(config)
      ),
    } as Db
    await app.catalogue.facets.table(db)
    expect(queried).toEqual([])
    app.catalogue.facets.productsChanged([known[0]!.id])
    await app.catalogue.facets.table(db)
    await app.catalogue.facets.table(db)
    expect(queried).toEqual(['catalogue.indexRows'])
  })
})

describe('the counts of a category', () => {
  const sorted = (counts: Count[]) => counts.map((c) => `${c.key} ${c.n} ${c.least} ${c.most}`).sort()
  const counts = async () => sorted((await countListing(app.database.db, everythingCategory)).counts)

  it('equal a full recount after each change, before and after pending changes are merged', async () => {
    const { rows } = await app.database.db.query({ text: 'select id from variants order by id', values: [] })
    const ids = (rows as { id: string }[]).map((row) => row.id)
    for (let round = 0; round < 12; round++)
      await app.database.transaction((tx) =>
        changeVariants(
          tx,
          ids
            .filter((_, n) => n % 7 === round % 7)
            .map((id, n) => ({ id, stock: (n + round) % 3, price: 1000 + n * 100, oldPrice: n % 2 ? null : 90_000 })),
          app.now(),
        ),
      )
    const followed = await counts()
    await foldCounts(app.database.db)
    expect(await counts()).toEqual(followed)
    await app.database.transaction((tx) => recount(tx))
    expect(await counts()).toEqual(followed)
  })

  it('stay exact when many products change in parallel', async () => {
    const { rows } = await app.database.db.query({
      text: 'select distinct on (product_id) id from variants order by product_id, id limit 50',
      values: [],
    })
    await Promise.all(
      (rows as { id: string }[]).map(({ id }, n) =>
        app.database.transaction((tx) => changeVariants(tx, [{ id, price: 5000 + n, stock: n % 2 }], app.now())),
      ),
    )
    const followed = await counts()
    await app.database.transaction((tx) => recount(tx))
    expect(await counts()).toEqual(followed)
  })
})
