import assert from 'node:assert/strict'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type RefusalCode, refusals } from '#contract/refusals.ts'
import { toUrlText, mayRefuseWith, requestFor, startApp, type TestApp } from './app.ts'
import { newKey } from './builders.ts'
import { fetchText } from './fetch-text.ts'
import { untranslated } from './field-sentences.ts'
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
  '0000-01-01',
  '9999-12-31',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
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

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
/** Most fields are ids, whose schema refuses all other texts and all numbers alike, so one value of each kind is enough. */
const unlike: ReadonlySet<unknown> = new Set(hostile.filter((value) => typeof value !== 'string' && typeof value !== 'number'))
const likeOthers: ReadonlySet<unknown> = new Set(['', '\0', '../../etc/passwd', 'x'.repeat(5000), 0, 1e308])
const tells = (old: unknown, value: unknown): boolean =>
  typeof old !== 'string' || !uuid.test(old) || unlike.has(value) || likeOthers.has(value)

/** Values that are special only as numbers or days. A field that accepts all of these accepts any text, so one of them is enough. */
const plainTexts: ReadonlySet<unknown> = new Set(
  hostile.filter((value) => typeof value === 'string' && /^(?:[\d.:TZ-]+|0x10|NaN|Infinity)$/.test(value)),
)

/** An input with a hostile value, the name of the field that has it, and the value. */
type Bent = [field: string, input: Record<string, unknown>, value: unknown]

/**
 * Puts a value into each position of a valid input, one at a time: its own fields, and those of its objects and list items. A cursor is
 * sent only if it's the hostile value: a valid one would hide the other fields of a list.
 */
function* bent({ cursor, ...input }: Record<string, unknown>, value: unknown): Generator<Bent> {
  if (cursor !== undefined) yield ['cursor', { ...input, cursor: value }, value]
  for (const [key, old] of Object.entries(input)) {
    if (tells(old, value)) yield [key, { ...input, [key]: value }, value]
    const within = Array.isArray(old) ? old[0] : old
    if (Array.isArray(old) && typeof within === 'string') yield [`${key}.0`, { ...input, [key]: [value] }, value]
    if (!(within instanceof Object) || Array.isArray(within)) continue
    for (const [field, inner] of bent(within as Record<string, unknown>, value))
      yield [`${key}.${field}`, { ...input, [key]: Array.isArray(old) ? [inner] : inner }, value]
  }
}

const namesInPath = ({ route }: Endpoint): string[] => [...route.matchAll(/:(\w+)/g)].map(([, name]) => name!)

/** An input as the server reads it from a request: in paths, queries and forms all values are texts, and JSON has no undefined. */
function asRead(endpoint: Endpoint, input: Record<string, unknown>): object {
  const inPath = new Set(namesInPath(endpoint))
  const texts = Boolean(endpoint.file) || /^(GET|DELETE) /.test(endpoint.route)
  const read = Object.entries(input).map(([name, value]): [string, unknown] => {
    if (inPath.has(name) || !texts) return [name, inPath.has(name) ? toUrlText(value) : value]
    const several = (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined).map(toUrlText)
    return [name, several.length > 1 ? several : several[0]]
  })
  return JSON.parse(JSON.stringify(Object.fromEntries(read))) as object
}

/** Whether validation refuses an input, before any other code of the server reads it. */
const isInvalid = (endpoint: Endpoint, input: Record<string, unknown>): boolean =>
  !endpoint.input.safeParse(asRead(endpoint, input)).success

/**
 * The inputs worth a request: those that pass validation (only one of several equivalent texts), and one for each field of those that are
 * refused, which are most. Each endpoint and field begins with a different value, so that each value is sent to many of them.
 */
function worthSending(endpoint: Endpoint, input: Record<string, unknown>): Record<string, unknown>[] {
  const inputs = hostile.flatMap((value) => [...bent(input, value)])
  const { valid = [], invalid = [] } = Object.groupBy(inputs, ([, one]) => (isInvalid(endpoint, one) ? 'invalid' : 'valid'))
  const first = endpoints.indexOf(endpoint as never)
  const examples = byField(invalid).map((refused, n) => refused[(first + n) % refused.length]!)
  const taken = byField(valid).flatMap((all, n) => {
    const { plain = [], special = [] } = Object.groupBy(all, ([, , value]) => (plainTexts.has(value) ? 'plain' : 'special'))
    return [...special, ...(plain.length === plainTexts.size ? [plain[(first + n) % plain.length]!] : plain)]
  })
  return [...examples, ...taken].map(([, one]) => one)
}

