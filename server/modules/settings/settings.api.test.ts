import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, orderInput, seedProduct, signedIn, staffToken, stockShop } from '#test/builders.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startApp({ env: { RETURN_DAYS: '20', LOCALES: 'en,bn' } })
  token = await staffToken(app)
})
afterAll(() => app.stop())

type Values = Parameters<typeof change>[0]
async function change(values: {
  SHOP_NAME?: string
  RETURN_DAYS?: string
  PAYMENT_COD_MAX?: string
  MAINTENANCE?: string
  MAINTENANCE_TEXT?: string
  ORDER_NUMBER_FORMAT?: string
  ORDER_NUMBER_START?: string
  WEIGHT_UNIT?: string
  LENGTH_UNIT?: string
}) {
  const { settings } = await app.call('PATCH /admin/settings', { values }, { token })
  return new Map(settings.map((one) => [one.name, one]))
}
const wrong = (values: Values) =>
  change(values).then(
    () => null,
    ({ errors }: { errors: object }) => Object.keys(errors),
  )
/** The shop's name according to one process; all processes have a change within a second. */
const nameOf = async (one: Pick<TestApp, 'http'>, locale = 'en') => {
  const { statusCode, payload } = await one.http.inject({ url: '/api/public/shop', headers: { 'accept-language': locale } })
  return statusCode === 200 ? (JSON.parse(payload) as { data: { name: string } }).data.name : statusCode
}

describe('settings', () => {
  it('apply in every process and language, can be reset to the default, and survive a restart', async () => {
    const other = await app.another({ LOCALES: 'en,bn' })
    try {
      expect(await nameOf(other, 'bn')).toBe('Gymfolk')
      expect((await change({ SHOP_NAME: ' Iron & Oak ' })).get('SHOP_NAME')).toMatchObject({ value: 'Iron & Oak', isSet: true })
      for (const one of [app, other]) {
        await expect.poll(() => nameOf(one)).toBe('Iron & Oak')
        await expect.poll(() => nameOf(one, 'bn')).toBe('Iron & Oak')
      }
      const later = await app.another()
      expect(await nameOf(later)).toBe('Iron & Oak')
      await later.close()
      expect((await change({ SHOP_NAME: '' })).get('SHOP_NAME')).toMatchObject({ value: 'Gymfolk', isSet: false })
      await expect.poll(() => nameOf(other)).toBe('Gymfolk')
    } finally {
      await other.close()
    }
  })

  it("choose the shop's units: those common in its country, or the configured ones", async () => {
    const unitsOf = async (one: Pick<TestApp, 'http'>) => {
      const { payload } = await one.http.inject({ url: '/api/public/shop', headers: { 'accept-language': 'bn' } })
      return (JSON.parse(payload) as { data: { units: object } }).data.units
    }
    const british = await app.another({ LOCALES: 'en,bn', COUNTRIES: 'GB,US' })
    try {
      expect([await unitsOf(app), await unitsOf(british)]).toEqual([
        { weight: 'lb', length: 'in' },
        { weight: 'kg', length: 'cm' },
      ])
      expect(await wrong({ WEIGHT_UNIT: 'stone', LENGTH_UNIT: 'm' })).toEqual(['values.WEIGHT_UNIT', 'values.LENGTH_UNIT'])
      expect((await change({ WEIGHT_UNIT: 'kg' })).get('WEIGHT_UNIT')).toMatchObject({ value: 'kg', isSet: true })
      await expect.poll(() => unitsOf(app)).toEqual({ weight: 'kg', length: 'in' })
      await expect.poll(() => unitsOf(british)).toEqual({ weight: 'kg', length: 'cm' })
      expect((await change({ WEIGHT_UNIT: '' })).get('WEIGHT_UNIT')).toMatchObject({ value: 'lb', isSet: false })
    } finally {
      await british.close()
    }
  })

  it('are refused when invalid, and when set by the environment', async () => {
    expect(await wrong({ SHOP_NAME: 'x'.repeat(41), PAYMENT_COD_MAX: 'much' })).toEqual(['values.SHOP_NAME', 'values.PAYMENT_COD_MAX'])
    for (const name of ['A\r\nBcc: x@y.z', 'A\nB', '\u202eA']) expect(await wrong({ SHOP_NAME: name })).toEqual(['values.SHOP_NAME'])
    expect(await wrong({ PAYMENT_COD_MAX: '99999999999999999999' })).toEqual(['values.PAYMENT_COD_MAX'])
    expect(await wrong({ RETURN_DAYS: '30' })).toEqual(['values.RETURN_DAYS'])
    const { settings } = await app.call('GET /admin/settings', {}, { token })
    expect(settings.find(({ name }) => name === 'RETURN_DAYS')).toEqual({ name: 'RETURN_DAYS', value: '20', isLocked: true, isSet: false })
    await app.database.db.query({ text: `insert into shop_settings values ('SHOP_NAME', $1, now())`, values: ['x'.repeat(99)] })
    const later = await app.another()
    expect(await nameOf(later)).toBe('Gymfolk')
    await later.close()
    await change({ SHOP_NAME: '' })
  })
})

