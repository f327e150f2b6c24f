import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { Browser } from '#test/browser.ts'
import { codeFor, freshEmail, signedIn } from '#test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUSTED_PROXY: '127.0.0.1' } })
})
afterAll(() => app.stop())

/** Someone with a browser that stores cookies, or (`agent`) a program that doesn't. */
interface Client {
  browser?: Browser
  agent?: string
  address?: string
}
const visitor = (): Client => ({ browser: new Browser() })

async function send({ browser, agent = 'test', address = '198.18.0.1' }: Client, path: string, body: object, token?: string) {
  const cookie = [...(browser?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await app.request(`/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'user-agent': agent,
      'x-forwarded-for': address,
      ...(browser && { 'sec-fetch-site': 'same-origin' }),
      ...(cookie && { cookie }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
  browser?.storeCookies(response)
  const { data, code } = (await response.json()) as { data?: Record<string, string>; code?: string }
  return { status: response.status, data, code }
}
const signUp = (client: Client, email: string, password: string) =>
  send(client, '/user-auth/signup/send-otp', { name: 'Ada', email, password })
const verify = (client: Client, email: string, otp: string) => send(client, '/user-auth/signup/verify-otp', { email, otp })
const refused = { status: 422, code: 'OTP_EXPIRED_OR_INVALID_OTP' }
const wrongFor = (otp: string) => (otp === '000000' ? '111111' : '000000')

/** The code in the newest mail; time passes, so that the next mail is newer. */
async function newestCode(email: string): Promise<string> {
  app.pass(1000)
  return codeFor(app, email)
}

describe('the code of a sign-up', () => {
  it("creates the account with the password of the address's owner, even if a stranger requested a code for the address later", async () => {
    const [owner, stranger, email] = [visitor(), visitor(), freshEmail()]
    await signUp(owner, email, 'correct horse')
    const code = await newestCode(email)
    expect(await signUp(stranger, email, 'stranger horse')).toMatchObject({ status: 200 })
    const strangersCode = await newestCode(email)
    expect(await verify(owner, email, strangersCode)).toMatchObject(refused)
    expect(await verify(owner, email, code)).toMatchObject({ status: 201 })
    expect(await app.call('POST /user-auth/sign-in', { email, password: 'correct horse' })).toHaveProperty('access_token')
  })

  it("can't be tried or exhausted from another browser", async () => {
    const [owner, stranger, email] = [visitor(), visitor(), freshEmail()]
    await signUp(owner, email, 'correct horse')
    const code = await newestCode(email)
    expect(await verify(stranger, email, code)).toMatchObject(refused)
    for (let n = 0; n < 10; n += 1) await verify(stranger, email, wrongFor(code))
    expect(await verify(owner, email, code)).toMatchObject({ status: 201 })
  })

  it('works for a client without cookies, from the same network and user agent', async () => {
    const [app1, elsewhere, other, email] = [
      { agent: 'app/1' },
      { agent: 'app/1', address: '198.18.0.2' },
      { agent: 'app/2' },
      freshEmail(),
    ]
    await signUp(app1, email, 'correct horse')
    const code = await newestCode(email)
    for (const client of [elsewhere, other]) expect(await verify(client, email, code)).toMatchObject(refused)
    expect(await verify(app1, email, code)).toMatchObject({ status: 201 })
  })
})

describe('codes', () => {
  it('are valid for one purpose only: a sign-up code resets no password', async () => {
    const [owner, email] = [visitor(), freshEmail()]
    await signUp(owner, email, 'correct horse')
    const code = await newestCode(email)
    expect(await send(owner, '/user-auth/forgot-password/verify-otp', { email, otp: code })).toMatchObject(refused)
  })

  it('are sent at most 20 times an hour to one address, over all purposes and clients', async () => {
    const email = freshEmail()
    const statuses: number[] = []
    for (let n = 0; n < 24; n += 1) {
      const answer =
        n % 2 ? await signUp(visitor(), email, 'correct horse') : await send(visitor(), '/user-auth/forgot-password/send-otp', { email })
      statuses.push(answer.status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429])
  })

  it('can be tried 100 times a day by one client for one account, however many are requested', async () => {
    const [client, email] = [visitor(), freshEmail()]
    let tried = 0
    for (let n = 0; n < 25; n += 1) {
      await signUp(client, email, 'correct horse')
      const wrong = wrongFor(await newestCode(email))
      for (let each = 0; each < 5; each += 1) if ((await verify(client, email, wrong)).status === 422) tried += 1
      app.pass(10 * 60_000)
    }
    expect(tried).toBe(100)
    await signUp(client, email, 'correct horse')
    expect(await verify(client, email, await newestCode(email))).toMatchObject({ status: 429 })
    expect(await verify({ ...client, address: '198.18.0.77' }, email, await codeFor(app, email))).toMatchObject({ status: 201 })
  })
})

describe('the code for a new email', () => {
  it('works only for the account that requested it, even when another account requests the same email later', async () => {
    const [owner, stranger, email] = [await signedIn(app), await signedIn(app), freshEmail()]
    const ask = (token: string) => send({}, '/user/change-contact/send-otp', { email, password: 'correct horse' }, token)
    const prove = (token: string, otp: string) => send({}, '/user/change-contact/verify-otp', { email, otp }, token)
    await ask(owner.token)
    const code = await newestCode(email)
    expect(await ask(stranger.token)).toMatchObject({ status: 200 })
    expect(await prove(stranger.token, code)).toMatchObject(refused)
    expect(await prove(owner.token, code)).toMatchObject({ status: 200 })
  })
})
