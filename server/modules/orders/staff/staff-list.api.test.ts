import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { address, newKey, orderInput, seedProduct, signedIn, staffToken, stockShop } from '#test/builders.ts'

let app: TestApp
let token: string
let sku: string
const numbers: string[] = []
beforeAll(async () => {
  app = await startApp()
  token = await staffToken(app)
  const [product] = await stockShop(app, [seedProduct({ stock: 500 })])
  sku = product!.variants[0]!.sku
  const people = ['Delphine Kouassi', 'Yuki Tanabe', "Siobhán O'Hara", '=cmd|calc']
  for (const [at, name] of people.entries()) {
    const [firstName = '', lastName = 'X'] = name.split(' ')
    const buyer = await signedIn(app)
    const visit = at === 2 || at === 3 ? { referrer: 'www.google.com' } : at === 0 ? { source: 'Newsletter', medium: 'email' } : undefined
    const input = await orderInput(app, [{ product: product!, quantity: at + 1 }], {
      shippingAddress: address({ firstName, lastName }),
      ...(visit && { visit }),
    })
    numbers.push((await app.call('POST /user/orders/create-order', input, { token: buyer.token, idempotencyKey: newKey() })).number)
    app.pass(60_000)
  }
  await app.call('POST /admin/orders/:id/ship', { id: numbers[0]! }, { token })
  await app.call('POST /admin/orders/:id/cancel', { id: numbers[1]!, reason: '' }, { token })
})
afterAll(() => app.stop())

type Input = ApiInput<'GET /admin/orders'>
const found = async (input: Input): Promise<string[]> =>
  (await app.call('GET /admin/orders', input, { token })).rows.map(({ number }) => number)
const at = (...places: number[]): string[] => places.map((place) => numbers[place]!)