const byField = (inputs: Bent[]): Bent[][] => Object.values(Object.groupBy(inputs, ([field]) => field)) as Bent[][]

async function send(endpoint: Endpoint, input: Record<string, unknown>) {
  const [url, init] = requestFor(app.url, endpoint, input, {
    ...(endpoint.auth !== 'public' && { token: typeof endpoint.auth === 'object' ? good.staff : good.customer }),
    idempotencyKey: newKey(),
  })
  const { status, text } = await fetchText(url, init)
  const isFile = status < 300 && endpoint.mediaType !== undefined
  const body: unknown = isFile ? { data: text } : JSON.parse(text)
  return { status, isFile, body: body as { data?: unknown; error?: string; code?: string; errors?: unknown } }
}

/** Whether the URL belongs to another endpoint or to none, because a parameter of its path is empty. */
const isElsewhere = (endpoint: Endpoint, input: Record<string, unknown>): boolean =>
  namesInPath(endpoint).some((name) => toUrlText(input[name]) === '')

/** Expects a response as in the contract, or a declared refusal in its shape. Never a 5xx, and never a 401 for invalid input. */
function check(endpoint: Endpoint, { status, isFile, body }: Awaited<ReturnType<typeof send>>, sent: Record<string, unknown>) {
  const elsewhere = isElsewhere(endpoint, sent)
  if (status < 300) return elsewhere || isFile ? undefined : assert.deepEqual(endpoint.output.parse(body.data), body.data)
  expect({ status, sent: JSON.stringify(sent).slice(0, 300) }).toSatisfy(({ status: s }) => s >= 400 && s < 500 && s !== 401)
  expect(Object.keys(body).sort()).toEqual(['code', 'error', 'errors', 'requestId'])
  const code = body.code as RefusalCode
  expect(untranslated({ code, errors: body.errors as Record<string, string[]> | null })).toEqual([])
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
      const inputs = worthSending(endpoint, input!)
      for (let at = 0; at < inputs.length; at += 40) {
        await app.database.db.query({ text: 'delete from attempts', values: [] })
        const answers = await Promise.all(inputs.slice(at, at + 40).map(async (sent) => [await send(endpoint, sent), sent] as const))
        for (const [answer, sent] of answers) check(endpoint, answer, sent)
      }
    },
    120_000,
  )

  it('leave the shop working', async () => {
    expect((await app.request('/ready')).status).toBe(200)
    expect((await app.call('GET /user/products', {})).totalProducts).toBe(3)
  })
})

describe('hostile requests', () => {
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    app.request('/api/cart/preview', { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })
  const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code]

  it('a body that is not JSON, not an object, empty, or with __proto__', async () => {
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

  it('a deeply nested body', async () => {
    const deep = (open: string, close: string, n: number) => `{"items":${open.repeat(n)}1${close.repeat(n)}}`
    expect(await codeOf(await post(deep('[', ']', 10_000)))).toEqual([422, 'INVALID_INPUT'])
    expect(await codeOf(await post(deep('{"a":', '}', 5_000)))).toEqual([422, 'INVALID_INPUT'])
  })

  it('a body of 2 MB', async () => {
    expect(await codeOf(await post(JSON.stringify({ items: 'x'.repeat(2_000_000) })))).toEqual([413, 'BODY_IS_TOO_LARGE'])
  })

  it('another content type, or any encoding', async () => {
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])
      expect(await codeOf(await post('{}', { 'content-type': type }))).toEqual([415, 'UNSUPPORTED_TYPE'])
    for (const encoding of ['br', 'gzip', 'zstd', 'deflate', 'identity, gzip', 'identity; q=1', 'none'])
      expect(await codeOf(await post('{}', { 'content-encoding': encoding }))).toEqual([415, 'UNSUPPORTED_TYPE'])
    // That is none.
    for (const encoding of ['identity', 'Identity']) expect((await post('{"items":[]}', { 'content-encoding': encoding })).status).toBe(200)
  })

  it('unknown and malformed paths', async () => {
    for (const path of ['/api', '/api/', '/api/none', '/api/user/products/a/b/c']) expect((await app.request(path)).status).toBe(404)
    expect(await codeOf(await app.request(`/api/user/products/${'x'.repeat(300)}`))).toEqual([422, 'INVALID_INPUT'])
    expect(await codeOf(await app.request('/api/user/products/%zz'))).toEqual([400, 'MALFORMED_REQUEST'])
    expect(
      (await app.request('/api/cart/preview', { method: 'PUT', body: '{}', headers: { 'content-type': 'application/json' } })).status,
    ).toBe(405)
  })
})
