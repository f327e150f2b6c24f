import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { buildIfStale } from '#scripts/build.ts'
import { registerPages } from '#server/pages/pages.ts'
import { startApp, type TestApp } from './app.ts'
import { placeDeliveredOrder, seedProduct, signedIn, staffToken, stockShop } from './builders.ts'
import { member } from './community.ts'
import { problemsOf } from './structured-data.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  await buildIfStale()
  app = await startApp({
    prepare: ({ http, call, callFrom, attachments, catalogue, missingPages }, config) =>
      registerPages(http, {
        call,
        callFrom,
        attachments,
        config,
        missingPages,
        invalidations: catalogue.invalidations,
        now: () => app.now().getTime(),
      }),
  })
  const products = ['bell', 'was-leaving'].map((slug) => seedProduct({ slug }))
  const [, leaving] = await stockShop(app, [...products, seedProduct({ slug: 'tomorrow', publishedDaysAgo: -1 })])
  token = await staffToken(app)
  const { id } = leaving!
  await app.call('PUT /admin/products/:id/slug', { id, slug: 'leaving' }, { token })
  await visit('/product/leaving')
  await app.call('PUT /admin/products/:id/published', { id, isPublished: false }, { token })
})
afterAll(() => app.stop())

const visit = async (path: string, headers: Record<string, string> = {}) => {
  const { status, headers: answered } = await app.request(path, { redirect: 'manual', headers })
  return [status, answered.get('location')]
}

describe('a URL that has changed', () => {
  it('redirects permanently to the new one, with its query', async () => {
    const { id } = await app.call('GET /user/products/url/:uniqueName', { uniqueName: 'bell' })
    for (const slug of ['round-bell', 'iron-bell']) await app.call('PUT /admin/products/:id/slug', { id, slug }, { token })
    for (const slug of ['bell', 'round-bell']) expect(await visit(`/product/${slug}`)).toEqual([301, '/product/iron-bell'])
    const category = await app.call('GET /categories/slug/:slug', { slug: 'barbells' })
    // Cached by the name that it has now.
    expect(await visit('/collections/barbells?brand=northbar&sort=newest')).toEqual([200, null])
    await app.call('PUT /admin/categories/:id/slug', { id: category.id, slug: 'bars' }, { token })
    // A second later it's known everywhere.
    const late = () => {
      app.pass(1000)
      return visit('/collections/barbells?brand=northbar&sort=newest')
    }
    await expect.poll(late).toEqual([301, '/collections/bars?brand=northbar&sort=newest'])
  })

  it.each([
    '/collections/all?page=2',
    '/collections/all?page=99999',
    '/collections/all?page=99999999999',
    '/collections/all?page=0',
    '/collections/all?page=two',
    '/search?q=thing&page=2',
    '/search?q=thing&page=99999999999',
    '/blogs?page=9',
    '/blogs?category=sports&page=99999999999',
  ])('%s is not found, and says where the list ends', async (path) => {
    const response = await app.request(path)
    const html = await response.text()
    expect([response.status, html.includes('Page not found'), html.includes('<meta name="robots" content="noindex"/>')]).toEqual([
      404,
      true,
      true,
    ])
    expect(html).not.toContain('No products match')
    expect(html).toContain('Go to the first page')
  })

  it.each(['/collections/all', '/search?q=thing', '/blogs'])('%s is its own first page', async (path) => {
    for (const first of ['page=', 'page=1']) expect(await visit(`${path}${path.includes('?') ? '&' : '?'}${first}`)).toEqual([200, null])
  })

  it('an empty list has a first page, and no other', async () => {
    for (const path of ['/collections/all?brand=nobody', '/search?q=zzzzzz', '/blogs?month=1999-01']) {
      expect([path, await visit(path)]).toEqual([path, [200, null]])
      expect([path, await visit(`${path}&page=2`)]).toEqual([path, [404, null]])
    }
  })

  it.each(['/%E0%A4%A', '/product/%zz', '/product/50%', '/%FF?q=%E0'])('%s, with a malformed escape, is not found', async (path) => {
    const response = await app.request(path, { headers: { accept: 'text/html' } })
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(await response.text()).toContain('</footer>')
    expect(await (await app.request(`/api${path}`, { headers: { accept: 'text/html' } })).json()).toMatchObject({
      code: 'MALFORMED_REQUEST',
    })
  })

  it.each([
    ['/product/leaving', 410],
    ['/product/was-leaving', 410],
    ['/product/tomorrow', 404],
    ['/product/never', 404],
    ['/product/%00', 404],
    ['/nowhere', 404],
  ])('%s is %i', async (path, status) => {
    await expect
      .poll(async () => {
        app.pass(1000)
        return (await visit(path))[0]
      })
      .toBe(status)
  })
})

describe('Shopify URLs', () => {
  it.each([
    ['/products/iron-bell', [301, '/product/iron-bell']],
    ['/products/iron-bell/?variant=4711', [301, '/product/iron-bell?variant=4711']],
    // Renamed since the move.
    ['/products/bell', [301, '/product/iron-bell']],
    ['/collections/sale/products/iron-bell', [301, '/product/iron-bell']],
    ['/products/tomorrow', [404, null]],
    ['/products/never', [404, null]],
  ])('%s is the product here, if it is on sale', async (path, answer) => {
    expect(await visit(path)).toEqual(answer)
  })
})

