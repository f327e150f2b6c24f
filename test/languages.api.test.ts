import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildIfStale } from '#scripts/build.ts'
import { changeVariants, translateCategories, translateOptions, translateProducts } from '#server/modules/catalogue/catalogue.ts'
import { registerPages } from '#server/pages/pages.ts'
import { startApp, type TestApp } from './app.ts'
import { configForLocale } from '#server/http/locale.ts'
import { sendDigests } from '#server/modules/notifications/digest.ts'
import { requestReviews } from '#server/modules/reviews/requests.ts'
import { sendStockAlerts } from '#server/modules/stock-alerts/send.ts'
import { queueMail } from '#server/modules/subscriptions/mails.ts'
import { address, placeDeliveredOrder, freshEmail, lastMail, newKey, seedProduct, signedIn, staffIn, stockShop } from './builders.ts'

const origin = 'http://localhost:4000'
let app: TestApp
beforeAll(async () => {
  await buildIfStale()
  app = await startApp({
    env: { LOCALES: 'en,bn', ORIGIN: origin },
    prepare: ({ http, call, callFrom, catalogue }, config) =>
      registerPages(http, { call, callFrom, config, invalidations: catalogue.invalidations, now: () => app.now().getTime() }),
  })
  const [bell] = await stockShop(app, [
    seedProduct({ slug: 'bell', name: 'Bell', attributes: [{ name: 'Weight', value: '8 kg', filter: true }] }),
    seedProduct({ slug: 'rope', name: 'Rope' }),
  ])
  await app.database.transaction(async (tx) => {
    await translateProducts(tx, [{ productId: bell!.id, locale: 'bn', name: 'ঘণ্টা', shortDescription: 'গোল।' }])
    await translateCategories(tx, [{ slug: 'barbells', locale: 'bn', name: 'বারবেল' }])
    await translateOptions(tx, 'bn', { Weight: 'ওজন' })
  })
})
afterAll(() => app.stop())

const page = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.request(path, { redirect: 'manual', headers })
  return { status: answer.status, to: answer.headers.get('location'), headers: answer.headers, html: await answer.text() }
}
const inBengali = { 'Accept-Language': 'bn-BD,bn;q=0.9,en;q=0.5' }

