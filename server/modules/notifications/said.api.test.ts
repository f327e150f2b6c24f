import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { follow, type Member, member, members } from '#test/community.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const told = async (who: Member) => (await app.call('GET /notifications', {}, who)).items
const texts = async (who: Member) => (await told(who)).map(({ text }) => text)
const actions = async (who: Member) => (await told(who)).map(({ action }) => action)
const post = (author: Member, text: string) => app.call('POST /post/create', { text }, author)
const react = (who: Member, { id, author }: { id: string; author: { id: string } }) =>
  app.call('POST /post/:postId/multireaction', { postId: id, ownerId: author.id, reactionType: 'like', isReacting: true }, who)
const comment = (author: Member, id: string, text: string, parentId?: string) =>
  app.call('POST /post/:id/comments', { id, text, ...(parentId && { parentId }) }, author)

describe('a notification quotes the beginning of a text', () => {
  it('for comments, replies and mentions, in one line cut between words', async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    const mine = await post(ada, 'A bar.')
    await comment(bo, mine.id, `Strong!\n\n${'word '.repeat(60)}`)
    const [said] = await texts(ada)
    expect(said).toMatch(/^Strong! word .* word…$/)
    expect(said!.length).toBeLessThanOrEqual(141)
    await post(bo, `With @${ada.handle}`)
    expect(new Set(await texts(ada))).toEqual(new Set([`With @${ada.handle}`, said]))
    const { id } = await comment(ada, mine.id, 'First.')
    await comment(bo, mine.id, 'Second.', id)
    expect(await texts(ada)).toContain('Second.')
  })

  it('for reactions and reposts, of the post that they are about, also if it contains a word its author has muted', async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    const mine = await post(ada, 'A new bar.')
    await react(bo, mine)
    app.pass(1000)
    await app.call('PUT /post/:id/repost', { id: mine.id }, bo)
    expect(await told(ada)).toMatchObject([
      { kind: 'repost', text: 'A new bar.' },
      { kind: 'reaction', text: 'A new bar.' },
    ])
    await app.call('POST /muted-words', { word: 'bar' }, ada)
    expect(await texts(ada)).toEqual(['A new bar.', 'A new bar.'])
  })

  it('but not if its reader can no longer read it, or has muted its author', async () => {
    const [ada, bo, cy] = (await members(app, 3)) as [Member, Member, Member]
    const hers = await post(bo, `For @${ada.handle}: a secret`)
    expect(await texts(ada)).toEqual([`For @${ada.handle}: a secret`])
    await app.call('PATCH /post/:id', { id: hers.id, audience: 'followers' }, bo)
    expect(await texts(ada)).toEqual([null])
    await app.call('PATCH /post/:id', { id: hers.id, audience: 'public' }, bo)
    await app.call('PATCH /user', { privacy: 'private' }, bo)
    expect(await texts(ada)).toEqual([null])
    const mine = await post(ada, 'A bar.')
    const { id } = await comment(ada, mine.id, 'Mine.')
    await comment(cy, mine.id, 'A reply.', id)
    expect(await texts(ada)).toContain('A reply.')
    await app.call('PUT /people/:handle/block', { handle: ada.handle }, cy)
    expect(await texts(ada)).not.toContain('A reply.')
  })

  it('and is hidden if the text contains a word muted since', async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    await comment(bo, (await post(ada, 'A bar.')).id, 'What a spoiler.')
    expect(await texts(ada)).toEqual(['What a spoiler.'])
    await app.call('POST /muted-words', { word: 'spoiler' }, ada)
    expect(await told(ada)).toEqual([])
  })
})

describe('the action of a notification', () => {
  it('is to follow back, unless one does', async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    await follow(app, ada, bo)
    expect(await actions(bo)).toEqual(['follow-back'])
    await follow(app, bo, ada)
    expect(await actions(bo)).toEqual([null])
    expect(await actions(ada)).toEqual([null])
  })

  it('is to answer a request, while it is pending', async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    const shut = await member(app, 'private')
    await follow(app, ada, shut)
    expect(await actions(shut)).toEqual(['answer'])
    await app.call('PUT /follow-requests/:handle', { handle: ada.handle }, shut)
    expect(await actions(shut)).toEqual([null])
    await app.call('PUT /notifications/read', { until: app.now().toISOString() }, shut)
    app.pass(1000)
    await follow(app, bo, shut)
    expect(await actions(shut)).toEqual(['answer', null])
    await app.call('DELETE /follow-requests/:handle', { handle: bo.handle }, shut)
    expect(await actions(shut)).not.toContain('answer')
  })

  it('is missing when several people are grouped', async () => {
    const [ada, bo, cy] = (await members(app, 3)) as [Member, Member, Member]
    await follow(app, ada, cy)
    await follow(app, bo, cy)
    expect(await told(cy)).toMatchObject([{ kind: 'follow', total: 2, action: null }])
  })
})
