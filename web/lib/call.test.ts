import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildRequest, call, overHttp, setTransport } from './call.ts'

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): void => {
  vi.stubGlobal('fetch', async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }))
}
const refusalOf = async (): Promise<unknown> => call('GET /cart', {}).catch((error: unknown) => error)

beforeEach(() => setTransport(overHttp))
afterEach(() => vi.unstubAllGlobals())

describe('the request of a call', () => {
  test('fills path parameters and puts the rest into the query, arrays repeated', () => {
    expect(buildRequest('GET /user/products/tag/:tag', { tag: 'A B', productId: 'x' }).url).toBe('/api/user/products/tag/A%20B?productId=x')
    expect(buildRequest('GET /user/products', { brand: ['a', 'b'], inStock: true, rating: undefined }).url).toBe(
      '/api/user/products?brand=a&brand=b&inStock=true',
    )
  })

  test('otherwise sends the rest as JSON, with headers for session and idempotency', () => {
    const { url, init } = buildRequest('POST /cart', { productId: 'x', quantity: 2 }, { token: 't', idempotencyKey: 'k' })
    expect(url).toBe('/api/cart')
    expect(init.body).toBe('{"productId":"x","quantity":2}')
    expect(init.headers).toMatchObject({ 'content-type': 'application/json', authorization: 'Bearer t', 'idempotency-key': 'k' })
  })
})

test('never puts a password into a URL', () => {
  const { url, init } = buildRequest('DELETE /user/second-factor', { password: 'correct horse' })
  expect(url).toBe('/api/user/second-factor')
  expect(init.body).toBe('{"password":"correct horse"}')
  expect(buildRequest('DELETE /cart/allitems', {}).init).not.toHaveProperty('body')
})

test("a call sends the language of the page, whatever the browser's", () => {
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'bn' } })
  expect(buildRequest('GET /cart', {}).init.headers).toMatchObject({ 'accept-language': 'bn' })
})

describe('the anti-forgery cookie', () => {
  test('is repeated in a header of calls that change something', () => {
    vi.stubGlobal('document', { cookie: 'a=1; XSRF-TOKEN=secret', documentElement: { lang: 'en' } })
    expect(buildRequest('POST /cart', { productId: 'x', quantity: 2 }).init.headers).toMatchObject({ 'x-xsrf-token': 'secret' })
    expect(buildRequest('GET /cart', {}).init.headers).not.toHaveProperty('x-xsrf-token')
  })
})

describe('the response to a call', () => {
  test('that never arrives is reported as an outage', async () => {
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => new Promise((_, fail) => signal!.addEventListener('abort', fail)))
    const timeUp = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeUp.signal)
    const refused = refusalOf()
    timeUp.abort()
    expect(await refused).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    timeout.mockRestore()
  })

  test('is unwrapped from data', async () => {
    answer(200, { data: { items: [] } })
    expect(await call('GET /cart', {})).toEqual({ items: [] })
  })

  test('is the refusal sent by the server', async () => {
    answer(422, { error: 'Invalid input', code: 'INVALID_INPUT', errors: { quantity: ['is too many'] } })
    expect(await refusalOf()).toMatchObject({ code: 'INVALID_INPUT', status: 422, errors: { quantity: ['is too many'] } })
    answer(429, { error: 'Too many requests', code: 'TOO_MANY_REQUESTS', errors: null }, { 'retry-after': '7' })
    expect(await refusalOf()).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 7 })
  })

  test('is a refusal of our own when it came from a proxy, or was empty', async () => {
    answer(502, '<h1>Bad gateway</h1>')
    expect(await refusalOf()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    answer(418, { code: 'TEAPOT' })
    expect(await refusalOf()).toMatchObject({ code: 'SERVER_ERROR' })
    answer(200, 'not json')
    expect(await refusalOf()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('network')
    })
    expect(await refusalOf()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  })
})
