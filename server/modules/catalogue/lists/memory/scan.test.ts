import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { seededRandom } from '#seed/orders/random.ts'
import { type Count, noFacet } from '../counts.ts'
import type { Facet } from '../filters.ts'
import { ProductTable, type ProductRow } from './product-table.ts'
import { type Query, scan } from './scan.ts'
import { keysOfferedBy } from './count-keys.ts'

const category = 'category:strength'

/** Products at random; a tenth of them was changed since, a few were removed. */
function openTable(count: number, chance: () => number): { table: ProductTable; rows: ProductRow[] } {
  const table = new ProductTable()
  const make = (product_id: string): ProductRow => {
    const in_stock = chance() < 0.7
    const keys = [`brand:${Math.floor(chance() ** 3 * 12)}`, chance() < 0.3 && category, in_stock && 'stock', chance() < 0.2 && 'reduced']
    const options = ['S', 'M', 'L'].filter(() => chance() < 0.3).map((size) => `option:Size:${size}`)
    const rating = Math.floor(chance() * 51)
    const facet_keys = [...keys, `rating:${Math.floor(rating / 10)}`, ...options].filter((key) => key !== false).sort()
    const category_ids = ['all', ...(facet_keys.includes(category) ? ['strength'] : [])]
    const price = Math.floor(chance() * 1000)
    return { product_id, revision: 1, published: 0, price, rating, popularity: 1, in_stock, category_ids, facet_keys }
  }
  const rows = new Map<string, ProductRow>()
  const set = (row: ProductRow) => void rows.set(row.product_id, row)
  for (let n = 0; n < count; n++) set(make(randomUUID()))
  for (const row of rows.values()) table.set(row)
  for (const id of [...rows.keys()].slice(0, count / 10)) set(make(id))
  for (const id of [...rows.keys()].slice(0, count / 10)) table.set(rows.get(id)!)
  for (const id of [...rows.keys()].slice(-3)) {
    rows.delete(id)
    table.remove(id)
  }
  return { table, rows: [...rows.values()] }
}

function passes(facet: Facet, row: ProductRow): boolean {
  if ('keys' in facet) return facet.keys.some((key) => row.facet_keys.includes(key))
  if ('rating' in facet) return row.rating >= facet.rating
  return 'inStock' in facet ? row.in_stock === facet.inStock : row.price >= facet.least && row.price <= facet.most
}

/** The counts of a facet: of the products that no other facet excludes, how many have each of its keys; for prices, their range. */
function seen(rows: ProductRow[], facets: Facet[], facet: Facet | null): Map<string, number> {
  const left = rows.filter((row) => facets.every((other) => other === facet || passes(other, row)))
  if (facet && 'least' in facet) {
    const prices = left.map(({ price }) => price)
    return new Map(left.length === 0 ? [] : Object.entries({ least: Math.min(...prices), most: Math.max(...prices) }))
  }
  const counts = new Map<string, number>()
  for (const key of left.flatMap((row) => row.facet_keys))
    if (!facet || keysOfferedBy(facet)(key)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

function seenIn(counts: Count[], facets: Facet[], facet: Facet | null): Map<string, number> {
  const its = counts.filter(({ failed }) => failed === noFacet || facets[failed] === facet)
  const ranges = its.filter(({ key }) => key === 'all')
  if (facet && 'least' in facet) {
    const range = { least: Math.min(...ranges.map(({ least }) => least)), most: Math.max(...ranges.map(({ most }) => most)) }
    return new Map(ranges.length === 0 ? [] : Object.entries(range))
  }
  const sums = new Map<string, number>()
  for (const { key, n } of its) if (key !== 'all' && (!facet || keysOfferedBy(facet)(key))) sums.set(key, (sums.get(key) ?? 0) + n)
  return sums
}

const brand = fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 3 })
const facetChoices: fc.Arbitrary<Facet>[] = [
  brand.map((brands) => ({ name: 'brand', keys: brands.map((n) => `brand:${n}`) })),
  fc
    .subarray(['S', 'M', 'L'], { minLength: 1 })
    .map((sizes) => ({ name: 'option:Size', keys: sizes.map((size) => `option:Size:${size}`) })),
  fc.integer({ min: 0, max: 1000 }).map((least) => ({ name: 'price', least, most: least + 300 })),
  fc.integer({ min: 1, max: 5 }).map((stars) => ({ name: 'rating', rating: stars * 10 })),
  fc.boolean().map((inStock) => ({ name: 'stock', inStock })),
  fc.constant({ name: 'reduced', keys: ['reduced'] }),
]
const someFacets = fc.subarray(facetChoices, { minLength: 1 }).chain((chosen) => fc.tuple(...chosen))
const place = fc.constantFrom('everything', 'category', 'found')

it('a scan finds and counts the same products as checking each one, whichever list it starts from', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600 }), fc.integer(), someFacets, place, (count, seed, facets, where) => {
      const { table, rows } = openTable(count, seededRandom(seed))
      const scope = where === 'category' ? [{ key: category, has: true }] : []
      const slots = table.listOf(where === 'category' ? 'strength' : 'all')
      const query: Query = { slots, requirements: [], facets, scope: where === 'found' ? null : scope }
      const listed = rows.filter((row) => where !== 'category' || row.facet_keys.includes(category))
      const { matches, counts } = scan(table, query)
      const expected = listed.filter((row) => facets.every((facet) => passes(facet, row))).map((row) => row.product_id)
      expect([...matches()].map((slot) => table.ids.text(slot)).sort()).toEqual(expected.sort())
      for (const facet of [null, ...facets]) expect(seenIn(counts(), facets, facet)).toEqual(seen(listed, facets, facet))
    }),
    // An example with a category that no product ever had.
    { numRuns: 300, examples: [[4, -22, [{ name: 'brand', keys: ['brand:0'] }], 'category']] },
  )
})
