import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { seedOnce } from '#seed/seed.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { seedProduct, signedIn, staffIn, stockShop } from '#test/builders.ts'

let app: TestApp
let owner: Awaited<ReturnType<typeof staffIn>>
beforeAll(async () => {
  app = await startApp()
  await seedOnce(app.databaseUrl, () => {}, app.now())
  app.pass(1000)
  owner = await staffIn(app, 'owner')
})
afterAll(() => app.stop())

const count = async (table: string) =>
  Number(
    (await app.database.db.query({ text: `select count(*) as n from ${table}`, values: [] })).rows.map(
      (row) => (row as { n: string }).n,
    )[0],
  )
const steps = async () =>
  new Map((await app.call('GET /admin/first-steps', {}, { token: owner.token })).steps.map(({ name, isDone }) => [name, isDone]))
const remove = () => app.call('POST /admin/demo/remove', {}, { token: owner.token })

it('the demo data is removed completely by one of several parallel requests, and not once there is other data', async () => {
  expect((await steps()).get('demo')).toBe(false)
  const shopper = await signedIn(app)
  await expect(remove()).rejects.toMatchObject({ code: 'DEMO_IS_IN_USE' })
  expect((await app.call('GET /admin/first-steps', {}, { token: owner.token })).steps.find(({ name }) => name === 'demo')).toEqual({
    name: 'demo',
    isDone: false,
    isBlocked: true,
  })
  expect(await count('products')).toBeGreaterThan(50)
  await app.database.db.query({ text: `delete from users where id = $1`, values: [shopper.userId] })
  const [first, second] = await Promise.allSettled([remove(), remove()])
  expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected'])
  for (const table of ['products', 'orders', 'posts', 'clubs', 'reviews', 'plans', 'categories']) expect(await count(table), table).toBe(0)
  expect(await count('users')).toBe(1)
  const { rows } = await app.call('GET /admin/audit', { call: 'removeDemo' }, { token: owner.token })
  expect(rows).toMatchObject([{ actorId: owner.userId, target: 'demo' }])
  expect((await steps()).has('demo')).toBe(false)
  expect((await app.call('GET /user/products', {})).products).toEqual([])
  await stockShop(app, [seedProduct({ stock: 3 })])
  expect((await steps()).get('product')).toBe(true)
})

it('policies are to be done until staff have published each, changed or not', async () => {
  const names = ['terms-of-service', 'privacy-policy', 'return-policy', 'subscription-policy']
  const token = owner.token
  for (const name of names) {
    const key = { kind: 'page', locale: 'en', name } as const
    const { version, document } = await app.call('GET /admin/texts/:kind/:locale/:name', key, { token })
    const save = (read: number, as: 'draft' | 'live') =>
      app.call('PUT /admin/texts/:kind/:locale/:name', { ...key, version: read, document, as }, { token })
    expect((await steps()).get('policies'), name).toBe(false)
    const draft = await save(version, 'draft')
    expect((await steps()).get('policies'), name).toBe(false)
    // Reading it again could give the version of before, as processes learn of a change after it.
    await save(draft.version, 'live')
  }
  expect((await steps()).get('policies')).toBe(true)
})

it("tax is to be done until there is a zone or staff said that they charge none, and so is the demo's help address", async () => {
  const token = owner.token
  const save = async (change: { chargesNone?: boolean; zones?: { country: string; name: string; rates: [] }[] }) => {
    const { settings } = await app.call('GET /admin/tax', {}, { token })
    return app.call('PUT /admin/tax', { ...settings, chargesNone: false, zones: [], ...change }, { token })
  }
  expect((await steps()).get('tax')).toBe(false)
  await save({ chargesNone: false })
  expect((await steps()).get('tax')).toBe(false)
  expect(await save({ chargesNone: true })).toMatchObject({ chargesNone: true })
  expect((await steps()).get('tax')).toBe(true)
  expect(await save({ chargesNone: true, zones: [{ country: 'US', name: 'Tax', rates: [] }] })).toMatchObject({ chargesNone: false })
  expect((await steps()).get('tax')).toBe(true)
  expect((await steps()).get('contact')).toBe(false)
  await app.call('PATCH /admin/settings', { values: { SUPPORT_EMAIL: 'help@eisenwerk.de' } }, { token })
  await vi.waitFor(async () => expect((await steps()).get('contact')).toBe(true))
})