describe('order numbers', () => {
  const order = async (input: Awaited<ReturnType<typeof orderInput>>) =>
    app.call('POST /user/orders/create-order', { ...input, email: `${newKey()}@example.com` }, { idempotencyKey: newKey() })
  const digits = ({ number }: { number: string }) => Number(/\d+/.exec(number)![0])

  it('may start anywhere before the first order, and only increase afterwards', async () => {
    expect((await app.call('GET /admin/settings', {}, { token })).lastOrderNumber).toBe(0)
    await change({ ORDER_NUMBER_START: '200000' })
    await change({ ORDER_NUMBER_START: '100100' })
    const [product] = await stockShop(app, [seedProduct({ stock: 200 })])
    const placed = await order(await orderInput(app, [{ product: product!, quantity: 1 }]))
    expect(placed.number).toMatch(/^GF-1001\d\d$/)
    expect(await wrong({ ORDER_NUMBER_START: '1001' })).toEqual(['values.ORDER_NUMBER_START'])
    await change({ ORDER_NUMBER_START: '' })
  })

  it('have the configured format and continue from the configured number, without changing earlier orders', async () => {
    const [product] = await stockShop(app, [seedProduct({ stock: 200 })])
    const input = await orderInput(app, [{ product: product!, quantity: 1 }])
    const { number: first } = await order(input)
    expect(first).toMatch(/^GF-\d{6}$/)
    expect((await app.call('GET /admin/settings', {}, { token })).lastOrderNumber).toBe(digits({ number: first }))
    expect(await wrong({ ORDER_NUMBER_FORMAT: 'S2{number}' })).toEqual(['values.ORDER_NUMBER_FORMAT'])
    expect(await wrong({ ORDER_NUMBER_START: String(digits({ number: first })) })).toEqual(['values.ORDER_NUMBER_START'])
    await change({ ORDER_NUMBER_FORMAT: 'S-{number}-EU', ORDER_NUMBER_START: '500000' })
    await expect.poll(async () => (await order(input)).number).toMatch(/^S-5\d{5}-EU$/)
    const buyer = await signedIn(app)
    const placed = await app.call('POST /user/orders/create-order', input, { token: buyer.token, idempotencyKey: newKey() })
    for (const q of [placed.number, placed.number.toLowerCase(), String(digits(placed))]) {
      const mine = await app.call('GET /user/orders/list', { q }, { token: buyer.token })
      expect(mine.orders.map(({ number }) => number)).toEqual([placed.number])
    }
    for (const q of [placed.number, first]) {
      const { rows } = await app.call('GET /admin/orders', { q }, { token })
      expect(rows.map(({ number }) => number)).toEqual([q])
    }
    expect((await app.call('GET /admin/orders/:id', { id: placed.number }, { token })).order.number).toBe(placed.number)
    expect((await app.call('GET /user/orders/:id', { id: placed.number }, { token: buyer.token })).number).toBe(placed.number)
    await change({ ORDER_NUMBER_FORMAT: '{number}', ORDER_NUMBER_START: '' })
    await expect.poll(async () => (await order(input)).number).toMatch(/^5000\d\d$/)
  })

  it('wait for a start number being saved, and continue as before if that fails', async () => {
    const [product] = await stockShop(app, [seedProduct({ stock: 200 })])
    const input = await orderInput(app, [{ product: product!, quantity: 1 }])
    const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    let next: ReturnType<typeof order> | undefined
    const saving = app.database.transaction(async (tx) => {
      await tx.query({ text: 'select start_order_numbers_at(900000)', values: [] })
      next = order(input)
      const count = async () => (await app.database.db.query({ text: waiting, values: [] })).rows.length
      const waits = async () => {
        await expect.poll(count).toBeGreaterThan(0)
      }
      await Promise.race([next, waits()])
      throw new Error('saving failed')
    })
    await expect(saving).rejects.toThrow('saving failed')
    expect(digits((await next)!)).toBeLessThan(900_000)
  })

  it('are unique when 50 orders are placed while the next number is changed', async () => {
    const [product] = await stockShop(app, [seedProduct({ stock: 200 })])
    const input = await orderInput(app, [{ product: product!, quantity: 1 }])
    const last = digits(await order(input))
    const starts = [last + 3, last + 10, last + 25, last + 400]
    const orders = Array.from({ length: 50 }, () => order(input))
    const set = starts.map((start) => change({ ORDER_NUMBER_START: String(start) }).catch(() => null))
    const numbers = (await Promise.all(orders)).map(digits)
    await Promise.all(set)
    expect(new Set(numbers).size).toBe(50)
    expect(Math.min(...numbers)).toBeGreaterThan(last)
    expect(digits(await order(input))).toBeGreaterThanOrEqual(last + 400)
  })
})

describe('maintenance', () => {
  it('closes the shop, except the back office, signing in and health checks', async () => {
    const shopper = await signedIn(app)
    await change({ MAINTENANCE: 'on', MAINTENANCE_TEXT: 'Back at <noon>.' })
    await expect.poll(() => nameOf(app)).toBe(503)
    const page = await app.request('/market')
    expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([503, '300', 'no-store'])
    expect(await page.text()).toContain('Back at &lt;noon&gt;.')
    const call = await app.request('/api/cart', { headers: { authorization: `Bearer ${shopper.token}` } })
    expect([call.status, call.headers.get('retry-after'), ((await call.json()) as { code: string }).code]).toEqual([
      503,
      '300',
      'SERVICE_UNAVAILABLE',
    ])
    for (const path of ['/health', '/ready']) expect((await app.request(path)).status).toBe(200)
    expect((await app.call('GET /admin/me', {}, { token })).role).toBe('owner')
    const passed = await app.request('/api/admin/maintenance/pass', { method: 'POST', headers: { authorization: `Bearer ${token}` } })
    const cookie = passed.headers
      .getSetCookie()
      .find((line) => line.startsWith('maintenance-pass='))!
      .split(';')[0]!
    expect((await app.request('/api/public/shop', { headers: { cookie } })).status).toBe(200)
    expect((await app.request('/api/public/shop', { headers: { cookie: 'maintenance-pass=nonsense' } })).status).toBe(503)
    await change({ MAINTENANCE: 'off' })
    await expect.poll(() => nameOf(app)).toBe('Gymfolk')
  })
})
