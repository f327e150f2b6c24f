import { describe, expect, it, test } from 'vitest'
import { cartPathsOf, assetFilesIn } from './cart-page.ts'
import { offlineHtml, offlinePathOf, seenPagesPlaceholder } from './offline-html.ts'
import { storeOpenPage } from './open-pages.ts'
import { isPage, isPublic, isPublicCall } from './rules.ts'

describe('the offline cache', () => {
  it.each([
    ['/market', true],
    ['/bn/product/bell', true],
    ['/administer', true],
    ['/admin', false],
    ['/admin/orders', false],
    ['/api/cart', false],
    ['/language/bn', false],
  ])('%s is a page: %s', (path, expected) => {
    expect(isPage(path)).toBe(expected)
  })

  it.each([
    ['public, max-age=60', 200, true],
    ['public, max-age=0, s-maxage=60', 404, false],
    ['private, no-store', 200, false],
    ['no-store', 200, false],
    [undefined, 200, false],
  ])('an answer with Cache-Control %s and status %i: %s', (control, status, expected) => {
    const headers = new Headers(control === undefined ? {} : { 'cache-control': control })
    expect(isPublic({ status, redirected: false, headers })).toBe(expected)
    expect(isPublic({ status, redirected: true, headers })).toBe(false)
  })

  it('contains no personal call', () => {
    expect(isPublicCall('/api/categories', new Headers())).toBe(true)
    expect(isPublicCall('/api/categories', new Headers({ authorization: 'Bearer x' }))).toBe(false)
  })
})

test('the offline page is in the language of the URL', () => {
  const pages = ['/offline', '/bn/offline']
  expect(['/bn/market', '/bn', '/bnx', '/market'].map((path) => offlinePathOf(path, pages))).toEqual([
    '/bn/offline',
    '/bn/offline',
    '/offline',
    '/offline',
  ])
})

test('the offline page links to the most recent pages, latest first', async () => {
  const stored = new Map([
    ['https://s.example/market', '<title>Shop &amp; more</title>'],
    ['https://s.example/search?q="a"&b', '<title>Search</title>'],
    ['https://s.example/broken', 'nothing'],
  ])
  const cache = {
    keys: () => Promise.resolve([...stored.keys()].map((url) => new Request(url))),
    match: (request: RequestInfo | URL) => Promise.resolve(new Response(stored.get((request as Request).url) ?? '<title>Search</title>')),
  }
  const page = await offlineHtml(new Response(`<ul>${seenPagesPlaceholder}</ul>`, { headers: { 'x-kept': '1' } }), cache)
  expect(page.headers.get('x-kept')).toBe('1')
  expect(await page.text()).toBe(
    '<ul><li><a href="/search?q=%22a%22&amp;b">Search</a></li><li><a href="/market">Shop &amp; more</a></li></ul>',
  )
})

test("the cart is stored in each language, with its page's files", () => {
  expect(cartPathsOf(['/offline', '/bn/offline'])).toEqual(['/cart', '/bn/cart'])
  const html = '<link href="/assets/a-1.css"><script src="/assets/b_2.js"></script><script src="/assets/b_2.js"></script><a href="/cart">'
  expect(assetFilesIn(html)).toEqual(['/assets/a-1.css', '/assets/b_2.js'])
})

test('a page already open is stored with its missing files, if it is the same for everyone', async () => {
  const requests: string[] = []
  const stores = (control: string) => ({
    page: (request: Request) => {
      requests.push(`${request.url} ${request.credentials}`)
      return Promise.resolve(
        new Response('<script src="/assets/a-1.js"></script><link href="/assets/b.css">', { headers: { 'cache-control': control } }),
      )
    },
    file: (request: Request) => {
      requests.push(request.url)
      return Promise.resolve(new Response(''))
    },
    has: ({ url }: Request) => Promise.resolve(/seen|b\.css/.test(url)),
  })
  await storeOpenPage('https://s.example/product/bell?variant=1#reviews', stores('public, max-age=0'))
  expect(requests.splice(0)).toEqual(['https://s.example/product/bell?variant=1 omit', 'https://s.example/assets/a-1.js'])
  await storeOpenPage('https://s.example/orders', stores('private, no-store'))
  expect(requests.splice(0)).toEqual(['https://s.example/orders omit'])
  await storeOpenPage('https://s.example/seen', stores('public'))
  await storeOpenPage('https://s.example/admin/orders', stores('public'))
  expect(requests).toEqual([])
  await storeOpenPage('https://s.example/market', { ...stores('public'), page: () => Promise.reject(new Error('no network')) })
})
