import { urls } from '#contract/urls.ts'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { seedProduct, stockShop } from '#test/builders.ts'
import { type Member, member, members } from '#test/community.ts'
import { communityFiles } from './sitemap-community.ts'
import { changeVariants, foundProducts, productParts } from '#server/modules/catalogue/catalogue.ts'

let app: TestApp
let origin: string
beforeAll(async () => {
  app = await startApp()
  origin = app.config.origin
  await stockShop(app, [
    seedProduct({ slug: 'bell', name: 'Bell & <Sons>', price: 20, oldPrice: 25 }),
    seedProduct({ slug: 'gone', stock: 0, price: 150 }),
    seedProduct({
      slug: 'shirt',
      options: [{ name: 'Size', values: ['S', 'M'] }],
      variants: ['S', 'M'].map((size) => ({ options: { Size: size }, sku: `SHIRT-${size}`, price: 12.5, stock: 3 })),
    }),
    seedProduct({ slug: 'tomorrow', publishedDaysAgo: -1 }),
  ])
})
afterAll(() => app.stop())

const { DOMParser } = new Window()
/** Fails where it isn't well-formed. */
async function xmlOf(path: string, from: Pick<TestApp, 'request'> = app) {
  const response = await from.request(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringContaining('application/xml')])
  const text = await response.text()
  expect(new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')).toBeNull()
  return text
}
const values = (text: string, name: string) => [...text.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value]) => value)

describe('the sitemap', () => {
  it('is an index of files with absolute URLs', async () => {
    const files = values(await xmlOf('/sitemap.xml'), 'loc')
    expect(files).toEqual(['pages', 'articles', 'collections', 'products-1'].map((name) => `${origin}/sitemaps/${name}.xml`))
    for (const file of files) {
      const pages = values(await xmlOf(file!.slice(origin.length)), 'loc')
      expect(pages.length).toBeGreaterThan(0)
      expect(pages.filter((page) => !page!.startsWith(`${origin}/`))).toEqual([])
    }
    expect((await app.request('/sitemaps/products-2.xml')).status).toBe(404)
  })

  it.each([
    ['pages', ['/market', '/faq', '/clubs/disclaimer']],
    ['collections', ['/collections/all', '/collections/kettlebells']],
    ['articles', ['/blogs/']],
    ['products-1', ['/product/bell<', '/product/shirt<']],
  ])('lists what there is of %s', async (name, paths) => {
    const text = await xmlOf(`/sitemaps/${name}.xml`)
    for (const path of paths) expect(text).toContain(`<loc>${origin}${path}`)
  })

  it('lists public clubs, people and posts up to a limit, and no others', async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    const [hidden, own] = [await member(app, 'private'), await member(app)]
    const club = await app.call('POST /clubs', { name: 'Sitemap Bar Club', acceptDisclaimer: true }, ada)
    await app.call('POST /clubs', { name: 'Nobody knows', visibility: 'hidden', acceptDisclaimer: true }, ada)
    const post = (by: Member, audience: 'public' | 'me' = 'public') => app.call('POST /post/create', { text: 'Squats.', audience }, by)
    const shown = [await post(ada), await post(bo)]
    for (const by of [hidden, own]) await post(by, by === own ? 'me' : 'public')
    const files = await communityFiles(app.database.db, 10)
    const listed: Record<string, string[]> = {}
    for (const { name, entries } of files) for await (const batch of entries()) listed[name] = batch.map(({ path }) => path)
    expect(listed).toEqual({
      clubs: [urls.club(club.slug)],
      people: expect.arrayContaining([ada, bo].map(({ handle }) => urls.person(handle))),
      posts: shown.map(({ id }) => urls.post(id)).toReversed(),
    })
    expect(listed['people']).not.toContain(urls.person(hidden.handle))
    const [, , few] = await communityFiles(app.database.db, 1)
    for await (const batch of few!.entries()) expect(batch).toHaveLength(1)
  })

  it('lists pictures of products on sale', async () => {
    const text = await xmlOf('/sitemaps/products-1.xml')
    expect(text).toContain(`<image:loc>${origin}/`)
    expect(text).not.toContain('tomorrow')
  })

  it('is split into files without losing or repeating a product', async () => {
    const { db } = app.database
    for (const size of [1, 2, 3, 4]) {
      const parts = await productParts(db, size)
      const slugs: string[] = []
      for (const part of parts) for await (const batch of foundProducts(db, part)) slugs.push(...batch.map(({ slug }) => slug))
      expect(slugs.toSorted()).toEqual(['bell', 'gone', 'shirt'])
    }
  })
})

