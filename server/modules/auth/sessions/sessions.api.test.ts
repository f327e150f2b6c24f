import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { signedIn } from '#test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUSTED_PROXY: '127.0.0.1' } })
})
afterAll(() => app.stop())

const password = 'correct horse'
const hour = 3_600_000
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0'

async function enterFrom(email: string, agent: string, address: string): Promise<string> {
  const response = await app.request('/api/user-auth/sign-in', {
    method: 'POST',
    body: JSON.stringify({ email, password }),
    headers: { 'content-type': 'application/json', 'user-agent': agent, 'x-forwarded-for': address },
  })
  return ((await response.json()) as { data: { access_token: string } }).data.access_token
}
const list = async (token: string) => (await app.call('GET /user/sessions', {}, { token })).sessions
const isDead = (token: string) => expect(app.call('GET /user', {}, { token })).rejects.toMatchObject({ status: 401 })

describe('the list of sessions', () => {
  it('shows device, network and times, and marks the current one', async () => {
    const { token, email } = await signedIn(app)
    app.pass(60_000)
    const other = await enterFrom(email, firefox, '2001:db8:1:2::3')
    const at = app.now().toISOString()
    const [newest, oldest] = await list(other)
    expect(newest).toEqual({
      id: expect.any(String),
      device: 'Firefox, Linux',
      place: '2001:db8:1::/48',
      createdAt: at,
      lastUsedAt: at,
      current: true,
    })
    expect(oldest).toMatchObject({ device: 'node', place: '127.0.0.0/24', current: false })
    expect((await list(token)).map((one) => one.current)).toEqual([false, true])
  })

  it('leaves out expired sessions', async () => {
    const { token } = await signedIn(app)
    app.pass(29 * 24 * hour)
    const { email } = await app.call('GET /user', {}, { token })
    await enterFrom(email!, firefox, '203.0.113.7')
    app.pass(29 * 24 * hour)
    expect(await list(token)).toHaveLength(2)
    app.pass(2 * 24 * hour)
    expect(await list(token)).toHaveLength(1)
  })
})

describe('a session', () => {
  it('can be ended from another session of the same user, and by no other user', async () => {
    const { token, email } = await signedIn(app)
    const other = await enterFrom(email, firefox, '203.0.113.7')
    const id = (await list(token)).find((one) => !one.current)!.id
    const stranger = await signedIn(app)
    await expect(app.call('DELETE /user/sessions/:id', { id }, { token: stranger.token })).rejects.toMatchObject({ status: 404 })
    await app.call('GET /user', {}, { token: other })
    await app.call('DELETE /user/sessions/:id', { id }, { token })
    await isDead(other)
    await expect(app.call('DELETE /user/sessions/:id', { id }, { token })).rejects.toMatchObject({ status: 404 })
    await app.call('GET /user', {}, { token })
  })

  it("can end all other sessions of its user, and no one else's", async () => {
    const { token, email } = await signedIn(app)
    const others = [await enterFrom(email, firefox, '203.0.113.7'), await enterFrom(email, firefox, '203.0.113.8')]
    const stranger = await signedIn(app)
    await app.call('DELETE /user/sessions', {}, { token })
    for (const other of others) await isDead(other)
    expect(await list(token)).toMatchObject([{ current: true }])
    expect(await list(stranger.token)).toHaveLength(1)
  })

  it('records its last use at most once an hour', async () => {
    const { token, userId } = await signedIn(app)
    const version = async () =>
      (await app.database.db.query({ text: 'select xmin, used_at from sessions where user_id = $1', values: [userId] })).rows
    const before = await version()
    app.pass(hour - 1000)
    await app.call('GET /user', {}, { token })
    expect(await version()).toEqual(before)
    app.pass(1000)
    await Promise.all(Array.from({ length: 50 }, () => app.call('GET /user', {}, { token })))
    const after = await version()
    expect(after).toEqual([{ xmin: expect.not.stringMatching(`^${(before[0] as { xmin: string }).xmin}$`), used_at: app.now() }])
    await app.call('GET /user', {}, { token })
    expect(await version()).toEqual(after)
  })

  it('ends when its account is disabled, which then looks as if it did not exist', async () => {
    const { token, email, userId } = await signedIn(app)
    await app.database.db.query({ text: 'update users set disabled_at = $2 where id = $1', values: [userId, app.now()] })
    await isDead(token)
    await expect(app.call('POST /user-auth/sign-in', { email, password })).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
      status: 422,
    })
  })
})
