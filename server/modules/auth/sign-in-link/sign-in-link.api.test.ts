import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { Browser } from '#test/browser.ts'
import { freshEmail, lastMail, newCustomer, signedIn } from '#test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUSTED_PROXY: '127.0.0.1' } })
})
afterAll(() => app.stop())

async function send(browser: Browser | null, path: string, body: object, address = '198.18.0.1') {
  const cookie = [...(browser?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await app.request(`/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address, ...(cookie && { cookie }) },
  })
  browser?.storeCookies(response)
  const { data, code, errors } = (await response.json()) as { data?: Record<string, string>; code?: string; errors?: object }
  return { status: response.status, data, code, errors }
}
const ask = (browser: Browser | null, email: string) => send(browser, '/user-auth/sign-in-link/send', { email })
const open = (browser: Browser | null, email: string, token: string) => send(browser, '/user-auth/sign-in-link', { email, token })
const refused = { status: 422, code: 'OTP_EXPIRED_OR_INVALID_OTP' }

/** The token in the newest mail; time passes, so that the next mail is newer. */
async function tokenFor(email: string): Promise<string> {
  app.pass(1000)
  const link = /https?:\S+#\S+/.exec((await lastMail(app, email))?.text ?? '')?.[0] ?? ''
  const sent = new URLSearchParams(new URL(link).hash.slice(1))
  expect(sent.get('email')).toBe(email)
  return sent.get('link') ?? ''
}

describe('a sign-in link', () => {
  it('signs its owner in once, even while strangers exhaust the password attempts', async () => {
    const { email } = await newCustomer(app)
    for (let n = 0; n < 10; n += 1) await send(null, '/user-auth/sign-in', { email, password: `wrong ${n}` }, '203.0.113.7')
    const browser = new Browser()
    expect(await send(browser, '/user-auth/sign-in', { email, password: 'correct horse' })).toMatchObject({ status: 429 })
    expect(await ask(browser, email)).toMatchObject({ status: 200 })
    const token = await tokenFor(email)
    const opened = await Promise.all(Array.from({ length: 50 }, () => open(browser, email, token)))
    const inside = opened.filter(({ status }) => status === 200)
    expect(inside).toHaveLength(1)
    expect((await app.call('GET /user', {}, { token: inside[0]!.data!['access_token']! })).email).toBe(email)
    expect(await open(browser, email, token)).toMatchObject(refused)
  })

  it('works only in the browser that requested it, and expires', async () => {
    const { email } = await newCustomer(app)
    const browser = new Browser()
    await ask(browser, email)
    const token = await tokenFor(email)
    const other = new Browser()
    await ask(other, freshEmail())
    expect(await open(other, email, token)).toMatchObject(refused)
    expect(await open(null, email, token)).toMatchObject({
      ...refused,
      errors: { cookies: [expect.stringContaining('this browser sent none')] },
    })
    expect(
      await open(
        browser,
        email,
        token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      ),
    ).toMatchObject(refused)
    app.pass(5 * 60_000)
    expect(await open(browser, email, token)).toMatchObject(refused)
  })

  it('reveals no accounts: an address without one gets a mail that says so', async () => {
    const [known, unknown] = [(await newCustomer(app)).email, freshEmail()]
    expect(await ask(new Browser(), known)).toEqual(await ask(new Browser(), unknown))
    app.pass(1000)
    expect((await lastMail(app, unknown))!.text).not.toContain('#')
  })

  it('requires the second factor if there is one', async () => {
    const { email, token: session } = await signedIn(app)
    const { secret } = await app.call('POST /user/second-factor/setup', {}, { token: session })
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.now().getTime() })
    await app.call('POST /user/second-factor/confirm', { code }, { token: session })
    app.pass(1000)
    const browser = new Browser()
    await ask(browser, email)
    const answer = await open(browser, email, await tokenFor(email))
    expect(answer).toMatchObject({ status: 200, data: { ticket: expect.any(String) } })
    expect(answer.data).not.toHaveProperty('access_token')
  })

  it('is invalid once its owner signs out everywhere', async () => {
    const { email, token: session } = await signedIn(app)
    const browser = new Browser()
    await ask(browser, email)
    const token = await tokenFor(email)
    await app.call('POST /user-auth/sign-out', { everywhere: true }, { token: session })
    expect(await open(browser, email, token)).toMatchObject(refused)
  })

  it('is sent at most 20 times an hour to one address, and once a minute per browser', async () => {
    const { email } = await newCustomer(app)
    const browser = new Browser()
    await ask(browser, email)
    expect(await ask(browser, email)).toMatchObject({ status: 429 })
    for (let n = 1; n < 20; n += 1) await ask(new Browser(), email)
    expect(await ask(new Browser(), email)).toMatchObject({ status: 429 })
  })
})
