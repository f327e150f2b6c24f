import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { follow, type Member, members } from '#test/community.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const post = (by: Member, input: ApiInput<'POST /post/create'> = {}) => {
  app.pass(1000)
  return app.call('POST /post/create', { text: 'Squats today.', ...input }, by)
}
const repost = (by: Member, id: string) => {
  app.pass(1000)
  return app.call('PUT /post/:id/repost', { id }, by)
}
const undo = (by: Member, id: string) => app.call('DELETE /post/:id/repost', { id }, by)
/** The feed without popular posts, each as "text" or "text < reposter". */
const feed = async (by: Member, input: ApiInput<'GET /post/newsfeed'> = {}) => {
  const { items, nextCursor } = await app.call('GET /post/newsfeed', { limit: 20, ...input }, by)
  const lines = items
    .filter(({ isPopular }) => !isPopular)
    .map(({ text, repostedBy }) => (repostedBy ? `${text} < ${repostedBy.person.handle}+${repostedBy.others}` : text))
  return { lines, nextCursor }
}

describe('a repost', () => {
  it('shows a post to followers once, however many reposted it, and can be undone', async () => {
    const [ada, bo, cy, reader] = (await members(app, 4)) as [Member, Member, Member, Member]
    for (const one of [bo, cy]) await follow(app, reader, one)
    const { id } = await post(ada, { text: 'Old news' })
    await post(bo, { text: 'Of Bo' })
    expect((await feed(reader)).lines).toEqual(['Of Bo'])
    expect(await repost(bo, id)).toEqual({ reposts: 1, isReposted: true })
    expect((await feed(reader)).lines).toEqual([`Old news < ${bo.handle}+0`, 'Of Bo'])
    await repost(cy, id)
    expect(await repost(cy, id)).toEqual({ reposts: 2, isReposted: true })
    expect((await feed(reader)).lines).toEqual([`Old news < ${cy.handle}+1`, 'Of Bo'])
    expect(await app.call('GET /post/:id', { id }, cy)).toMatchObject({ reposts: 2, isReposted: true, isShareable: true })
    const { items } = await app.call('GET /notifications', {}, ada)
    expect(items.filter(({ kind }) => kind === 'repost').map(({ total, postId }) => ({ total, postId }))).toEqual([
      { total: 2, postId: id },
    ])
    for (const _ of [1, 2]) expect(await undo(cy, id)).toEqual({ reposts: 1, isReposted: false })
    await undo(bo, id)
    expect((await feed(reader)).lines).toEqual(['Of Bo'])
    expect((await app.call('GET /notifications', {}, ada)).items).toEqual([])
  })

  it('is shown on one page only: not again if the post or another repost of it was shown', async () => {
    const [ada, bo, cy, reader] = (await members(app, 4)) as [Member, Member, Member, Member]
    for (const one of [ada, bo, cy]) await follow(app, reader, one)
    const { id } = await post(ada, { text: 'First' })
    await repost(bo, id)
    for (const text of ['2', '3', '4']) await post(ada, { text })
    await repost(cy, id)
    const first = await feed(reader, { limit: 2 })
    expect(first.lines).toEqual([`First < ${cy.handle}+1`, '4'])
    const second = await feed(reader, { limit: 2, cursor: first.nextCursor! })
    expect(second.lines).toEqual(['3', '2'])
    const third = await feed(reader, { limit: 2, cursor: second.nextCursor! })
    expect(third.lines).toEqual([])
  })

  it('counts as new after the position at which a feed was opened', async () => {
    const [ada, bo, reader] = (await members(app, 3)) as [Member, Member, Member]
    await follow(app, reader, bo)
    const { id } = await post(ada, { text: 'Old' })
    await repost(bo, id)
    const { items } = await app.call('GET /post/newsfeed', { limit: 20 }, reader)
    const since = items[0]!.entryId
    expect(await app.call('GET /post/newsfeed/new', { since }, reader)).toEqual({ count: 0 })
    await repost(bo, (await post(ada, { text: 'Newer' })).id)
    expect(await app.call('GET /post/newsfeed/new', { since }, reader)).toEqual({ count: 1 })
  })

  it('is allowed for public posts only, and changes no audience', async () => {
    const [ada, bo, reader, fan] = (await members(app, 4)) as [Member, Member, Member, Member]
    for (const one of [reader, fan]) await follow(app, one, bo)
    for (const one of [bo, fan]) await follow(app, one, ada)
    const narrow = await post(ada, { audience: 'followers' })
    await expect(repost(bo, narrow.id)).rejects.toMatchObject({ code: 'POST_IS_NOT_PUBLIC' })
    const { id: clubId } = await app.call('POST /clubs', { name: 'Repost club', visibility: 'private', acceptDisclaimer: true }, ada)
    const inClub = await post(ada, { clubId, audience: 'club' })
    await expect(repost(ada, inClub.id)).rejects.toMatchObject({ code: 'POST_IS_NOT_PUBLIC' })
    const { id } = await post(ada, { text: 'Open' })
    await repost(bo, id)
    expect((await feed(reader)).lines).toEqual([`Open < ${bo.handle}+0`])
    await app.call('PATCH /post/:id', { id, audience: 'followers' }, ada)
    expect((await feed(reader)).lines).toEqual([])
    expect((await feed(fan)).lines).toContain('Open')
    await app.call('PATCH /post/:id', { id, audience: 'public' }, ada)
    await app.call('PUT /people/:handle/block', { handle: reader.handle }, ada)
    expect((await feed(reader)).lines).toEqual([])
    await app.call('PUT /people/:handle/mute', { handle: bo.handle }, fan)
    expect((await feed(fan)).lines[0]).toBe('Open')
  })

  it('is removed when one of the two blocks the other', async () => {
    const [ada, bo, reader] = (await members(app, 3)) as [Member, Member, Member]
    await follow(app, reader, bo)
    const { id } = await post(ada, { text: 'Of Ada' })
    await repost(bo, id)
    await app.call('PUT /people/:handle/block', { handle: bo.handle }, ada)
    expect((await feed(reader)).lines).toEqual([])
    expect((await app.call('GET /post/:id', { id })).reposts).toBe(0)
  })

  it("requires the author's permission, for one post or for all", async () => {
    const [ada, bo, reader] = (await members(app, 3)) as [Member, Member, Member]
    await follow(app, reader, bo)
    const { id } = await post(ada, { text: 'Mine' })
    await repost(bo, id)
    const consent = async (allowsReposts: boolean) => (await app.call('PATCH /post/:id', { id, allowsReposts }, ada)).editedAt
    expect(await consent(false)).toBeNull()
    expect((await feed(reader)).lines).toEqual([])
    await expect(repost(reader, id)).rejects.toMatchObject({ code: 'REPOSTS_ARE_OFF' })
    await expect(post(bo, { quotedId: id })).rejects.toMatchObject({ code: 'REPOSTS_ARE_OFF' })
    await consent(true)
    expect((await feed(reader)).lines).toEqual([`Mine < ${bo.handle}+0`])
    await app.call('PATCH /profile', { allowsReposts: false }, ada)
    expect((await feed(reader)).lines).toEqual([])
    expect(await app.call('GET /post/:id', { id })).toMatchObject({ isShareable: false })
    await expect(repost(reader, id)).rejects.toMatchObject({ code: 'REPOSTS_ARE_OFF' })
  })

  it('lists who reposted, to those who may read the post', async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    const { id } = await post(ada, { text: 'Of Ada' })
    const own = await post(bo, { text: 'Of Bo' })
    await repost(bo, id)
    const list = async () => {
      const { items } = await app.call('GET /people/:handle/posts', { handle: bo.handle })
      return items.map(({ text, repostedBy }) => `${text} ${repostedBy?.person.handle ?? ''}`)
    }
    expect(await list()).toEqual([`Of Ada ${bo.handle}`, 'Of Bo '])
    const [first] = (await app.call('GET /people/:handle/posts', { handle: bo.handle })).items
    expect(first!.repostedBy!.at).toBe(app.now().toISOString())
    await repost(bo, own.id)
    expect(await list()).toEqual([`Of Bo ${bo.handle}`, `Of Ada ${bo.handle}`])
    await app.call('PATCH /user', { privacy: 'followers' }, bo)
    expect(await list()).toEqual([])
  })
})

