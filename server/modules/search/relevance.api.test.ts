import { afterAll, beforeAll, expect, it } from 'vitest'
import { brands, categories, products } from '#seed/catalogue/index.ts'
import { searchRules, synonyms } from '#seed/catalogue/search.ts'
import { fillCatalogue } from '#seed/fill.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { relevantProducts } from '#test/search-relevance.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  const world = { brands, categories, products, search: { synonyms, rules: searchRules } }
  await app.database.transaction((tx) => fillCatalogue(tx, world, app.now()))
})
afterAll(() => app.stop())

const shown = 3
const wanted = 57

it(`finds what is meant among the first ${shown} products for ${wanted} of 60 misspelt or other words`, async () => {
  expect(relevantProducts).toHaveLength(60)
  const missed: object[] = []
  for (const [q, names] of relevantProducts) {
    const { products: found, corrected } = await app.call('GET /search/', { q, limit: shown })
    const first = found!.items.map(({ info }) => info.name)
    if (!first.some((name) => names.includes(name))) missed.push({ q, corrected, first })
  }
  expect(missed.slice(relevantProducts.length - wanted), JSON.stringify(missed)).toEqual([])
})

it.each([
  ['blue', null, [], /grip mat|daily runner|singlet|half zip|backpack|shaker|towel|mat|tee/i],
  ['blue running shoe', null, [], /daily runner/i],
  // There is none, and it isn't a blender.
  ['blue shirt', null, ['blue'], /tee|tank/i],
  ['yoga matt', 'yoga mat', [], /mat/i],
  ['dumbel', 'dumbbell', [], /dumbbell/i],
  ['wey protien', 'whey protein', [], /^whey protein/i],
])('takes "%s" at its word: no word becomes the beginning of another, a misspelt one is found', async (q, meant, left, name) => {
  const { products: found, corrected, leftOut } = await app.call('GET /search/', { q, limit: shown })
  expect([corrected, leftOut]).toEqual([meant, left])
  expect(found!.items.map(({ info }) => info.name).join(', ')).toMatch(name)
})

it('finds by the first part of a SKU, by two or by all of it, the products that have it, and nothing else', async () => {
  const skus = products.flatMap(({ name, variants }) => variants.map(({ sku }) => ({ name, sku })))
  const begins = new Set(skus.map(({ sku }) => sku.split('-').slice(0, 2).join('-')))
  expect(begins.size).toBeGreaterThan(80)
  // Of 40 variants and more, and no beginning of a word.
  const firsts = ['NB-', 'TF-']
  const wrong: object[] = []
  for (const q of [...firsts, ...begins, ...products.map(({ variants }) => variants[0]!.sku)]) {
    const meant = [...new Set(skus.flatMap(({ name, sku }) => (sku.startsWith(q) ? [name] : [])))].sort()
    const { products: found, corrected, leftOut } = await app.call('GET /search/', { q: q.toLowerCase(), limit: 40 })
    const names = found!.items.map(({ info }) => info.name).sort()
    const { products: suggested } = await app.call('GET /search/suggestions', { q })
    const most = suggested.map(({ name }) => name)
    if (
      names.join() !== meant.join() ||
      corrected !== null ||
      leftOut.length > 0 ||
      most.some((name) => !meant.includes(name)) ||
      most.length === 0
    )
      wrong.push({ q, meant, names, most, corrected, leftOut })
  }
  expect(wrong).toEqual([])
})
