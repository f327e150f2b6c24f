import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp } from '#test/app.ts'
import { Browser } from '#test/browser.ts'
import { newKey, signedIn } from '#test/builders.ts'
import { authorizationResponse, sendCallback, signInAtProvider } from '#test/provider.ts'
import { socialSessionOf, type SocialShop, startSocialShop } from '#test/social.ts'

let provider: SocialShop['provider']
let app: SocialShop['app']
let stop: SocialShop['stop']
beforeAll(async () => {
  ;({ app, provider, stop } = await startSocialShop())
})
afterAll(() => stop())

const sessionOf = (browser: Browser) => socialSessionOf(app, browser)
const customerOf = async (browser: Browser) => app.call('GET /user', {}, { token: (await sessionOf(browser))!.token! })
const accounts = async (email: string) => {
  const { rows } = await app.database.db.query({ text: 'select count(*)::int as n from users where email = $1', values: [email] })
  return (rows[0] as { n: number }).n
}

describe('signing in at a provider', () => {
  it('creates an account and hands the token to the page, until that ends the social session', async () => {
    const person = provider.addUser({ name: 'Ada Moreno' })
    const browser = new Browser()
    const back = await signInAtProvider(app, 'google', person, browser, '/cart?x=1')
    expect([back.status, back.path, back.query]).toEqual([303, '/account/sign-in', { social: 'google', next: '/cart?x=1' }])
    expect(await customerOf(browser)).toMatchObject({ name: 'Ada Moreno', email: person.email, phone: null, role: 'customer' })
    expect([...browser.cookies.keys()].sort()).toEqual(['XSRF-TOKEN', 'social-session'])
    const end = (headers: Record<string, string>) =>
      app.request('/api/auth/session', {
        method: 'DELETE',
        headers: { cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '), ...headers },
      })
    expect((await end({})).status).toBe(403)
    const ended = await end({ 'X-XSRF-TOKEN': browser.cookies.get('XSRF-TOKEN')! })
    expect([ended.status, ended.headers.getSetCookie().join()]).toEqual([200, expect.stringMatching(/^social-session=; Max-Age=0;/)])
  })

  it('recognizes a returning user whose name and email have changed', async () => {
    const person = provider.addUser()
    const [first, again] = [new Browser(), new Browser()]
    await signInAtProvider(app, 'google', person, first)
    Object.assign(person, { name: 'Other Name', email: `${newKey()}@people.example` })
    await signInAtProvider(app, 'google', person, again)
    expect(await customerOf(again)).toEqual(await customerOf(first))
  })

  it('cancels a scheduled deletion, and says so', async () => {
    const { token, email } = await signedIn(app)
    await app.call('POST /user/delete', { password: 'correct horse' }, { token })
    const person = provider.addUser({ email })
    const [first, again] = [new Browser(), new Browser()]
    await signInAtProvider(app, 'google', person, first)
    expect(await sessionOf(first)).toMatchObject({ restored: true })
    expect(await customerOf(first)).toMatchObject({ email })
    await signInAtProvider(app, 'google', person, again)
    expect(await sessionOf(again)).not.toHaveProperty('restored')
  })

  it('uses the name that Apple sends once, with its form post', async () => {
    const person = provider.addUser({ name: 'Grace Hopper' })
    const [first, again] = [new Browser(), new Browser()]
    await signInAtProvider(app, 'apple', person, first)
    const back = await signInAtProvider(app, 'apple', person, again)
    expect(back.query).toEqual({ social: 'apple' })
    expect(await customerOf(again)).toMatchObject({ name: 'Grace Hopper', email: person.email })
    expect(await customerOf(again)).toEqual(await customerOf(first))
  })

  it("takes nothing but the name from Apple's form post", async () => {
    const victim = await signedIn(app)
    const browser = new Browser()
    const start = await browser.send(`${app.url}/auth/apple/start`)
    const answer = await authorizationResponse(start.headers.get('location')!, provider.addUser({ email: 'relay@people.example' }))
    answer.form!.set('user', JSON.stringify({ name: { firstName: 'x'.repeat(500), lastName: 7 }, email: victim.email }))
    await sendCallback(app, answer, browser)
    expect(await customerOf(browser)).toMatchObject({ name: 'x'.repeat(60), email: 'relay@people.example' })
  })

  it('creates an account without an email when Facebook gives none, and never trusts one that it gives', async () => {
    for (const person of [provider.addUser({ email: undefined }), provider.addUser({ name: 'B' })]) {
      const browser = new Browser()
      await signInAtProvider(app, 'facebook', person, browser)
      expect(await customerOf(browser)).toMatchObject({ name: person.name, email: null, phone: null })
    }
  })

  it('signs in to the account with the same email only if the provider has verified it, and notifies the owner', async () => {
    const known = await signedIn(app)
    const person = provider.addUser({ email: known.email.toUpperCase(), emailVerified: false })
    const refused = await signInAtProvider(app, 'google', person, new Browser())
    expect(refused.query['failure']).toBe('ACCOUNT_EXISTS_SIGN_IN_TO_LINK_IT')
    expect((await signInAtProvider(app, 'facebook', person, new Browser())).query['failure']).toBe('ACCOUNT_EXISTS_SIGN_IN_TO_LINK_IT')
    person.emailVerified = true
    const browser = new Browser()
    await signInAtProvider(app, 'google', person, browser)
    expect(await customerOf(browser)).toMatchObject({ id: known.userId, email: known.email })
    const mails = (await (await app.request('/dev/outbox.json')).json()) as { to: string; subject: string }[]
    expect(mails.find((mail) => mail.to === known.email)?.subject).toContain('Google')
    // The provider may have reassigned the email to someone else.
    const heir = provider.addUser({ email: known.email })
    expect((await signInAtProvider(app, 'google', heir, new Browser())).query['failure']).toBe('ACCOUNT_EXISTS_SIGN_IN_TO_LINK_IT')
  })

  it('creates one account for 50 sign-ins at once, with Google and with Apple', async () => {
    const person = provider.addUser({ email: 'crowd@people.example' })
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        const browser = new Browser()
        const start = await browser.send(`${app.url}/auth/${n % 2 ? 'google' : 'apple'}/start`)
        return { browser, answer: await authorizationResponse(start.headers.get('location')!, person) }
      }),
    )
    const backs = await Promise.all(answers.map(({ answer, browser }) => sendCallback(app, answer, browser)))
    expect(backs.filter((back) => back.query['failure'])).toEqual([])
    expect(await accounts('crowd@people.example')).toBe(1)
    const ids = await Promise.all(answers.map(async ({ browser }) => (await customerOf(browser)).id))
    expect(new Set(ids).size).toBe(1)
  })
})

