import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#contract/api.ts'
import { type Endpoint, permissionsFor } from '#contract/endpoint.ts'
import { permissions } from '#contract/permissions.ts'
import { requestFor, startApp, type TestApp } from '#test/app.ts'
import { freshEmail, lastMail, newKey, orderInput, seedProduct, signedIn, staffIn, staffToken, stockShop } from '#test/builders.ts'
import { fetchText } from '#test/fetch-text.ts'

let app: TestApp
let owner: { token: string; userId: string }
beforeAll(async () => {
  app = await startApp()
  owner = await staffIn(app, 'owner')
})
afterAll(() => app.stop())

const staffCalls = (endpoints as readonly Endpoint[]).flatMap((endpoint) =>
  typeof endpoint.auth === 'object' ? [{ endpoint, needed: permissionsFor(endpoint.auth) }] : [],
)

describe('each role', () => {
  it.each(['owner', 'manager', 'support', 'warehouse', 'editor', 'moderator', 'customer'])(
    '%s may make the calls that its permissions allow, and no others',
    async (role) => {
      const { token } = await staffIn(app, role)
      const { permissions: own } = await app.call('GET /admin/me', {}, { token })
      const wrong: string[] = []
      for (const { endpoint, needed } of staffCalls) {
        const params = Object.fromEntries([...endpoint.route.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'x']))
        // The input is invalid on purpose: authorization is checked before the input.
        const response = await fetchText(...requestFor(app.url, endpoint, { ...params, unknownField: 1 }, { token }))
        if ((response.status === 403) === needed.some((permission) => own.includes(permission)))
          wrong.push(`${endpoint.route} ${response.status}`)
      }
      expect(wrong).toEqual([])
    },
  )
})

const team = () => app.call('GET /admin/team', {}, { token: owner.token })
const memberOf = async (id: string) => (await team()).members.find((member) => member.id === id)

