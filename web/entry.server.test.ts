import { beforeAll, describe, expect, test } from 'vitest'
import type { Product, ProductCard } from '#contract/product.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { refuse } from '#contract/refuse.ts'
import { createRenderer, type Render } from './entry.server.tsx'

const name = 'Bell </script><script>alert(1)</script>'
const shop = {
  name: 'Ironhouse',
  supportEmail: 'help@x.example',
  locale: 'en',
  locales: ['en'],
  currency: { name: 'USD', language: 'en', style: 'IN' },
  countries: [],
  freeShippingFrom: 75,
  returnDays: 30,
  withdrawalDays: 14,
  paymentMethods: ['Stripe', 'COD'],
  delivery: { price: 5.9, from: '2026-03-05', to: '2026-03-09' },
  showOutbox: false,
  showApiDocs: false,
  showStyleguide: true,
  membership: { name: 'Regular', percent: 10 },
}
const card: ProductCard = {
  id: 'p1',
  meta: { friendlyPageName: 'bell' },
  brand: { id: 'b', name: 'Northbar', slug: 'northbar' },
  tags: [],
  options: [],
  info: {
    name,
    sku: 'B-1',
    price: 40,
    oldPrice: 50,
    isFeatured: true,
    publishDate: '2025-01-01T00:00:00.000Z',
    isRedeemable: false,
  },
  photos: [{ url: '/pictures/bell.svg', alt: 'A bell', width: 8, height: 8 }],
  variants: [{ id: 'v1', sku: 'B-1', options: {}, price: 40, oldPrice: 50, stock: { state: 'low', left: 3 } }],
  rating: { average: 4.5, count: 2 },
}
const product: Product = {
  ...card,
  categories: [],
  photos: card.photos.map((photo, displayOrder) => ({ alt: '', width: 8, height: 8, ...photo, displayOrder })),
  info: { ...card.info, shortDescription: 'Short.', fullDescription: 'Long.\n- One' },
  meta: { title: 'Bell', description: 'Short.', keywords: [], friendlyPageName: 'bell' },
  rating: { ...card.rating, histogram: [0, 0, 0, 1, 1] },
  attributes: [{ name: 'Material', value: 'Iron' }],
}
const facets = { categories: [], brands: [], options: [], price: { min: 1, max: 90 }, ratings: [], inStock: 1, reduced: 0 }

const post = {
  id: 'p',
  author: { id: 'u', handle: 'ada', name: 'Ada M.', avatar: null },
  text: 'It moved.',
  media: [],
  club: null,
  record: { id: 'r', lift: 'squat', measure: 'weight', value: 142.5, performedOn: '2026-03-01', note: '', gain: 2.5 },
  products: [{ id: 'p1', slug: 'bell', name: 'Bell', photo: null, price: 40, oldPrice: null, isInStock: true, isOwner: true }],
  createdAt: '2026-02-01T10:00:00.000Z',
}

/** What the calls answer; `refused` makes one of them fail. */
const answers: Record<string, unknown> = {
  'GET /public/shop': shop,
  'GET /categories': { categories: [] },
  'GET /public/window': { pictures: {} },
  'GET /public/front': { sections: null },
  'GET /public/waitlist': { isOpen: true, publishAt: null, showsProducts: true },
  'GET /public/review-totals': { count: 2, average: 4.5 },
  'GET /brands': { brands: [] },
  'GET /user/blogs': { blogs: [], total: 0, months: [] },
  'GET /auth/providers': { providers: ['google'], passkeys: { host: 'shop.example' } },
  'GET /user/products/url/:uniqueName': product,
  'GET /user/products': { products: [card], totalProducts: 30, nextCursor: 'WyJ4', facets },
  'GET /user/products/tag/:tag': { products: [card] },
  'GET /user/order/review/:id': {
    productId: 'p1',
    total: 2,
    rating: { average: 4.5, count: 2, histogram: [0, 0, 0, 1, 1] },
    nextCursor: 'WzEsImEiXQ',
    reviews: [
      {
        id: 'r1',
        productId: 'p1',
        author: 'Ada M.',
        rating: 5,
        text: 'Rings well.',
        image: [{ url: '/media/a.webp', alt: '', width: 8, height: 8 }],
        options: { Size: 'M' },
        verifiedPurchase: true,
        helpful: 2,
        createdAt: '2026-02-01T10:00:00.000Z',
        editedAt: null,
        reply: { text: 'Thank you.', at: '2026-02-02T10:00:00.000Z' },
      },
    ],
  },
  'GET /post/popular': { items: [post], nextCursor: null },
  'GET /clubs': {
    items: [
      { id: 'c', slug: 'early-bar', name: 'Early Bar', description: '', place: 'Porto', cover: null, members: 2, visibility: 'public' },
    ],
  },
  'GET /user/products/:id/questions-answers': { questions: [], total: 0 },
}
let refused: Record<string, RefusalCode> = {}
let render: Render

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

