import { expect, it } from 'vitest'
import { ProductTable } from '#server/modules/catalogue/catalogue.ts'
import { FoundProducts } from './found-products.ts'
import { Matcher } from './match.ts'
import { parseQuery } from './parse-query.ts'
import { ProductTexts } from './product-texts.ts'

const ids = Array.from({ length: 20 }, (_, n) => `00000000-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`)
const rowOf = (product_id: string, at: number) => ({
  product_id,
  revision: 1,
  published: 0,
  price: 1000,
  rating: 0,
  popularity: at,
  in_stock: at % 3 > 0,
  category_ids: [],
  facet_keys: [],
})

function open() {
  const table = new ProductTable()
  const texts = new ProductTexts(new Map())
  for (const [at, id] of ids.entries()) {
    table.set(rowOf(id, at))
    const name = at % 2 === 0 ? 'Iron kettlebell' : 'Yoga mat'
    texts.set({ id, name, brand: 'Ours', keywords: [], description: '', categoryIds: [], values: [] })
  }
  let matches = 0
  const used: FoundProducts[] = []
  const match = () => {
    matches += 1
    return new Matcher().match(parseQuery(texts, 'kettlebell', { synonyms: new Map(), isTyping: false }), texts.size)
  }
  const pinned = [ids[3]!]
  const found = new FoundProducts({ q: 'kettlebell', texts, matched: match(), match, pinned, settings: 1, onUse: (one) => used.push(one) })
  const scores = () => {
    const { slots, scores: all } = found.in(table)
    return Object.fromEntries(Array.from(slots, (slot, at) => [table.ids.text(slot), all[at]]))
  }
  return { table, found, scores, used, matches: () => matches }
}

it('ranks the same products with the same scores after its arrays were released, by matching the query once more', () => {
  const { found, scores, used, matches } = open()
  const before = scores()
  expect(Object.keys(before)).toHaveLength(11)
  expect(found.bytes).toBe(11 * 20)
  scores()
  expect(matches()).toBe(1)
  found.release()
  expect(scores()).toEqual(before)
  expect(matches()).toBe(2)
  expect(used).toHaveLength(3)
})

it('ranks again once a product changed, without matching the query again', () => {
  const { table, scores, matches } = open()
  const before = scores()
  table.set(rowOf(ids[0]!, 100))
  expect(scores()[ids[0]!]).toBeGreaterThan(before[ids[0]!]!)
  expect(matches()).toBe(1)
})
