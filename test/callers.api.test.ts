import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoints } from '#contract/api.ts'
import { endpoint as defineEndpoint, type Endpoint, permissionsFor } from '#contract/endpoint.ts'
import { permissions } from '#contract/permissions.ts'
import { reads } from '#server/http/bind.ts'
import { requestFor, startApp, type TestApp } from './app.ts'
import { signedIn, tokenFor } from './builders.ts'
import { fetchText } from './fetch-text.ts'

/** A staff endpoint that does nothing: only who may call it matters. */
const shipOrder = defineEndpoint({
  id: 'testStaff',
  route: 'POST /test/ship',
  tag: 'Test',
  auth: { staff: 'orders:ship' },
  summary: 'Ships an order',
  input: z.object({}),
  output: z.object({ shippedBy: z.string() }),
  refusals: [],
})

let app: TestApp
beforeAll(async () => {
  app = await startApp({ extraEndpoints: [reads(shipOrder, async (_, __, { caller }) => ({ shippedBy: caller.userId }))] })
})
afterAll(() => app.stop())

const all = [...endpoints, shipOrder].map((e) => [e.route, e as Endpoint] as const)
const personal = all.filter(([, { auth }]) => auth !== 'public')
const unsafe = all.filter(([route]) => !route.startsWith('GET '))

/** Calls with an input that is invalid on purpose: authorization is checked before the input. */
async function statusOf(endpoint: Endpoint, headers: Record<string, string>): Promise<number> {
  const named = [...endpoint.route.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, name === 'provider' ? 'google' : 'x'])
  const [url, init] = requestFor(app.url, endpoint, Object.fromEntries(named))
  return (await fetchText(url, { ...init, headers: { ...(init.headers as Record<string, string>), ...headers } })).status
}

/** Invalid Authorization headers: none and a wrong token at every endpoint, and one of the others, since all are parsed in one place. */
const strangers = [undefined, 'Bearer wrong']
const malformed = ['Basic YTpi', 'Bearer', '']

describe('who may call', () => {
  it.each(all)('%s', async (_, endpoint) => {
    for (const authorization of [...strangers, malformed[all.findIndex(([, one]) => one === endpoint) % malformed.length]]) {
      const status = await statusOf(endpoint, authorization === undefined ? {} : { authorization })
      const mustSignIn = endpoint.auth === 'guest' ? authorization !== undefined : endpoint.auth !== 'public'
      expect(status === 401, `${authorization} on ${JSON.stringify(endpoint.auth)}`).toBe(mustSignIn)
    }
  })
})

describe('staff', () => {
  const setRole = (userId: string, role: string) =>
    app.database.db.query({ text: 'update users set role = $2 where id = $1', values: [userId, role] })
  const answerTo = async (token: string) => {
    const response = await app.request(...requestFor('', shipOrder, {}, { token }))
    return [response.status, ((await response.json()) as { code?: string }).code]
  }

  it('need the permission, and a session with a second factor', async () => {
    const { token, userId } = await signedIn(app)
    const notAllowed = [403, 'NOT_ALLOWED']
    expect(await answerTo(token)).toEqual(notAllowed)
    await setRole(userId, 'moderator')
    expect(await answerTo(token)).toEqual(notAllowed)
    await setRole(userId, 'warehouse')
    expect(await answerTo(token)).toEqual([403, 'SECOND_FACTOR_IS_NEEDED'])
    await app.database.db.query({ text: 'update sessions set second_factor = true where user_id = $1', values: [userId] })
    expect(await answerTo(token)).toEqual([200, undefined])
    await setRole(userId, 'customer')
    expect(await answerTo(token)).toEqual(notAllowed)
  })

  it("can make the calls that their role's permissions allow, and no others", async () => {
    const { rows } = await app.database.db.query({
      text: `select name, permissions from roles where name not in ('customer', 'owner')`,
      values: [],
    })
    const calls = all.filter(([, { auth }]) => typeof auth !== 'string')
    for (const { name, permissions: granted } of rows as { name: string; permissions: string[] }[]) {
      const { token, userId } = await signedIn(app)
      await setRole(userId, name)
      await app.database.db.query({ text: 'update sessions set second_factor = true where user_id = $1', values: [userId] })
      const refused = calls.filter(([, { auth }]) => typeof auth !== 'string' && !permissionsFor(auth).some((one) => granted.includes(one)))
      const answers = await Promise.all(refused.map(([, one]) => statusOf(one, { authorization: `Bearer ${token}` })))
      expect(refused.filter((_, place) => answers[place] !== 403).map(([route]) => `${name}: ${route}`)).toEqual([])
    }
  })

  it('have roles made of existing permissions, the owner all of them', async () => {
    const { rows } = await app.database.db.query({ text: 'select name, permissions from roles order by name', values: [] })
    const roles = new Map((rows as { name: string; permissions: string[] }[]).map((role) => [role.name, role.permissions]))
    expect([...roles.keys()]).toEqual(['customer', 'editor', 'manager', 'moderator', 'owner', 'support', 'warehouse'])
    for (const granted of roles.values()) expect(permissions).toEqual(expect.arrayContaining(granted))
    expect(roles.get('owner')).toEqual(permissions)
    expect(roles.get('customer')).toEqual([])
  })

  it('find what they need in the documentation', async () => {
    const { paths } = (await (await app.request('/api/openapi.json')).json()) as {
      paths: Record<string, { post: { security: unknown; responses: Record<string, { description: string }> } }>
    }
    const { security, responses } = paths['/test/ship']!.post
    expect(security).toEqual([{ bearer: ['orders:ship'] }, { apiKey: ['orders:write'] }])
    expect(responses['403']!.description).toMatch(/NOT_ALLOWED.*SECOND_FACTOR_IS_NEEDED/)
    expect(await (await app.request('/api/docs')).text()).toContain('staff with orders:ship and a second factor')
  })
})

describe('another site can make a browser send', () => {
  it.each(unsafe)('nothing to %s', async (_, endpoint) => {
    expect(await statusOf(endpoint, { cookie: 'XSRF-TOKEN=abc' })).toBe(403)
    expect(await statusOf(endpoint, { cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abc' })).not.toBe(403)
  })
})

const password = 'correct horse'
type Person = Awaited<ReturnType<typeof signedIn>>

/** Each ends a session of a person, from another device or by staff. */
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

/**
 * Sessions are looked up in one place, so only one way of ending them is tried at every endpoint; the others are tried at every tenth, each
 * starting with another endpoint.
 */
const shownTo = (end: string) => {
  const place = Object.keys(ends).indexOf(end)
  return place === 0 ? personal : personal.filter((_, n) => n % 10 === place)
}

describe.each(Object.entries(ends))('a token is invalid immediately after %s', (name, end) => {
  it('wherever it is used', async () => {
    const person = await signedIn(app)
    const authorization = `Bearer ${person.token}`
    for (const [route, endpoint] of shownTo(name).filter(([one]) => one.startsWith('GET ')))
      expect(await statusOf(endpoint, { authorization }), route).not.toBe(401)
    await end(person)
    for (const [route, endpoint] of shownTo(name)) expect(await statusOf(endpoint, { authorization }), route).toBe(401)
  })
})
