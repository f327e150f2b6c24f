import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { Browser } from '#test/browser.ts'
import { type FakeProvider, json, startFakeProvider } from '#test/fake-provider.ts'
import { sendCallback, socialEnv } from '#test/provider.ts'

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
/** Someone comes back from google with a code; what the fake provider says of it is up to the test. */
async function comeBack(claims: object = {}) {
  const browser = new Browser()
  const start = await browser.send(`${app.url}/auth/google/start`)
  const asked = new URL(start.headers.get('location')!).searchParams
  const id_token = await fakeProvider.idToken({ nonce: asked.get('nonce'), ...claims })
  const tokens = { access_token: 'x', token_type: 'Bearer', id_token }
  const url = `${origin}/auth/google/callback?${new URLSearchParams({ code: 'c', state: asked.get('state')! })}`
  return { browser, tokens, arrive: () => sendCallback(app, { url, form: null }, browser) }
}

/** What a provider should not do. */
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

describe('a provider that answers', () => {
  it.each(Object.entries(faults))('%s when asked who it is', async (_, answer) => {
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

  it('as another than it is', async () => {
    fakeProvider.answer(discovery, (_, response) =>
      json(response, { issuer: 'https://evil.example', authorization_endpoint: 'https://evil.example' }),
    )
    const start = await app.request('/auth/google/start', { redirect: 'manual' })
    expect(start.headers.get('location')).toContain('failure=AUTHENTICATION_FAILED')
  })

  it('as it should, at last', async () => {
    fakeProvider.answer(discovery, null)
    const start = await app.request('/auth/google/start', { redirect: 'manual' })
    expect(start.headers.get('location')).toContain(`${fakeProvider.url}/google/auth?`)
  })

  it.each(Object.entries(faults))('%s instead of a token, or of its keys', async (_, answer) => {
    for (const path of ['token', 'jwks']) {
      const { tokens, arrive } = await comeBack()
      fakeProvider.answer('token', (_request, response) => json(response, tokens))
      fakeProvider.answer(path, answer)
      expect(await arrive()).toMatchObject({ status: 303, query: { social: 'google', failure: 'AUTHENTICATION_FAILED' } })
      fakeProvider.answer(path, null)
    }
  })

  it('with an id token that does not hold', async () => {
    for (const claims of [
      { nonce: 'another' },
      { nonce: undefined },
      { aud: 'another' },
      { iss: 'another' },
      { exp: 1 },
      { sub: undefined },
    ]) {
      const { tokens, arrive } = await comeBack(claims)
      fakeProvider.answer('token', (_, response) => json(response, tokens))
      expect((await arrive()).query).toEqual({ social: 'google', failure: 'AUTHENTICATION_FAILED' })
    }
    const { tokens, arrive } = await comeBack()
    const [header, payload] = tokens.id_token.split('.')
    fakeProvider.answer('token', (_, response) => json(response, { ...tokens, id_token: `${header}.${payload}.${'A'.repeat(342)}` }))
    expect((await arrive()).query).toEqual({ social: 'google', failure: 'AUTHENTICATION_FAILED' })
  })
})

describe('a provider that does not answer', () => {
  it('is given up on after five seconds, and holds no connection to the database meanwhile', async () => {
    const waiting = await Promise.all(Array.from({ length: 20 }, () => comeBack()))
    let asked = 0
    const all = new Promise<void>((resolve) => {
      fakeProvider.answer('token', () => void ((asked += 1) === waiting.length && resolve()))
    })
    const arrivals = Promise.all(waiting.map(({ arrive }) => arrive()))
    await all
    const ready = app.request('/ready').then(({ status }) => status)
    expect(await Promise.race([ready, arrivals])).toBe(200)
    for (const back of await arrivals) expect(back.query).toEqual({ social: 'google', failure: 'AUTHENTICATION_FAILED' })
  })

  it('is said to be down to who exchanges by themselves', async () => {
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

describe('when it is us', () => {
  it('the browser keeps the word of the provider and exchanges it later', async () => {
    const { browser, tokens, arrive } = await comeBack({ sub: 'patient' })
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
    expect((await arrive()).query).toEqual({ social: 'google' })
    await app.database.db.query({ text: 'drop view identities', values: [] })
    await app.database.db.query({ text: 'alter table identities_away rename to identities', values: [] })
    const { data } = (await (await browser.send(`${app.url}/api/auth/session`)).json()) as { data: { idToken: string } }
    expect(data).toEqual({ provider: 'google', idToken: tokens.id_token })
    expect(await app.call('POST /user-auth/google', { idToken: data.idToken })).toEqual({ access_token: expect.any(String) })
  })
})
