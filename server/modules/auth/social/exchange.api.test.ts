import { createHash, randomBytes } from 'node:crypto'
import { generateKeyPair } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey } from '#test/builders.ts'
import { type FakeProvider, startFakeProvider } from '#test/fake-provider.ts'
import { authorizationResponse } from '#test/provider.ts'
import { type SocialShop, startSocialShop } from '#test/social.ts'

const origin = 'http://127.0.0.1:4'
const nobody = { code: 'NO_GOOGLE_FACEBOOK_OR_APPLE_USER_FOUND', status: 422, message: 'No google, facebook or apple user found' }

describe('an authorization code', () => {
  let provider: SocialShop['provider']
  let app: SocialShop['app']
  let stop: SocialShop['stop']
  beforeAll(async () => {
    ;({ app, provider, stop } = await startSocialShop())
  })
  afterAll(() => stop())

  const paths = { google: 'google/auth', facebook: 'facebook/dialog/oauth', apple: 'apple/auth' }
  const scopes = { google: 'openid email profile', facebook: 'email', apple: 'openid email' }
  /** A code that an app got by itself, with a code verifier of its own. */
  async function codeAt(name: keyof typeof paths, person = provider.addUser()) {
    const codeVerifier = randomBytes(32).toString('base64url')
    const redirectUri = `${origin}/auth/${name}/callback`
    const query = new URLSearchParams({
      client_id: provider.env[name === 'google' ? 'GOOGLE_CLIENT_ID' : name === 'facebook' ? 'FACEBOOK_CLIENT_ID' : 'APPLE_CLIENT_ID'],
      response_type: 'code',
      scope: scopes[name],
      redirect_uri: redirectUri,
      code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
      code_challenge_method: 'S256',
    })
    const { url } = await authorizationResponse(`${provider.url}/${paths[name]}?${query}`, person)
    return { code: new URL(url).searchParams.get('code')!, codeVerifier, redirectUri }
  }

  it('can be exchanged once, at each provider', async () => {
    for (const name of ['google', 'facebook', 'apple'] as const) {
      const input = await codeAt(name)
      expect(await app.call(`POST /user-auth/${name}`, input)).toEqual({ access_token: expect.any(String) })
      await expect(app.call(`POST /user-auth/${name}`, input)).rejects.toMatchObject(nobody)
    }
  })

  it('is refused with another code verifier, at another provider, or when made up', async () => {
    const input = await codeAt('google')
    await expect(app.call('POST /user-auth/google', { ...input, codeVerifier: 'x'.repeat(43) })).rejects.toMatchObject(nobody)
    await expect(app.call('POST /user-auth/google', { ...input, code: 'x' })).rejects.toMatchObject(nobody)
    const elsewhere = { ...(await codeAt('google')), redirectUri: `${origin}/auth/apple/callback` }
    await expect(app.call('POST /user-auth/apple', elsewhere)).rejects.toMatchObject(nobody)
  })

  it('needs our redirect URI and all of its parameters', async () => {
    const input = await codeAt('google')
    for (const redirectUri of ['https://evil.example/auth/google/callback', `${origin}/auth/google/callback?x`, 'x'])
      await expect(app.call('POST /user-auth/google', { ...input, redirectUri })).rejects.toMatchObject({
        errors: { redirectUri: ['is not ours'] },
      })
    for (const part of ['code', 'codeVerifier', 'redirectUri'])
      await expect(app.call('POST /user-auth/google', { ...input, [part]: undefined })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})

describe('an id token', () => {
  let fakeProvider: FakeProvider
  let app: TestApp
  beforeAll(async () => {
    fakeProvider = await startFakeProvider()
    app = await startApp({ env: { ORIGIN: origin, ...fakeProvider.env } })
  })
  afterAll(async () => {
    await app.stop()
    await fakeProvider.stop()
  })
  const exchange = (idToken: string, more = {}) => app.call('POST /user-auth/google', { idToken, ...more })

  const nonceOf = async () => (await app.call('GET /auth/nonce', {})).nonce

  it('is accepted when all its claims are right', async () => {
    const [email, nonce] = [`${newKey()}@people.example`, await nonceOf()]
    const signedIn = await exchange(await fakeProvider.idToken({ sub: email, email, email_verified: true, name: 'Ada', nonce }), { nonce })
    const { access_token } = signedIn as { access_token: string }
    expect(await app.call('GET /user', {}, { token: access_token })).toMatchObject({ name: 'Ada', email })
  })

  it('creates one account when 50 arrive at once', async () => {
    const email = `${newKey()}@people.example`
    const idToken = async () => fakeProvider.idToken({ sub: email, email, email_verified: true, nonce: await nonceOf() })
    await Promise.all(Array.from({ length: 50 }, async () => exchange(await idToken())))
    const { rows } = await app.database.db.query({ text: 'select count(*)::int as n from identities where subject = $1', values: [email] })
    expect(rows).toEqual([{ n: 1 }])
    expect((await app.database.db.query({ text: 'select 1 from users where email = $1', values: [email] })).rows).toHaveLength(1)
  })

  it('signs in once, however often it is sent at once, or later', async () => {
    const email = `${newKey()}@people.example`
    const idToken = await fakeProvider.idToken({ sub: email, email, email_verified: true, nonce: await nonceOf() })
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => exchange(idToken)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(exchange(idToken)).rejects.toMatchObject(nobody)
  })

  it('is refused without a nonce of ours, or long after it was issued', async () => {
    const token = async (nonce?: string) => fakeProvider.idToken({ sub: newKey(), ...(nonce !== undefined && { nonce }) })
    for (const nonce of [undefined, 'theirs', '']) await expect(exchange(await token(nonce))).rejects.toMatchObject(nobody)
    const old = await nonceOf()
    app.pass(15 * 60_000)
    await expect(exchange(await token(old))).rejects.toMatchObject(nobody)
    expect(await exchange(await token(await nonceOf()))).toHaveProperty('access_token')
  })

  it('is refused when any claim is wrong', async () => {
    const nonce = await nonceOf()
    const now = Math.floor(Date.now() / 1000)
    const stranger = (await generateKeyPair('RS256')).privateKey
    const good = await fakeProvider.idToken({ nonce })
    const [header = '', payload = '', signature = ''] = good.split('.')
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const tokens: Record<string, string> = {
      'another audience': await fakeProvider.idToken({ nonce, aud: 'someone else' }),
      'another authorised party': await fakeProvider.idToken({ nonce, aud: ['google-client', 'x'], azp: 'x' }),
      'another issuer': await fakeProvider.idToken({ nonce, iss: 'https://accounts.google.com' }),
      expired: await fakeProvider.idToken({ nonce, exp: now - 60 }),
      'no expiry': await fakeProvider.idToken({ nonce, exp: undefined }),
      'not yet good': await fakeProvider.idToken({ nonce, nbf: now + 600 }),
      'no subject': await fakeProvider.idToken({ nonce, sub: undefined }),
      'an empty subject': await fakeProvider.idToken({ nonce, sub: '' }),
      'an endless subject': await fakeProvider.idToken({ nonce, sub: 'x'.repeat(256) }),
      'a stranger’s signature': await fakeProvider.idToken({ nonce }, {}, stranger),
      'an unknown key': await fakeProvider.idToken({ nonce }, { kid: 'unknown' }, stranger),
      'no signature': `${encode({ alg: 'none' })}.${payload}.`,
      'no signature, signed': `${encode({ alg: 'none', kid: 'ours' })}.${payload}.${signature}`,
      'the public key as a secret': await fakeProvider.idToken(
        { nonce },
        { alg: 'HS256' },
        new TextEncoder().encode('a shared secret of 32 bytes or so'),
      ),
      'another payload': `${header}.${encode({ iss: 'x', sub: 'admin' })}.${signature}`,
      'no token': 'nonsense',
      'three dots': '...',
    }
    for (const [what, token] of Object.entries(tokens)) {
      const refused = await exchange(token).catch((error: unknown) => error)
      expect(refused, what).toMatchObject(nobody)
    }
    await expect(exchange(await fakeProvider.idToken({ nonce: 'theirs' }), { nonce: 'ours' })).rejects.toMatchObject(nobody)
    await expect(exchange(await fakeProvider.idToken(), { nonce: 'ours' })).rejects.toMatchObject(nobody)
  })
})