describe('the order list for staff', () => {
  it.each<[string, Input, number[]]>([
    ['all, the newest first', {}, [3, 2, 1, 0]],
    ['all, the oldest first', { sort: 'placed' }, [0, 1, 2, 3]],
    ['the cheapest first', { sort: 'total' }, [0, 1, 2, 3]],
    ['those to pack', { order: ['Pending', 'Processing'], shipping: ['NotYetShipped', 'PartiallyShipped'] }, [3, 2]],
    ['those on their way', { shipping: ['Shipped'] }, [0]],
    ['those on their way, the dearest first', { shipping: ['Shipped'], sort: '-total' }, [0]],
    ['those cancelled', { order: ['Cancelled'] }, [1]],
    ['those paid by card', { method: 'Stripe' }, []],
    ['those from a search engine', { channel: 'search' }, [3, 2]],
    ['those from a search engine, the oldest first', { channel: 'search', sort: 'placed' }, [2, 3]],
    ['those from a search engine, the cheapest first', { channel: 'search', sort: 'total' }, [2, 3]],
    ['those from an email, on their way', { channel: 'email', shipping: ['Shipped'] }, [0]],
    ['none from an email of those to pack', { channel: 'email', shipping: ['NotYetShipped'] }, []],
    ['those that came directly', { channel: 'direct' }, [1]],
    ['those from a search engine with a word', { channel: 'search', q: "o'hara" }, [2]],
    ['none from a search engine with the word of another', { channel: 'search', q: 'yuki' }, []],
    ['none of another day from a search engine', { channel: 'search', to: '2001-01-01' }, []],
    ['those with a word of a name', { q: 'kouas' }, [0]],
    ['those with every word', { q: "o'hara siobhán" }, [2]],
    ['those with a word without its accents', { q: "o'hara siobhan" }, [2]],
    ['those with any apostrophe', { q: 'O’Hara' }, [2]],
    ['none where a word is missing', { q: 'delphine tanabe' }, []],
    ['those with a word, in a state', { q: 'gf', shipping: ['Shipped'] }, [0]],
    ['none of another day', { to: '2001-01-01' }, []],
    ['none with a tag that nothing has', { tag: 'gift' }, []],
    ['none with a tag and a word', { tag: 'gift', q: 'gf' }, []],
  ])('are %s', async (_, input, places) => {
    expect(await found(input)).toEqual(at(...places))
  })

  it('refuses a filter by an invalid tag', async () => {
    await expect(found({ tag: 'a\0b' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('finds orders by number and SKU', async () => {
    expect(await found({ q: numbers[2]! })).toEqual(at(2))
    expect(await found({ q: numbers[2]!.replace('GF-', '') })).toEqual(at(2))
    expect(await found({ q: sku.toLowerCase() })).toHaveLength(4)
  })

  it.each<Input>([
    {},
    { sort: 'total' },
    { order: ['Pending', 'Processing', 'Completed', 'Cancelled'] },
    { q: 'gf', sort: '-total' },
    { channel: 'search' },
  ])('come page by page, each once: %j', async (input) => {
    const whole = await found(input)
    const pages: string[] = []
    let cursor: string | null = null
    do {
      const page: { rows: { number: string }[]; nextCursor: string | null } = await app.call(
        'GET /admin/orders',
        { ...input, limit: '1', ...(cursor !== null && { cursor }) },
        { token },
      )
      pages.push(...page.rows.map(({ number }) => number))
      cursor = page.nextCursor
    } while (cursor !== null)
    expect(pages).toEqual(whole)
  })

  it('has counts and totals', async () => {
    const { rows } = await app.call('GET /admin/orders', {}, { token })
    const sum = rows.reduce((total, { totalCost }) => total + Math.round(totalCost * 100), 0) / 100
    expect(await app.call('GET /admin/orders/count', {}, { token })).toEqual({ count: 4, sum, isMore: false })
    expect(await app.call('GET /admin/orders/count', { shipping: ['Shipped'], q: 'kouassi' }, { token })).toMatchObject({ count: 1 })
  })

  it('is exported with its filters, without formulas', async () => {
    const response = await app.request('/api/admin/orders/export?order=Pending&sort=placed', {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="orders.csv"')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const [head, ...lines] = (await response.text()).trim().split('\r\n')
    expect(head).toMatch(/^Number,Placed at,Customer,/)
    expect(lines.map((line) => line.split(',')[0])).toEqual(at(2, 3))
    expect(lines[1]).toContain(",'=cmd|calc X,")
    expect([head, ...lines].map((line) => line!.split(',')[12])).toEqual(['Currency', 'USD', 'USD'])
  })

  it('is exported with a line per item', async () => {
    const response = await app.request('/api/admin/orders/export?format=lines&order=Pending&sort=placed', {
      headers: { authorization: `Bearer ${token}` },
    })
    const [head, ...lines] = (await response.text()).trim().split('\r\n')
    expect(head).toBe('Number,Placed at,Email,Order,Payment,Shipping,Currency,SKU,Name,Options,Quantity,Price,Discount,Total,Tax rate')
    const ordered = await Promise.all(at(2, 3).map((id) => app.call('GET /admin/orders/:id', { id }, { token })))
    const items = ordered.flatMap(({ order: { number, products } }) =>
      products.map((line) => [number, line.sku, line.quantity, line.price, line.totalPrice]),
    )
    const cells = lines.map((line) => line.split(','))
    expect(
      cells.map(([number, , , , , , , itemSku, , , quantity, price, , total]) => [
        number,
        itemSku,
        Number(quantity),
        Number(price),
        Number(total),
      ]),
    ).toEqual(items)
  })

  it.each(['cursor=x', 'sort=name', 'order=Lost', 'what=1', 'limit=0', 'q=%00'])('refuses %s', async (query) => {
    const response = await app.request(`/api/admin/orders?${query}`, { headers: { authorization: `Bearer ${token}` } })
    expect(response.status).toBe(422)
  })
})

describe('a staff member', () => {
  it('is told their permissions', async () => {
    const me = await app.call('GET /admin/me', {}, { token: await staffToken(app, 'warehouse') })
    expect(me).toMatchObject({
      role: 'warehouse',
      permissions: ['orders:read', 'orders:ship', 'stock:write'],
      secondFactor: true,
      hasSecondFactor: false,
    })
    expect(me.grantedBy.length).toBeGreaterThan(0)
  })

  it('must be one: others learn nothing', async () => {
    const { token: customer } = await signedIn(app)
    expect(await app.call('GET /admin/me', {}, { token: customer })).toMatchObject({ role: 'customer', permissions: [], grantedBy: [] })
  })

  it('must sign in again after a few hours without a call', async () => {
    const staff = await staffToken(app)
    app.pass(11 * 3_600_000)
    await app.call('GET /admin/me', {}, { token: staff })
    app.pass(13 * 3_600_000)
    await expect(app.call('GET /admin/me', {}, { token: staff })).rejects.toMatchObject({ status: 401 })
  })
})

it('can work only from the addresses that the shop allows', async () => {
  const limited = await startApp({ env: { TRUSTED_PROXY: '127.0.0.1', ADMIN_ADDRESSES: '198.51.100.0/24' } })
  try {
    const authorization = `Bearer ${await staffToken(limited)}`
    const statusFrom = async (from: string) =>
      (await limited.request('/api/admin/orders', { headers: { authorization, 'x-forwarded-for': from } })).status
    expect(await statusFrom('198.51.100.7')).toBe(200)
    expect(await statusFrom('203.0.113.7')).toBe(403)
  } finally {
    await limited.stop()
  }
})
