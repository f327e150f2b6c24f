import { readdir } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildIfStale } from '#scripts/build.ts'
import { readOutbox } from '#server/messaging/outbox.ts'
import { purgeMessages } from '#server/modules/contact/contact.ts'
import { LocalStorage } from '#server/modules/media/storage/local.ts'
import { eraseDueAccounts } from '#server/modules/privacy/privacy.ts'
import { registerPages } from '#server/pages/pages.ts'
import { startApp, type TestApp } from './app.ts'
import { freshEmail, seedProduct, signedIn, stockShop } from './builders.ts'
import { json, startWordpress, wordpressPost } from './wordpress.ts'

let app: TestApp
let site: Awaited<ReturnType<typeof startWordpress>>
const png = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
beforeAll(async () => {
  await buildIfStale()
  site = await startWordpress(json([]))
  site.answerWith((request, response) => {
    if (request.url?.startsWith('/wp-json'))
      return json([wordpressPost({ slug: 'theirs', content: { rendered: `<p>Hi</p><img src="${site.url}/a.png">` } })])(request, response)
    if (request.url === '/a.png') return void png().then((bytes) => response.end(bytes))
    response.end('no picture')
  })
  app = await startApp({
    env: { BLOG_FEED_URL: site.url, BLOG_FEED_NAME: 'Notes' },
    prepare: ({ http, call, callFrom, attachments, catalogue }, config) =>
      registerPages(http, { call, callFrom, attachments, config, invalidations: catalogue.invalidations }),
  })
  await stockShop(app, [seedProduct({ slug: 'bell', price: 20 })])
})
beforeEach(() => app.database.db.query({ text: 'truncate messages, attempts', values: [] }))
afterAll(async () => {
  await app.stop()
  await site.stop()
})

const mailsTo = async (to: string) => (await readOutbox(app.database.db, 1000)).filter((mail) => mail.to === to)
const tokenTo = async (to: string, purpose: 'confirm' | 'unsubscribe') =>
  new RegExp(`[?]${purpose}=([\\w.-]+)`).exec((await mailsTo(to))[0]?.text ?? '')?.[1] ?? ''
const fifty = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, work))
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.request(path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })
const page = async (path: string) => (await app.request(path)).text()

