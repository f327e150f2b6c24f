import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Call } from '#contract/api.ts'
import { switchUrls } from '#contract/switch-urls.ts'
import { urls } from '#contract/urls.ts'
import { buildIfStale } from '#scripts/build.ts'
import { changeVariants } from '#server/modules/catalogue/catalogue.ts'
import { registerPages } from '#server/pages/pages.ts'
import { sharedReads } from '#server/pages/shared-reads.ts'
import { startApp, type TestApp } from './app.ts'
import { seedProduct, staffToken, stockShop } from './builders.ts'
import { type Member, members } from './community.ts'

type Process = Awaited<ReturnType<typeof openProcess>>

/** The built pages are loaded once and call a single application: the one whose page is requested. */
const currentProcess = new AsyncLocalStorage<Process>()
const call = ((route, input, options) => {
  const shop = currentProcess.getStore()!
  // Every rendering asks for this, once.
  if (route === 'GET /public/shop') shop.renderings += 1
  return shop.call(route, input, options)
}) as Call

const bell = urls.product('bell')
const listsOfBell = [urls.collection(), urls.collection('strength'), urls.collection('kettlebells'), urls.market()]
const others = [urls.product('belt'), urls.collection('accessories'), urls.collection('barbells')]
let app: TestApp
let processes: Process[] = []
let variant: { id: string }
let productId: string

beforeAll(async () => {
  await buildIfStale()
  app = await startApp()
  const [product] = await stockShop(app, [
    seedProduct({ slug: 'bell', price: 20, soldLately: 5, ratings: [0, 0, 0, 0, 4] }),
    seedProduct({ slug: 'bar', categories: ['barbells'] }),
    seedProduct({ slug: 'belt', categories: ['accessories'] }),
  ])
  variant = product!.variants[0]!
  productId = product!.id
  processes = [await openProcess(), await openProcess()]
})
afterAll(async () => {
  for (const { app: other } of processes) await other.close()
  await app.stop()
})

async function openProcess() {
  const other = await app.another()
  const { invalidations } = other.catalogue
  const now = () => app.now().getTime()
  await registerPages(other.http, { call, config: app.config, invalidations, now })
  return { app: other, call: sharedReads(other.call, { invalidations, now }), renderings: 0 }
}

const inject = (shop: Process, url: string) => currentProcess.run(shop, () => shop.app.http.inject().get(url).end())

/** A page of one process, and whether it was rendered for this request. */
async function get(shop: Process, url: string): Promise<{ body: string; isRendered: boolean }> {
  const before = shop.renderings
  const { statusCode, body } = await inject(shop, url)
  expect(statusCode).toBe(200)
  return { body, isRendered: shop.renderings > before }
}

/** Opens these pages in both processes; returns those that had to be rendered. */
async function renderedOf(pages: string[]): Promise<string[]> {
  const rendered = new Set<string>()
  for (const shop of processes) for (const page of pages) if ((await get(shop, page)).isRendered) rendered.add(page)
  return [...rendered]
}

/** Changes the variant while both processes have every page, and waits until both show it on the product's page. */
async function change(over: { price?: number; stock?: number }, shown: string): Promise<void> {
  const pages = [bell, ...listsOfBell, ...others]
  await renderedOf(pages)
  expect(await renderedOf(pages)).toEqual([])
  await app.database.transaction((tx) => changeVariants(tx, [{ id: variant.id, ...over }], app.now()))
  app.pass(1000)
  for (const shop of processes) await expect.poll(async () => (await get(shop, bell)).body).toContain(shown)
}

it('a new price reaches the pages that show it in every process within a second, and all others stay cached', async () => {
  await change({ price: 4321 }, '43.21')
  expect(await renderedOf(others)).toEqual([])
  expect(await renderedOf(listsOfBell)).toEqual(listsOfBell)
  for (const shop of processes) for (const page of listsOfBell) expect((await get(shop, page)).body).toContain('43.21')
})

it("sold units update the product's page, and no other page is rendered again", async () => {
  await change({ stock: 3 }, '"left":3')
  expect(await renderedOf([...listsOfBell, ...others])).toEqual([])
})

it('selling out updates the counts of the lists concerned, and only those', async () => {
  await change({ stock: 0 }, 'OutOfStock')
  expect(await renderedOf(others)).toEqual([])
  expect(await renderedOf(listsOfBell)).toEqual(listsOfBell)
})

