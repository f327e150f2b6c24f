import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { freshEmail, signedIn } from '#test/builders.ts'

let app: TestApp
beforeEach(async () => {
  app = await startApp({ env: { TRUSTED_PROXY: '127.0.0.1' } })
})
afterEach(() => app.stop())

const password = 'correct horse'
const minute = 60_000

interface Answer {
  status: number
  code: string | undefined
  wait: number
}
async function send(path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await app.request(`/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
  const { code } = (await response.json()) as { code?: string }
  return { status: response.status, code, wait: Number(response.headers.get('retry-after')) }
}
const from = (address: string) => ({ 'x-forwarded-for': address })
const enter = (email: string, given: string, headers = {}) => send('/user-auth/sign-in', { email, password: given }, headers)
const wrong = { status: 422, code: 'INVALID_CREDENTIALS' }
const many = { status: 429, code: 'TOO_MANY_REQUESTS' }
const count = (answers: Answer[], { status }: { status: number }) => answers.filter((one) => one.status === status).length

describe('wrong passwords for one account', () => {
  it('are limited to 10 in 10 minutes, for an account that is none alike, and told when to come back', async () => {
    const { email } = await signedIn(app)
    for (const who of [email, freshEmail()]) {
      for (let n = 0; n < 10; n += 1) {
        expect(await enter(who, 'wrong guess')).toMatchObject(wrong)
        app.pass(1000)
      }
      expect(await enter(who, password)).toEqual({ ...many, wait: 590 })
    }
    app.pass(590_000)
    expect(await enter(email, password)).toMatchObject({ status: 200 })
  })

  it('are forgotten once the right one comes', async () => {
    const { email } = await signedIn(app)
    for (const round of [1, 2, 3]) {
      for (let n = 0; n < 10 - 1; n += 1) await enter(email, 'wrong guess')
      expect(await enter(email, password), `round ${round}`).toMatchObject({ status: 200 })
    }
  })

  it('are counted exactly when 50 come at once, and whichever they are, no more are told wrong', async () => {
    const { email } = await signedIn(app)
    for (const who of [email, freshEmail()]) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => enter(who, 'wrong guess')))
      expect([count(answers, wrong), count(answers, many)]).toEqual([10, 40])
      expect(answers.filter((one) => one.status === 429).every((one) => one.wait > 0)).toBe(true)
    }
  })

  it('are still counted after a restart, and by a second process', async () => {
    const { email } = await signedIn(app)
    for (let n = 0; n < 10; n += 1) await enter(email, 'wrong guess')
    const second = await app.another()
    await expect(second.call('POST /user-auth/sign-in', { email, password })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await second.close()
  })

  it('count the same when an email is dressed up with a phone or capitals', async () => {
    const { email } = await signedIn(app)
    for (let n = 0; n < 10; n += 1)
      await send('/user-auth/sign-in', {
        email: n % 2 ? email : ` ${email.toUpperCase()}`,
        phone: `+1503555010${n}`,
        password: 'wrong guess',
      })
    expect(await enter(email, password)).toMatchObject(many)
  })

  it('are limited where the password confirms something, too', async () => {
    const { token } = await signedIn(app)
    const change = (currentPassword: string) =>
      send('/user/change-password', { currentPassword, newPassword: 'battery staple' }, { authorization: `Bearer ${token}` })
    for (let n = 0; n < 10; n += 1) expect(await change('wrong guess')).toMatchObject({ code: 'CURRENT_PASSWORD_IS_INCORRECT' })
    expect(await change(password)).toMatchObject(many)
  })
})

describe('wrong passwords from one client', () => {
  const guessMany = (times: number, address: string) =>
    Promise.all(Array.from({ length: times }, () => enter(freshEmail(), 'wrong guess', from(address))))

  it('are limited to 50 in 10 minutes over all accounts, counted exactly, and nobody else suffers', async () => {
    const { email } = await signedIn(app)
    const answers = await guessMany(80, '203.0.113.7')
    expect([count(answers, wrong), count(answers, many)]).toEqual([50, 30])
    expect(await enter(email, password, from('203.0.113.7'))).toMatchObject(many)
    expect(await enter(email, password, from('203.0.113.8'))).toMatchObject({ status: 200 })
    app.pass(10 * minute)
    expect(await enter(email, password, from('203.0.113.7'))).toMatchObject({ status: 200 })
  })

  it('count for the whole /64 of an IPv6 network', async () => {
    const { email } = await signedIn(app)
    await guessMany(50, '2001:db8::1')
    expect(await enter(email, password, from('2001:db8::ffff:2'))).toMatchObject(many)
    expect(await enter(email, password, from('2001:db8:0:1::1'))).toMatchObject({ status: 200 })
  })

  it('do not count where the account was closed already', async () => {
    const [victim, neighbour] = [await signedIn(app), await signedIn(app)]
    await Promise.all(Array.from({ length: 90 }, () => enter(victim.email, 'wrong guess', from('203.0.113.9'))))
    expect(await enter(neighbour.email, password, from('203.0.113.9'))).toMatchObject({ status: 200 })
  })
})

describe('codes', () => {
  it('are sent 300 times an hour for one client', async () => {
    const ask = (address: string) => send('/user-auth/forgot-password/send-otp', { email: freshEmail() }, from(address))
    const answers: Answer[] = []
    for (let n = 0; n < 320; n += 40) answers.push(...(await Promise.all(Array.from({ length: 40 }, () => ask('203.0.113.7')))))
    expect([count(answers, { status: 200 }), count(answers, many)]).toEqual([300, 20])
    expect(await ask('203.0.113.8')).toMatchObject({ status: 200 })
    app.pass(60 * minute)
    expect(await ask('203.0.113.7')).toMatchObject({ status: 200 })
  })

  it('are guessed 300 times in 10 minutes by one client', async () => {
    const guess = () => send('/user-auth/forgot-password/verify-otp', { email: freshEmail(), otp: '123456' }, from('203.0.113.7'))
    const answers: Answer[] = []
    for (let n = 0; n < 320; n += 40) answers.push(...(await Promise.all(Array.from({ length: 40 }, guess))))
    expect([count(answers, { status: 422 }), count(answers, many)]).toEqual([300, 20])
  })
})

describe('what a client says about where it is', () => {
  it('counts for nothing unless a proxy of ours says it', async () => {
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

  it('is taken from the proxy, not from what the client put before it', async () => {
    const { email } = await signedIn(app)
    for (let n = 0; n < 50; n += 1) await enter(freshEmail(), 'wrong guess', from(`198.51.100.${n}, 203.0.113.7`))
    expect(await enter(email, password, from('198.51.100.99, 203.0.113.7'))).toMatchObject(many)
  })
})
