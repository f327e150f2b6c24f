import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { fc } from '#test/properties.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer } from '#server/http/server.ts'
import { startApp, type TestApp } from './app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const portOf = () => (app.http.server.address() as AddressInfo).port

/** Sends these bytes; returns the status and the body of the response. */
async function sendBytes(text: string, port = portOf()): Promise<{ status: number; body: string }> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part))
  socket.write(text, 'latin1')
  await once(socket, 'close')
  return { status: Number(answer.split(' ')[1]), body: answer.slice(answer.indexOf('\r\n\r\n') + 4) }
}
const codeOf = ({ status, body }: { status: number; body: string }) => [status, (JSON.parse(body) as { code: string }).code]

const ending = ' HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n'
const post = (type: string, body = '{"items":[]}') =>
  `POST /api/cart/preview HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`

describe('a malformed request is refused in the standard format', () => {
  it.each([
    ['GET *', [400, 'MALFORMED_REQUEST']],
    ['OPTIONS *', [400, 'MALFORMED_REQUEST']],
    ['GET http://shop.example/api/user/orders/GF-1?token=secret', [400, 'MALFORMED_REQUEST']],
    ['GET //shop.example/api/cart', [404, 'NOT_FOUND']],
    ['BREW /api/cart', [400, 'MALFORMED_REQUEST']],
    ['PROPFIND /none', [404, 'NOT_FOUND']],
    ['GET /api/%00', [404, 'NOT_FOUND']],
    ['GET /api/cart HTTP/1.1\r\nHost: shop.example\r\nhost: evil.example\r\nX-Rest:', [400, 'MALFORMED_REQUEST']],
    [`GET /${'x'.repeat(20_000)}`, [431, 'MALFORMED_REQUEST']],
  ])('%.60s', async (line, expected) => {
    expect(codeOf(await sendBytes(line + ending))).toEqual(expected)
  })

  it.each([
    ['application/json; charset=utf-16', [415, 'UNSUPPORTED_TYPE']],
    ['application/json;Charset="UTF-16LE"', [415, 'UNSUPPORTED_TYPE']],
    ['application/json; charset=latin1', [415, 'UNSUPPORTED_TYPE']],
    ['application/json\0', [400, 'MALFORMED_REQUEST']],
    ['application/jsonx', [415, 'UNSUPPORTED_TYPE']],
    ['', [415, 'UNSUPPORTED_TYPE']],
  ])('a body of the type %j', async (type, expected) => {
    expect(codeOf(await sendBytes(post(type)))).toEqual(expected)
  })

  it.each(['application/json', 'application/json; charset=utf-8', 'application/json;charset="UTF-8"'])('except %s', async (type) => {
    expect((await sendBytes(post(type))).status).toBe(200)
  })

  it('an empty body where one is expected', async () => {
    for (const bytes of [post('application/json', ''), `POST /api/cart/preview${ending}`])
      expect(await sendBytes(bytes).then(codeOf)).toEqual([422, 'INVALID_INPUT'])
  })

  it('a repeated query parameter where one value is expected', async () => {
    for (const name of ['limit', 'q', 'category', 'inStock', 'orderBy', 'cursor', 'minPrice'])
      expect(await (await app.request(`/api/user/products?${name}=1&${name}=2`)).json()).toMatchObject({
        code: 'INVALID_INPUT',
        errors: { [name]: expect.any(Array) },
      })
  })

  it('an unknown query parameter, which is named', async () => {
    for (const path of ['/api/user/products?categroy=strength', '/api/categories?categroy=x', '/api/public/shop?categroy=x'])
      expect(await (await app.request(path)).json()).toMatchObject({
        code: 'INVALID_INPUT',
        errors: { categroy: ['is not known here'] },
      })
    const { status } = await app.request('/api/user/products?__proto__=1&constructor=2')
    expect(status).toBe(422)
  })
})

describe('a search', () => {
  const search = async (q: string) => (await app.request(`/api/user/products?${new URLSearchParams({ q })}`)).status

  it('for 60 hyphens returns a result', async () => {
    for (const q of [
      '-'.repeat(60),
      '- '.repeat(90),
      '-"'.repeat(90),
      '"-'.repeat(90),
      '-or '.repeat(50),
      '-a'.repeat(99),
      `${'-'.repeat(60)}bell`,
    ])
      expect(await search(q), q).toBe(200)
  })

  it('for arbitrary text returns a result', async () => {
    const part = fc.constantFrom('-', '"', ' ', 'or', '!', '&', '|', '(', ')', ':*', '<->', 'bell', 'é', '\\', "'", '%', '💪')
    const q = fc.array(part, { minLength: 1, maxLength: 66 }).map((parts) => `a${parts.join('')}`.slice(0, 200))
    await fc.assert(
      fc.asyncProperty(q, async (words) => (await search(words.toWellFormed())) === 200),
      { numRuns: 150 },
    )
  })
})

it('the log never contains a URL with its query, whatever is sent', async () => {
  const lines: string[] = []
  const server = createServer(
    {
      locales: ['en'],
      logLevel: 'debug',
      trustedProxies: [],
      origin: 'http://127.0.0.1',
      corsOrigins: [],
      connections: 100,
      connectionsPerClient: 100,
    },
    { write: (line: string) => void lines.push(line) },
  )
  server.get('/broken', () => {
    throw new Error('a bug')
  })
  await server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.server.address() as AddressInfo
  for (const line of [
    'GET /none?token=secret',
    'GET /broken?token=secret',
    'GET http://x.example/broken?token=secret',
    'GET *?token=secret',
    'GET /%zz?token=secret',
    'BREW /?token=secret',
  ])
    expect((await sendBytes(line + ending, port)).body).not.toMatch(/secret|\bat /)
  await server.close()
  expect(lines.join('\n')).toContain('a bug')
  expect(lines.join('\n')).not.toContain('secret')
})
