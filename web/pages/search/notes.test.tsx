import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import type { Shop } from '#contract/shop.ts'
import { ShopContext } from '#web/lib/shop.ts'
import { loadText } from '#web/lib/text.ts'
import type { SearchResults } from './load.ts'
import { Notes } from './notes.tsx'

beforeAll(() => loadText('en', ['search']))

const results: SearchResults = {
  totals: { products: 200, people: 0, clubs: 0 },
  corrected: null,
  leftOut: [],
  category: null,
  list: null,
  within: null,
  popular: [],
}
const shop = { locale: 'en', locales: ['en'] } as unknown as Shop
const notesOf = (over: Partial<SearchResults>): string =>
  renderToString(
    <ShopContext value={shop}>
      <Notes data={{ q: 'za-', tab: 'PRODUCT', results: { ...results, ...over } }} />
    </ShopContext>,
  )

it('the notes say when more SKUs match than are shown, and nothing otherwise', () => {
  expect(notesOf({ moreSkus: true })).toContain('Several item numbers match.')
  expect(notesOf({})).toBe('')
})