describe('a page from the server', () => {
  test.each(['/', '/market', '/collections/all', '/product/bell'])('%s is whole and may be kept', async (path) => {
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
  ])('%s renders for somebody not known yet, and is not kept', async (path) => {
    const { status, html, cacheable } = await page(path)
    expect({ status, cacheable }).toEqual({ status: 200, cacheable: false })
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  test('is laid out from right to left in a language that is written so', async () => {
    answers['GET /public/shop'] = { ...shop, locale: 'ar' }
    const { html } = await page('/market')
    answers['GET /public/shop'] = shop
    expect(html).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/)
  })

  test('has one script that runs, and its data cannot end itself', async () => {
    const { html } = await page('/product/bell')
    expect(html.match(/<script(?![^>]*type="application)[^>]*>/g)).toEqual([
      '<script>',
      '<script type="module" src="/web/entry.client.tsx">',
    ])
    expect(html).not.toContain('<script>alert(1)')
    const data = JSON.parse(match(html, /id="data">(.+?)<\/script>/) ?? '{}')
    expect(Object.keys(data.loaderData)).toContain('root')
  })

  test('tells search engines what it sells', async () => {
    const { html } = await page('/product/bell')
    const facts = JSON.parse(match(html, /<script type="application\/ld\+json">(\{[^<]*"Product"[^<]*)<\/script>/) ?? '{}')
    expect(facts['@graph'][0]).toMatchObject({
      name,
      offers: { price: 40, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
      review: [{ author: { name: 'Ada M.' }, reviewRating: { ratingValue: 5 }, reviewBody: 'Rings well.' }],
    })
  })

  test('of a filtered list is not for search engines, its further pages are', async () => {
    expect((await page('/collections/all?brand=northbar')).html).toContain('<meta name="robots" content="noindex"/>')
    const second = (await page('/collections/all?page=2')).html
    expect(second).not.toContain('noindex')
    expect(match(second, /<link rel="canonical" href="([^"]+)"/)).toBe('https://shop.example/collections/all?page=2')
  })

  test('of a list leads on by a cursor, which is no part of its own address', async () => {
    const { html } = await page('/collections/all')
    const next = match(html, /(<a[^>]* rel="next"[^>]*>)/) ?? ''
    expect(match(next, /href="([^"]+)"/)).toBe('/collections/all?page=2&amp;after=WyJ4')
    const second = (await page('/collections/all?page=2&after=WyJ4')).html
    expect(match(second, /<link rel="canonical" href="([^"]+)"/)).toBe('https://shop.example/collections/all?page=2')
  })

  test('of a list that only a cursor leads to is not for search engines', async () => {
    expect((await page('/collections/all?page=417')).html).not.toContain('noindex')
    const deep = (await page('/collections/all?page=418&after=WyJ4')).html
    expect(deep).toContain('<meta name="robots" content="noindex"/>')
    expect(match(deep, /<link rel="canonical" href="([^"]+)"/)).toBe('https://shop.example/collections/all')
  })
})

describe('what is elsewhere or not there', () => {
  test('leads on', async () => {
    expect(await page('/product/old-bell?variant=v1')).toMatchObject({ status: 301, redirect: '/product/bell?variant=v1' })
  })

  test('the style guide is for builders: not for search engines, and not there in a shop that does not show it', async () => {
    const { status, html, cacheable } = await page('/styleguide')
    expect({ status, cacheable }).toEqual({ status: 200, cacheable: false })
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    // The content security policy refuses them.
    expect(html).not.toMatch(/<style|\sstyle="/)
    answers['GET /public/shop'] = { ...shop, showStyleguide: false }
    expect(await page('/styleguide')).toMatchObject({ status: 404 })
    answers['GET /public/shop'] = shop
  })

  test('is a 404 that is not kept', async () => {
    expect(await page('/nowhere')).toMatchObject({ status: 404, cacheable: false })
    expect(await page('/product/gone', { 'GET /user/products/url/:uniqueName': 'INVALID_PRODUCT_ID' })).toMatchObject({
      status: 404,
      cacheable: false,
    })
    expect(await page('/product/NO WAY', { 'GET /user/products/url/:uniqueName': 'INVALID_INPUT' })).toMatchObject({ status: 404 })
  })
})

describe('when a part is down', () => {
  test('the page says so, offers a retry, and is not kept', async () => {
    const { status, html, cacheable } = await page('/collections/all', { 'GET /user/products': 'SERVICE_UNAVAILABLE' })
    expect({ status, cacheable }).toEqual({ status: 503, cacheable: false })
    expect(html).toContain('We can&#x27;t reach the shop right now')
    expect(html).toContain('Ironhouse')
    expect(await page('/collections/all', { 'GET /user/products': 'SERVER_ERROR' })).toMatchObject({ status: 500 })
  })

  test('even the shop itself, there is still a page', async () => {
    const { status, html } = await page('/market', { 'GET /public/shop': 'SERVICE_UNAVAILABLE' })
    expect(status).toBe(503)
    expect(html).toContain('<h1')
  })

  test('decoration is left out', async () => {
    const { status, html } = await page('/product/bell', {
      'GET /user/products/tag/:tag': 'SERVER_ERROR',
      'GET /categories': 'SERVER_ERROR',
    })
    expect(status).toBe(200)
    expect(html).not.toContain('Goes well with it')
  })
})

describe('a page that is put together from cached fragments', () => {
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
  const bodyOf = ({ html }: { html: string[] }): string => html.join('').replace(/^.*?(?=<body)/s, '')

  test.each([
    '/market',
    '/product/bell',
    '/product/bell?variant=v1',
    '/collections/bells',
    '/collections/bells?brand=northbar&option=Color%3ABlack&minPrice=5&rating=4&inStock=true&sort=newest&page=2',
    '/cart',
    '/account/sign-in',
  ])('%s is what the browser renders, so that it can be hydrated', async (path) => {
    const transport = async (route: string) => full[route] ?? answers[route]
    const url = `https://shop.example${path}`
    const plain = await (await createRenderer({ manifest: null, transport }))({ url })
    const renderCached = await createRenderer({ manifest: {}, transport })
    expect(plain.status).toBe(200)
    expect(bodyOf(await renderCached({ url }))).toBe(bodyOf(plain))
    expect(bodyOf(await renderCached({ url }))).toBe(bodyOf(plain))
  })
})
