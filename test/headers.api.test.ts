import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { signedIn } from './builders.ts'

let local: TestApp
let secure: TestApp
beforeAll(async () => {
  local = await startApp()
  secure = await startApp({ env: { ORIGIN: 'https://shop.example' } })
})
afterAll(() => Promise.all([local.stop(), secure.stop()]))

const strict = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}
const paths = [
  '/api/user/products',
  '/api/user',
  '/api/none',
  '/api/openapi.json',
  '/api/docs',
  '/dev/outbox',
  '/dev/outbox.json',
  '/health',
  '/none',
]
const headersOf = async (app: TestApp, path: string, init?: RequestInit) => Object.fromEntries((await app.request(path, init)).headers)

describe('every response', () => {
  it.each(paths)('%s has security headers', async (path) => {
    const headers = await headersOf(local, path)
    expect(headers).toMatchObject(strict)
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/)
    // The outbox shows mails, which have their styles in them.
    expect(policy.replace(path === '/dev/outbox' ? "style-src 'unsafe-inline'" : '', '')).not.toContain('unsafe')
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  it('of a failure has them, too, also before routing', async () => {
    for (const path of ['/api/user/products/%zz', '/api/cart/preview'])
      expect(await headersOf(local, path, { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } })).toMatchObject(
        strict,
      )
  })

  it("requires https if the shop's origin is https", async () => {
    expect(await headersOf(secure, '/health')).toMatchObject({ 'strict-transport-security': 'max-age=31536000' })
  })
})

describe('a personal response', () => {
  it('is never cached', async () => {
    const { token } = await signedIn(local)
    for (const path of ['/api/user', '/api/cart', '/api/user/sessions', '/api/user/orders/list'])
      expect(await headersOf(local, path, { headers: { authorization: `Bearer ${token}` } })).toMatchObject({ 'cache-control': 'no-store' })
    expect(await headersOf(local, '/api/user')).toMatchObject({ 'cache-control': 'no-store' })
  })
})

it('the API document is sent compressed, and not again while it is unchanged', async () => {
  const first = await local.request('/api/openapi.json', { headers: { 'accept-encoding': 'gzip' } })
  const tag = first.headers.get('etag')!
  expect(first.headers.get('content-encoding')).toBe('gzip')
  expect(await first.json()).toHaveProperty('webhooks')
  const again = await local.request('/api/openapi.json', { headers: { 'if-none-match': tag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await local.request('/api/openapi.json', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})