it("a change of a post updates its page, its hashtags' and the front page within a second, and no other page", async () => {
  const [ada, bo] = (await members(app, 2)) as [Member, Member]
  const club = await app.call('POST /clubs', { name: 'Cached Bar Club', acceptDisclaimer: true }, ada)
  const squat = (value: number) => ({ lift: 'squat', value, performedOn: '2026-03-01' })
  await app.call('POST /records', squat(100), ada)
  const made = await app.call('POST /post/create', { text: 'Told to all. #cached', record: squat(105) }, ada)
  const shows = [urls.post(made.id), urls.tag('cached'), urls.home()]
  const all = [...shows, urls.club(club.slug), ...others]
  const settle = async (page: string, shown: string) => {
    app.pass(1000)
    for (const shop of processes) await expect.poll(async () => (await inject(shop, page)).body).toContain(shown)
  }
  const changed = async (act: () => Promise<unknown>, shown: string) => {
    await renderedOf(all)
    expect(await renderedOf(all)).toEqual([])
    await act()
    await settle(shows[0]!, shown)
    expect(await renderedOf(all)).toEqual(shows.slice(1))
  }
  const reaction = { postId: made.id, ownerId: ada.userId, reactionType: 'fire', isReacting: true } as const
  await changed(() => app.call('POST /post/:postId/multireaction', reaction, bo), '"fire":1')
  await changed(() => app.call('POST /post/:id/comments', { id: made.id, text: 'Seen at once.' }, bo), 'Seen at once.')
  await app.call('POST /post/create', { text: 'Another. #cached' }, bo)
  await settle(urls.tag('cached'), 'Another.')
  await renderedOf(all)
  await app.call('PATCH /clubs/:slug', { slug: club.slug, description: 'Early, and cached.' }, ada)
  await settle(urls.club(club.slug), 'Early, and cached.')
  await renderedOf(all)
  await app.call('DELETE /post/:id', { id: made.id }, ada)
  app.pass(1000)
  for (const shop of processes)
    for (const page of shows) await expect.poll(async () => (await inject(shop, page)).body).not.toContain('"value":105')
})

it('a changed price and a hidden club disappear from the landing page within a second, though it is built from memory', async () => {
  const [ada] = (await members(app, 1)) as [Member]
  const club = await app.call('POST /clubs', { name: 'Seen On The Front', acceptDisclaimer: true }, ada)
  const sell = (price: number) => app.database.transaction((tx) => changeVariants(tx, [{ id: variant.id, price, stock: 5 }], app.now()))
  /** The clock stands still, so a page rendered before the change was announced would stay in the cache. */
  const heard = async (tag: string, act: () => Promise<unknown>) => {
    const steps = processes.map((shop) => shop.app.catalogue.invalidations.step)
    await act()
    for (const [at, shop] of processes.entries())
      await expect.poll(() => shop.app.catalogue.invalidations.isValid(steps[at]!, [tag])).toBe(false)
  }
  const settle = async (has: string[], hasNot: string[]) => {
    app.pass(1000)
    for (const shop of processes)
      await expect
        .poll(async () => {
          const { body } = await get(shop, urls.home())
          return [...has, ...hasNot].filter((one) => body.includes(one))
        })
        .toEqual(has)
  }
  await heard(`card:${productId}`, () => sell(1234))
  await settle([club.name, '12.34'], [])
  await heard(`card:${productId}`, () => sell(9876))
  await settle([club.name, '98.76'], ['12.34'])
  await heard('clubs', () => app.call('PATCH /clubs/:slug', { slug: club.slug, visibility: 'hidden' }, ada))
  await settle(['98.76'], [club.name])
})

it('a page past the end is not found, whatever its number, and never cached', async () => {
  for (const page of ['2', '417', '418', '99999', '0', 'two']) {
    const url = urls.collection(undefined, new URLSearchParams({ page }))
    const { statusCode, body, headers } = await inject(processes[0]!, url)
    expect([statusCode, headers.etag]).toEqual([404, undefined])
    expect(body).toContain(`href="${urls.collection()}"`)
  }
})

