import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ApiInput, endpoints } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { callerOfView } from '#contract/view-as.ts'
import { requestFor, startApp, type TestApp } from '#test/app.ts'
import { newKey, signedIn, staffIn } from '#test/builders.ts'
import { follow, type Member, member } from '#test/community.ts'
import { fetchText } from '#test/fetch-text.ts'

type Person = Awaited<ReturnType<typeof signedIn>>

let app: TestApp
let owner: Person
let customer: Person
beforeAll(async () => {
  app = await startApp()
  owner = await staffIn(app, 'owner')
  customer = await signedIn(app)
})
afterAll(() => app.stop())

const reason = 'Checks why their order is not shown'
const secret = 'Nobody else reads this. #unspoken'
const ofTheCommunity = ['getNewsfeed', 'listSavedPosts', 'listNotifications', 'getOwnProfile', 'listStories', 'listArchivedStories']
const begin = (id = customer.userId, by = owner.token) => app.call('POST /admin/customers/:id/views', { id, reason }, { token: by })
const send = async (endpoint: Endpoint, token: string) => {
  const path = endpoint.route.replace(/:(\w+)/g, newKey())
  const [method = '', rest = ''] = path.split(' ')
  const [url, init] = requestFor('', { ...endpoint, route: `${method} ${rest}` } as Endpoint, {}, { token, idempotencyKey: newKey() })
  const response = await app.request(url, init)
  return { status: response.status, code: ((await response.json().catch(() => ({}))) as { code?: string }).code }
}

it('every call that writes, and every private read, is refused while staff view the shop as a customer; nothing else is', async () => {
  const { token } = await begin()
  const all: readonly Endpoint[] = endpoints
  const answers = await Promise.all(
    all.filter((one) => callerOfView(one) === null).map(async (one) => [one.id, (await send(one, token)).code] as const),
  )
  expect(answers.filter(([, code]) => code !== 'VIEW_IS_READ_ONLY')).toEqual([])
  const viewable = all.filter((one) => callerOfView(one) !== null)
  expect(viewable.every(({ route, auth }) => route.startsWith('GET ') && typeof auth === 'string')).toBe(true)
  for (const id of [
    'exportUser',
    'listSessions',
    'getSecondFactor',
    'listPasskeys',
    'listIdentities',
    'getStaffMember',
    'listViews',
    ...ofTheCommunity,
  ])
    expect(viewable.map((one) => one.id)).not.toContain(id)
  expect(await app.call('GET /user', {}, { token })).toMatchObject({ id: customer.userId })
  expect((await app.call('GET /user/orders/list', {}, { token })).orders).toEqual([])
})

it('viewing the shop as a customer shows in the community only what a visitor sees', async () => {
  const [ada, bo, cy] = [await member(app, 'private'), await member(app), await member(app, 'private')]
  await follow(app, ada, bo)
  await follow(app, ada, cy)
  await app.call('PUT /follow-requests/:handle', { handle: ada.handle }, cy)
  const club = await app.call('POST /clubs', { name: 'Quiet room', visibility: 'private', acceptDisclaimer: true }, ada)
  const write = (by: Member, input: ApiInput<'POST /post/create'>) => app.call('POST /post/create', { text: secret, ...input }, by)
  const posts = await Promise.all([
    write(ada, { audience: 'me' }),
    write(ada, {}),
    write(bo, { audience: 'followers' }),
    write(cy, {}),
    write(ada, { audience: 'club', clubId: club.id }),
  ])
  const inputs = [ada, bo, cy].flatMap(({ handle }) =>
    posts.map(({ id }) => ({ ':handle': handle, ':slug': club.slug, ':tag': 'unspoken', ':id': id })),
  )
  const reads = (endpoints as readonly Endpoint[]).filter(({ route, auth }) => route.startsWith('GET ') && typeof auth === 'string')
  const token = (await begin(ada.userId)).token
  const unknown = newKey()
  /** Most routes have no place for most fields of an input, so several inputs give the same path, which is requested once. */
  const pathsOf = ({ route }: Endpoint) =>
    new Set(
      inputs.map((input) => route.slice('GET '.length).replace(/:\w+/g, (name) => new Map(Object.entries(input)).get(name) ?? unknown)),
    )
  const shown = async (by: string) => {
    const found = new Set<string>()
    for (const endpoint of reads)
      for (const path of pathsOf(endpoint)) {
        const url = `${app.url}/api${path}${path.startsWith('/search') ? '?q=unspoken' : ''}`
        const { text } = await fetchText(url, { headers: { authorization: `Bearer ${by}` } })
        if (text.includes(secret)) found.add(endpoint.id)
      }
    return [...found]
  }
  expect(await shown(ada.token)).toEqual(
    expect.arrayContaining(['getNewsfeed', 'getPost', 'listPersonPosts', 'listClubPosts', 'listTagPosts']),
  )
  expect(await shown(token)).toEqual([])
  const stream = await app.request('/api/notifications/stream', { headers: { authorization: `Bearer ${token}` } })
  expect(stream.status).toBe(403)
})

