import { expect, it } from 'vitest'
import type { Shop } from '#contract/shop.ts'
import { renderSiteParts } from './render-site.ts'

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

it('the site renderer renders menus and banners by staff, escaped, with language prefixes and without deleted categories', () => {
  const { shop: rest, rendered } = renderSiteParts(shop, [], '/bn')
  expect(rest).not.toHaveProperty('site')
  expect(rendered?.header).toContain('href="/bn/sale?a=1&amp;b=&quot;"')
  expect(rendered?.header).toContain('&lt;b onclick=&quot;x&quot;&gt;Sale')
  expect(rendered?.header).not.toMatch(/<b |details name="menu" class="group\/disclosure relative"/)
  expect(rendered?.bars).toEqual([{ id: 'spring26', on: '^/$', html: expect.stringContaining('It&#39;s &lt;i&gt;') as string }])
})

it('the site renderer returns the same object while nothing changes', () => {
  const nav: never[] = []
  expect(renderSiteParts(shop, nav, '')).toBe(renderSiteParts(shop, nav, ''))
})
