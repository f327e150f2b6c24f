import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { refusals } from '#contract/refusals.ts'
import { requestFor, startApp, type TestApp } from './app.ts'
import { Authenticator } from './authenticator.ts'
import { address, newKey, orderInput, seedProduct, signedIn, stockShop } from './builders.ts'

let app: TestApp
let token: string
let good: Record<string, Record<string, unknown>>

beforeAll(async () => {
  app = await startApp()
  const [product] = await stockShop(app, [seedProduct({ stock: 50 })])
  token = (await signedIn(app)).token
  await app.call('POST /cart', { productId: product!.id, quantity: 1 }, { token })
  const saved = await app.call('PUT /user/add-address', address(), { token })
  const order = await orderInput(app, [{ product: product!, quantity: 1 }])
  const line = { productId: product!.id, variantId: product!.variants[0]!.id, quantity: 1 }
  const passkey = new Authenticator('https://shop.example')
  const exchange = { code: 'x', codeVerifier: 'x'.repeat(43), redirectUri: 'x', idToken: 'x', nonce: 'x', name: 'Ada' }
  good = {
    'GET /user/products': {
      category: 'strength',
      brand: 'northbar',
      minPrice: '1',
      maxPrice: '9',
      rating: '4',
      inStock: 'true',
      reduced: 'true',
      q: 'thing',
      option: 'Size:M',
      orderBy: 'newest',
      offset: '0',
      limit: '5',
      isFeatured: 'false',
      categoryId: newKey(),
      tag: 'TRENDING_PRODUCTS',
      blur: 'true',
      fields: 'full',
      cursor: 'x',
    },
    'GET /search/': {
      category: 'strength',
      brand: 'northbar',
      minPrice: '1',
      maxPrice: '9',
      rating: '4',
      inStock: 'true',
      reduced: 'true',
      q: 'thing',
      option: 'Size:M',
      orderBy: 'newest',
      offset: '0',
      limit: '5',
      isFeatured: 'false',
      categoryId: newKey(),
      tag: 'TRENDING_PRODUCTS',
      blur: 'true',
      cursor: 'x',
      filterBy: 'ALL',
      words: 'true',
    },
    'GET /search/suggestions': { q: 'thing' },
    'POST /search/opened': { q: 'thing', productId: product!.id },
    'GET /admin/search-log': { days: '30', limit: '5' },
    'GET /user/products/live': { id: product!.id },
    'GET /user/products/:id': { id: product!.id },
    'GET /user/products/url/:uniqueName': { uniqueName: product!.meta.friendlyPageName },
    'GET /user/products/tag/:tag': { tag: 'TRENDING_PRODUCTS', productId: product!.id, blur: 'true', fields: 'full', limit: '3' },
    'GET /categories/:id': { id: newKey() },
    'GET /categories/slug/:slug': { slug: 'strength' },
    'POST /user-auth/sign-in': { email: 'a@example.com', phone: '+15035550100', password: 'correct horse' },
    'POST /user-auth/signup/send-otp': { name: 'Ada', email: 'b@example.com', phone: '+15035550101', password: 'correct horse' },
    'POST /user-auth/signup/verify-otp': { email: 'c@example.com', phone: '+15035550102', otp: '123456' },
    'POST /user-auth/forgot-password/send-otp': { email: 'd@example.com', phone: '+15035550103', username: 'd@example.com' },
    'POST /user-auth/forgot-password/verify-otp': {
      email: 'e@example.com',
      phone: '+15035550104',
      username: '+15035550104',
      otp: '123456',
    },
    'POST /user-auth/forgot-password': { resetToken: 'x'.repeat(43), password: 'correct horse' },
    'POST /user/change-password': { currentPassword: 'wrong horse', newPassword: 'correct horse' },
    'POST /user/change-contact/send-otp': { email: 'f@example.com', phone: '+15035550105', password: 'wrong horse' },
    'POST /user/change-contact/verify-otp': { email: 'g@example.com', phone: '+15035550106', otp: '123456' },
    'DELETE /user/sessions/:id': { id: newKey() },
    'POST /user/delete': { password: 'wrong horse' },
    'PATCH /user': {
      name: 'Ada',
      dateOfBirth: '1990-01-01',
      maxSquat: 100,
      weightUnit: 'lb',
      handle: 'ada',
      bio: 'Lifts.',
      avatar: null,
      privacy: 'private',
    },
    'PUT /user/add-address': { ...address({ email: 'h@example.com' }), isDefault: true },
    'PATCH /user/update-address/:id': { id: saved.addresses[0]!.id, ...address({ email: 'i@example.com' }), isDefault: true },
    'DELETE /user/delete-address/:id': { id: newKey() },
    'POST /user/validate-address': address({ email: 'j@example.com' }),
    'POST /user-auth/google': exchange,
    'POST /user-auth/facebook': exchange,
    'POST /user-auth/apple': exchange,
    'POST /user/identities/:provider': { provider: 'google', next: '/cart' },
    'DELETE /user/identities/:provider': { provider: 'google' },
    'POST /user/passkeys': { name: 'Laptop', response: passkey.create({ challenge: 'AAAA', user: { id: 'AAAA' } }) },
    'DELETE /user/passkeys/:id': { id: newKey() },
    'POST /user-auth/passkey': { response: passkey.get({ challenge: 'AAAA' }) },
    'POST /user/second-factor/confirm': { code: '123456' },
    'POST /user/second-factor/backup-codes': { code: '123456' },
    'DELETE /user/second-factor': { code: '123456', password: 'wrong' },
    'POST /user-auth/second-factor': { ticket: 'x', code: '123456' },
    'POST /media/public/upload/single': { featureName: 'avatar' },
    'POST /media/upload-presigned-url': { fileName: 'a.jpg', contentType: 'image/jpeg', size: 100, featureName: 'avatar' },
    'POST /cart': line,
    'PATCH /cart/item': line,
    'DELETE /cart/item': { productId: line.productId, variantId: line.variantId },
    'POST /cart/merge': { items: [{ ...line, changedAt: '2026-01-01T00:00:00Z' }] },
    'POST /cart/preview': { items: [line] },
    'POST /user/orders/checkout-summary': {
      products: [line],
      shippingAddress: address(),
      billingAddress: address(),
      shippingMethod: 'standard',
      paymentMethod: 'COD',
    },
    'POST /user/orders/create-order': { ...order, billingAddress: address() },
    'GET /user/orders/list': { sortField: 'orderedDate', sortType: 'asc', offset: '0', limit: '5' },
    'GET /user/orders/:id': { id: 'GF-1', token: 'x' },
  }
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

/** Puts a value at each place of a good input, one at a time: its own fields, those of its objects and of its lists' items. */
function* bent(input: Record<string, unknown>, value: unknown): Generator<Record<string, unknown>> {
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
    token: endpoint.auth === 'public' ? undefined : token,
    idempotencyKey: newKey(),
  })
  const response = await fetch(url, init)
  return { status: response.status, body: (await response.json()) as { data?: unknown; error?: string; code?: string; errors?: unknown } }
}