describe('a page', () => {
  it('has a URL in each language, and names the others to search engines', async () => {
    const { html } = await page('/bn/product/bell')
    expect(html).toMatch(/^<!doctype html><html lang="bn">/)
    const links = [...html.matchAll(/<link rel="(canonical|alternate)"(?: hrefLang="([\w-]+)")? href="([^"]+)"/g)]
    const path = (prefix: string) => `${origin}${prefix}/product/bell`
    expect(links.map(([, rel, language, href]) => [rel, language, href])).toEqual([
      ['canonical', undefined, path('/bn')],
      ['alternate', 'en', path('')],
      ['alternate', 'bn', path('/bn')],
      ['alternate', 'x-default', path('')],
    ])
    expect(html).toContain('href="/bn/market"')
    expect(html).not.toContain('href="/market"')
  })

  it('shows translations, and marks the language of untranslated text', async () => {
    const { html } = await page('/bn/product/bell')
    expect(html).toMatch(/<h1 class="[^"]*">ঘণ্টা<\/h1>/)
    expect((await page('/bn/product/rope')).html).toMatch(/<h1 lang="en" class="[^"]*">Rope<\/h1>/)
    expect((await page('/product/bell')).html).toMatch(/<h1 class="[^"]*">Bell<\/h1>/)
  })

  it('ignores Accept-Language; only visitors who chose a language are redirected to it, and only from outside', async () => {
    expect((await page('/market', inBengali)).html).toContain('<html lang="en"')
    expect(await page('/market', { cookie: 'locale=bn' })).toMatchObject({ status: 302, to: '/bn/market' })
    expect(await page('/bn/market', { cookie: 'locale=en' })).toMatchObject({ status: 302, to: '/market' })
    expect((await page('/market', { cookie: 'locale=bn', 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200)
    expect((await page('/market', { cookie: 'locale=xx' })).status).toBe(200)
  })

  it.each([
    ['/en/market?sort=newest', 301, '/market?sort=newest'],
    ['/bn/collections', 301, '/bn/collections/all'],
    ['/bn/nowhere', 404, null],
    ['/de/market', 404, null],
    ['/bn', 200, null],
  ])('%s answers %i', async (path, status, to) => {
    expect(await page(path)).toMatchObject({ status, to })
  })
})

describe('the language switch', () => {
  const from = (path: string) => ({ referer: origin + path })

  it('leads to the same page in the other language, and is remembered', async () => {
    const switched = await page('/language/bn', from('/collections/all?sort=newest'))
    expect(switched).toMatchObject({ status: 303, to: '/bn/collections/all?sort=newest' })
    expect(switched.headers.get('set-cookie')).toMatch(/^locale=bn; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await page('/language/en', from('/bn/market'))).toMatchObject({ status: 303, to: '/market' })
  })

  it.each([['https://evil.example/x'], ['nonsense'], [undefined]])('leads home from %s', async (referer) => {
    expect(await page('/language/bn', referer ? { referer } : {})).toMatchObject({ status: 303, to: '/bn/' })
  })

  it('offers only the languages of the shop', async () => {
    expect((await page('/language/de')).status).toBe(404)
  })
})

describe('the API', () => {
  const data = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(path, { headers })
    return { vary: answer.headers.get('vary'), data: ((await answer.json()) as { data: Record<string, unknown> }).data }
  }

  it('responds in the requested language, with Vary', async () => {
    const path = '/api/user/products/url/bell'
    expect(await data(path, inBengali)).toMatchObject({
      vary: 'Accept-Encoding, Accept-Language',
      data: { info: { name: 'ঘণ্টা' }, locale: 'bn' },
    })
    expect(await data(path)).toMatchObject({ data: { info: { name: 'Bell' } } })
    expect(await data('/api/public/shop', inBengali)).toMatchObject({
      data: { locale: 'bn', locales: ['en', 'bn'], labels: { Weight: 'ওজন' } },
    })
    expect((await data('/api/public/shop')).data).not.toHaveProperty('labels')
  })

  it('shows a changed original in every language', async () => {
    const name = async () => ((await data('/api/user/products/url/rope', inBengali)).data as { info: { name: string } }).info.name
    expect(await name()).toBe('Rope')
    const { id } = (await data('/api/user/products/url/rope')).data as { id: string }
    await app.database.transaction((tx) => translateProducts(tx, [{ productId: id, locale: 'bn', name: 'দড়ি' }]))
    await expect.poll(name).toBe('দড়ি')
  })

  it('finds a product by its name in any language', async () => {
    const found = async (q: string, headers = {}) => {
      const { products } = (await data(`/api/search?q=${encodeURIComponent(q)}`, headers)).data as {
        products: { items: { info: { name: string } }[] }
      }
      return products.items.map(({ info }) => info.name)
    }
    await expect.poll(() => found('ঘণ্টা')).toEqual(['Bell'])
    expect(await found('bell', inBengali)).toEqual(['ঘণ্টা'])
  })
})

describe('staff', () => {
  it('translate products, categories and options, and see what is missing; pages follow', async () => {
    const { token } = await staffIn(app, 'editor')
    const attributes = [{ name: 'Material', value: 'Steel' }]
    const [wheel] = await stockShop(app, [seedProduct({ slug: 'wheel', name: 'Wheel', attributes })])
    const missing = async () =>
      (await app.call('GET /admin/translations/products', { locale: 'bn', missing: 'yes', limit: 100 }, { token })).products.map(
        ({ id }) => id,
      )
    expect(await missing()).toContain(wheel!.id)
    const texts = { name: 'চাকা', shortDescription: 'ছোট।', fullDescription: '', metaTitle: '', metaDescription: '' }
    const saved = await app.call('PUT /admin/translations/products/:id', { id: wheel!.id, locale: 'bn', ...texts }, { token })
    expect(saved).toMatchObject({ original: { name: 'Wheel' }, translation: texts })
    expect(saved.missing).toBeGreaterThan(0)
    expect(await missing()).not.toContain(wheel!.id)
    await expect.poll(async () => (await page('/bn/product/wheel')).html).toMatch(/<h1 class="[^"]*">চাকা<\/h1>/)
    await app.call(
      'PUT /admin/translations/categories/:slug',
      { slug: 'kettlebells', locale: 'bn', name: 'কেটলবেল', description: '' },
      { token },
    )
    await app.call('PUT /admin/translations/options', { locale: 'bn', term: 'Color', translatedTerm: 'রং' }, { token })
    const terms = await app.call('GET /admin/translations/terms', { locale: 'bn' }, { token })
    expect(terms.categories.find(({ slug }) => slug === 'kettlebells')).toMatchObject({ translatedName: 'কেটলবেল' })
    expect(terms.options).toContainEqual({ term: 'Color', translatedTerm: 'রং' })
    expect(terms.options).toContainEqual({ term: 'Material', translatedTerm: '' })
    await app.call('PUT /admin/translations/options', { locale: 'bn', term: 'Steel', translatedTerm: 'ইস্পাত' }, { token })
    app.pass(2000)
    await expect.poll(async () => (await page('/bn/product/wheel')).html).toMatch(/<td[^>]*>ইস্পাত<\/td>/)
  })
})

describe('later mails', () => {
  describe('are in the language of their recipient, whoever caused them', () => {
    const secret = { signingSecret: 'a secret of this test, long enough' }
    const inEnglish = () => ({ config: configForLocale(app.config, null), ...secret })
    /** A customer who reads Bengali; staff read English, and jobs have no language. */
    async function bengali() {
      const person = await signedIn(app)
      await app.call('PATCH /user', { locale: 'bn' }, { token: person.token })
      return person
    }
    const mails: [kind: string, send: (person: Awaited<ReturnType<typeof signedIn>>) => Promise<string>][] = [
      [
        'a digest',
        async ({ userId, email }) => {
          await app.database.db.query({
            text: `with joined as (insert into profiles (user_id, name, joined_at) values ($1, 'Ada', $2) on conflict do nothing)
              insert into notifications (id, user_id, kind, group_key, created_at, updated_at) values (gen_random_uuid(), $1, 'moderation', 'x', $2, $2)`,
            values: [userId, new Date(app.now().getTime() - 8 * 86_400_000)],
          })
          await sendDigests(app.database, inEnglish(), app.now())
          return email
        },
      ],
      [
        'that something is back',
        async ({ email, token }) => {
          const [product] = await stockShop(app, [seedProduct({ stock: 0 })])
          await app.call('POST /stock-alerts', { productId: product!.id }, { token })
          await app.database.transaction((tx) => changeVariants(tx, [{ id: product!.variants[0]!.id, stock: 3 }], app.now()))
          await sendStockAlerts(app.database, inEnglish(), app.now())
          return email
        },
      ],
      [
        'a request for reviews',
        async (person) => {
          await placeDeliveredOrder(app, person, await stockShop(app, [seedProduct()]))
          app.pass(8 * 86_400_000)
          await requestReviews(app.database, inEnglish(), app.now())
          return person.email
        },
      ],
      [
        'what happens to a membership',
        async ({ userId, email }) => {
          const plans = { find: async () => ({ name: 'Regular', names: {} }) }
          const row = { user_id: userId, plan_id: 'x', amount: 900, period: 'month', period_end: app.now() }
          const context = { ...inEnglish(), plans, now: app.now() } as never
          await app.database.transaction((tx) => queueMail(tx, row as never, { event: 'reminder', invoice: null }, context))
          return email
        },
      ],
      [
        'a gift card',
        async ({ email }) => {
          const { token } = await staffIn(app, 'owner')
          await app.call('POST /admin/gift-cards', { ...giftCard, recipientEmail: email }, { token, idempotencyKey: newKey() })
          return email
        },
      ],
      [
        'an order that staff put together for a customer',
        async ({ userId }) => {
          const email = freshEmail()
          await placeDraft({ customerId: userId, email })
          return email
        },
      ],
      [
        'an order that staff put together for a guest who reads it',
        async () => {
          const email = freshEmail()
          await placeDraft({ email, locale: 'bn' })
          return email
        },
      ],
    ]
    const giftCard = { amount: 20, note: 'A test', recipientName: '', message: '' }
    async function placeDraft(over: { customerId?: string; email: string; locale?: 'bn' }): Promise<void> {
      const { token } = await staffIn(app, 'owner')
      const [thing] = await stockShop(app, [seedProduct({ stock: 5 })])
      const contents = {
        lines: [{ productId: thing!.id, variantId: thing!.variants[0]!.id, quantity: 1 }],
        shippingAddress: address(),
        shippingMethod: 'standard',
      }
      const { totalCost } = await app.call('POST /admin/order-drafts/preview', contents, { token })
      const draft = await app.call('POST /admin/order-drafts', { ...contents, ...over }, { token })
      await app.call('POST /admin/order-drafts/:id/place', { id: draft.id, version: 1, payment: 'cash', days: 3, totalCost }, { token })
    }

    it.each(mails)('%s', async (_, send) => {
      const mail = await lastMail(app, await send(await bengali()))
      expect(mail?.subject).toMatch(/[\u0980-\u09ff]{3}/)
      expect(mail?.text).toContain(`${origin}/bn/`)
    })
  })

  it('are in the language that a customer last used', async () => {
    const customer = await signedIn(app)
    expect((await app.call('GET /user', {}, { token: customer.token })).locale).toBeNull()
    expect((await app.call('PATCH /user', { locale: 'bn' }, { token: customer.token })).locale).toBe('bn')
    await app.call('PATCH /user', { name: 'Ada' }, { token: customer.token })
    expect((await app.call('GET /user', {}, { token: customer.token })).locale).toBe('bn')
  })
})
