import { beforeAll, describe, expect, test } from 'vitest'
import type { RefusalCode } from '#contract/refusals.ts'
import { refuse } from '#contract/refuse.ts'
import type { Product } from '#contract/product.ts'
import { answers, card, facets, name, product, shop } from './page-answers.ts'
import type { RenderPage } from '#contract/rendered-page.ts'
import { createRenderer } from './entry.server.tsx'

/** Makes calls fail. */
let refused: Record<string, RefusalCode> = {}
let render: RenderPage

beforeAll(async () => {
  render = await createRenderer({
    manifest: null,
    transport: async (route) => {
      if (refused[route]) throw refuse(refused[route])
      return answers[route]
    },
  })
})

async function page(path: string, refusing: Record<string, RefusalCode> = {}) {
  refused = refusing
  const { html, ...rest } = await render({ url: `https://shop.example${path}` })
  return { ...rest, html: html.join('') }
}
const match = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1]

describe('a server-rendered page', () => {
  test.each(['/', '/market', '/collections/all', '/product/bell'])('%s is complete and cacheable', async (path) => {
    const { status, html, cacheable } = await page(path)
    expect({ status, cacheable }).toEqual({ status: 200, cacheable: true })
    expect(html).toMatch(/^<!doctype html><html lang="en">/)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(match(html, /<link rel="canonical" href="([^"]+)"/)).toBe(`https://shop.example${path}`)
    expect(match(html, /<title>([^<]+)</)).toMatch(/· Ironhouse$/)
  })

  test.each([
    '/cart',
    '/checkout',
    '/account/sign-in',
    '/account/sign-up',
    '/account/forgot-password',
    '/myAccount',
    '/myAccount/orders',
    '/myAccount/profile',
    '/myAccount/addresses',
    '/myAccount/security',
  ])('%s renders for an unknown visitor, and is not cached', async (path) => {
    const { status, html, cacheable } = await page(path)
    expect({ status, cacheable }).toEqual({ status: 200, cacheable: false })
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  test('of a product says beside the sizes how they fit, and in its reviews how many say so', async () => {
    const variants = ['M', 'L'].map((Size) => ({ ...card.variants[0]!, id: Size, options: { Size } }))
    answers['GET /user/products/url/:uniqueName'] = { ...product, options: [{ name: 'Size', values: ['M', 'L'] }], variants }
    const { html } = await page('/product/bell')
    answers['GET /user/products/url/:uniqueName'] = product
    expect(html).toContain('80% of buyers say it')
    expect(html).toContain('Size M · True to size')
    expect(html).toContain('True to size: 4')
  })

  test('is painted once its header is complete: later parts would shift others', async () => {
    const { html } = await page('/market')
    const [head = '', header = ''] = html.split('</header>')[0]!.split('</head>')
    const end = match(head, /<link rel="expect" href="#([^"]+)" blocking="render"\/>/)
    expect(header.endsWith(`<span id="${end}" hidden=""></span>`)).toBe(true)
  })

  test('is laid out from right to left in a right-to-left language', async () => {
    answers['GET /public/shop'] = { ...shop, locale: 'ar' }
    const { html } = await page('/market')
    answers['GET /public/shop'] = shop
    expect(html).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/)
  })

  test('has a placeholder for its first picture only', async () => {
    const scene = { url: '/pictures/hall.avif', alt: '', width: 8, height: 8, blur: 'UklGR' }
    const before = { ...answers }
    answers['GET /public/window'] = { pictures: { market: scene, deals: scene, story: scene } }
    const products = Array.from({ length: 24 }, (_, n) => ({ ...card, id: `p${n}`, blur: 'UklGR' }))
    answers['GET /user/products'] = { products, totalProducts: 24, nextCursor: null, facets }
    answers['GET /categories'] = {
      categories: [{ id: 'c', name: 'Bells', slug: 'bells', description: '', photo: scene, productCount: 3, children: [] }],
    }
    const { html } = await page('/market')
    Object.assign(answers, before)
    expect(html.match(/<img src="[^"]*hall.avif"/g)).toHaveLength(4)
    expect(html.match(/class="blur-up"/g)).toHaveLength(1)
  })

  test("has one executable script, and its data can't close the script element", async () => {
    const { html } = await page('/product/bell')
    expect(html.match(/<script(?![^>]*type="application)[^>]*>/g)).toEqual([
      '<script>',
      '<script type="module" src="/web/entry.client.tsx">',
    ])
    expect(html).not.toContain('<script>alert(1)')
    const data = JSON.parse(match(html, /id="data">(.+?)<\/script>/) ?? '{}')
    expect(Object.keys(data.loaderData)).toContain('root')
  })

  test('has structured data of its product', async () => {
    const { html } = await page('/product/bell')
    const facts = JSON.parse(match(html, /<script type="application\/ld\+json">(\{[^<]*"Product"[^<]*)<\/script>/) ?? '{}')
    expect(facts['@graph'][0]).toMatchObject({
      name,
      offers: { price: 40, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
      review: [{ author: { name: 'Ada M.' }, reviewRating: { ratingValue: 5 }, reviewBody: 'Rings well.' }],
    })
  })

  test('of a filtered list is noindex; further pages are indexed', async () => {
    expect((await page('/collections/all?brand=northbar')).html).toContain('<meta name="robots" content="noindex"/>')
    const second = (await page('/collections/all?page=2')).html
    expect(second).not.toContain('noindex')
    expect(match(second, /<link rel="canonical" href="([^"]+)"/)).toBe('https://shop.example/collections/all?page=2')
  })

  test('of a list links to the next one by a cursor, which is not part of its canonical URL', async () => {
    const { html } = await page('/collections/all')
    const next = match(html, /(<a[^>]* rel="next"[^>]*>)/) ?? ''
    expect(match(next, /href="([^"]+)"/)).toBe('/collections/all?page=2&amp;after=2.WyJ4')
    const second = (await page('/collections/all?page=2&after=2.WyJ4')).html
    expect(match(second, /<link rel="canonical" href="([^"]+)"/)).toBe('https://shop.example/collections/all?page=2')
  })

  test('with several pages of a list has the canonical URL of the first', async () => {
    const canonical = async (query: string) => match((await page(`/collections/all?${query}`)).html, /<link rel="canonical" href="([^"]+)"/)
    expect(await canonical('page=3&from=1&after=3.WyJ4')).toBe('https://shop.example/collections/all')
    expect(await canonical('page=4&from=3')).toBe('https://shop.example/collections/all?page=3')
  })

  test('reachable only by cursor is noindex', async () => {
    expect((await page('/collections/all?page=417')).html).not.toContain('noindex')
    const deep = (await page('/collections/all?page=418&after=418.WyJ4')).html
    expect(deep).toContain('<meta name="robots" content="noindex"/>')
    expect(match(deep, /<link rel="canonical" href="([^"]+)"/)).toBe('https://shop.example/collections/all')
  })
})

describe('redirects and missing pages', () => {
  test('respond with a redirect', async () => {
    expect(await page('/product/old-bell?variant=v1')).toMatchObject({ status: 301, redirect: '/product/bell?variant=v1' })
  })

  test('include the style guide in a shop that does not show it; it is noindex where shown', async () => {
    const { status, html, cacheable } = await page('/styleguide')
    expect({ status, cacheable }).toEqual({ status: 200, cacheable: false })
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    // The content security policy refuses them.
    expect(html).not.toMatch(/<style|\sstyle="/)
    answers['GET /public/shop'] = { ...shop, showStyleguide: false }
    expect(await page('/styleguide')).toMatchObject({ status: 404 })
    answers['GET /public/shop'] = shop
  })

  test('include an uncacheable 404', async () => {
    expect(await page('/nowhere')).toMatchObject({ status: 404, cacheable: false })
    expect(await page('/product/gone', { 'GET /user/products/url/:uniqueName': 'INVALID_PRODUCT_ID' })).toMatchObject({
      status: 404,
      cacheable: false,
    })
    expect(await page('/product/NO WAY', { 'GET /user/products/url/:uniqueName': 'INVALID_INPUT' })).toMatchObject({ status: 404 })
  })
})

describe('when a call fails', () => {
  test('the page says so, offers to retry, and is not cached', async () => {
    const { status, html, cacheable } = await page('/collections/all', { 'GET /user/products': 'SERVICE_UNAVAILABLE' })
    expect({ status, cacheable }).toEqual({ status: 503, cacheable: false })
    expect(html).toContain('We can&#x27;t reach the shop right now')
    expect(html).toContain('Ironhouse')
    expect(await page('/collections/all', { 'GET /user/products': 'SERVER_ERROR' })).toMatchObject({ status: 500 })
  })

  test("there is a page, even if the shop's own configuration fails", async () => {
    const { status, html } = await page('/market', { 'GET /public/shop': 'SERVICE_UNAVAILABLE' })
    expect(status).toBe(503)
    expect(html).toContain('<h1')
  })

  test('decorative parts are left out', async () => {
    const { status, html } = await page('/product/bell', {
      'GET /user/products/tag/:tag': 'SERVER_ERROR',
      'GET /categories': 'SERVER_ERROR',
    })
    expect(status).toBe(200)
    expect(html).not.toContain('Goes well with it')
  })
})

describe('a page that is rendered repeatedly', () => {
  const url = 'https://shop.example/market'

  test('is rendered again only for different data', async () => {
    const { data: before } = await render({ url })
    expect(await render({ url, before })).toEqual({ status: 200, html: [], cacheable: true, data: before, isSame: true })
    const [known, others] = [answers['GET /user/products'], [{ ...card, rating: { average: 4.6, count: 3 } }]]
    answers['GET /user/products'] = { products: others, totalProducts: 30, nextCursor: null, facets }
    const { isSame, html } = await render({ url, before })
    answers['GET /user/products'] = known
    expect(isSame).toBeUndefined()
    expect(html.join('')).toContain('4.6')
  })

  test('is rendered again if part of it failed, and other pages always are', async () => {
    const { data: before } = await render({ url })
    refused = { 'GET /public/shop': 'SERVICE_UNAVAILABLE' }
    expect(await render({ url, before })).toMatchObject({ status: 503, cacheable: false })
    refused = {}
    expect((await render({ url: 'https://shop.example/collections/all' })).data).toBeUndefined()
  })
})

describe('a page assembled from cached fragments', () => {
  const colors = ['Black', 'Red & "white"']
  const variants = colors.map((Color, n) => ({ ...card.variants[0]!, id: `v${n}`, options: { Color }, photo: `/pictures/${n}.svg` }))
  const choice: Product = {
    ...product,
    options: [{ name: 'Color', values: colors }],
    variants,
    categories: [{ id: 'c', name: 'Bells', slug: 'bells' }],
  }
  const photo = { url: '/pictures/hall.svg', alt: 'A hall', width: 8, height: 8 }
  const bells = { id: 'c', name: 'Bells', slug: 'bells', description: 'All of them.', photo, productCount: 3, children: [] }
  const full: Record<string, unknown> = {
    'GET /user/products/url/:uniqueName': choice,
    'GET /categories': { categories: [{ ...bells, children: [{ ...bells, slug: 'small-bells' }] }] },
    'GET /categories/slug/:slug': bells,
    'GET /user/products': {
      products: Array.from({ length: 6 }, (_, n) => ({ ...card, id: `p${n}`, ...(n === 5 && { blur: 'UklGR', variants: variants }) })),
      totalProducts: 30,
      nextCursor: 'WyJ4',
      facets: {
        ...facets,
        categories: [{ slug: 'small-bells', name: 'Small bells', count: 3 }],
        brands: [{ slug: 'northbar', name: 'Northbar & sons', count: 1200 }],
        options: [{ name: 'Color', values: colors.map((value, count) => ({ value, count })) }],
        ratings: [4, 3].map((atLeast) => ({ atLeast, count: 2 })),
      },
    },
  }
  /** With references as a browser reads them. */
  const bodyOf = ({ html }: { html: readonly string[] }): string => {
    const body = html.join('').replace(/^.*?(?=<body)/s, '')
    return body.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
  }

  test.each([
    '/market',
    '/product/bell',
    '/product/bell?variant=v1',
    '/collections/bells',
    '/collections/bells?brand=northbar&option=Color%3ABlack&minPrice=5&rating=4&inStock=true&sort=newest&page=2',
    '/cart',
    '/account/sign-in',
  ])('%s matches what the browser renders, so that it can be hydrated', async (path) => {
    const transport = async (route: string) => full[route] ?? answers[route]
    const url = `https://shop.example${path}`
    const plain = await (await createRenderer({ manifest: null, transport }))({ url })
    const renderCached = await createRenderer({ manifest: {}, transport })
    expect(plain.status).toBe(200)
    expect(bodyOf(await renderCached({ url }))).toBe(bodyOf(plain))
    expect(bodyOf(await renderCached({ url }))).toBe(bodyOf(plain))
  })
})
