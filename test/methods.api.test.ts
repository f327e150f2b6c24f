import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#contract/api.ts'
import { createServer } from '#server/http/server.ts'
import { registerPaths } from '#server/http/paths.ts'
import { startApp, type TestApp } from './app.ts'
import { signedIn } from './builders.ts'

let app: TestApp
let open: TestApp
let partner: TestApp
beforeAll(async () => {
  app = await startApp()
  open = await startApp({ env: { CORS_ORIGINS: '*' } })
  partner = await startApp({ env: { CORS_ORIGINS: 'https://app.example, https://partner.example' } })
})
afterAll(() => Promise.all([app.stop(), open.stop(), partner.stop()]))

describe('a path of the API', () => {
  it('refuses other methods with those that it accepts', async () => {
    for (const [method, path, allow] of [
      ['POST', '/api/user/products', 'GET, HEAD, OPTIONS'],
      ['PUT', '/api/cart', 'GET, POST, HEAD, OPTIONS'],
      ['GET', '/api/user/update-address/7', 'PATCH, OPTIONS'],
      ['DELETE', '/api/user/products/url/bell', 'GET, HEAD, OPTIONS'],
      ['HEAD', '/api/user-auth/sign-in', 'POST, OPTIONS'],
    ] as const) {
      const response = await app.request(path, { method })
      expect([path, response.status, response.headers.get('allow')]).toEqual([path, 405, allow])
      expect(await response.text()).toMatch(method === 'HEAD' ? /^$/ : /"code":"METHOD_NOT_ALLOWED"/)
    }
  })

  it('is never reported as missing when another method is called', async () => {
    const paths = Map.groupBy(endpoints, ({ route }) => route.split(' ')[1]!)
    const wrong: unknown[] = []
    for (const [path, found] of paths) {
      const taken = new Set(found.map(({ route }) => route.split(' ')[0]!))
      const method = ['DELETE', 'PUT', 'PATCH', 'POST', 'GET'].find((one) => !taken.has(one))!
      const response = await app.request(`/api${path.replaceAll(/:\w+/g, 'a%2Fb')}`, { method })
      const allowed = response.headers.get('allow')?.split(', ') ?? []
      if (response.status !== 405 || [...taken].some((one) => !allowed.includes(one))) wrong.push([method, path, response.status, allowed])
    }
    expect(wrong).toEqual([])
  })

  it('is one also if it is no endpoint of the contract', async () => {
    for (const [path, allow] of [
      ['/api/notifications/stream', 'GET, OPTIONS'],
      ['/api/openapi.json', 'GET, HEAD, OPTIONS'],
      ['/api/docs?x=1', 'GET, HEAD, OPTIONS'],
      ['/health', 'GET, HEAD, OPTIONS'],
      ['/auth/google/start', 'GET, OPTIONS'],
    ] as const) {
      const response = await app.request(path, { method: 'DELETE' })
      expect([path, response.status, response.headers.get('allow')]).toEqual([path, 405, allow])
    }
    for (const path of ['/api/none', '/none', '/dev/outbox']) expect((await app.request(path, { method: 'DELETE' })).status).toBe(404)
  })

  it('lists its methods, but an unknown path does not', async () => {
    const response = await app.request('/api/cart', { method: 'OPTIONS' })
    expect([response.status, response.headers.get('allow'), await response.text()]).toEqual([204, 'GET, POST, HEAD, OPTIONS', ''])
    expect((await app.request('/api/none', { method: 'OPTIONS' })).status).toBe(404)
  })

  it('answers HEAD like GET, without a body', async () => {
    const { token } = await signedIn(app)
    for (const path of ['/api/user/products?limit=2', '/api/user'])
      for (const headers of [new Headers(), new Headers({ authorization: `Bearer ${token}` })]) {
        const [get, head] = await Promise.all([app.request(path, { headers }), app.request(path, { method: 'HEAD', headers })])
        expect([head.status, head.headers.get('content-type'), head.headers.get('cache-control')]).toEqual([
          get.status,
          get.headers.get('content-type'),
          get.headers.get('cache-control'),
        ])
        expect(await head.text()).toBe('')
      }
    expect((await app.request('/api/user/products?nothing=1', { method: 'HEAD' })).status).toBe(422)
  })
})

describe('a retired endpoint', () => {
  it('is refused with its replacement', async () => {
    const server = createServer({
      locales: ['en'],
      logLevel: 'silent',
      trustedProxies: [],
      origin: 'http://127.0.0.1',
      corsOrigins: [],
      connections: 100,
      connectionsPerClient: 100,
    })
    const retired = [{ route: 'GET /old/list', instead: 'GET /user/products' }, { route: 'POST /old/thing' }] as const
    registerPaths(server, { routes: [], handlers: new Map(), retired })
    expect((await server.inject('/api/old/list')).json()).toMatchObject({
      error: 'Retired',
      code: 'RETIRED',
      errors: { 'GET /old/list': ['was retired; call GET /user/products'] },
    })
    const post = await server.inject({ method: 'POST', url: '/api/old/thing' })
    expect([post.statusCode, post.json()]).toMatchObject([410, { errors: { 'POST /old/thing': ['was retired; nothing took its place'] } }])
    expect((await server.inject({ method: 'PUT', url: '/api/old/thing' })).statusCode).toBe(405)
    await server.close()
  })
})

describe('pages of other origins', () => {
  const preflight = (shop: TestApp, origin: string, path = '/api/cart') =>
    shop.request(path, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,content-type' },
    })
  const corsOf = ({ headers }: Response) => [...headers].filter(([name]) => name.startsWith('access-control-'))

  it('may call nothing by default', async () => {
    expect(corsOf(await preflight(app, 'https://app.example'))).toEqual([])
    expect(corsOf(await app.request('/api/categories', { headers: { origin: 'https://app.example' } }))).toEqual([])
  })

  it('may call the API with a token if they are configured', async () => {
    const response = await preflight(partner, 'https://partner.example')
    expect([response.status, Object.fromEntries(corsOf(response))]).toMatchObject([
      204,
      {
        'access-control-allow-origin': 'https://partner.example',
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, If-None-Match',
        'access-control-max-age': '600',
      },
    ])
    const read = await partner.request('/api/categories', { headers: { origin: 'https://app.example' } })
    expect(read.headers.get('access-control-allow-origin')).toBe('https://app.example')
    expect(read.headers.get('vary')).toContain('Origin')
    expect(read.headers.get('access-control-expose-headers')).toContain('Retry-After')
    const refused = await partner.request('/api/user', { headers: { origin: 'https://app.example' } })
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, 'https://app.example'])
  })

  it('may not if they are not configured, and only the API', async () => {
    expect(
      corsOf(await partner.request('/api/categories', { headers: { origin: 'https://evil.example' } })).map(([name]) => name),
    ).not.toContain('access-control-allow-origin')
    for (const path of ['/health', '/dev/outbox.json'])
      expect(corsOf(await open.request(path, { headers: { origin: 'https://app.example' } }))).toEqual([])
  })

  it('never send cookies, even if any origin may call', async () => {
    for (const shop of [open, partner])
      for (const response of [
        await preflight(shop, 'https://app.example'),
        await shop.request('/api/cart', { headers: { origin: 'https://app.example' } }),
      ])
        expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    expect((await preflight(open, 'https://any.example')).headers.get('access-control-allow-origin')).toBe('*')
  })
})