describe('the providers', () => {
  it('are offered only when configured', async () => {
    expect(await app.call('GET /auth/providers', {})).toEqual({
      providers: ['google', 'facebook', 'apple'],
      passkeys: { host: 'localhost' },
    })
    const bare = await startApp({ env: { ORIGIN: 'https://shop.example' } })
    expect(await bare.call('GET /auth/providers', {})).toEqual({ providers: [], passkeys: { host: 'shop.example' } })
    const start = await bare.request('/auth/google/start?next=/cart', { redirect: 'manual' })
    expect(start.headers.get('location')).toBe('/account/sign-in?social=google&failure=SIGN_IN_IS_NOT_OFFERED&next=%2Fcart')
    await expect(bare.call('POST /user-auth/google', { idToken: 'x' })).rejects.toMatchObject({ code: 'SIGN_IN_IS_NOT_OFFERED' })
    expect((await bare.request('/auth/myspace/start')).status).toBe(404)
    await bare.stop()
  })

  it("start from the shop's own host name, also for visitors of its IP address", async () => {
    const named = await startApp({ env: { ORIGIN: 'http://localhost:4' } })
    const startAt = (host: string) => named.http.inject({ url: '/auth/google/start?next=/cart', headers: { host } })
    expect((await startAt('127.0.0.1:4')).headers.location).toBe('http://localhost:4/auth/google/start?next=/cart')
    for (const host of ['localhost:4', '127.0.0.1:5', 'evil.example'])
      expect((await startAt(host)).headers.location).toMatch(/^\/account\/sign-in/)
    await named.stop()
  })

  it('get PKCE, state and nonce, stored where no script and no other site can read them', async () => {
    const secure = await startApp({ env: { ...provider.env, ORIGIN: 'https://shop.example' } })
    const expected = { google: 'Lax', facebook: 'Lax', apple: 'None' }
    for (const [name, sameSite] of Object.entries(expected)) {
      const start = await secure.request(`/auth/${name}/start`, { redirect: 'manual' })
      const asked = new URL(start.headers.get('location')!).searchParams
      expect(Object.fromEntries(asked)).toMatchObject({
        response_type: 'code',
        redirect_uri: `https://shop.example/auth/${name}/callback`,
        code_challenge_method: 'S256',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        state: expect.stringMatching(/^[\w-]{43}$/),
      })
      expect(asked.has('nonce')).toBe(name !== 'facebook')
      const cookie = start.headers.getSetCookie().find((line) => line.startsWith(`__Host-to-${name}=`))
      expect(cookie).toMatch(new RegExp(`Max-Age=600; Path=\\/; HttpOnly; Secure; SameSite=${sameSite}$`))
      expect(cookie).not.toContain(asked.get('state'))
    }
    await secure.stop()
  })
})
