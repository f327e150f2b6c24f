import { expect, test } from 'vitest'
import { assetsFor, type Manifest } from './assets.ts'
import type { Start } from './start-script.ts'

const manifest: Manifest = {
  'web/entry.client.tsx': {
    file: 'assets/entry.js',
    css: ['assets/entry.css'],
    imports: ['_react.js'],
    assets: ['assets/inter-latin-1.woff2', 'assets/inter-european-2.woff2', 'assets/icon.svg'],
  },
  '_react.js': { file: 'assets/react.js' },
  'web/layout/shop-frame.tsx': { file: 'assets/frame.js', imports: ['web/entry.client.tsx'] },
  'web/pages/market/page.tsx': { file: 'assets/market.js', imports: ['web/entry.client.tsx', '_card.js'] },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_react.js'] },
  'web/text/en/common.json': { file: 'assets/common-en.js' },
  'web/text/en/market.json': { file: 'assets/home-en.js' },
}
const linksOf = (tags: string, rel: string): string[] =>
  [...tags.matchAll(new RegExp(`<link rel="${rel}" href="([^"]+)"`, 'g'))].map(([, href = '']) => href)

const market = (start: Start) => ({ file: 'web/pages/market/page.tsx', groups: ['market'], start, styles: 'whole' as const })
const all = ['/assets/react.js', '/assets/frame.js', '/assets/market.js', '/assets/card.js', '/assets/common-en.js', '/assets/home-en.js']

test('everything a page needs is requested in parallel, and once', () => {
  const { attributes, tags } = assetsFor(market('now'), 'web/layout/shop-frame.tsx', 'en', manifest)
  expect(linksOf(tags, 'modulepreload')).toEqual(all)
  expect(linksOf(tags, 'stylesheet')).toEqual(['/assets/entry.css', '/assets/card.css'])
  expect(linksOf(tags, 'preload')).toEqual(['/assets/inter-latin-1.woff2'])
  expect(tags.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/assets/entry.js">'])
  expect(attributes).toBe('')
})

test('a page whose scripts start later lists them on its inline script', () => {
  const { attributes, tags } = assetsFor(market('after-load'), 'web/layout/checkout-frame.tsx', 'bn', manifest)
  const parts = all.filter((file) => !/frame|-en/.test(file)).join(' ')
  expect(attributes).toBe(` data-entry="/assets/entry.js" data-parts="${parts}" data-start="after-load"`)
  expect(linksOf(tags, 'stylesheet')).toEqual(['/assets/entry.css', '/assets/card.css'])
  expect(tags).not.toMatch(/<script|modulepreload/)
})

test('the code and texts of the page itself are named beside its data', () => {
  const own = (start: Start) => assetsFor(market(start), '', 'en', manifest).own
  const texts = '"web/text/en/common.json":"/assets/common-en.js","web/text/en/market.json":"/assets/home-en.js"'
  expect([own('now'), own('after-load')]).toEqual(Array(2).fill(` data-files='{"web/pages/market/page.tsx":"/assets/market.js",${texts}}'`))
  expect([assetsFor(undefined, '', 'bn', manifest).own, assetsFor(market('now'), '', 'en', null).own]).toEqual(['', ''])
})

test('a page of the shop comes with its part of the style sheet, whose link names the full one', () => {
  const built = { ...manifest, 'web/shop.css': { file: 'assets/shop.css' } }
  const { tags } = assetsFor({ ...market('now'), file: 'web/pages/product/page.tsx', styles: 'shop' }, '', 'en', built)
  expect(tags).toContain('<link rel="stylesheet" href="/assets/shop.css" data-whole="/assets/entry.css">')
  expect(linksOf(tags, 'stylesheet')).toEqual(['/assets/shop.css'])
})

test('in development the browser loads the sources', () => {
  expect(assetsFor(undefined, '', 'en', null).tags).toContain('src="/web/entry.client.tsx"')
})
