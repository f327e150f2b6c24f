import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectMs } from '#server/db/connections.ts'
import { registerPages } from '#server/pages/pages.ts'
import { buildIfStale } from '#scripts/build.ts'
import { startApp, type TestApp } from './app.ts'
import { seedProduct, signedIn, stockShop } from './builders.ts'
import { type SlowProxy, slowProxy } from './slow-proxy.ts'

/**
 * By this time the heartbeat has noticed the outage, even on a busy machine; a call that waited for its statement's own time-out would take
 * longer.
 */
const noticedMs = 8000
/** Whoever tried to connect would wait for that long. */
const rightAwayMs = connectMs

describe('a database that drops packets', () => {
  let app: TestApp
  let proxy: SlowProxy
  const log: { level: number; msg: string }[] = []
  beforeAll(async () => {
    await buildIfStale()
    app = await startApp({
      env: { LOG_LEVEL: 'warn' },
      log: { write: (line) => void log.push(JSON.parse(line) as (typeof log)[number]) },
      databaseUrl: async (url) => (proxy = await slowProxy(url, 0)).url,
      prepare: ({ http, call, catalogue }, config) => registerPages(http, { call, config, invalidations: catalogue.invalidations }),
    })
  })
  afterAll(async () => {
    await app.stop()
    proxy.close()
  })

  const timed = async (path: string, init?: RequestInit) => {
    const started = performance.now()
    const response = await app.request(path, init)
    const text = await response.text()
    return { status: response.status, retryAfter: response.headers.get('retry-after'), ms: performance.now() - started, text }
  }

  it('fails waiting requests within seconds and others immediately, and recovers by itself; cached pages are still served', async () => {
    const product = seedProduct()
    await stockShop(app, [product])
    const { token } = await signedIn(app)
    const path = `/product/${product.slug}`
    expect((await timed(path)).status).toBe(200)
    const seen = ['/api/user/products?limit=3', `/api/user/products/url/${product.slug}`, '/api/categories']
    const texts = []
    for (const url of seen) texts.push((await timed(url)).text)
    proxy.swallow(true)
    // 30 on 10 connections: most of them wait for one.
    const waiting = await Promise.all(
      Array.from({ length: 30 }, () => timed('/api/user', { headers: { authorization: `Bearer ${token}` } })),
    )
    for (const { status, ms, retryAfter } of waiting) expect([status, retryAfter, ms < noticedMs]).toEqual([503, '5', true])
    for (const [url, status] of [
      ['/api/user/products', 503],
      ['/ready', 503],
      ['/health', 200],
      [path, 200],
      ['/collections/all', 503],
      ['/product/unknown', 503],
    ] as const) {
      const answer = await timed(url)
      const retryAfter = status === 503 ? '5' : null
      expect([url, answer.status, answer.retryAfter, answer.ms < rightAwayMs]).toEqual([url, status, retryAfter, true])
    }
    // Responses that were cached before are served for ten minutes.
    for (const [index, url] of seen.entries()) {
      const answer = await timed(url)
      expect([url, answer.status, answer.text, answer.ms < rightAwayMs]).toEqual([url, 200, texts[index], true])
    }
    app.pass(10 * 60_000 + 1)
    expect((await timed(seen[0]!)).status).toBe(503)
    proxy.swallow(false)
    await expect.poll(async () => (await timed('/ready')).status).toBe(200)
    expect((await timed('/api/user', { headers: { authorization: `Bearer ${token}` } })).status).toBe(200)
    expect((await timed('/collections/all')).status).toBe(200)
    const messages = log.map(({ msg }) => msg).filter((msg) => msg !== 'answered with 503')
    expect(messages).toEqual(["the database can't be reached", 'the database can be reached again'])
  })

  it('receives notifications again afterwards', async () => {
    let heard = 0
    await app.database.listen(
      'test',
      () => (heard += 1),
      () => {},
    )
    await app.database.db.query({ text: `select pg_notify('test', '')`, values: [] })
    await expect.poll(() => heard).toBe(1)
  })
})

describe.each([
  ['25006', 'is read-only'],
  ['53100', 'has no room on its disk'],
])('a database that answers but refuses to write (%s)', (code, reason) => {
  it('answers writes and /ready with 503, logs it and the route once, and continues with reads', async () => {
    const log: string[] = []
    const app = await startApp({ env: { LOG_LEVEL: 'warn' }, log: { write: (line) => void log.push(line) } })
    const { token } = await signedIn(app)
    const query = (text: string) => app.database.db.query({ text, values: [] })
    await query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = '${code}'; end $$`,
    )
    await query('create trigger refuse before update on users for each row execute function refuse()')
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    for (let n = 0; n < 3; n += 1) {
      const response = await app.request('/api/user', { method: 'PATCH', headers, body: '{"name":"Ada"}' })
      expect([response.status, response.headers.get('retry-after')], await response.text()).toEqual([503, '5'])
    }
    const ready = await app.request('/ready')
    expect([ready.status, await ready.json()]).toMatchObject([503, { errors: { database: [reason] } }])
    expect((await app.request('/api/user/products')).status).toBe(200)
    expect((await app.request('/api/user', { headers })).status).toBe(200)
    expect(log).toHaveLength(2)
    expect(log.filter((line) => line.includes('answered with 503') && line.includes('/user'))).toHaveLength(1)
    await app.stop()
  })
})
