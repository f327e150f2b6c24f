import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { staffToken } from '#test/builders.ts'
import { type Member, member, members } from '#test/community.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const aDay = 86_400_000
const pointsOf = (by: Member) => app.call('GET /points', { limit: 100 }, by)
const movesOf = async (by: Member) => (await pointsOf(by)).entries.map(({ reason, points }) => `${reason} ${points}`).toReversed()
const post = (by: Member, audience: 'public' | 'me' = 'public') => app.call('POST /post/create', { text: 'Squats.', audience }, by)
const comment = (by: Member, id: string) => app.call('POST /post/:id/comments', { id, text: 'Strong.' }, by)
const squat = (by: Member, value: number) => app.call('POST /records', { lift: 'squat', value, performedOn: '2026-03-01' }, by)

/** That the books agree is checked when the app stops. */
describe('points for taking part in the community', () => {
  it("are earned for the first post of a day, five comments on others' posts, and an improved record", async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    const his = await post(bo)
    await post(ada)
    await post(ada)
    for (let n = 0; n < 6; n += 1) await comment(ada, his.id)
    await squat(ada, 100)
    await squat(ada, 105)
    await squat(ada, 110)
    expect(await pointsOf(ada)).toMatchObject({ balance: 20, community: { today: 20, total: 20 }, rules: { community: { dayMax: 20 } } })
    expect(await pointsOf(bo)).toMatchObject({ balance: 5, community: { today: 5 } })
    app.pass(aDay)
    expect((await pointsOf(ada)).community).toEqual({ today: 0, total: 20 })
    await post(ada)
    expect(await pointsOf(ada)).toMatchObject({ balance: 25, community: { today: 5, total: 25 } })
  })

  it("are not earned for comments on one's own posts, private posts, first records and impossible ones", async () => {
    const ada = await member(app)
    const own = await post(ada, 'me')
    await comment(ada, own.id)
    await squat(ada, 100)
    await squat(ada, 90)
    await squat(ada, 399)
    expect(await movesOf(ada)).toEqual([])
    await app.call('PATCH /post/:id', { id: own.id, audience: 'public' }, ada)
    await app.call('PATCH /post/:id', { id: own.id, audience: 'me' }, ada)
    await app.call('PATCH /post/:id', { id: own.id, audience: 'public' }, ada)
    expect(await movesOf(ada)).toEqual(['POST 5', 'ACT_REVERSED -5', 'POST 5'])
  })

  it('are taken back when the post is deleted, and a second post of the day earns none instead', async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    const his = await post(bo)
    const [made, said] = [await post(ada), await comment(ada, his.id)]
    await squat(ada, 100)
    const better = await squat(ada, 102.5)
    await app.call('DELETE /post/:id', { id: made.id }, ada)
    await app.call('DELETE /comments/:id', { id: said.id }, bo)
    await app.call('DELETE /records/:id', { id: better.id }, ada)
    await post(ada)
    expect(await pointsOf(ada)).toMatchObject({ balance: 0, community: { today: 16, total: 0 } })
  })

  it('are taken back when moderators remove a post, and returned when they restore it', async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    const made = await post(ada)
    await app.call('POST /post/:id/report', { id: made.id, reason: 'spam' }, bo)
    const [owner, other] = [{ token: await staffToken(app) }, { token: await staffToken(app) }]
    const { items } = await app.call('GET /admin/moderation/cases', { limit: 100 }, owner)
    const { id } = items.find(({ subjectId }) => subjectId === made.id)!
    const decide = (action: 'remove' | 'restore', by: { token: string }) =>
      app.call('POST /admin/moderation/cases/:id/decide', { id, action, reason: 'spam', message: 'It is advertising.' }, by)
    await decide('remove', owner)
    expect(await movesOf(ada)).toEqual(['POST 5', 'ACT_REVERSED -5'])
    await decide('restore', other)
    expect(await movesOf(ada)).toEqual(['POST 5', 'ACT_REVERSED -5', 'POST 5'])
    await decide('remove', owner)
    expect((await pointsOf(ada)).balance).toBe(0)
  })

  it('of 50 parallel comments are those of five, and taken back once by 50 parallel deletions', async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    const his = await post(bo)
    await app.call('POST /post/:id/comments', { id: (await post(ada)).id, text: 'First.' }, ada)
    const made = await Promise.all(Array.from({ length: 50 }, () => comment(ada, his.id)))
    expect((await pointsOf(ada)).balance).toBe(10)
    await Promise.allSettled(made.flatMap(({ id }) => [0, 1].map(() => app.call('DELETE /comments/:id', { id }, ada))))
    expect((await pointsOf(ada)).balance).toBe(5)
  })
})

it('are limited to the configured total, and can be turned off', async () => {
  const strict = await startApp({ env: { POINTS_COMMUNITY_TOTAL: '7' } })
  const none = await startApp({ env: { POINTS_COMMUNITY_DAY: '0' } })
  const earned = async (shop: TestApp) => {
    const by = await member(shop)
    for (let day = 0; day < 3; day += 1) {
      await shop.call('POST /post/create', { text: 'Squats.' }, by)
      shop.pass(aDay)
    }
    const { balance, community } = await shop.call('GET /points', {}, by)
    return [balance, community]
  }
  expect(await earned(strict)).toEqual([5, { today: 0, total: 5 }])
  expect(await earned(none)).toEqual([0, null])
  await Promise.all([strict.stop(), none.stop()])
})
