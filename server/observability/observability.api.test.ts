import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, orderInput, seedProduct, stockShop } from '#test/builders.ts'

let app: TestApp
let products: Product[]
beforeAll(async () => {
  app = await startApp()
  products = await stockShop(app, [seedProduct({ slug: 'bell' })])
})
afterAll(() => app.stop())

const opened: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

/** Opens the shop with these settings and a log that can be read; `lines` closes it first, which flushes the log. */
async function open(env: Record<string, string>) {
  const lines: string[] = []
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'info', ...env })
  const shop = await createApp({
    config,
    databaseUrl: app.databaseUrl,
    clock: app.now,
    passwordHasher: app.passwordHasher,
    log: { write: (text) => void lines.push(text) },
  })
  opened.push(shop)
  const logged = async () => {
    await opened.pop()?.close()
    return lines
      .join('')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  }
  return { ...shop, logged, metrics: () => readMetrics(shop.observability.metricsPort) }
}

async function readMetrics(port: number | undefined): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
}

describe('the log', () => {
  it('has a line per request with its route pattern, and none of the sent data', async () => {
    const { http, logged } = await open({})
    await http.inject('/api/user/products/url/bell')
    const failed = await http.inject({
      method: 'POST',
      url: '/api/user-auth/sign-in',
      payload: { email: 'secret@example.com', password: 'hush' },
    })
    await http.inject('/nowhere/hush?q=hush')
    const lines = await logged()
    expect(lines.filter(({ msg }) => msg === 'request')).toMatchObject([
      { level: 30, method: 'GET', route: '/api/user/products/url/:uniqueName', status: 200, ms: expect.any(Number), msg: 'request' },
      { method: 'POST', route: '/api/user-auth/sign-in', status: failed.statusCode },
      { method: 'GET', route: 'none', status: 404 },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/hush|secret|bell/)
  })

  it('has a request id, which the response includes, also when it fails', async () => {
    const { http, logged } = await open({})
    const answers = [await http.inject('/health'), await http.inject({ url: '/api/none', headers: { 'x-request-id': 'forged' } })]
    const ids = answers.map(({ headers }) => headers['x-request-id'])
    expect(answers[1]!.json()).toMatchObject({ code: 'NOT_FOUND', requestId: ids[1] })
    expect((await logged()).map(({ reqId }) => reqId)).toEqual(ids)
    expect(new Set(ids).size).toBe(2)
    expect(ids[1]).toMatch(/^[0-9a-f]{8}-\w+$/)
  })

  it('names security events by kind, with the request id and no personal data, and counts them', async () => {
    const { http, logged, metrics } = await open({ METRICS_PORT: '0' })
    const attempt = () =>
      http.inject({ method: 'POST', url: '/api/user-auth/sign-in', payload: { email: 'secret-too@example.com', password: 'hush' } })
    const answers = []
    for (let n = 0; n < 12; n += 1) answers.push(await attempt())
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(10).fill(422), 429, 429])
    const text = await metrics()
    expect(text).toContain('gymfolk_security_events_total{event="attemptFailed"} 10')
    expect(text).toContain('gymfolk_security_events_total{event="attemptsLimited"} 2')
    const events = (await logged()).filter(({ msg }) => msg === 'security event')
    expect(events.map(({ event }) => event)).toEqual([...Array<string>(10).fill('attemptFailed'), 'attemptsLimited', 'attemptsLimited'])
    for (const [index, event] of events.entries())
      expect(event).toMatchObject({
        limit: 'password per account',
        hash: expect.any(String),
        reqId: answers[index]!.headers['x-request-id'],
      })
    expect(JSON.stringify(events)).not.toMatch(/hush|secret|127\.0\.0/)
  })

  it('is silent if only warnings are configured, and metrics are off by default', async () => {
    const { http, observability, logged } = await open({ LOG_LEVEL: 'warn' })
    await http.inject('/health')
    expect(observability.metricsPort).toBeUndefined()
    await expect(logged()).rejects.toThrow('JSON')
  })

  it('warns once that a proxy is not trusted', async () => {
    const { http, logged } = await open({ LOG_LEVEL: 'warn' })
    for (let n = 0; n < 3; n += 1) await http.inject({ url: '/health', headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect(await logged()).toMatchObject([{ level: 40, msg: expect.stringContaining('TRUSTED_PROXY') }])
  })
})

describe('the metrics', () => {
  it('are served on a separate address: requests by route, pool, jobs, caches, orders, event loop', async () => {
    const { http, call, metrics } = await open({ METRICS_PORT: '0', LOG_LEVEL: 'silent' })
    await http.inject('/api/user/products/url/bell')
    await call('POST /user/orders/create-order', await orderInput(app, [{ product: products[0]!, quantity: 1 }]), {
      idempotencyKey: newKey(),
    })
    const text = await metrics()
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/user/products/url/:uniqueName",status="200"} 1')
    expect(text).toMatch(/http_request_duration_seconds_bucket\{le="0\.05",method="GET"/)
    for (const line of [
      'gymfolk_database_connections{state="open"}',
      'gymfolk_jobs{state="dead"} 0',
      'gymfolk_cache_entries{cache="catalogue"}',
      'gymfolk_cache_entries{cache="facet_index"}',
      'gymfolk_orders_last_hour{payment_method="COD",payment_status="Pending"} 1',
      'gymfolk_orders_last_hour_amount{payment_method="COD",payment_status="Pending"}',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(text).toContain(line)
    expect((await http.inject('/metrics')).statusCode).toBe(404)
  })
})

describe('OpenTelemetry', () => {
  it("gets a span per request, within the caller's trace", async () => {
    const bodies: string[] = []
    const collector = createServer((request, response) => {
      request.setEncoding('utf8').on('data', (part: string) => bodies.push(part))
      request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
    }).listen(0, '127.0.0.1')
    await once(collector, 'listening')
    const { port } = collector.address() as AddressInfo
    const { http, close } = await open({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, LOG_LEVEL: 'silent' })
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
    await http.inject({ url: '/health', headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` } })
    opened.pop()
    await close()
    collector.close()
    const { resourceSpans } = JSON.parse(bodies.join('')) as { resourceSpans: { scopeSpans: { spans: object[] }[] }[] }
    expect(resourceSpans[0]?.scopeSpans[0]?.spans).toMatchObject([
      { name: 'GET /health', traceId, parentSpanId: '00f067aa0ba902b7', kind: 2 },
    ])
  })
})
