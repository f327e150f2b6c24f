import assert from 'node:assert/strict'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type RefusalCode, refusals } from '#contract/refusals.ts'
import { asText, mayRefuseWith, requestFor, startApp, type TestApp } from './app.ts'
import { newKey } from './builders.ts'
import { goodInputs } from './good-inputs.ts'

let app: TestApp
let good: Awaited<ReturnType<typeof goodInputs>>
beforeAll(async () => {
  app = await startApp()
  good = await goodInputs(app)
})
afterAll(() => app.stop())

const hostile: unknown[] = [
  undefined,
  null,
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  "'; drop table orders; --",
  '../../etc/passwd',
  '%00',
  'x'.repeat(5000),
  '💪'.repeat(400),
  '__proto__',
  '{{7*7}}',
  '<script>alert(1)</script>',
  0,
  -1,
  0.5,
  1e18,
  -1e18,
  1e308,
  2147483648,
  '1',
  '0x10',
  'NaN',
  'Infinity',
  true,
  false,
  [],
  [[]],
  [null],
  ['a', 'b'],
  Array.from({ length: 500 }, () => 'x'),
  {},
  { $ne: null },
  { toString: 1 },
  { length: -1 },
]

/**
 * Puts a value at each place of a good input, one at a time: its own fields, those of its objects and of its lists' items. A cursor is sent
 * only where it is bent: a good one would hide the other fields of a list.
 */
function* bent({ cursor, ...input }: Record<string, unknown>, value: unknown): Generator<Record<string, unknown>> {
  if (cursor !== undefined) yield { ...input, cursor: value }
  for (const [key, old] of Object.entries(input)) {
    yield { ...input, [key]: value }
    if (Array.isArray(old) && old[0] instanceof Object)
      for (const inner of bent(old[0] as Record<string, unknown>, value)) yield { ...input, [key]: [inner] }
    else if (old instanceof Object && !Array.isArray(old))
      for (const inner of bent(old as Record<string, unknown>, value)) yield { ...input, [key]: inner }
  }
}

async function send(endpoint: Endpoint, input: Record<string, unknown>) {
  const [url, init] = requestFor(app.url, endpoint, input, {
    ...(endpoint.auth !== 'public' && { token: typeof endpoint.auth === 'object' ? good.staff : good.customer }),
    idempotencyKey: newKey(),
  })
  const response = await fetch(url, init)
  const isFile = response.ok && endpoint.mediaType !== undefined
  const body: unknown = isFile ? { data: await response.text() } : await response.json()
  return { status: response.status, isFile, body: body as { data?: unknown; error?: string; code?: string; errors?: unknown } }
}

/** Whether the address is that of another endpoint or of none: a parameter of its path is empty or too long to be one. */
const isElsewhere = ({ route }: Endpoint, input: Record<string, unknown>): boolean =>
  [...route.matchAll(/:(\w+)/g)].some(([, name]) => !/^.{1,200}$/s.test(asText(input[name!])))

/** An answer is what the contract says, or a refusal that the endpoint declares, in its shape. Never a 5xx, never a 401 for bad input. */
function check(endpoint: Endpoint, { status, isFile, body }: Awaited<ReturnType<typeof send>>, sent: Record<string, unknown>) {
  const elsewhere = isElsewhere(endpoint, sent)
  if (status < 300) return elsewhere || isFile ? undefined : assert.deepEqual(endpoint.output.parse(body.data), body.data)
  expect({ status, sent: JSON.stringify(sent).slice(0, 300) }).toSatisfy(({ status: s }) => s >= 400 && s < 500 && s !== 401)
  expect(Object.keys(body).sort()).toEqual(['code', 'error', 'errors', 'requestId'])
  const code = body.code as RefusalCode
  expect([status, body.error]).toEqual(refusals[code])
  expect({ code, sent: JSON.stringify(sent).slice(0, 300) }).toSatisfy(() => elsewhere || mayRefuseWith(endpoint, code))
}

describe('hostile values in every field', () => {
  it.each(
    endpoints
      .filter((e) => Object.keys(e.input.shape).length > 0 && e.route !== 'POST /user-auth/sign-out')
      .map((e) => [e.route, e as Endpoint] as const),
  )(
    '%s',
    async (route, endpoint) => {
      const input = good.inputs[route]
      expect(input, 'every endpoint needs a good input here').toBeDefined()
      const inputs = hostile.flatMap((value) => [...bent(input!, value)])
      for (let at = 0; at < inputs.length; at += 40) {
        await app.database.db.query({ text: 'delete from tries', values: [] })
        const answers = await Promise.all(inputs.slice(at, at + 40).map(async (sent) => [await send(endpoint, sent), sent] as const))
        for (const [answer, sent] of answers) check(endpoint, answer, sent)
      }
    },
    120_000,
  )

  it('left the shop working', async () => {
    expect((await app.request('/ready')).status).toBe(200)
    expect((await app.call('GET /user/products', {})).totalProducts).toBe(3)
  })
})

describe('hostile requests', () => {
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    app.request('/api/cart/preview', { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })
  const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code]

  it('a body that is not JSON, not an object, empty, or poisoned', async () => {
    for (const body of [
      '{',
      'nonsense',
      '"text"',
      '[]',
      '1',
      'true',
      '{"__proto__":{"a":1},"items":[]}',
      '{"constructor":{"prototype":{}},"items":[]}',
    ])
      expect(await codeOf(await post(body))).toEqual([400, 'MALFORMED_REQUEST'])
    for (const body of ['', 'null']) expect(await codeOf(await post(body))).toEqual([422, 'INVALID_INPUT'])
  })

  it('a deep one', async () => {
    const deep = (open: string, close: string, n: number) => `{"items":${open.repeat(n)}1${close.repeat(n)}}`
    expect(await codeOf(await post(deep('[', ']', 10_000)))).toEqual([422, 'INVALID_INPUT'])
    expect(await codeOf(await post(deep('{"a":', '}', 5_000)))).toEqual([422, 'INVALID_INPUT'])
  })

  it('a body of 2 MB', async () => {
    expect(await codeOf(await post(JSON.stringify({ items: 'x'.repeat(2_000_000) })))).toEqual([413, 'BODY_IS_TOO_LARGE'])
  })

  it('another type, or any encoding', async () => {
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])
      expect(await codeOf(await post('{}', { 'content-type': type }))).toEqual([415, 'UNSUPPORTED_TYPE'])
    for (const encoding of ['br', 'gzip', 'identity', 'zstd'])
      expect(await codeOf(await post('{}', { 'content-encoding': encoding }))).toEqual([415, 'UNSUPPORTED_TYPE'])
  })

  it('paths that are not there, or not paths', async () => {
    for (const path of ['/api', '/api/', '/api/none', '/api/user/products/a/b/c', `/api/user/products/${'x'.repeat(300)}`])
      expect((await app.request(path)).status).toBe(404)
    expect(await codeOf(await app.request('/api/user/products/%zz'))).toEqual([400, 'MALFORMED_REQUEST'])
    expect(
      (await app.request('/api/cart/preview', { method: 'PUT', body: '{}', headers: { 'content-type': 'application/json' } })).status,
    ).toBe(405)
  })
})
