import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser } from '#test/browser.ts'
import { authorizationResponse, sendCallback, signInAtProvider } from '#test/provider.ts'
import { socialSessionOf, type SocialShop, startSocialShop } from '#test/social.ts'

let provider: SocialShop['provider']
let app: SocialShop['app']
let stop: SocialShop['stop']
beforeAll(async () => {
  ;({ app, provider, stop } = await startSocialShop())
})
afterAll(() => stop())

type Name = 'google' | 'facebook' | 'apple'
/** A sign-in up to our callback, with the provider's response. */
async function beforeCallback(name: Name) {
  const browser = new Browser()
  const start = await browser.send(`${app.url}/auth/${name}/start`)
  return { browser, answer: await authorizationResponse(start.headers.get('location')!, provider.addUser()) }
}
const bent = (url: string, change: (query: URLSearchParams) => void) => {
  const made = new URL(url)
  change(made.searchParams)
  return { url: made.href, form: null }
}
const failed = { status: 303, path: '/account/sign-in', query: { social: 'google', failure: 'AUTHENTICATION_FAILED' } }

describe('a callback is refused', () => {
  it('with another state, or none', async () => {
    for (const change of [(q: URLSearchParams) => q.set('state', 'x'), (q: URLSearchParams) => q.delete('state')]) {
      const { browser, answer } = await beforeCallback('google')
      expect(await sendCallback(app, bent(answer.url, change), browser)).toMatchObject(failed)
      expect(browser.cookies.has('social-session')).toBe(false)
    }
  })

  it('with the code of another authorization, without a code, or with two', async () => {
    const other = await beforeCallback('google')
    const theirs = new URL(other.answer.url).searchParams.get('code')!
    for (const change of [
      (q: URLSearchParams) => q.set('code', theirs),
      (q: URLSearchParams) => q.delete('code'),
      (q: URLSearchParams) => q.append('code', 'x'),
    ]) {
      const { browser, answer } = await beforeCallback('google')
      expect(await sendCallback(app, bent(answer.url, change), browser)).toMatchObject(failed)
    }
  })

  it('a second time, even when the cookie is sent again', async () => {
    const { browser, answer } = await beforeCallback('google')
    const kept = browser.cookies.get('to-google')!
    expect((await sendCallback(app, answer, browser)).query).toEqual({ social: 'google' })
    expect(await sendCallback(app, answer, new Browser())).toMatchObject(failed)
    const thief = new Browser()
    thief.cookies.set('to-google', kept)
    expect(await sendCallback(app, answer, thief)).toMatchObject(failed)
  })

  it("without the cookie, with a tampered one, with another provider's, or too late", async () => {
    const spoil: ((browser: Browser, cookie: string) => void)[] = [
      (browser) => browser.cookies.delete('to-google'),
      (browser, cookie) => browser.cookies.set('to-google', `${cookie.slice(0, -2)}AA`),
      (browser) => browser.cookies.set('to-google', '%00%zz'),
      () => app.pass(601_000),
    ]
    for (const change of spoil) {
      const { browser, answer } = await beforeCallback('google')
      change(browser, browser.cookies.get('to-google')!)
      expect(await sendCallback(app, answer, browser)).toMatchObject(failed)
    }
    const apple = await beforeCallback('apple')
    const { browser, answer } = await beforeCallback('google')
    browser.cookies.set('to-google', apple.browser.cookies.get('to-apple')!)
    expect(await sendCallback(app, answer, browser)).toMatchObject(failed)
  })

  it("with one provider's response at another's callback", async () => {
    const { browser, answer } = await beforeCallback('google')
    await browser.send(`${app.url}/auth/facebook/start`)
    const elsewhere = { url: answer.url.replace('/google/', '/facebook/'), form: null }
    expect((await sendCallback(app, elsewhere, browser)).query).toEqual({ social: 'facebook', failure: 'AUTHENTICATION_FAILED' })
    const mixed = bent(answer.url, (q) => q.set('iss', 'https://evil.example'))
    expect(await sendCallback(app, mixed, browser)).toMatchObject(failed)
  })

  it('when the user cancels', async () => {
    for (const name of ['google', 'facebook', 'apple'] as const) {
      const back = await signInAtProvider(app, name, null, new Browser(), '/cart')
      expect(back.query).toEqual({ social: name, failure: 'SIGN_IN_WAS_CANCELLED', next: '/cart' })
    }
  })

  it('with a return page on another site', async () => {
    for (const next of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/account/sign-in',
      'x'.repeat(9000),
    ]) {
      const back = await signInAtProvider(app, 'google', provider.addUser(), new Browser(), next)
      expect(back.query).toEqual({ social: 'google', next: '/market' })
    }
  })

  it('with malformed parameters, as a form and as a query', async () => {
    for (const text of [
      '',
      '%00',
      'state=%00&code=%F0',
      'error=%0d%0aSet-Cookie:x',
      `code=${'x'.repeat(5000)}`,
      'user={"name":',
      '=&=&=',
    ]) {
      const browser = new Browser()
      await browser.send(`${app.url}/auth/apple/start`)
      const cookie = `to-apple=${browser.cookies.get('to-apple')}`
      const form: RequestInit = { method: 'POST', body: text, headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' } }
      for (const init of [form, { headers: { cookie } }]) {
        const response = await app.request(`/auth/apple/callback?${text}`, { ...init, redirect: 'manual' })
        expect([response.status, response.headers.get('location')]).toEqual([303, expect.stringContaining('failure=')])
      }
    }
    const big = { method: 'POST', body: 'x'.repeat(70_000), headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    expect((await app.request('/auth/apple/callback', big)).status).toBe(413)
    expect((await app.request('/auth/apple/callback', { ...big, body: '{}', headers: { 'content-type': 'text/plain' } })).status).toBe(415)
  })
})

describe('a social session', () => {
  it('belongs to its browser, expires after five minutes, and cannot be forged', async () => {
    const { browser, answer } = await beforeCallback('google')
    await sendCallback(app, answer, browser)
    const read = () => socialSessionOf(app, browser)
    expect(await read()).toEqual({ provider: 'google', token: expect.any(String) })
    const good = browser.cookies.get('social-session')!
    // Not the last character: some of its bits may be unused.
    for (const bad of [`${good.startsWith('A') ? 'B' : 'A'}${good.slice(1)}`, 'x', '', good.slice(10)]) {
      browser.cookies.set('social-session', bad)
      expect(await read()).toBe(null)
    }
    browser.cookies.set('social-session', good)
    app.pass(301_000)
    expect(await read()).toBe(null)
  })
})