it('viewing the shop as a customer lasts a quarter of an hour, regardless of use, and is no session of the customer', async () => {
  const { token, expiresAt } = await begin()
  expect(expiresAt).toBe(new Date(app.now().getTime() + 15 * 60_000).toISOString())
  expect((await app.call('GET /user/sessions', {}, { token: customer.token })).sessions).toHaveLength(1)
  expect((await app.call('GET /admin/customers/:id', { id: customer.userId }, { token: owner.token })).sessions).toHaveLength(1)
  app.pass(14 * 60_000)
  await app.call('GET /user', {}, { token })
  app.pass(60_000)
  await expect(app.call('GET /user', {}, { token })).rejects.toMatchObject({ status: 401 })
})

it('viewing the shop as a customer ends when staff end it, when they lose the permission, and when the customer signs out everywhere', async () => {
  const person = await signedIn(app)
  const support = await staffIn(app, 'support')
  const look = () => begin(person.userId, support.token)
  const works = (token: string) =>
    app.call('GET /user', {}, { token }).then(
      () => true,
      () => false,
    )
  const [first, second] = [await look(), await look()]
  await expect(app.call('DELETE /admin/views/:id', { id: first.id }, { token: owner.token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const ends = Array.from({ length: 10 }, () => app.call('DELETE /admin/views/:id', { id: first.id }, { token: support.token }))
  expect(new Set((await Promise.all(ends)).map(({ endedAt }) => endedAt)).size).toBe(1)
  expect([await works(first.token), await works(second.token)]).toEqual([false, true])
  await app.database.db.query({ text: `update users set role = 'warehouse' where id = $1`, values: [support.userId] })
  expect(await works(second.token)).toBe(false)
  const third = await begin(person.userId)
  expect(await works(third.token)).toBe(true)
  await app.call('POST /user-auth/sign-out', { everywhere: true }, { token: person.token })
  expect(await works(third.token)).toBe(false)
})

it('viewing the shop as a customer is in the audit log with its reason, and visible to the customer, also in their export', async () => {
  const person = await signedIn(app)
  const { id } = await begin(person.userId)
  await app.call('DELETE /admin/views/:id', { id }, { token: owner.token })
  const { rows } = await app.call('GET /admin/audit', { target: person.userId }, { token: owner.token })
  expect(rows.map(({ call, after }) => [call, after])).toEqual([
    ['endView', { view: id, endedAt: app.now().toISOString() }],
    ['beginView', { view: id, reason }],
  ])
  const seen = [{ reason, beganAt: app.now().toISOString(), endedAt: app.now().toISOString() }]
  expect((await app.call('GET /user/views', {}, { token: person.token })).views).toEqual(seen)
  expect((await app.call('GET /user/export', {}, { token: person.token })).staffViews).toEqual(seen)
})

it('viewing the shop as a customer is refused for staff accounts, and to staff without the permission', async () => {
  const warehouse = await staffIn(app, 'warehouse')
  await expect(begin(warehouse.userId)).rejects.toMatchObject({ code: 'CUSTOMER_IS_STAFF' })
  await expect(begin(newKey())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(begin(customer.userId, warehouse.token)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  const { token } = await begin()
  await app.database.db.query({ text: `update users set role = 'support' where id = $1`, values: [customer.userId] })
  await expect(app.call('GET /user', {}, { token })).rejects.toMatchObject({ status: 401 })
})
