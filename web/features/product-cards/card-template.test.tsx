import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Shop } from '#contract/shop.ts'
import type { Card } from '#web/features/catalogue/card.ts'
import { contentUnits } from '#contract/unit-price.ts'
import { inLatin1, withoutReferences } from '#web/lib/in-latin1.ts'
import { ShopContext } from '#web/lib/shop.ts'
import { loadText } from '#web/lib/text.ts'
import { cardFromTemplate } from './card-template.ts'
import { ShopCard } from './shop-card.tsx'

const shop = { locale: 'en', locales: ['en', 'bn'], currency: { name: 'USD', language: 'en', style: 'IN' } } as Shop
beforeAll(() => Promise.all([loadText('en', ['common']), loadText('bn', ['common'])]))

/** As the server renders a fragment. */
const renderIn = (where: Shop, first: boolean) => (card: Card) =>
  inLatin1(
    renderToString(
      <ShopContext value={where}>
        <li>
          <ShopCard card={card} first={first} />
        </li>
      </ShopContext>,
    ).replace(/^(?:<link rel="preload"[^>]*>)+/, ''),
  )

const text = fc.oneof(fc.constantFrom('Bell', '& <"\'>', 'Bell – 12 kg', 'ঘণ্টা', '$& $1 7411'), fc.string({ unit: 'grapheme' }))
const url = fc.constantFrom('/pictures/bell-1.avif', '/pictures/bell-2.avif?3f2a', '/media/a/b.webp', 'https://cdn.example/1', '/1.svg')
const side = fc.constantFrom(1, 200, 320, 640, 800, 1600)
const price = fc.constantFrom(0, 0.9, 9.9, 10, 64.9, 1234.5, 8641.13)
const card: fc.Arbitrary<Card> = fc.record(
  {
    id: fc.constant('p'),
    slug: fc.constantFrom('bell', 'kettle-bell-12'),
    name: text,
    brand: text,
    price,
    was: fc.option(price),
    shot: fc.tuple(url, text, side, side),
    rating: fc.constantFrom(0, 3.7, 4, 4.5),
    rated: fc.constantFrom(0, 1, 2, 1200),
    locale: fc.constantFrom('en', 'bn'),
    from: fc.constant(true as const),
    upTo: fc.record({ percent: fc.constantFrom(1, 20, 61), value: fc.constantFrom('Sand', 'Black') }),
    content: fc.record({ amount: fc.constantFrom(1, 60, 250, 900, 1000), unit: fc.constantFrom(...contentUnits) }),
    second: url,
    third: url,
    badge: fc.constantFrom('bestSeller', 'new', 'left', 'soldOut', 'backOrder', 'preOrder'),
    left: fc.constantFrom(1, 3, 97),
    only: fc.constant({ id: 'v', max: 9 }),
    swatches: fc.uniqueArray(fc.constantFrom('red', '#123', '#fff', 'blue', 'a"b', 'green', '#456'), { maxLength: 7 }),
  },
  { requiredKeys: ['id', 'slug', 'name', 'brand', 'price', 'was', 'shot', 'rating', 'rated'] },
)

test('a card from a template equals the HTML of React, whatever its content', () => {
  fc.assert(
    fc.property(card, fc.boolean(), fc.constantFrom(shop, inBengali, inEuros, inRupees), (one, first, where) => {
      const render = renderIn(where, first)
      expect(withoutReferences(cardFromTemplate(one, where, String(first), render) ?? '')).toBe(withoutReferences(render(one)))
    }),
    { numRuns: 300 },
  )
})
const bell: Card = {
  id: 'p',
  slug: 'bell',
  name: 'Bell',
  brand: 'Northbar',
  price: 10,
  was: null,
  shot: ['/1.svg', '', 8, 8],
  rating: 4,
  rated: 2,
}
const inBengali = { ...shop, locale: 'bn' }
// With signs beyond Latin 1.
const inEuros = { ...shop, currency: { name: 'EUR', language: 'de', style: 'DE' } }
const inRupees = { ...shop, currency: { name: 'INR', language: 'en', style: 'IN' } }

test('React renders one card of each kind', () => {
  const where = { ...shop }
  const render = vi.fn<(card: Card) => string>(renderIn(where, false))
  const all = [bell, { ...bell, name: 'Bar', price: 20 }, { ...bell, was: 20 }, { ...bell, was: 30, rated: 7 }]
  for (const one of all) expect(cardFromTemplate(one, where, 'card', render)).toContain(one.name)
  expect(render).toHaveBeenCalledTimes(2)
})

test.each([
  ['marks of a search', { marks: [[0, 1]] }, shop],
  ['no picture', { shot: ['', '', 1, 1] }, shop],
  ['another currency to choose', {}, { ...shop, currencies: [] }],
] as [string, Partial<Card>, Shop][])('a card with %s is left to React', (_, over, where) => {
  expect(cardFromTemplate({ ...bell, ...over }, where, 'card', renderIn(where, false))).toBeUndefined()
})