/** An answer is what the contract says, or a refusal of the closed list in its shape. Never a 5xx, never a 401 for bad input. */
function check({ status, body }: Awaited<ReturnType<typeof send>>, what: unknown): void {
  if (status < 300) return
  expect({ status, what: JSON.stringify(what)?.slice(0, 300) }).toSatisfy(({ status: s }) => s >= 400 && s < 500 && s !== 401)
  expect(Object.keys(body).sort()).toEqual(['code', 'error', 'errors', 'requestId'])
  const [expected, sentence] = refusals[body.code as keyof typeof refusals]
  expect([status, body.error]).toEqual([expected, sentence])
}

describe('hostile values in every field', () => {
  it.each(
    endpoints
      .filter((e) => Object.keys(e.input.shape).length > 0 && e.route !== 'POST /user-auth/sign-out')
      .map((e) => [e.route, e as Endpoint] as const),
  )(
    '%s',
    async (route, endpoint) => {
      const input = good[route]
      expect(input, 'every endpoint needs a good input here').toBeDefined()
      const inputs = hostile.flatMap((value) => [...bent(input!, value)])
      for (let at = 0; at < inputs.length; at += 40) {
        const answers = await Promise.all(inputs.slice(at, at + 40).map(async (sent) => [await send(endpoint, sent), sent] as const))
        for (const [answer, sent] of answers) check(answer, sent)
      }
    },
    120_000,
  )

  it('left the shop working', async () => {
    expect((await app.request('/ready')).status).toBe(200)
    expect((await app.call('GET /user/products', {})).totalProducts).toBe(1)
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
