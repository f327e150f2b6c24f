import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { freshEmail, signedIn } from '#test/builders.ts'
import { fetchText } from '#test/fetch-text.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUSTED_PROXY: '127.0.0.1' } })
})
afterAll(() => app.stop())

/** Each test has a client address and accounts of its own. */
let client = ''
let clients = 0
beforeEach(() => {
  client = `198.18.0.${(clients += 1)}`
})

const password = 'correct horse'
const minute = 60_000

const from = (address: string) => ({ 'x-forwarded-for': address })

interface Answer {
  status: number
  code: string | undefined
  wait: number
}
async function send(path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetchText(`${app.url}/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...from(client), ...headers },
  })
  const { code } = JSON.parse(response.text) as { code?: string }
  return { status: response.status, code, wait: Number(response.header('retry-after')) }
}
const signIn = (email: string, given: string, headers = {}) => send('/user-auth/sign-in', { email, password: given }, headers)
const wrong = { status: 422, code: 'INVALID_CREDENTIALS' }
const many = { status: 429, code: 'TOO_MANY_REQUESTS' }
const count = (answers: Answer[], { status }: { status: number }) => answers.filter((one) => one.status === status).length

describe('wrong passwords for one account', () => {
  it('are limited to 10 in 10 minutes, also for an account that does not exist, and the response says when to retry', async () => {
    const { email } = await signedIn(app)
    for (const who of [email, freshEmail()]) {
      for (let n = 0; n < 10; n += 1) {
        expect(await signIn(who, 'wrong guess')).toMatchObject(wrong)
        app.pass(1000)
      }
      expect(await signIn(who, password)).toEqual({ ...many, wait: 590 })
    }
    app.pass(590_000)
    expect(await signIn(email, password)).toMatchObject({ status: 200 })
  })

  it('are cleared by the right password', async () => {
    const { email } = await signedIn(app)
    for (const round of [1, 2, 3]) {
      for (let n = 0; n < 10 - 1; n += 1) await signIn(email, 'wrong guess')
      expect(await signIn(email, password), `round ${round}`).toMatchObject({ status: 200 })
    }
  })

  it('are counted exactly when 50 arrive at once: at most 10 are answered as wrong', async () => {
    const { email } = await signedIn(app)
    for (const who of [email, freshEmail()]) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(who, 'wrong guess')))
      expect([count(answers, wrong), count(answers, many)]).toEqual([10, 40])
      expect(answers.filter((one) => one.status === 429).every((one) => one.wait > 0)).toBe(true)
    }
  })

  it('are counted across restarts and processes', async () => {
    const { email } = await signedIn(app)
    for (let n = 0; n < 10; n += 1) await signIn(email, 'wrong guess')
    const second = await app.another()
    await expect(second.call('POST /user-auth/sign-in', { email, password })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await second.close()
  })

  it('count for the same account when the email is capitalized or the phone is used instead', async () => {
    const { email } = await signedIn(app)
    for (let n = 0; n < 10; n += 1)
      await send('/user-auth/sign-in', {
        email: n % 2 ? email : ` ${email.toUpperCase()}`,
        phone: `+1503555010${n}`,
        password: 'wrong guess',
      })
    expect(await signIn(email, password)).toMatchObject(many)
  })

  it('are also limited where a password confirms a change', async () => {
    const { token } = await signedIn(app)
    const change = (currentPassword: string) =>
      send('/user/change-password', { currentPassword, newPassword: 'battery staple' }, { authorization: `Bearer ${token}` })
    for (let n = 0; n < 10; n += 1) expect(await change('wrong guess')).toMatchObject({ code: 'CURRENT_PASSWORD_IS_INCORRECT' })
    expect(await change(password)).toMatchObject(many)
  })
})

describe('wrong passwords from one client', () => {
  const guessMany = (times: number, address: string) =>
    Promise.all(Array.from({ length: times }, () => signIn(freshEmail(), 'wrong guess', from(address))))

  it('are limited to 50 in 10 minutes across all accounts, counted exactly, without affecting other clients', async () => {
    const { email } = await signedIn(app)
    const answers = await guessMany(80, client)
    expect([count(answers, wrong), count(answers, many)]).toEqual([50, 30])
    expect(await signIn(email, password, from(client))).toMatchObject(many)
    expect(await signIn(email, password, from('203.0.113.8'))).toMatchObject({ status: 200 })
    app.pass(10 * minute)
    expect(await signIn(email, password, from(client))).toMatchObject({ status: 200 })
  })

  it('count for the whole /64 of an IPv6 network', async () => {
    const { email } = await signedIn(app)
    await guessMany(50, '2001:db8::1')
    expect(await signIn(email, password, from('2001:db8::ffff:2'))).toMatchObject(many)
    expect(await signIn(email, password, from('2001:db8:0:1::1'))).toMatchObject({ status: 200 })
  })

  it('do not count when the account has reached its own limit already', async () => {
    const [victim, neighbour] = [await signedIn(app), await signedIn(app)]
    await Promise.all(Array.from({ length: 90 }, () => signIn(victim.email, 'wrong guess', from('203.0.113.9'))))
    expect(await signIn(neighbour.email, password, from('203.0.113.9'))).toMatchObject({ status: 200 })
  })
})

describe('codes', () => {
  it('are sent at most 300 times an hour for one client', async () => {
    const ask = (address: string) => send('/user-auth/forgot-password/send-otp', { email: freshEmail() }, from(address))
    const answers: Answer[] = []
    for (let n = 0; n < 320; n += 40) answers.push(...(await Promise.all(Array.from({ length: 40 }, () => ask(client)))))
    expect([count(answers, { status: 200 }), count(answers, many)]).toEqual([300, 20])
    expect(await ask('203.0.113.8')).toMatchObject({ status: 200 })
    app.pass(60 * minute)
    expect(await ask(client)).toMatchObject({ status: 200 })
  })

  it('can be wrong 300 times in 10 minutes for one client', async () => {
    const guess = () => send('/user-auth/forgot-password/verify-otp', { email: freshEmail(), otp: '123456' }, from(client))
    const answers: Answer[] = []
    for (let n = 0; n < 320; n += 40) answers.push(...(await Promise.all(Array.from({ length: 40 }, guess))))
    expect([count(answers, { status: 422 }), count(answers, many)]).toEqual([300, 20])
  })
})

describe('reads', () => {
  const read = async (address: string, path = '/public/shop') => {
    const { status, header } = await fetchText(`${app.url}/api${path}`, { headers: from(address) })
    return { status, left: header('ratelimit'), policy: header('ratelimit-policy'), wait: Number(header('retry-after')) }
  }

  it('report the limit in headers, and are refused beyond 3000 a minute, without affecting other clients', async () => {
    expect(await read(client)).toEqual({ status: 200, left: '"read";r=2999;t=60', policy: '"read";q=3000;w=60', wait: 0 })
    for (let n = 1; n < 3000; n += 100) await Promise.all(Array.from({ length: Math.min(100, 3000 - n) }, () => read(client)))
    app.pass(1000)
    expect(await read(client)).toEqual({ status: 429, left: '"read";r=0;t=59', policy: '"read";q=3000;w=60', wait: 59 })
    expect(await read('203.0.113.8')).toMatchObject({ status: 200 })
    app.pass(minute)
    expect(await read(client)).toMatchObject({ status: 200 })
  })

  it('of clients that are exempt by configuration are not counted', async () => {
    const exempt = await startApp({ env: { TRUSTED_PROXY: '127.0.0.1', RATE_LIMIT_EXEMPT: '198.51.100.0/24' } })
    const of = async (address: string) => (await exempt.request('/api/public/shop', { headers: from(address) })).headers.get('ratelimit')
    expect([await of('198.51.100.7'), await of('198.51.101.7')]).toEqual([null, '"read";r=2999;t=60'])
    await exempt.stop()
  })
})

describe('the client address in a forwarding header', () => {
  it('is ignored unless it comes from a trusted proxy', async () => {
    const alone = await startApp()
    const { email } = await signedIn(alone)
    const sign = (given: string, n: number) =>
      fetch(`${alone.url}/api/user-auth/sign-in`, {
        method: 'POST',
        body: JSON.stringify({ email: n < 0 ? email : freshEmail(), password: given }),
        headers: {
          'content-type': 'application/json',
          forwarded: `for=203.0.113.${n}`,
          'x-real-ip': `203.0.113.${n}`,
          ...from(`203.0.113.${n}`),
        },
      })
    for (let n = 0; n < 50; n += 1) expect((await sign('wrong guess', n)).status).toBe(422)
    expect((await sign(password, -1)).status).toBe(429)
    await alone.stop()
  })

  it('is taken from the trusted proxy, not from what the client put in front of it', async () => {
    const { email } = await signedIn(app)
    for (let n = 0; n < 50; n += 1) await signIn(freshEmail(), 'wrong guess', from(`198.51.100.${n}, ${client}`))
    expect(await signIn(email, password, from(`198.51.100.99, ${client}`))).toMatchObject(many)
  })
})
