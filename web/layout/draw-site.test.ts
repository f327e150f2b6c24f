import { expect, it } from 'vitest'
import type { Shop } from '#contract/shop.ts'
import { drawnParts } from './draw-site.ts'

const line = { label: '<b onclick="x">Sale</b>', path: '/sale?a=1&b="' }
const banner = {
  id: 'spring26',
  place: 'bar',
  look: 'ink',
  text: "It's <i>",
  linkText: '',
  path: null,
  picture: null,
  pages: ['home'],
  canBeClosed: true,
} as const
const shop = {
  locale: 'en',
  locales: ['en'],
  site: { header: [{ ...line, children: [{ ...line, category: 'gone' }] }], banners: [{ ...banner, pages: ['home'] }] },
} as unknown as Shop

it('draws what staff arranged, escaped, with the prefix of the language and without categories that are gone', () => {
  const { shop: rest, drawn } = drawnParts(shop, [], '/bn')
  expect(rest).not.toHaveProperty('site')
  expect(drawn?.header).toContain('href="/bn/sale?a=1&amp;b=&quot;"')
  expect(drawn?.header).toContain('&lt;b onclick=&quot;x&quot;&gt;Sale')
  expect(drawn?.header).not.toMatch(/<b |details name="menu" class="group\/disclosure relative"/)
  expect(drawn?.bars).toEqual([{ id: 'spring26', on: '^/$', html: expect.stringContaining('It&#39;s &lt;i&gt;') as string }])
})

it('is the same as long as nothing changes', () => {
  const nav: never[] = []
  expect(drawnParts(shop, nav, '')).toBe(drawnParts(shop, nav, ''))
})