describe('missing pages', () => {
  it('are counted by day, with the host that most of their visitors came from, for staff', async () => {
    await app.missingPages.flush()
    await app.database.db.query({ text: 'truncate missing_pages', values: [] })
    const referer = 'https://blog.example/post?secret=1'
    await Promise.all(Array.from({ length: 50 }, () => visit('/old-page?email=a@example.com', { referer })))
    await visit('/order-1/GF-100042')
    await app.missingPages.flush()
    await visit('/old-page')
    await app.missingPages.flush()
    expect(await app.call('GET /admin/not-found', {}, { token })).toEqual({
      pages: [
        { path: '/old-page', times: 51, lastDay: '2026-03-02', referrer: 'blog.example' },
        { path: '/order-1/…', times: 1, lastDay: '2026-03-02', referrer: '' },
      ],
    })
    await app.call('POST /admin/redirects', { from: '/old-page', to: '/' }, { token })
    expect((await app.call('GET /admin/not-found', {}, { token })).pages).toMatchObject([{ path: '/order-1/…' }])
    app.pass(40 * 86_400_000)
    token = await staffToken(app)
    await app.jobs.runDue()
    expect((await app.call('GET /admin/not-found', {}, { token })).pages).toEqual([])
  })
})

const entities: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' }
const one = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text = '']) => text.replaceAll(/&\S+?;/g, (entity) => entities[entity] ?? entity))
const dataOf = (html: string) =>
  one(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map((text) => JSON.parse(text) as object)
const typesIn = (data: object) => [...JSON.stringify(data).matchAll(/"@type":"(\w+)"/g)].map(([, type]) => type)

describe('files for search engines', () => {
  beforeAll(async () => {
    const sizes = ['S', 'M'].map((size, index) => ({ options: { Size: size }, sku: `FOUND-${size}`, price: 12.5 + index, stock: 3 }))
    const [rated] = await stockShop(app, [
      seedProduct({ slug: 'rated', stock: 5 }),
      seedProduct({ slug: 'sized', options: [{ name: 'Size', values: ['S', 'M'] }], variants: sizes }),
    ])
    const buyer = await signedIn(app)
    const { id: orderId } = await placeDeliveredOrder(app, buyer, [rated!])
    await app.call(
      'POST /user/order/review',
      { orderId, productId: rated!.id, rating: 5, text: 'Rings well, holds well.', image: [] },
      {
        token: buyer.token,
      },
    )
    app.pass(2000)
  })
  const written: Record<string, () => Promise<string>> = {
    article: async () => `/blogs/${(await app.call('GET /user/blogs', { limit: 1 })).blogs[0]!.slug}`,
    profile: async () => {
      const ada = await member(app)
      await app.call('POST /records', { lift: 'squat', value: 100, performedOn: '2026-03-01' }, ada)
      return urls.person(ada.handle)
    },
    post: async () => {
      const ada = await member(app)
      const { id } = await app.call('POST /post/create', { text: 'Found by everyone.' }, ada)
      await app.call('POST /post/:id/comments', { id, text: 'So is this.' }, ada)
      return urls.post(id)
    },
  }

  it.each([
    ['/', ['Organization', 'WebSite', 'SearchAction']],
    ['/market', []],
    ['/collections/kettlebells', ['BreadcrumbList']],
    ['/product/rated', ['Product', 'Offer', 'AggregateRating', 'Review', 'OfferShippingDetails', 'MerchantReturnPolicy', 'BreadcrumbList']],
    ['/product/sized', ['ProductGroup', 'Product', 'Offer', 'BreadcrumbList']],
    ['/faq', ['FAQPage', 'Question']],
    ['article', ['Article', 'BreadcrumbList']],
    ['profile', ['ProfilePage', 'Person', 'InteractionCounter']],
    ['post', ['DiscussionForumPosting', 'Person', 'Comment']],
    ['/about', []],
    ['/blogs', []],
    ['/contact', []],
    ['/return-policy', []],
    ['/service', []],
  ])('of %s is whole and true', async (asked, types) => {
    const path = (await written[asked]?.()) ?? asked
    const html = await (await app.request(path)).text()
    const [title, ...titles] = one(html, /<title>(.*?)<\/title>/g)
    expect([title?.length, titles]).toEqual([expect.any(Number), []])
    expect(one(html, /<meta name="description" content="([^"]*)"/g)).toEqual([expect.stringMatching(/.{5,}/)])
    expect(one(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([app.config.origin + path])
    expect(one(html, /<meta property="og:url" content="([^"]*)"/g)).toEqual([app.config.origin + path])
    expect(html).not.toContain('content="noindex')
    const data = dataOf(html)
    expect(data.flatMap(problemsOf)).toEqual([])
    expect(data.flatMap(typesIn)).toEqual(expect.arrayContaining(types))
  })
})
