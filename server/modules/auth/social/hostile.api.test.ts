import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { Browser } from '#test/browser.ts'
import { authorizationResponse, sendCallback, signInAtProvider, startProvider, type TestProvider } from '#test/provider.ts'

const origin = 'http://127.0.0.1:4'
let provider: TestProvider
let app: TestApp
beforeAll(async () => {
  provider = await startProvider(origin)
  app = await startApp({ env: { ORIGIN: origin, ...provider.env } })
})
afterAll(async () => {
  await app.stop()
  await provider.stop()
})

type Name = 'google' | 'facebook' | 'apple'
/** Somebody who has said yes at the provider and stands before our callback. */
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

describe('coming back with something else than was sent away', () => {
  it('with another state, or none', async () => {
    for (const change of [(q: URLSearchParams) => q.set('state', 'x'), (q: URLSearchParams) => q.delete('state')]) {
      const { browser, answer } = await beforeCallback('google')
      expect(await sendCallback(app, bent(answer.url, change), browser)).toMatchObject(failed)
      expect(browser.cookies.has('social-session')).toBe(false)
    }
  })

  it('with a code of another session, without a code, with two', async () => {
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

  it('a second time, even with the cookie kept', async () => {
    const { browser, answer } = await beforeCallback('google')
    const kept = browser.cookies.get('to-google')!
    expect((await sendCallback(app, answer, browser)).query).toEqual({ social: 'google' })
    expect(await sendCallback(app, answer, new Browser())).toMatchObject(failed)
    const thief = new Browser()
    thief.cookies.set('to-google', kept)
    expect(await sendCallback(app, answer, thief)).toMatchObject(failed)
  })

  it('without the cookie, with one tampered with, with that of another provider, too late', async () => {
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

  it("with one provider's answer at another's door", async () => {
    const { browser, answer } = await beforeCallback('google')
    await browser.send(`${app.url}/auth/facebook/start`)
    const elsewhere = { url: answer.url.replace('/google/', '/facebook/'), form: null }
    expect((await sendCallback(app, elsewhere, browser)).query).toEqual({ social: 'facebook', failure: 'AUTHENTICATION_FAILED' })
    const mixed = bent(answer.url, (q) => q.set('iss', 'https://evil.example'))
    expect(await sendCallback(app, mixed, browser)).toMatchObject(failed)
  })

  it('with a no from the person', async () => {
    for (const name of ['google', 'facebook', 'apple'] as const) {
      const back = await signInAtProvider(app, name, null, new Browser(), '/cart')
      expect(back.query).toEqual({ social: name, failure: 'SIGN_IN_WAS_CANCELLED', next: '/cart' })
    }
  })

  it('to a page that is not ours', async () => {
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

  it('with nonsense, by form and by address', async () => {
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
  it('is nobody else’s, ends after five minutes, and cannot be made', async () => {
    const { browser, answer } = await beforeCallback('google')
    await sendCallback(app, answer, browser)
    const read = async () => ((await (await browser.send(`${app.url}/api/auth/session`)).json()) as { data: unknown }).data
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