describe('the waitlist', () => {
  const subscribe = async (email: string) => (await app.call('POST /public/subscribe', { email })).state
  const follow = async (email: string, purpose: 'confirm' | 'unsubscribe') => {
    const token = await tokenTo(email, purpose)
    return app.call(purpose === 'confirm' ? 'POST /public/subscribe/confirm' : 'POST /public/unsubscribe', { token })
  }

  it('distinguishes new, known, unsubscribed and invalid emails', async () => {
    const email = freshEmail()
    expect(await subscribe(email)).toBe('confirm')
    await follow(email, 'confirm')
    expect(await subscribe(email.toUpperCase())).toBe('known')
    await follow(email, 'unsubscribe')
    app.pass(3_600_000)
    expect(await subscribe(email)).toBe('unsubscribed')
    expect(await mailsTo(email)).toHaveLength(2)
    await follow(email, 'confirm')
    expect(await subscribe(email)).toBe('known')
    await expect(subscribe('nope')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(app.call('POST /public/subscribe/confirm', { token: 'x.y' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('sends one confirmation for 50 parallel requests for an email, and another one an hour later', async () => {
    const email = freshEmail()
    expect(new Set(await fifty(() => subscribe(email)))).toEqual(new Set(['confirm']))
    expect(await mailsTo(email)).toHaveLength(1)
    app.pass(3_600_000)
    await subscribe(email)
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it("can be left by a mail program's one-click unsubscribe, and works without script", async () => {
    const email = freshEmail()
    const sent = await post('/waitlist', { email })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/waitlist?state=confirm'])
    expect(await page(`/waitlist?confirm=${await tokenTo(email, 'confirm')}`)).toContain('method="post"')
    await post('/waitlist', { confirm: await tokenTo(email, 'confirm') })
    const left = await post(`/waitlist?unsubscribe=${await tokenTo(email, 'unsubscribe')}`, { 'List-Unsubscribe': 'One-Click' })
    expect(left.headers.get('location')).toBe('/waitlist?state=left')
    expect(await subscribe(email)).toBe('unsubscribed')
    const wrong = await post('/waitlist', { email: 'nope' })
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('value="nope"')])
    expect((await post('/waitlist', { email }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  it('is part of the export, and erased with the account', async () => {
    const { email, token } = await signedIn(app)
    await subscribe(email)
    expect((await app.call('GET /user/export', {}, { token })).waitlist).toMatchObject({ confirmedAt: null })
    await app.call('POST /user/delete', { password: 'correct horse' }, { token })
    app.pass(15 * 86_400_000)
    await eraseDueAccounts(app.database, app.search.engine, { config: app.config, now: app.now() })
    expect((await app.database.db.query({ text: 'select 1 from subscribers where email = $1', values: [email] })).rows).toEqual([])
  })

  it('replaces the shop until its opening day', async () => {
    const closed = await app.another({ PUBLISH_DATE: '2036-01-01T00:00:00Z' })
    expect(await closed.call('GET /public/waitlist', {})).toMatchObject({ isOpen: false, publishAt: '2036-01-01T00:00:00.000Z' })
    await closed.close()
    expect(await app.call('GET /public/waitlist', {})).toEqual({ isOpen: true, publishAt: null, showsProducts: true })
  })
})

describe('the contact form', () => {
  const message = { name: 'Ada', email: '', topic: 'fault' as const, message: 'The strap tore after a week.' }
  const formToken = async () => (await app.call('GET /public/contact', {})).formToken
  const sendForm = (fields: Record<string, string | Blob>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...message, ...fields })) form.set(name, value)
    return app.request('/contact', { method: 'POST', body: form, redirect: 'manual' })
  }

  it('notifies the shop and sends a receipt without the message, once for 50 parallel submissions', async () => {
    const email = freshEmail()
    const token = await formToken()
    app.pass(5000)
    await fifty(() => app.call('POST /public/contact', { ...message, email, formToken: token }))
    const [receipt, ...others] = await mailsTo(email)
    expect(others).toEqual([])
    expect(receipt!.text).not.toContain('strap')
    expect((await mailsTo(app.config.shop.supportEmail)).filter(({ text }) => text.includes(email))).toHaveLength(1)
  })

  it('refuses what no person sends: too fast, too late, too often', async () => {
    const email = freshEmail()
    const token = await formToken()
    await expect(app.call('POST /public/contact', { ...message, email, formToken: token })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    app.pass(25 * 3_600_000)
    await expect(app.call('POST /public/contact', { ...message, email, formToken: token })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => app.call('POST /public/contact', { ...message, email })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  })

  it('accepts a picture, shows the input again after an error, and ignores what bots fill in', async () => {
    const token = await formToken()
    app.pass(5000)
    const send = (fields: Record<string, string | Blob>) => sendForm({ email: freshEmail(), formToken: token, ...fields })
    const again = await send({ email: 'nope' })
    expect([again.status, await again.text()]).toEqual([422, expect.stringContaining('The strap tore')])
    expect((await send({ attachment: new Blob(['text']) })).status).toBe(415)
    expect((await send({ website: 'https://spam.example' })).headers.get('location')).toBe('/contact?sent=1')
    expect(await mailsTo(app.config.shop.supportEmail)).toEqual([])
    expect((await send({ attachment: new Blob([Uint8Array.from(await png())]) })).status).toBe(303)
    const [mail] = await mailsTo(app.config.shop.supportEmail)
    const [, picture = ''] = /(\/media\/[\w-]+\.webp)/.exec(mail!.text) ?? []
    expect((await app.request(picture)).headers.get('content-type')).toBe('image/webp')
  })

  const sendWith = (attachment: Blob, fields: Record<string, string>) => sendForm({ ...fields, attachment })
  const pictures = async () =>
    (await readdir(app.config.mediaDir, { recursive: true }).catch(() => [])).filter((name) => /^[^@]+[.]webp$/.test(name)).length

  it('checks no picture without a valid form, nor more than 60 an hour from one client', async () => {
    const token = await formToken()
    app.pass(5000)
    const send = async (fields: Record<string, string>) => (await sendWith(new Blob(['text']), { email: 'nope', ...fields })).status
    // A file that isn't examined isn't refused for its type either.
    expect([await send({ formToken: '' }), await send({ formToken: token.slice(1) })]).toEqual([422, 422])
    const statuses: number[] = []
    for (let sent = 0; sent < 61; sent += 1) statuses.push(await send({ formToken: token }))
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 415), 429])
  })

  it('deletes the picture of a form that was refused', async () => {
    const [email, token] = [freshEmail(), await formToken()]
    app.pass(5000)
    const before = await pictures()
    const picture = new Blob([Uint8Array.from(await png())])
    expect((await sendWith(picture, { email: 'nope', formToken: token })).status).toBe(422)
    expect(await pictures()).toBe(before)
    for (let sent = 0; sent < 3; sent += 1) expect((await sendWith(picture, { email, formToken: token })).status).toBe(303)
    expect(await pictures()).toBe(before + 1)
  })

  it('deletes the picture of an erased customer', async () => {
    const [customer, token] = [await signedIn(app), await formToken()]
    app.pass(5000)
    const before = await pictures()
    await sendWith(new Blob([Uint8Array.from(await png())]), { email: customer.email, formToken: token })
    expect(await pictures()).toBe(before + 1)
    const { db } = app.database
    await db.query({ text: 'update users set erase_at = $2 where id = $1', values: [customer.userId, app.now()] })
    await eraseDueAccounts(app.database, app.search.engine, { config: app.config, now: app.now() })
    const { rows } = await db.query({ text: 'select 1 from contact_messages where email = $1', values: [customer.email] })
    expect(rows).toEqual([])
    const storage = new LocalStorage(app.config.mediaDir, { origin: app.config.origin, secret: '' }, console)
    const failing = Object.assign(Object.create(storage) as typeof storage, { delete: () => Promise.reject(new Error('no bucket')) })
    await expect(purgeMessages(db, { storage: failing }, app.now())).rejects.toThrow('no bucket')
    await purgeMessages(db, { storage }, app.now())
    expect(await pictures()).toBe(before)
  })
})

describe('articles of an external blog', () => {
  it('are listed with our own, with proxied pictures and their canonical URL', async () => {
    expect((await app.call('GET /blog-posts', {})).map(({ slug }) => slug)).toEqual(['theirs'])
    const { blogs, total } = await app.call('GET /user/blogs', { limit: 100 })
    expect(total).toBe(21)
    expect(blogs.filter(({ source }) => source).map(({ slug }) => slug)).toEqual(['theirs'])
    const html = await page('/blogs/theirs')
    expect(html).toMatch(/rel="canonical" href="https:\/\/notes\.example/)
    const [, picture = ''] = /src="(\/blog-pictures\/[^"]+)"/.exec(html) ?? []
    const shown = await app.request(picture.replaceAll('&amp;', '&'))
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await app.request(picture.replace('webp?', 'webp?x=1&').replace(/a\.png/, 'b.png'))).status).toBe(404)
    expect((await app.call('GET /blog-posts/:slug', { slug: 'theirs' })).html).toContain('Hi')
    await expect(app.call('GET /blog-posts/:slug', { slug: 'none' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('never delay our pages, even when their site does not answer', async () => {
    const waiting = Promise.withResolvers<ServerResponse>()
    const silent = await startWordpress((_, response) => waiting.resolve(response))
    const other = await app.another({ BLOG_FEED_URL: silent.url })
    expect((await other.call('GET /user/blogs', {})).total).toBe(20)
    // Nobody gave up waiting for it.
    expect((await waiting.promise).destroyed).toBe(false)
    await other.close()
    await silent.stop()
  })
})

describe('feeds', () => {
  it.each(['rss', 'atom'])('%s lists the articles, of one category if requested', async (format) => {
    const all = await app.request(`/blogs/${format}.xml`)
    expect(all.headers.get('content-type')).toContain(`application/${format}+xml`)
    const xml = await all.text()
    expect(xml.match(/<(item|entry)>/g)).toHaveLength(21)
    expect(xml).not.toMatch(/(href|src)=&quot;\/[^/]/)
    expect((await page(`/blogs/${format}.xml?category=entertainment`)).match(/<(item|entry)>/g)).toHaveLength(2)
    const known = await app.request(`/blogs/${format}.xml`, { headers: { 'if-none-match': all.headers.get('etag')! } })
    expect(known.status).toBe(304)
    expect((await app.request(`/blogs/${format}.xml?category=x`)).status).toBe(404)
  })
})

describe('pages in front of the shop', () => {
  it.each([
    ['/', 'products, no filler'],
    ['/about', 'People who show up'],
    ['/faq', 'FAQPage'],
    ['/faq?q=points', 'name="q"'],
    ['/blogs', 'Journal'],
    ['/blogs?category=sports&month=2026-02', 'aria-current'],
    ['/contact', 'multipart/form-data'],
    ['/return-policy', 'withdrawal'],
    ['/privacy-policy', 'GDPR'],
    ['/terms-of-service', 'Terms'],
    ['/terms-of-service/ios', 'Apple'],
    ['/terms-of-service/android', 'Android'],
    ['/disclaimer', 'medical'],
    ['/clubs/disclaimer', 'Clubs'],
    ['/subscription-policy', 'Renewal'],
  ])('%s is there', async (path, text) => {
    const response = await app.request(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(text)
  })

  it('show the current price of products', async () => {
    expect(await page('/')).toContain('$20.00')
  })

  it('are 404 without a landing page', async () => {
    for (const path of ['/blogs/none', '/blogs/%00', '/terms-of-service/windows']) expect((await app.request(path)).status).toBe(404)
  })
})