describe('another currency', () => {
  const visit = (url: string, headers: Record<string, string> = {}) =>
    currentProcess.run(processes[0]!, () => processes[0]!.app.http.inject().get(url).headers(headers).end())

  it('is offered by pages that are the same for everyone, and absent from a shop with one', async () => {
    const page = urls.product('belt')
    const plain = (await visit(page)).body
    expect(plain).toContain('<span class="display text-2xl">$20.00</span></p>')
    expect(plain).not.toMatch(/<data |currencies|data-own/i)
    const euro = { code: 'EUR', rate: '0.92', rounding: '99' } as const
    const input = { version: 1, currencies: [{ ...euro, active: true }] }
    await app.call('PUT /admin/currencies', input, { token: await staffToken(app) })
    await vi.waitFor(async () => {
      app.pass(1000)
      expect((await visit(page)).body).toContain('<data value="20">$20.00</data>')
    })
    const { body, headers } = await visit(page, { cookie: 'currency=EUR' })
    expect(body).toBe((await visit(page)).body)
    const [, rates = '', script = ''] = /data-own="USD" data-locale="en-\w+" data-others="([^"]+)">([^<]+)<\/script>/.exec(body) ?? []
    expect(JSON.parse(rates.replaceAll('&quot;', '"'))).toEqual([euro])
    expect(headers['content-security-policy']).toContain(createHash('sha256').update(script).digest('base64'))
  })

  it.each([
    ['EUR', 303, /^currency=EUR; Max-Age=\d+; Path=\/; SameSite=Lax$/],
    ['USD', 303, /^currency=; Max-Age=0;/],
    ['GBP', 404, /^$/],
  ])('%s can be chosen or not, in a cookie that pages read', async (code, status, cookie) => {
    const chosen = await visit(switchUrls.currency(code), { referer: `${app.config.origin}/market?page=2` })
    expect(chosen.statusCode).toBe(status)
    expect(chosen.headers.location).toBe(status === 303 ? '/market?page=2' : undefined)
    expect([chosen.headers['set-cookie'] ?? ''].flat().join()).toMatch(cookie)
  })
})

it("a page's path refuses other methods with an Allow header, and unknown paths with 404", async () => {
  const { http } = processes[0]!.app
  for (const [url, allow] of [
    ['/', 'GET, HEAD, OPTIONS'],
    [`${urls.collection('strength')}?page=2`, 'GET, HEAD, OPTIONS'],
    [urls.product('none'), 'GET, HEAD, OPTIONS'],
    [urls.cart(), 'GET, HEAD, POST, OPTIONS'],
    ['/robots.txt', 'GET, HEAD, OPTIONS'],
    ['/pictures/rack.avif', 'GET, HEAD, OPTIONS'],
    ['/admin', 'GET, HEAD, OPTIONS'],
    ['/admin/orders', 'GET, HEAD, OPTIONS'],
  ] as const) {
    for (const method of ['DELETE', 'TRACE'] as const) {
      const { statusCode, headers } = await http.inject({ method: method as 'DELETE', url })
      expect([url, method, statusCode, headers['allow']]).toEqual([url, method, 405, allow])
    }
    expect((await http.inject({ method: 'OPTIONS', url })).statusCode).toBe(204)
  }
  for (const url of ['/wp-login.php', '/none/at/all', '/api/none'])
    expect([url, (await http.inject({ method: 'DELETE', url })).statusCode]).toEqual([url, 404])
})

describe('a page requested by a crawler, queued behind others', () => {
  it('moves up when a visitor waits for it, too', async () => {
    const other = await app.another()
    const config = { ...app.config, isExemptFromLimits: () => false }
    await registerPages(other.http, { call, config, invalidations: other.catalogue.invalidations, now: () => app.now().getTime() })
    const gate = Promise.withResolvers<void>()
    const started: string[] = []
    const ask = (remoteAddress: string, url: string) => {
      const gated = (async (route, input, options) => {
        if (route === 'GET /public/shop') {
          started.push(url)
          await gate.promise
        }
        return other.call(route, input, options)
      }) as Call
      return currentProcess.run({ app: other, call: gated, renderings: 0 }, () => other.http.inject({ url, remoteAddress }))
    }
    const pages = [bell, ...listsOfBell, ...others]
    const last = pages.at(-1)!
    const asked = pages.map((url) => ask('203.0.113.1', url))
    await expect.poll(() => started).toHaveLength(3)
    asked.push(ask('203.0.113.2', last))
    gate.resolve()
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 200))
    expect(started).toHaveLength(pages.length)
    // The crawler's next page, and the visitor's: three are rendered at a time.
    expect(started.slice(3, 6)).toContain(last)
    await other.close()
  })
})