describe('the product feed', () => {
  const item = async (sku: string) =>
    (await xmlOf('/feeds/products.xml')).match(/<item>.*<\/item>/g)?.find((text) => text.includes(`<g:id>${sku}<`)) ?? ''
  const skuOf = async (uniqueName: string) => (await app.call('GET /user/products/url/:uniqueName', { uniqueName })).info.sku

  it('lists every variant with its price, discount and stock', async () => {
    const bell = await item(await skuOf('bell'))
    expect([values(bell, 'g:price')[0], values(bell, 'g:sale_price'), values(bell, 'g:availability')]).toEqual([
      expect.stringMatching(/^25\.00 [A-Z]{3}$/),
      [expect.stringMatching(/^20\.00 [A-Z]{3}$/)],
      ['in_stock'],
    ])
    expect(values(bell, 'g:title')).toEqual(['Bell &amp; &lt;Sons&gt;'])
    expect(await item(await skuOf('gone'))).toContain('<g:availability>out_of_stock<')
    for (const size of ['S', 'M']) {
      const shirt = await item(`SHIRT-${size}`)
      expect([values(shirt, 'g:size'), values(shirt, 'g:item_group_id')]).toEqual([[size], ['shirt']])
      expect(values(shirt, 'g:link')[0]).toContain(`${origin}/product/shirt?variant=`)
    }
  })

  it('is at most a minute old, and built once for parallel requests', async () => {
    const before = await Promise.all(Array.from({ length: 20 }, () => app.request('/feeds/products.xml')))
    const [etag] = new Set(before.map(({ headers }) => headers.get('etag')))
    expect(new Set(before.map(({ headers }) => headers.get('etag'))).size).toBe(1)
    expect((await app.request('/feeds/products.xml', { headers: { 'if-none-match': etag! } })).status).toBe(304)
    const [variant] = (await app.call('GET /user/products/url/:uniqueName', { uniqueName: 'bell' })).variants
    await app.database.transaction((tx) => changeVariants(tx, [{ id: variant!.id, price: 1900 }], app.now()))
    app.pass(10 * 60_000)
    expect(await item(variant!.sku)).toContain('<g:sale_price>19.00')
  })

  it('is sent uncompressed to clients that accept no encoding', async () => {
    const response = await app.request('/feeds/products.xml', { headers: { 'accept-encoding': 'identity' } })
    expect([response.headers.get('content-encoding'), (await response.text()).slice(0, 5)]).toEqual([null, '<?xml'])
  })
})

describe('robots.txt and llms.txt', () => {
  it.each([
    ['/robots.txt', ['Disallow: /checkout\n', '/sitemap.xml\n']],
    ['/llms.txt', ['# ', '/collections/strength): Heavy things.', '/feeds/products.xml']],
  ])('%s says where to look', async (path, parts) => {
    const response = await app.request(path)
    expect(response.headers.get('content-type')).toContain('text/plain')
    const text = await response.text()
    for (const part of parts) expect(text).toContain(part)
  })
})

it('files for programs and feeds leave out a catalogue that the shop hides', async () => {
  const other = await app.another({ SHOW_PRODUCTS: 'off' })
  const text = async (path: string) => (await other.http.inject(path)).body
  expect(await text('/sitemap.xml')).not.toMatch(/products|collections/)
  expect(await text('/sitemaps/pages.xml')).not.toContain('/market')
  expect(await text('/llms.txt')).not.toContain('Products')
  for (const path of ['/feeds/products.xml', '/sitemaps/products-1.xml']) expect((await other.http.inject(path)).statusCode).toBe(404)
  await other.close()
})
