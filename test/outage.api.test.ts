import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { seedProduct, signedIn, stockShop } from './builders.ts'
import { slowProxy } from './slow-proxy.ts'

describe('when the database is unavailable', () => {
  let app: TestApp
  let proxy: Awaited<ReturnType<typeof slowProxy>>
  beforeAll(async () => {
    app = await startApp({ databaseUrl: async (url) => (proxy = await slowProxy(url, 0)).url })
  })
  afterAll(() => app.stop())

  it('answers 503 and never 401 or 500, stays live but not ready, and recovers by itself', async () => {
    await stockShop(app, [seedProduct()])
    const { token } = await signedIn(app)
    const killer = new pg.Client(app.databaseUrl)
    await killer.connect()
    proxy.refuse(true)
    await killer.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    for (const path of ['/api/user/products', '/api/user', '/api/cart']) {
      const response = await app.request(path, { headers: { authorization: `Bearer ${token}` } })
      expect([response.status, await response.json()]).toEqual([
        503,
        { error: 'Service unavailable', code: 'SERVICE_UNAVAILABLE', errors: null, requestId: response.headers.get('x-request-id') },
      ])
      expect(response.headers.get('retry-after')).toBe('5')
    }
    expect((await app.request('/ready')).status).toBe(503)
    expect((await app.request('/health')).status).toBe(200)
    proxy.refuse(false)
    await expect.poll(async () => (await app.request('/ready')).status).toBe(200)
    expect((await app.call('GET /user/products', {})).totalProducts).toBe(1)
    await killer.end()
  })
})
