import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { Browser } from '#test/browser.ts'
import { lastMail, newCustomer } from '#test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

async function signIn(browser: Browser, email: string, password: string, agent = 'Mozilla/5.0 (X11; Linux) Firefox/140.0') {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await app.request('/api/user-auth/sign-in', {
    method: 'POST',
    body: JSON.stringify({ email, password }),
    headers: { 'content-type': 'application/json', 'user-agent': agent, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
  })
  browser.storeCookies(response)
  return response.status
}
const right = 'correct horse'

describe('an account under a password-guessing attack', () => {
  it('lets its owner sign in from a known browser, even when their address is over its limit, and nobody else', async () => {
    const { email } = await newCustomer(app)
    const own = new Browser()
    expect(await signIn(own, email, right)).toBe(200)
    for (let n = 0; n < 10; n += 1) expect(await signIn(new Browser(), email, 'wrong guess')).toBe(422)
    expect(await signIn(new Browser(), email, right)).toBe(429)
    for (let n = 0; n < 50; n += 1) await signIn(new Browser(), `${n}@example.com`, 'wrong guess')
    expect(await signIn(own, email, right)).toBe(200)
  })

  it('allows no more attempts from a known browser than from others', async () => {
    const { email } = await newCustomer(app)
    app.pass(11 * 60_000)
    const own = new Browser()
    await signIn(own, email, right)
    for (let n = 0; n < 10; n += 1) expect(await signIn(own, email, 'wrong guess')).toBe(422)
    expect(await signIn(own, email, right)).toBe(429)
  })
})

describe('a sign-in from a new device', () => {
  it('is mailed to the owner; the first one, and one from a known device, are not', async () => {
    app.pass(11 * 60_000)
    const { email } = await newCustomer(app)
    const own = new Browser()
    for (let n = 0; n < 2; n += 1) await signIn(own, email, right)
    expect(await lastMail(app, email)).toBe(undefined)
    await signIn(new Browser(), email, right, 'evil.example/1.0')
    const mail = await lastMail(app, email)
    expect(mail?.subject).toContain('New sign-in from')
    expect(mail?.subject).not.toContain('evil.example')
  })
})
