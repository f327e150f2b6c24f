import { afterAll, beforeAll, expect, it } from 'vitest'
import { brands, categories, products } from '#seed/catalogue/index.ts'
import { searchRules, synonyms } from '#seed/catalogue/search.ts'
import { fillCatalogue } from '#seed/fill.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { meantProducts } from './meant-products.ts'

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
  expect(meantProducts).toHaveLength(60)
  const missed: object[] = []
  for (const [q, names] of meantProducts) {
    const { products: found, corrected } = await app.call('GET /search/', { q, limit: shown })
    const first = found!.items.map(({ info }) => info.name)
    if (!first.some((name) => names.includes(name))) missed.push({ q, corrected, first })
  }
  expect(missed.slice(meantProducts.length - wanted), JSON.stringify(missed)).toEqual([])
})

it.each([
  ['blue', null, [], /grip mat|daily runner|singlet|half zip|backpack|shaker|towel|mat|tee/i],
  ['blue running shoe', null, [], /daily runner/i],
  // There is none, and it isn't a blender.
  ['blue shirt', null, ['blue'], /tee|tank/i],
  ['yoga matt', 'yoga mat', [], /mat/i],
])('takes "%s" at its word: no word becomes the beginning of another, a misspelt one is found', async (q, meant, left, name) => {
  const { products: found, corrected, leftOut } = await app.call('GET /search/', { q, limit: shown })
  expect([corrected, leftOut]).toEqual([meant, left])
  expect(found!.items.map(({ info }) => info.name).join(', ')).toMatch(name)
})
