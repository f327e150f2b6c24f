import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { Browser } from '#test/browser.ts'
import { type FakeProvider, json, startFakeProvider } from '#test/fake-provider.ts'
import { sendCallback, socialEnv } from '#test/provider.ts'
import { socialSessionOf } from '#test/social.ts'

const origin = 'http://127.0.0.1:4'
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

const discovery = '.well-known/openid-configuration'
/** A sign-in with Google up to the callback; the test decides what the provider returns for the code. */
async function reachCallback(claims: object = {}) {
  const browser = new Browser()
  const start = await browser.send(`${app.url}/auth/google/start`)
  const asked = new URL(start.headers.get('location')!).searchParams
  const id_token = await fakeProvider.idToken({ nonce: asked.get('nonce'), ...claims })
  const tokens = { access_token: 'x', token_type: 'Bearer', id_token }
  const url = `${origin}/auth/google/callback?${new URLSearchParams({ code: 'c', state: asked.get('state')! })}`
  return { browser, tokens, sendBack: () => sendCallback(app, { url, form: null }, browser) }
}

/** Responses that a provider should never send. */
const faults: Record<string, Parameters<FakeProvider['answer']>[1]> = {
  'a fault': (_, response) => void response.writeHead(500).end(),
  'a page': (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
  nonsense: (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"a":'),
  'a list': (_, response) => json(response, [1]),
  nothing: (_, response) => void response.writeHead(204).end(),
  'something packed': (_, response) => void response.writeHead(200, { 'content-encoding': 'br' }).end('x'),
  'another address': (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  'an endless answer': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = () => void (response.destroyed || (response.write(Buffer.alloc(65_536, 32)) && setImmediate(more)))
    response.on('drain', more)
    more()
  },
  'an end in the middle': (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{')
    request.socket.destroySoon()
  },
}

describe('a provider that responds with', () => {
  it.each(Object.entries(faults))('%s to discovery', async (_, answer) => {
    fakeProvider.answer(discovery, answer)
    const start = await app.request('/auth/google/start?next=/cart', { redirect: 'manual' })
    expect([start.status, start.headers.get('location')]).toEqual([
      303,
      '/account/sign-in?social=google&failure=AUTHENTICATION_FAILED&next=%2Fcart',
    ])
    await expect(app.call('POST /user-auth/google', { idToken: 'x' })).rejects.toMatchObject({
      code: expect.stringMatching(/SERVICE_UNAVAILABLE|NO_GOOGLE_FACEBOOK_OR_APPLE_USER_FOUND/),
    })
  })

  it('the metadata of another issuer', async () => {
    fakeProvider.answer(discovery, (_, response) =>
      json(response, { issuer: 'https://evil.example', authorization_endpoint: 'https://evil.example' }),
    )
    const start = await app.request('/auth/google/start', { redirect: 'manual' })
    expect(start.headers.get('location')).toContain('failure=AUTHENTICATION_FAILED')
  })

  it('valid metadata after a failure works again', async () => {
    fakeProvider.answer(discovery, null)
    const start = await app.request('/auth/google/start', { redirect: 'manual' })
    expect(start.headers.get('location')).toContain(`${fakeProvider.url}/google/auth?`)
  })

  it.each(Object.entries(faults))('%s instead of tokens or keys', async (_, answer) => {
    for (const path of ['token', 'jwks']) {
      const { tokens, sendBack } = await reachCallback()
      fakeProvider.answer('token', (_request, response) => json(response, tokens))
      fakeProvider.answer(path, answer)
      expect(await sendBack()).toMatchObject({ status: 303, query: { social: 'google', failure: 'AUTHENTICATION_FAILED' } })
      fakeProvider.answer(path, null)
    }
  })

  it('an invalid id token', async () => {
    for (const claims of [
      { nonce: 'another' },
      { nonce: undefined },
      { aud: 'another' },
      { iss: 'another' },
      { exp: 1 },
      { sub: undefined },
    ]) {
      const { tokens, sendBack } = await reachCallback(claims)
      fakeProvider.answer('token', (_, response) => json(response, tokens))
      expect((await sendBack()).query).toEqual({ social: 'google', failure: 'AUTHENTICATION_FAILED' })
    }
    const { tokens, sendBack } = await reachCallback()
    const [header, payload] = tokens.id_token.split('.')
    fakeProvider.answer('token', (_, response) => json(response, { ...tokens, id_token: `${header}.${payload}.${'A'.repeat(342)}` }))
    expect((await sendBack()).query).toEqual({ social: 'google', failure: 'AUTHENTICATION_FAILED' })
  })
})

describe('a provider that does not respond', () => {
  it('times out after five seconds, without holding database connections', async () => {
    const waiting = await Promise.all(Array.from({ length: 20 }, () => reachCallback()))
    let asked = 0
    const all = new Promise<void>((resolve) => {
      fakeProvider.answer('token', () => void ((asked += 1) === waiting.length && resolve()))
    })
    const callbacks = Promise.all(waiting.map(({ sendBack }) => sendBack()))
    await all
    const ready = app.request('/ready').then(({ status }) => status)
    expect(await Promise.race([ready, callbacks])).toBe(200)
    for (const back of await callbacks) expect(back.query).toEqual({ social: 'google', failure: 'AUTHENTICATION_FAILED' })
  })

  it('makes the exchange endpoints respond with 503', async () => {
    const down = await startApp({ env: { ORIGIN: origin, ...socialEnv('http://127.0.0.1:1') } })
    for (const name of ['google', 'apple'] as const)
      await expect(down.call(`POST /user-auth/${name}`, { idToken: 'x' })).rejects.toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
        status: 503,
      })
    const code = { code: 'x', codeVerifier: 'x'.repeat(43), redirectUri: `${origin}/auth/facebook/callback` }
    await expect(down.call('POST /user-auth/facebook', code)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 })
    await down.stop()
  })
})

describe('a database outage during a callback', () => {
  it('leaves the id token to the browser, which exchanges it later', async () => {
    const { browser, tokens, sendBack } = await reachCallback({ sub: 'patient' })
    fakeProvider.answer('token', (_, response) => json(response, tokens))
    await app.database.db.query({ text: 'alter table identities rename to identities_away', values: [] })
    await app.database.db.query({
      text: `create function away() returns text language plpgsql as $$ begin raise sqlstate '57P03'; end $$`,
      values: [],
    })
    await app.database.db.query({
      text: 'create view identities as select away() as provider, away() as subject, null::uuid as user_id',
      values: [],
    })
    expect((await sendBack()).query).toEqual({ social: 'google' })
    await app.database.db.query({ text: 'drop view identities', values: [] })
    await app.database.db.query({ text: 'alter table identities_away rename to identities', values: [] })
    const session = await socialSessionOf(app, browser)
    expect(session).toEqual({ provider: 'google', idToken: tokens.id_token })
    expect(await app.call('POST /user-auth/google', { idToken: session!.idToken! })).toEqual({ access_token: expect.any(String) })
  })
})
