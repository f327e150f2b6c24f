import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import { limits } from '#contract/limits.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { staffIn } from '#test/builders.ts'
import { follow, type Member, member, members } from '#test/community.ts'
import { takeDown } from './take-down.ts'
import { findTrends } from './hashtags.ts'

let app: TestApp
let number = 0
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** A hashtag that no other test has. */
const newTag = (): string => `tag${(number += 1)}`
const post = (by: Member, tags: string[], input: ApiInput<'POST /post/create'> = {}) => {
  app.pass(1000)
  return app.call('POST /post/create', { text: tags.map((tag) => `#${tag}`).join(' '), ...input }, by)
}
const followTag = (by: Member, tag: string) => app.call('PUT /tags/:tag/follow', { tag }, by)
const about = (tag: string, by?: Member) => app.call('GET /tags/:tag', { tag }, by ?? {})
const followed = async (by: Member) => (await app.call('GET /followed-tags', {}, by)).items.map(({ hashtag }) => hashtag)
const feed = async (by: Member, input: ApiInput<'GET /post/newsfeed'> = {}) => {
  const page = await app.call('GET /post/newsfeed', { limit: 20, ...input }, by)
  return { ...page, items: page.items.filter(({ isPopular }) => !isPopular) }
}
const ids = async (by: Member) => (await feed(by)).items.map(({ id }) => id)
const trends = async () => {
  await findTrends(app.database, app.now())
  return (await app.call('GET /trending-tags', {}, {})).items
}
const days = (count: number) => app.pass(count * 86_400_000)

describe('a hashtag', () => {
  it('can be followed and unfollowed, once each, in any Unicode normalization', async () => {
    const me = await member(app)
    await followTag(me, 'Squat')
    await followTag(me, 'squat')
    await followTag(me, 'cafe\u0301')
    expect(await followed(me)).toEqual(['café'.normalize('NFC'), 'squat'])
    expect(await about('CAF\u00c9', me)).toMatchObject({ isFollowed: true })
    expect(await about('squat')).toMatchObject({ isFollowed: false })
    expect(await app.call('DELETE /tags/:tag/follow', { tag: 'squat' }, me)).toEqual({ isFollowed: false })
    expect(await app.call('DELETE /tags/:tag/follow', { tag: 'squat' }, me)).toEqual({ isFollowed: false })
    expect(await followed(me)).toHaveLength(1)
  })

  it('refuses invalid hashtags, and visitors', async () => {
    const me = await member(app)
    for (const tag of ['#x', 'a b', '-', 'x'.repeat(61), "'; drop"])
      await expect(followTag(me, tag)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(app.call('PUT /tags/:tag/follow', { tag: 'x' }, {})).rejects.toMatchObject({ status: 401 })
  })

  it('can be followed by a member up to fifty times, also in parallel', async () => {
    const me = await member(app)
    const wanted = Array.from({ length: limits.post.tagsFollowedMax + 20 }, (_, n) => `race${n}`)
    const answers = await Promise.allSettled(wanted.map((tag) => followTag(me, tag)))
    const refused = answers.filter((one) => one.status === 'rejected')
    expect(refused).toHaveLength(20)
    expect(refused[0]!.reason).toMatchObject({ code: 'TOO_MANY_TAGS_FOLLOWED' })
    expect(await followed(me)).toHaveLength(limits.post.tagsFollowedMax)
    expect(await followTag(me, (await followed(me))[0]!)).toEqual({ isFollowed: true })
  })

  it('counts public posts only, and updates when those change', async () => {
    const tag = newTag()
    const [ada, hidden] = [await member(app), await member(app, 'private')]
    const one = await post(ada, [tag])
    const other = await post(ada, [tag], { audience: 'followers' })
    await post(hidden, [tag])
    expect((await about(tag)).posts).toBe(1)
    await app.call('PATCH /post/:id', { id: other.id, audience: 'public' }, ada)
    expect((await about(tag)).posts).toBe(2)
    await app.database.transaction((tx) => takeDown(tx, { kind: 'post', id: one.id, reason: 'spam' }, app.now()))
    expect((await about(tag)).posts).toBe(1)
    await app.call('PATCH /post/:id', { id: other.id, text: 'No more.' }, ada)
    expect((await about(tag)).posts).toBe(0)
    await app.call('PATCH /post/:id', { id: other.id, text: `#${tag}` }, ada)
    await app.call('DELETE /post/:id', { id: other.id }, ada)
    expect((await about(tag)).posts).toBe(0)
  })
})

describe("the newsfeed of a hashtag's follower", () => {
  it('includes its posts with the reason, unless they are there anyway', async () => {
    const tag = newTag()
    const [me, ada, bo] = (await members(app, 3)) as [Member, Member, Member]
    await follow(app, me, ada)
    await followTag(me, tag)
    const [near, far, mine] = [await post(ada, [tag]), await post(bo, [tag]), await post(me, [tag])]
    const { items } = await feed(me)
    expect(items.map(({ id, followedTag }) => [id, followedTag])).toEqual([
      [mine.id, null],
      [far.id, tag],
      [near.id, null],
    ])
    expect(await app.call('GET /post/newsfeed/new', { since: near.id }, me)).toEqual({ count: 1 })
    await app.call('DELETE /tags/:tag/follow', { tag }, me)
    expect(await ids(me)).toEqual([mine.id, near.id])
  })

  it('includes only posts that its reader may see: none by blocked, blocking, muted or private members, or in closed clubs', async () => {
    const tag = newTag()
    const [me, blocked, blocks, muted, open] = (await members(app, 5)) as [Member, Member, Member, Member, Member]
    const closed = await member(app, 'private')
    const forFollowers = await member(app, 'followers')
    await followTag(me, tag)
    await app.call('PUT /people/:handle/block', { handle: blocked.handle }, me)
    await app.call('PUT /people/:handle/block', { handle: me.handle }, blocks)
    await app.call('PUT /people/:handle/mute', { handle: muted.handle }, me)
    for (const one of [blocked, blocks, muted, closed, forFollowers]) await post(one, [tag])
    await post(open, [tag], { audience: 'followers' })
    await post(open, [tag], { audience: 'me' })
    const club = await app.call('POST /clubs', { name: `Club of ${tag}`, acceptDisclaimer: true }, open)
    await post(open, [tag], { clubId: club.id })
    const seen = await post(open, [tag])
    expect(await ids(me)).toEqual([seen.id])
    expect(await app.call('GET /post/newsfeed/new', { since: '00000000-0000-0000-0000-000000000000' }, me)).toEqual({ count: 1 })
    expect((await about(tag)).posts).toBe(4)
    await app.call('PATCH /user', { privacy: 'private' }, open)
    expect(await ids(me)).toEqual([])
  })

  it('pages through several hashtags and people, each post once', async () => {
    const [a, b] = [newTag(), newTag()]
    const [me, ada, bo] = (await members(app, 3)) as [Member, Member, Member]
    await follow(app, me, ada)
    await followTag(me, a)
    await followTag(me, b)
    const made: string[] = []
    for (let n = 0; n < 23; n += 1) made.unshift((await post(n % 3 ? bo : ada, n % 2 ? [a, b] : [a])).id)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await feed(me, { limit: 4, ...(cursor && { cursor }) })
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor && seen.length < 23)
    expect(seen).toEqual(made)
  })
})

