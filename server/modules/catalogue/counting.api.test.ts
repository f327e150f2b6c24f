import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, seedProduct, stockShop } from '#test/builders.ts'
import { type Count, countFacets, countInDatabase, countRows } from './counting.ts'
import { CatalogueCache } from './cache.ts'
import { conditionsOf, type FacetRow, type Filters } from './filters.ts'

let app: TestApp
const materials = ['Steel', 'Rubber', 'Cork']
const sizes = ['S', 'M', 'L']

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
      variants: sizes.slice(0, 1 + (n % 3)).map((Size) => ({
        options: { Size },
        sku: newKey(),
        price: 10 + ((n * 37) % 90),
        ...(n % 5 === 0 && { oldPrice: 200 }),
        stock: n % 4 === 0 ? 0 : 9,
      })),
    }),
  )
  await stockShop(app, products)
})
afterAll(() => app.stop())

const filters: fc.Arbitrary<Filters> = fc.record(
  {
    brand: fc.subarray(['saltwell', 'northbar', 'nobody'], { minLength: 1 }),
    minPrice: fc.integer({ min: 0, max: 100 }),
    maxPrice: fc.integer({ min: 0, max: 100 }),
    rating: fc.integer({ min: 1, max: 5 }),
    inStock: fc.boolean(),
    reduced: fc.boolean(),
    option: fc.subarray(['Material:Steel', 'Material:Cork', 'Size:M', 'Size:L', 'Size:XL'], { minLength: 1 }),
  },
  { requiredKeys: [] },
)

const sorted = (counts: Count[]) => counts.map((c) => JSON.stringify([c.failed, c.key, c.n, c.least, c.most])).sort()

describe('counting facets', () => {
  it('in memory says what the database says, whatever is chosen', async () => {
    const { db } = app.database
    const { rows } = await db.query({ text: 'select facet_keys, price_min, rating_average, in_stock from products', values: [] })
    await fc.assert(
      fc.asyncProperty(filters, async (chosen) => {
        const conditions = conditionsOf(chosen, app.now())
        expect(sorted(countRows(rows as FacetRow[], conditions))).toEqual(sorted(await countInDatabase(db, conditions)))
      }),
      { numRuns: 60 },
    )
  })

  it('asks the database once for a list, however it is narrowed', async () => {
    let asked = 0
    const db = { query: (config: Parameters<typeof app.database.db.query>[0]) => ((asked += 1), app.database.db.query(config)) }
    const cache = new CatalogueCache()
    for (const maxPrice of [20, 40, 60]) await countFacets(db, cache, { maxPrice }, app.now())
    expect(asked).toBe(1)
    cache.changed()
    await countFacets(db, cache, { maxPrice: 20 }, app.now())
    expect(asked).toBe(2)
  })
})
