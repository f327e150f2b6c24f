import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Provider } from '#contract/auth/social.ts'
import { Browser } from '#test/browser.ts'
import { signedIn } from '#test/builders.ts'
import { authorizationResponse, sendCallback, signInAtProvider } from '#test/provider.ts'
import { socialSessionOf, type SocialShop, startSocialShop } from '#test/social.ts'

let provider: SocialShop['provider']
let app: SocialShop['app']
let stop: SocialShop['stop']
beforeAll(async () => {
  ;({ app, provider, stop } = await startSocialShop())
})
afterAll(() => stop())

/** Starts linking and logs in at the provider; returns its response, not yet sent to our callback. */
async function startLinking(token: string, name: Provider, person = provider.addUser(), browser = new Browser()) {
  const response = await fetch(`${app.url}/api/user/identities/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ next: '/myAccount/security?a=1#linked' }),
  })
  browser.storeCookies(response)
  const { data } = (await response.json()) as { data: { url: string } }
  return { browser, answer: await authorizationResponse(data.url, person) }
}
async function linkTo(token: string, name: Provider, person = provider.addUser()) {
  const { browser, answer } = await startLinking(token, name, person)
  return sendCallback(app, answer, browser)
}
const linked = async (token: string) => (await app.call('GET /user/identities', {}, { token })).identities.map(({ provider: name }) => name)
/** A customer who can sign in with Google only. */
async function byGoogle() {
  const browser = new Browser()
  const person = provider.addUser()
  await signInAtProvider(app, 'google', person, browser)
  const session = await socialSessionOf(app, browser)
  return { token: session!.token!, person }
}

describe('linking a provider', () => {
  it('adds a sign-in method to the signed-in account, whatever the email is', async () => {
    const { token, userId, email } = await signedIn(app)
    const person = provider.addUser({ emailVerified: false })
    const back = await linkTo(token, 'facebook', person)
    expect([back.path, back.query, back.hash]).toEqual(['/myAccount/security', { a: '1', linked: 'facebook' }, '#linked'])
    expect(await app.call('GET /user/identities', {}, { token })).toEqual({
      identities: [{ provider: 'facebook', email: person.email, linkedAt: app.now().toISOString() }],
      hasPassword: true,
      passkeys: 0,
    })
    const browser = new Browser()
    await signInAtProvider(app, 'facebook', person, browser)
    const session = await socialSessionOf(app, browser)
    expect(await app.call('GET /user', {}, { token: session!.token! })).toMatchObject({ id: userId, email })
  })

  it('refuses an identity of another account, and a second identity of the same provider', async () => {
    const theirs = await byGoogle()
    const { token } = await signedIn(app)
    expect((await linkTo(token, 'google', theirs.person)).query).toMatchObject({ failure: 'IDENTITY_BELONGS_TO_ANOTHER_ACCOUNT' })
    const early = await startLinking(token, 'google')
    expect((await linkTo(token, 'google')).query).toEqual({ a: '1', linked: 'google' })
    expect((await sendCallback(app, early.answer, early.browser)).query).toMatchObject({ failure: 'IDENTITY_IS_ALREADY_LINKED' })
    await expect(app.call('POST /user/identities/:provider', { provider: 'google' }, { token })).rejects.toMatchObject({
      code: 'IDENTITY_IS_ALREADY_LINKED',
    })
  })

  it('is refused once the session that started it has ended', async () => {
    const { token } = await signedIn(app)
    const { browser, answer } = await startLinking(token, 'google')
    await app.call('POST /user-auth/sign-out', {}, { token })
    expect((await sendCallback(app, answer, browser)).query).toMatchObject({ failure: 'TOKEN_IS_MISSING_OR_EXPIRED' })
  })

  it('is refused in another browser', async () => {
    const { token } = await signedIn(app)
    const { answer } = await startLinking(token, 'google')
    const other = new Browser()
    await other.send(`${app.url}/auth/google/start`)
    expect((await sendCallback(app, answer, other)).query).toEqual({ social: 'google', failure: 'AUTHENTICATION_FAILED' })
    expect(await linked(token)).toEqual([])
  })

  it('links an identity once, however many callbacks arrive at once', async () => {
    const [a, b] = await Promise.all([signedIn(app), signedIn(app)])
    const person = provider.addUser()
    const waiting = await Promise.all(Array.from({ length: 20 }, (_, n) => startLinking((n % 2 ? a : b).token, 'google', person)))
    await Promise.all(waiting.map(({ answer, browser }) => sendCallback(app, answer, browser)))
    expect([...(await linked(a.token)), ...(await linked(b.token))]).toEqual(['google'])
  })
})

describe('unlinking a provider', () => {
  it('removes the sign-in method and frees the identity', async () => {
    const { token } = await signedIn(app)
    const person = provider.addUser()
    await linkTo(token, 'apple', person)
    expect(await app.call('DELETE /user/identities/:provider', { provider: 'apple' }, { token })).toMatchObject({ identities: [] })
    await expect(app.call('DELETE /user/identities/:provider', { provider: 'apple' }, { token })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const back = await signInAtProvider(app, 'apple', person, new Browser())
    expect(back.query).toEqual({ social: 'apple' })
  })

  it('never removes the last sign-in method, also when two are removed at once', async () => {
    const { token } = await byGoogle()
    const remove = (name: Provider) => app.call('DELETE /user/identities/:provider', { provider: name }, { token })
    await expect(remove('google')).rejects.toMatchObject({ code: 'LAST_SIGN_IN_METHOD' })
    await linkTo(token, 'facebook')
    await linkTo(token, 'apple')
    const results = await Promise.allSettled((['google', 'facebook', 'apple'] as const).map(remove))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await linked(token)).toHaveLength(1)
  })
})

describe('an account without a password', () => {
  it('can be deleted or given a password by someone who has just signed in', async () => {
    const { token } = await byGoogle()
    app.pass(10 * 60_000 + 1)
    await expect(app.call('POST /user/delete', { password: '' }, { token })).rejects.toMatchObject({ code: 'SIGN_IN_AGAIN', status: 403 })
    const set = (who: string) =>
      app.call('POST /user/change-password', { currentPassword: '', newPassword: 'quite another horse' }, { token: who })
    await expect(set(token)).rejects.toMatchObject({ code: 'SIGN_IN_AGAIN' })
    const fresh = await byGoogle()
    await set(fresh.token)
    expect((await app.call('GET /user/identities', {}, { token: fresh.token })).hasPassword).toBe(true)
    await expect(app.call('POST /user/delete', { password: '' }, { token: fresh.token })).rejects.toMatchObject({
      code: 'CURRENT_PASSWORD_IS_INCORRECT',
    })
    expect(await app.call('POST /user/delete', { password: '' }, { token: (await byGoogle()).token })).toHaveProperty('erasedAt')
  })

  it('exports its linked identities with everything else', async () => {
    const { token, person } = await byGoogle()
    const kept = await app.call('GET /user/export', {}, { token })
    expect([kept.identities, kept.passkeys]).toEqual([[{ provider: 'google', email: person.email, linkedAt: app.now().toISOString() }], []])
  })
})

describe('adding a sign-in method', () => {
  const calls = {
    'a passkey': (token: string, password?: string) => app.call('POST /user/passkeys/options', { password }, { token }),
    'a second factor': (token: string, password?: string) => app.call('POST /user/second-factor/setup', { password }, { token }),
    'a linked account': (token: string, password?: string) =>
      app.call('POST /user/identities/:provider', { provider: 'google', password }, { token }),
  }
  it.each(Object.entries(calls))('requires the password, unless the user has just signed in: %s', async (_, call) => {
    const { token } = await signedIn(app)
    app.pass(10 * 60_000)
    await call(token)
    app.pass(1)
    await expect(call(token)).rejects.toMatchObject({ code: 'SIGN_IN_AGAIN', status: 403 })
    await expect(call(token, 'wrong horse')).rejects.toMatchObject({ code: 'CURRENT_PASSWORD_IS_INCORRECT' })
    await call(token, 'correct horse')
  })

  it('requires users without a password to sign in again', async () => {
    const { token } = await byGoogle()
    await calls['a passkey'](token)
    app.pass(10 * 60_000 + 1)
    for (const password of [undefined, '', 'anything'])
      await expect(calls['a passkey'](token, password)).rejects.toMatchObject({ code: 'SIGN_IN_AGAIN' })
  })
})