describe('trending hashtags', () => {
  it("are those that most people posted: fifty posts by one member count once, and new members don't count", async () => {
    days(31)
    const [loud, wide, few] = [newTag(), newTag(), newTag()]
    const crowd = await members(app, 4)
    days(4)
    for (let n = 0; n < 50; n += 1) await post(crowd[0]!, [loud])
    for (const one of crowd) await post(one, [wide])
    for (const one of crowd.slice(0, 2)) await post(one, [few])
    for (const one of await members(app, 3)) await post(one, [few])
    expect(await trends()).toEqual([{ hashtag: wide, people: 4 }])
    await post(crowd[1]!, [loud])
    await post(crowd[2]!, [loud])
    expect(await trends()).toEqual([
      { hashtag: wide, people: 4 },
      { hashtag: loud, people: 3 },
    ])
    days(31)
    expect(await trends()).toEqual([])
  })

  it('leave out posts that were deleted or removed, or whose author was suspended or went private', async () => {
    const tag = newTag()
    const crowd = await members(app, 6)
    days(4)
    const posts = await Promise.all(crowd.map((one) => post(one, [tag])))
    const people = async () => (await trends()).find(({ hashtag }) => hashtag === tag)?.people ?? 0
    expect(await people()).toBe(6)
    await app.call('DELETE /post/:id', { id: posts[0]!.id }, crowd[0])
    await app.database.transaction((tx) => takeDown(tx, { kind: 'post', id: posts[1]!.id, reason: 'spam' }, app.now()))
    expect(await people()).toBe(4)
    await app.call('PATCH /user', { privacy: 'private' }, crowd[2])
    expect(await people()).toBe(3)
    const moderator = await staffIn(app, 'moderator')
    await app.call('POST /people/:handle/report', { handle: crowd[3]!.handle, reason: 'spam' }, crowd[4])
    const { id } = (await app.call('GET /admin/moderation/cases', {}, moderator)).items[0]!
    await app.call(
      'POST /admin/moderation/cases/:id/decide',
      { id, action: 'suspend', reason: 'spam', days: 7, message: 'Ads.' },
      moderator,
    )
    expect(await people()).toBe(0)
  })

  it("can't be flooded by one member: only the last few hashtags of each count", async () => {
    days(31)
    const crowd = await members(app, 3)
    const tags = Array.from({ length: 15 }, newTag)
    days(4)
    for (const one of crowd) for (const tag of tags) await post(one, [tag])
    expect((await trends()).map(({ hashtag }) => hashtag)).toEqual(tags.slice(5).toReversed())
  })

  it('are computed by two jobs in parallel without a failure', async () => {
    await Promise.all(Array.from({ length: 10 }, () => findTrends(app.database, app.now())))
    expect((await app.call('GET /trending-tags', {}, {})).items).toHaveLength(10)
  })
})
