import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildIfStale } from '#scripts/build.ts'
import { registerPages } from '#server/pages/pages.ts'
import { startApp, type TestApp } from './app.ts'
import { freshEmail, lastMail, signedIn } from './builders.ts'

let app: TestApp
beforeAll(async () => {
  await buildIfStale()
  app = await startApp({
    prepare: ({ http, call, callFrom, catalogue }, config) =>
      registerPages(http, { call, callFrom, config, invalidations: catalogue.invalidations, now: () => app.now().getTime() }),
  })
})
afterAll(() => app.stop())

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.request(path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })
const page = async (path: string) => (await app.request(path)).text()

describe('the cart, checkout and sign-in forms without script', () => {
  const stranger = '0199c1de-1111-7abc-8def-0123456789ab'

  it.each<Record<string, string>>([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }, { origin: 'null' }])(
    'are not taken from %o',
    async (headers) => {
      for (const path of ['/cart', '/checkout', '/account/sign-in']) expect((await post(path, {}, headers)).status).toBe(403)
    },
  )

  it.each([
    ['/cart', {}],
    ['/cart', { productId: 'x', variantId: '%00', add: '1' }],
    ['/cart', { productId: stranger, variantId: stranger, quantity: '-1' }],
    ['/cart', { productId: stranger, variantId: stranger, add: '3' }],
    ['/checkout', {}],
    ['/checkout', { shown: 'null', attempt: 'x' }],
    ['/checkout', { shown: '[]', attempt: stranger, country: 'ZZ', email: '\0' }],
    ['/account/sign-in', { contact: '\0', password: 'x' }],
    ['/account/sign-in', { ticket: 'x', code: 'x' }],
  ])('%s shows again what it can make nothing of: %o', async (path, fields) => {
    const response = await post(path, fields, { cookie: 'cart=AAAA; session=nonsense' })
    expect([303, 422]).toContain(response.status)
  })

  it('never include a password in the page', async () => {
    const answer = await post('/account/sign-in', { contact: 'nobody@example.com', password: 'very secret words' })
    const html = await answer.text()
    expect(html).toContain('nobody@example.com')
    expect(html).not.toContain('very secret words')
  })

  it('ask for the second factor if needed, and sign in with it, once', async () => {
    const { email, token } = await signedIn(app)
    const { secret } = await app.call('POST /user/second-factor/setup', {}, { token })
    const codeNow = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.now().getTime() })
    const { backupCodes } = await app.call('POST /user/second-factor/confirm', { code: codeNow() }, { token })
    app.pass(30_000)
    const send = async (fields: Record<string, string>) => {
      const answer = await post('/account/sign-in', { next: '/cart', ...fields })
      const session = answer.headers.getSetCookie().find((line) => line.startsWith('session='))
      return { status: answer.status, to: answer.headers.get('location'), html: await answer.text(), session }
    }
    const enter = () => send({ contact: email, password: 'correct horse' })
    const ticketIn = (html: string) => /name="ticket" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const asked = await enter()
    expect(asked).toMatchObject({ status: 200, session: undefined, html: expect.stringContaining('name="code"') })
    expect(asked.html).not.toContain('correct horse')
    const ticket = ticketIn(asked.html)
    const right = codeNow()
    for (const code of ['', 'x'.repeat(500), String((Number(right) + 1) % 1_000_000).padStart(6, '0')]) {
      expect(await send({ ticket, code })).toMatchObject({ status: 422, session: undefined, html: expect.stringContaining(ticket) })
    }
    const signed = await send({ ticket, code: right, next: '//elsewhere.example' })
    expect(signed).toMatchObject({ status: 303, session: expect.stringMatching(/HttpOnly; SameSite=Lax/) })
    expect(signed.to).not.toContain('elsewhere')
    expect(await send({ ticket, code: right })).toMatchObject({ status: 422, html: expect.stringContaining('name="password"') })
    expect(await send({ ticket: ticketIn((await enter()).html), code: backupCodes[0]! })).toMatchObject({ status: 303, to: '/cart' })
  })
})

describe('the newsletter', () => {
  it('is subscribed to, confirmed and left without script, from the footer of any page', async () => {
    const email = freshEmail()
    expect(await page('/waitlist')).toMatch(/<form method="post" action="\/newsletter"[^]+name="source" value="footer"/)
    const sent = await post('/newsletter', { email, source: 'footer' })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/newsletter?state=confirm'])
    const { text } = (await lastMail(app, email))!
    const [confirm, unsubscribe] = ['confirm', 'unsubscribe'].map((name) => new RegExp(`[?]${name}=([\\w.-]+)`).exec(text)![1]!) as [
      string,
      string,
    ]
    expect(await page(`/newsletter?confirm=${confirm}`)).toContain('method="post"')
    expect((await post('/newsletter', { confirm })).headers.get('location')).toBe('/newsletter?state=subscribed')
    const left = await post(`/newsletter?unsubscribe=${unsubscribe}`, { 'List-Unsubscribe': 'One-Click' })
    expect(left.headers.get('location')).toBe('/newsletter?state=unsubscribed')
    const wrong = await post('/newsletter', { email: 'nope' })
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('value="nope"')])
  })
})
