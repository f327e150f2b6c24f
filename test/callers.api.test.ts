import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { requestFor, startApp, type TestApp } from './app.ts'
import { signedIn, tokenFor } from './builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const all = endpoints.map((e) => [e.route, e as Endpoint] as const)
const personal = all.filter(([, { auth }]) => auth !== 'public')
const unsafe = all.filter(([route]) => !route.startsWith('GET '))

/** Calls with an input that is no good: who may call is decided before it is looked at. */
async function statusOf(endpoint: Endpoint, headers: Record<string, string>): Promise<number> {
  const [url, init] = requestFor(app.url, endpoint, { id: 'x', uniqueName: 'x', tag: 'x', slug: 'x', provider: 'google' })
  const response = await fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), ...headers } })
  await response.arrayBuffer()
  return response.status
}

describe('who may call', () => {
  it.each(all)('%s', async (_, endpoint) => {
    expect(['public', 'guest', 'customer']).toContain(endpoint.auth)
    for (const authorization of [undefined, 'Bearer wrong', 'Basic YTpi', 'Bearer', '']) {
      const status = await statusOf(endpoint, authorization === undefined ? {} : { authorization })
      const mustSignIn = endpoint.auth === 'customer' || (endpoint.auth === 'guest' && authorization !== undefined)
      expect(status === 401, `${authorization} on ${endpoint.auth}`).toBe(mustSignIn)
    }
  })
})

describe('another site may make a browser send', () => {
  it.each(unsafe)('nothing to %s', async (_, endpoint) => {
    expect(await statusOf(endpoint, { cookie: 'XSRF-TOKEN=abc' })).toBe(403)
    expect(await statusOf(endpoint, { cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abc' })).not.toBe(403)
  })
})

const password = 'correct horse'
type Person = Awaited<ReturnType<typeof signedIn>>

/** Each ends the session of a person, from elsewhere or by staff. */
const ends: Record<string, (person: Person) => Promise<unknown>> = {
  'the password was changed': async ({ email }) => {
    const token = await tokenFor(app, email)
    await app.call('POST /user/change-password', { currentPassword: password, newPassword: 'battery staple' }, { token })
  },
  'somebody signed out everywhere': async ({ email }) => {
    await app.call('POST /user-auth/sign-out', { everywhere: true }, { token: await tokenFor(app, email) })
  },
  'the account was disabled': ({ userId }) =>
    app.database.db.query({ text: 'update users set disabled_at = $2 where id = $1', values: [userId, app.now()] }),
  'it was to be deleted': ({ token }) => app.call('POST /user/delete', { password }, { token }),
  'it was not used for 30 days': async () => app.pass(30 * 86_400_000),
}

describe.each(Object.entries(ends))('a token is dead at once after %s', (_, end) => {
  it('wherever it is shown', async () => {
    const person = await signedIn(app)
    const authorization = `Bearer ${person.token}`
    for (const [route, endpoint] of personal.filter(([name]) => name.startsWith('GET ')))
      expect(await statusOf(endpoint, { authorization }), route).not.toBe(401)
    await end(person)
    for (const [route, endpoint] of personal) expect(await statusOf(endpoint, { authorization }), route).toBe(401)
  })
})
