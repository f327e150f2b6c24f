import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiScope, apiScopes, scopesFor } from '#contract/api-scopes.ts'
import { endpoints } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { dayMs } from '#contract/time.ts'
import { requestFor, startApp, type TestApp } from '#test/app.ts'
import { staffIn, staffToken } from '#test/builders.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startApp()
  token = await staffToken(app)
})
afterAll(() => app.stop())

const make = (scopes: ApiScope[], days: number | null = null, by = token) =>
  app.call('POST /admin/api-keys', { name: 'Warehouse', scopes, days }, { token: by })
/** The status of a call whose input is invalid on purpose: authorization is checked before the input. */
async function statusOf(endpoint: Endpoint, key?: string): Promise<number> {
  const named = [...endpoint.route.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'x'])
  const [url, init] = requestFor(app.url, endpoint, Object.fromEntries(named), key === undefined ? {} : { token: key })
  const response = await fetch(url, init)
  await response.arrayBuffer()
  return response.status
}
const all = endpoints as readonly Endpoint[]
const listOrders = all.find(({ id }) => id === 'listStaffOrders')!
/** Anyone may make this call. */
const findPosts = all.find(({ id }) => id === 'listPopularPosts')!

describe('an API key', () => {
  it('may make the staff calls of its scopes, gets 403 for others and for customer calls, and is anonymous in public calls', async () => {
    const reader = await make(['orders:read'])
    const everything = await make([...apiScopes])
    const forAnyone = all.filter(({ auth }) => auth === 'guest')
    for (const endpoint of forAnyone) expect(await statusOf(endpoint, reader.key), endpoint.route).toBe(await statusOf(endpoint))
    for (const endpoint of all.filter(({ auth }) => auth !== 'public' && auth !== 'guest')) {
      const [narrow, wide] = [await statusOf(endpoint, reader.key), await statusOf(endpoint, everything.key)]
      expect(narrow === 403, endpoint.route).toBe(endpoint.auth === 'customer' || !scopesFor(endpoint).includes('orders:read'))
      expect(wide === 403, endpoint.route).toBe(endpoint.auth === 'customer' || scopesFor(endpoint).length === 0)
      expect([narrow, wide], endpoint.route).not.toContain(401)
    }
  })

  it('is shown once, records its last use, and stops working once revoked or expired', async () => {
    const { apiKey, key } = await make(['orders:read'], 30)
    expect(key.endsWith(apiKey.ending)).toBe(true)
    const find = async () => (await app.call('GET /admin/api-keys', {}, { token })).keys.find(({ id }) => id === apiKey.id)
    expect(await find()).toMatchObject({ usedAt: null, revokedAt: null })
    expect(await statusOf(listOrders, key)).toBe(200)
    expect(await find()).toMatchObject({ usedAt: app.now().toISOString() })
    expect(JSON.stringify(await find())).not.toContain(key)
    await app.call('DELETE /admin/api-keys/:id', { id: apiKey.id }, { token })
    expect(await statusOf(listOrders, key)).toBe(401)
    await expect(app.call('DELETE /admin/api-keys/:id', { id: apiKey.id }, { token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const short = await make(['orders:read'], 1)
    app.pass(dayMs)
    expect(await statusOf(listOrders, short.key)).toBe(401)
    for (const endpoint of [listOrders, findPosts]) expect(await statusOf(endpoint, 'key_unknown')).toBe(401)
    token = await staffToken(app)
  })

  it('may do no more than its creator currently may', async () => {
    const maker = await staffIn(app, 'owner')
    const { key } = await make(['orders:read', 'stock:write'], null, maker.token)
    expect(await statusOf(listOrders, key)).toBe(200)
    await app.database.db.query({ text: `update users set role = 'editor' where id = $1`, values: [maker.userId] })
    expect(await statusOf(listOrders, key)).toBe(403)
  })

  it("stops working when its creator's account is disabled", async () => {
    const maker = await staffIn(app, 'owner')
    const { key } = await make(['orders:read'], null, maker.token)
    expect(await statusOf(listOrders, key)).toBe(200)
    await app.database.db.query({ text: 'update users set disabled_at = $2 where id = $1', values: [maker.userId, app.now()] })
    expect(await statusOf(listOrders, key)).toBe(401)
  })

  it('is limited to 50 per shop, also when 60 are created at once', async () => {
    const made = await Promise.allSettled(Array.from({ length: 60 }, () => make(['orders:read'])))
    const { keys } = await app.call('GET /admin/api-keys', {}, { token })
    expect(
      keys.filter(({ revokedAt, expiresAt }) => !revokedAt && (expiresAt === null || expiresAt > app.now().toISOString())),
    ).toHaveLength(50)
    expect(made.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'TOO_MANY_API_KEYS' })
  })
})