describe('the team', () => {
  it('adds a new person, who gets an email to set a password', async () => {
    const email = freshEmail()
    const { members } = await app.call('POST /admin/team/members', { email, name: 'Kim Berg', role: 'warehouse' }, { token: owner.token })
    expect(members).toContainEqual(
      expect.objectContaining({ name: 'Kim Berg', email, role: 'warehouse', hasSecondFactor: false, lastSeenAt: null }),
    )
    expect((await lastMail(app, email))?.text).toMatch(/warehouse[\s\S]*forgot-password#/)
    await expect(app.call('POST /admin/team/members', { email, role: 'support' }, { token: owner.token })).rejects.toMatchObject({
      code: 'USER_ALREADY_EXISTS',
    })
  })

  it('adds an existing customer, whose account stays as it is', async () => {
    const { email, userId, token } = await signedIn(app)
    await app.call('POST /admin/team/members', { email, role: 'support' }, { token: owner.token })
    expect(await memberOf(userId)).toMatchObject({ role: 'support' })
    expect((await lastMail(app, email))?.text).toContain('/admin')
    await app.call('PATCH /admin/team/members/:id', { id: userId, role: 'customer' }, { token: owner.token })
    expect(await memberOf(userId)).toBeUndefined()
    expect((await app.call('GET /admin/me', {}, { token })).permissions).toEqual([])
  })

  it('lets nobody assign a role with more permissions than their own', async () => {
    await app.call('PUT /admin/team/roles/:name', { name: 'lead', permissions: ['orders:read', 'staff:write'] }, { token: owner.token })
    const lead = await staffIn(app, 'lead')
    const refused = { code: 'ROLE_IS_NOT_YOURS_TO_GIVE' }
    const email = freshEmail()
    const options = { token: lead.token }
    await expect(app.call('POST /admin/team/members', { email, role: 'owner' }, options)).rejects.toMatchObject(refused)
    await expect(app.call('PATCH /admin/team/members/:id', { id: lead.userId, role: 'manager' }, options)).rejects.toMatchObject(refused)
    await expect(app.call('PATCH /admin/team/members/:id', { id: owner.userId, role: 'customer' }, options)).rejects.toMatchObject(refused)
    await expect(app.call('PUT /admin/team/roles/:name', { name: 'lead', permissions: ['orders:refund'] }, options)).rejects.toMatchObject(
      refused,
    )
    await expect(
      app.call('PUT /admin/team/roles/:name', { name: 'warehouse', permissions: ['orders:read'] }, options),
    ).rejects.toMatchObject(refused)
    await expect(app.call('DELETE /admin/team/roles/:name', { name: 'manager' }, options)).rejects.toMatchObject(refused)
    await app.call('PUT /admin/team/roles/:name', { name: 'reader', permissions: ['orders:read'] }, options)
    await app.call('POST /admin/team/members', { email, role: 'reader' }, options)
    await expect(app.call('DELETE /admin/team/roles/:name', { name: 'reader' }, options)).rejects.toMatchObject({ code: 'ROLE_IS_IN_USE' })
  })

  it('keeps its built-in roles, and refuses unknown ones', async () => {
    const options = { token: owner.token }
    for (const name of ['owner', 'customer']) {
      await expect(app.call('PUT /admin/team/roles/:name', { name, permissions: ['orders:read'] }, options)).rejects.toMatchObject({
        code: 'ROLE_IS_FIXED',
      })
      await expect(app.call('DELETE /admin/team/roles/:name', { name }, options)).rejects.toMatchObject({ code: 'ROLE_IS_FIXED' })
    }
    await expect(app.call('POST /admin/team/members', { email: freshEmail(), role: 'nobody' }, options)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('always keeps an owner, even when fifty are removed at once', async () => {
    const alone = await startApp()
    try {
      const owners = await Promise.all(Array.from({ length: 5 }, () => staffIn(alone, 'owner')))
      const leave = (at: number) => {
        const { token, userId } = owners[at % 5]!
        return alone.call('PATCH /admin/team/members/:id', { id: userId, role: 'customer' }, { token }).then(
          () => 'left',
          (error: { code: string }) => error.code,
        )
      }
      const outcomes = await Promise.all(Array.from({ length: 50 }, (_, at) => leave(at)))
      expect(outcomes.filter((outcome) => outcome === 'left')).toHaveLength(4)
      const { rows } = await alone.database.db.query({ text: `select count(*)::int as owners from users where role = 'owner'`, values: [] })
      expect(rows).toEqual([{ owners: 1 }])
    } finally {
      await alone.stop()
    }
  })
})

describe('the audit log', () => {
  const files = (endpoints as readonly Endpoint[]).filter(
    ({ auth, mediaType, fileName }) => typeof auth === 'object' && (mediaType !== undefined || fileName !== undefined),
  )

  it('records every file that staff download, with the filters they used', async () => {
    expect(files.length).toBeGreaterThan(10)
    const days = { from: '2026-02-01', to: '2026-03-02' }
    const inputs: Record<string, Record<string, unknown>> = {
      exportAnalytics: days,
      exportSoldProducts: days,
      exportSalesByChannel: days,
      exportDiscountReport: days,
      exportTaxReport: days,
      exportPaymentReport: days,
      exportProducts: { format: 'shopify' },
      exportTranslations: { locale: 'bn' },
      exportPromotionCodes: { id: newKey() },
      getStaffInvoice: { id: newKey(), number: 'INV-000001' },
    }
    for (const endpoint of files) {
      const response = await app.request(...requestFor('', endpoint, inputs[endpoint.id] ?? {}, { token: owner.token }))
      expect([200, 404], endpoint.id).toContain(response.status)
      await response.arrayBuffer()
      const { rows } = await app.call('GET /admin/audit', { call: endpoint.id, sort: '-at' }, { token: owner.token })
      expect(rows[0], endpoint.id).toMatchObject({ actorId: owner.userId, call: endpoint.id })
    }
  })

  const entries = async (filter: { target?: string; call?: string } = {}) =>
    (await app.call('GET /admin/audit', filter, { token: owner.token })).rows

  it('records who changed what, before and after, and from where', async () => {
    const { email, userId } = await signedIn(app)
    await app.call('POST /admin/team/members', { email, role: 'support' }, { token: owner.token })
    await app.call('PATCH /admin/team/members/:id', { id: userId, role: 'warehouse' }, { token: owner.token })
    const [changed, invited] = await entries({ target: userId })
    expect(changed).toMatchObject({
      actorId: owner.userId,
      call: 'changeStaffRole',
      before: { role: 'support' },
      after: { role: 'warehouse' },
    })
    expect(invited).toMatchObject({ call: 'inviteStaff', before: { role: 'customer' }, after: { role: 'support' } })
    expect(changed!.network).toMatch(/\/(24|48)$/)
    expect(JSON.stringify([changed, invited])).not.toContain(email)
  })

  it('records every call that changes something, and none that is refused or only reads', async () => {
    const [product] = await stockShop(app, [seedProduct({ stock: 50 })])
    const { token } = await signedIn(app)
    const placed = await app.call('POST /user/orders/create-order', await orderInput(app, [{ product: product!, quantity: 1 }]), {
      token,
      idempotencyKey: newKey(),
    })
    const warehouse = await staffToken(app, 'warehouse')
    const id = placed.number
    await app.call('GET /admin/orders/:id', { id }, { token: warehouse })
    await app.call('POST /admin/orders/:id/pack', { id }, { token: warehouse })
    await expect(app.call('POST /admin/orders/:id/pack', { id }, { token: warehouse })).rejects.toMatchObject({ status: 409 })
    await app.call('POST /admin/orders/:id/ship', { id, carrier: 'DHL', trackingNumber: '1' }, { token: warehouse })
    await app.call('PUT /admin/orders/:id/tags', { id, tags: ['gift'] }, { token: warehouse })
    await app.call('POST /admin/orders/:id/notes', { id, text: 'Fragile' }, { token: warehouse })
    const found = await entries({ target: id })
    expect(found.map(({ call }) => call)).toEqual(['addOrderNote', 'setOrderTags', 'shipOrder', 'packOrder'])
    expect(found[2]!.after).toMatchObject({ carrier: 'DHL' })
    expect(JSON.stringify(found)).not.toContain('Fragile')
  })

  it('is append-only', async () => {
    const { db } = app.database
    for (const text of [`update audit_log set call = 'x'`, 'delete from audit_log', 'truncate audit_log'])
      await expect(db.query({ text, values: [] })).rejects.toThrow('only added to')
  })

  it('is exported with its filters applied', async () => {
    const response = await app.request('/api/admin/audit/export?call=packOrder', { headers: { authorization: `Bearer ${owner.token}` } })
    const [head, ...lines] = (await response.text()).trim().split('\r\n')
    expect(head).toContain('Who,Account,Change,Of,Before,After')
    expect(lines).toHaveLength(1)
  })

  it.each([{ call: 'a\0b' }, { target: 'a\0b' }])("refuses a filter with characters that can't be stored: %j", async (filter) => {
    await expect(app.call('GET /admin/audit', filter, { token: owner.token })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('is paginated', async () => {
    const all = await entries()
    const { nextCursor } = await app.call('GET /admin/audit', { limit: '1' }, { token: owner.token })
    const { rows } = await app.call('GET /admin/audit', { limit: '1', cursor: nextCursor! }, { token: owner.token })
    expect(rows).toEqual([all[1]])
  })
})

it('has a permission for each action that only staff may take', () => {
  expect(new Set(staffCalls.flatMap(({ needed }) => needed)).size).toBeLessThanOrEqual(permissions.length)
})

describe('an order in the back office', () => {
  it('shows its buyer, notes and tags; its confirmation can be resent', async () => {
    const [product] = await stockShop(app, [seedProduct({ stock: 50 })])
    const person = await signedIn(app)
    const input = await orderInput(app, [{ product: product!, quantity: 2 }], { email: person.email })
    const placed = await app.call('POST /user/orders/create-order', input, { token: person.token, idempotencyKey: newKey() })
    const { token } = owner
    const id = placed.id
    await app.call('POST /admin/orders/:id/notes', { id, text: 'Asked the depot.' }, { token })
    await app.call('PUT /admin/orders/:id/tags', { id, tags: ['Gift', 'gift', 'long parcel'] }, { token })
    await app.call('PUT /admin/orders/:id/tags', { id, tags: ['gift', 'pallet'] }, { token })
    const shown = await app.call('GET /admin/orders/:id', { id: placed.number }, { token })
    expect(shown).toMatchObject({
      order: { id, number: placed.number },
      tags: ['gift', 'pallet'],
      notes: [{ text: 'Asked the depot.' }],
      buyer: { id: person.userId, email: person.email, orders: 1, spent: 0, returned: 0 },
    })
    expect((await app.call('GET /admin/orders', { tag: 'pallet' }, { token })).rows).toMatchObject([{ id, tags: ['gift', 'pallet'] }])
    const before = (await lastMail(app, person.email))?.text
    app.pass(1000)
    await app.call('POST /admin/orders/:id/mail', { id }, { token })
    expect((await lastMail(app, person.email))?.text).not.toBe(before)
    await expect(app.call('GET /admin/orders/:id', { id: 'GF-1' }, { token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('of a guest shows other orders with the same email', async () => {
    const [product] = await stockShop(app, [seedProduct({ stock: 50 })])
    const email = freshEmail()
    const input = await orderInput(app, [{ product: product!, quantity: 1 }], { email })
    const { number } = await app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey() })
    const { buyer } = await app.call('GET /admin/orders/:id', { id: number }, { token: owner.token })
    expect(buyer).toMatchObject({ id: null, name: 'Ada Moreno', email, orders: 1, points: 0, since: null })
  })

  it('that was canceled gets no confirmation, but its cancellation mail can be resent', async () => {
    const { token } = owner
    const [product] = await stockShop(app, [seedProduct({ stock: 50 })])
    const input = await orderInput(app, [{ product: product!, quantity: 1 }], { email: freshEmail() })
    const { id } = await app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey() })
    await app.call('POST /admin/orders/:id/cancel', { id }, { token })
    const resend = (mail: 'confirmation' | 'news') => app.call('POST /admin/orders/:id/mail', { id, mail }, { token })
    await expect(resend('confirmation')).rejects.toMatchObject({ code: 'ORDER_IS_NOT_IN_THAT_STATE' })
    expect(await resend('news')).toEqual({ message: 'Mail sent' })
  })
})