describe('a quote', () => {
  it('shows the quoted post, and its author can detach it', async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    const { id: quotedId } = await post(ada, { text: 'Depth matters.' })
    const made = await post(bo, { text: 'So true.', quotedId })
    const quote = { id: quotedId, text: 'Depth matters.', author: { handle: ada.handle } }
    expect(made).toMatchObject({ isQuote: true, quote })
    const [told] = (await app.call('GET /notifications', {}, ada)).items
    expect(told).toMatchObject({ kind: 'quote', postId: made.id, text: 'So true.' })
    await expect(app.call('DELETE /post/:id/quote', { id: made.id }, bo)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await app.call('DELETE /post/:id/quote', { id: made.id }, ada)
    expect(await app.call('GET /post/:id', { id: made.id })).toMatchObject({ text: 'So true.', isQuote: true, quote: null })
    await expect(app.call('DELETE /post/:id/quote', { id: made.id }, ada)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('hides the quoted post when it is deleted, hidden, restricted, no longer quotable, or after a block', async () => {
    const [ada, bo, cy] = (await members(app, 3)) as [Member, Member, Member]
    const { id: quotedId } = await post(ada, { text: 'Depth matters.' })
    const { id } = await post(bo, { text: 'So true.', quotedId })
    const shown = async (viewer?: Member) => (await app.call('GET /post/:id', { id }, viewer ?? {})).quote !== null
    const change = (input: { audience?: 'public' | 'followers'; allowsReposts?: boolean }) =>
      app.call('PATCH /post/:id', { id: quotedId, ...input }, ada)
    expect(await shown()).toBe(true)
    await change({ audience: 'followers' })
    expect([await shown(), await shown(ada)]).toEqual([false, false])
    await change({ audience: 'public', allowsReposts: false })
    expect(await shown()).toBe(false)
    await change({ allowsReposts: true })
    await app.call('PUT /people/:handle/mute', { handle: ada.handle }, cy)
    expect([await shown(cy), await shown()]).toEqual([false, true])
    await app.call('PUT /people/:handle/block', { handle: bo.handle }, ada)
    expect([await shown(), await shown(bo)]).toEqual([false, false])
    await app.call('DELETE /people/:handle/block', { handle: bo.handle }, ada)
    await app.call('POST /muted-words', { word: 'depth', expiresAt: null }, cy)
    await app.call('DELETE /people/:handle/mute', { handle: ada.handle }, cy)
    expect(await app.call('GET /post/:id', { id }, cy)).toMatchObject({ isMuted: true })
    await app.call('DELETE /post/:id', { id: quotedId }, ada)
    expect(await app.call('GET /post/:id', { id })).toMatchObject({ isQuote: true, quote: null })
  })

  it('is allowed only of public posts, or by their author', async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    const { id } = await post(ada, { audience: 'me' })
    await expect(post(bo, { quotedId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(post(ada, { quotedId: id })).rejects.toMatchObject({ code: 'POST_IS_NOT_PUBLIC' })
  })
})
