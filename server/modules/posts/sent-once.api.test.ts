import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { type Member, member, members } from '#test/community.ts'
import { upload } from '#test/pictures.ts'

const parallel = 50

/** Runs once with the local database, and once with 15 ms of latency. */
describe.each([
  ['a near database', 0],
  ['a database 15 ms away', 15],
])('a post with an idempotency key, with %s', (_, ms) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ databaseMs: ms })
  })
  afterAll(() => app.stop())

  const send = ({ token }: Member, input: ApiInput<'POST /post/create'>, idempotencyKey?: string) =>
    app.call('POST /post/create', input, { token, ...(idempotencyKey !== undefined && { idempotencyKey }) })
  const ownPosts = async ({ handle, token }: Member) =>
    (await app.call('GET /people/:handle/posts', { handle, limit: 50 }, { token })).items.map(({ id }) => id)

  it('is created once by 50 parallel requests with one key, with its record and picture, and all get the same response', async () => {
    const ada = await member(app)
    const { url } = await upload(app, ada.token, 'post')
    const record = { lift: 'squat', value: 150, performedOn: '2026-03-01' }
    const key = randomUUID()
    const made = await Promise.all(
      Array.from({ length: parallel }, () => send(ada, { text: 'At last!', record, media: [{ url, alt: '' }] }, key)),
    )
    const id = made[0]!.id
    expect(new Set(made.map((post) => post.id))).toEqual(new Set([id]))
    expect(await ownPosts(ada)).toEqual([id])
    const { records } = await app.call('GET /people/:handle', { handle: ada.handle }, ada)
    expect(records.filter(({ lift }) => lift === 'squat')).toHaveLength(1)
  })

  it('returns the first post for each repeat, and refuses a different text with the same key', async () => {
    const ada = await member(app)
    const key = randomUUID()
    const first = await send(ada, { text: 'Five by five.' }, key)
    expect(await send(ada, { text: 'Five by five.' }, key)).toEqual(first)
    await expect(send(ada, { text: 'Five by three.' }, key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_IS_USED', status: 409 })
    expect(await ownPosts(ada)).toEqual([first.id])
  })

  it('releases the key when refused, and keys are separate for each member', async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    const key = randomUUID()
    await expect(send(ada, { text: 'Ours.', clubId: randomUUID(), audience: 'club' }, key)).rejects.toMatchObject({
      code: 'ONLY_MEMBERS_OF_THE_CLUB_MAY',
    })
    const hers = await send(ada, { text: 'Mine.' }, key)
    const his = await send(bo, { text: 'Mine.' }, key)
    expect(his.id).not.toBe(hers.id)
  })

  it('requires no key: without one each call creates a post', async () => {
    const ada = await member(app)
    await send(ada, { text: 'Again.' })
    await send(ada, { text: 'Again.' })
    expect(await ownPosts(ada)).toHaveLength(2)
  })

  it('refuses an invalid key', async () => {
    const ada = await member(app)
    await expect(send(ada, { text: 'Short.' }, 'short')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const headers = { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json', 'idempotency-key': '' }
    const empty = await app.request('/api/post/create', { method: 'POST', headers, body: '{"text":"Empty."}' })
    expect([empty.status, await empty.json()]).toMatchObject([400, { code: 'IDEMPOTENCY_KEY_IS_MISSING' }])
    expect(await ownPosts(ada)).toEqual([])
  })
})
