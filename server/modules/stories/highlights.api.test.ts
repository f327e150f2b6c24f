import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { dayMs } from '#contract/time.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { conversationCalls } from '#test/conversations.ts'
import { follow, type Member, member, members } from '#test/community.ts'
import { storyCalls } from '#test/stories.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const { share, shareFile, read, see, own } = storyCalls(() => app)
const { write, thread, friends } = conversationCalls(() => app)
const refused = (code: string) => ({ code })
const make = (by: Member, title: string, storyIds: string[]) => app.call('POST /highlights', { title, storyIds }, by)
const list = async (by: Member, { handle }: Member) => (await app.call('GET /people/:handle/highlights', { handle }, by)).items
const open = (by: Member, id: string) => app.call('GET /highlights/:id', { id }, by)

describe('a highlight', () => {
  it('shows expired stories to those who could see them, and to nobody once it is deleted', async () => {
    const [ada, fan, stranger] = (await members(app, 3)) as [Member, Member, Member]
    await follow(app, fan, ada)
    const everyone = await shareFile(ada, { caption: 'Race' })
    const close = await share(ada, { audience: 'followers' })
    app.pass(2 * dayMs)
    const only = await make(ada, 'Followers', [close.id])
    const both = await make(ada, 'Race day', [close.id, everyone.id, close.id])
    expect(both).toMatchObject({ title: 'Race day', count: 2, cover: { id: close.id } })
    expect((await list(fan, ada)).map(({ id, count }) => [id, count])).toEqual([[both.id, 2], [only.id, 1]]) // prettier-ignore
    expect(await list(stranger, ada)).toMatchObject([{ id: both.id, count: 1, cover: { id: everyone.id } }])
    await expect(open(stranger, only.id)).rejects.toMatchObject(refused('NOT_FOUND'))
    const [shown] = (await open(stranger, both.id)).stories
    expect(shown).toMatchObject({ id: everyone.id, caption: 'Race' })
    // Its picture has a URL that works for an hour; the URL from when the story was running no longer works.
    expect([(await app.request(shown!.mediaUrl)).status, (await app.request(everyone.mediaUrl)).status]).toEqual([200, 404])
    await see(stranger, everyone.id)
    expect((await read(ada, everyone.id)).views).toBe(0)
    await app.call('PUT /people/:handle/block', { handle: stranger.handle }, ada)
    await expect(list(stranger, ada)).rejects.toMatchObject(refused('NOT_FOUND'))
    await expect(open(stranger, both.id)).rejects.toMatchObject(refused('NOT_FOUND'))
    await app.call('DELETE /highlights/:id', { id: both.id }, ada)
    await expect(read(fan, everyone.id)).rejects.toMatchObject(refused('NOT_FOUND'))
    expect((await list(fan, ada)).map(({ id }) => id)).toEqual([only.id])
  })

  it("contains one's own stories only, and is changed by its owner only", async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    const [first, second, his] = [await share(ada), await share(ada), await share(bo)]
    const { id } = await make(ada, 'One', [first.id])
    await expect(make(ada, 'His', [first.id, his.id])).rejects.toMatchObject(refused('INVALID_INPUT'))
    await expect(app.call('PUT /highlights/:id', { id, title: 'Mine', storyIds: [his.id] }, bo)).rejects.toMatchObject(refused('NOT_FOUND'))
    await expect(app.call('DELETE /highlights/:id', { id }, bo)).rejects.toMatchObject(refused('NOT_FOUND'))
    await app.call('PUT /highlights/:id', { id, title: 'Two', storyIds: [second.id, first.id] }, ada)
    expect(await open(bo, id)).toMatchObject({ title: 'Two', user: { handle: ada.handle }, stories: [{ id: second.id }, { id: first.id }] })
    const { community } = await app.call('GET /user/export', {}, ada)
    expect(community).toMatchObject({ highlights: [{ title: 'Two', stories: [second.id, first.id] }] })
    for (const story of [first, second]) await app.call('DELETE /story/:id', { id: story.id }, ada)
    expect(await list(ada, ada)).toEqual([])
  })

  it('is limited in number, also when 50 are created in parallel', async () => {
    const ada = await member(app)
    const { id } = await share(ada)
    const made = await Promise.allSettled(Array.from({ length: 50 }, (_, at) => make(ada, `No. ${at}`, [id])))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(limits.highlight.max)
    expect(await list(ada, ada)).toHaveLength(limits.highlight.max)
  })
})

describe('a reply to a story', () => {
  it('is a message with the story, until that expires', async () => {
    const [ada, bo] = await friends()
    const story = await share(ada)
    const answer = await write(bo, ada, { text: 'Strong!', storyId: story.id })
    expect(answer).toMatchObject({ attachment: 'story', text: 'Strong!', story: { id: story.id } })
    expect((await thread(ada, bo)).items).toMatchObject([{ story: { id: story.id, mediaUrl: story.mediaUrl } }])
    const [mine] = await own(ada)
    for (const input of [{ storyId: story.id }, { text: 'Me', storyId: (await share(bo)).id }])
      await expect(write(bo, ada, input)).rejects.toMatchObject(refused('INVALID_INPUT'))
    app.pass(dayMs)
    await expect(write(bo, ada, { text: 'Late', storyId: mine!.id })).rejects.toMatchObject(refused('INVALID_INPUT'))
    expect((await thread(ada, bo)).items[0]).toMatchObject({ attachment: 'story', story: null, text: 'Strong!' })
    await app.call('DELETE /story/:id', { id: story.id }, ada)
    expect((await thread(bo, ada)).items[0]).toMatchObject({ attachment: 'story', story: null })
  })

  it('is refused if its owner accepts no messages, or limits the story to followers', async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    const [everyone, close] = [await share(ada), await share(ada, { audience: 'followers' })]
    await expect(write(bo, ada, { text: 'Hi', storyId: close.id })).rejects.toMatchObject(refused('INVALID_INPUT'))
    await app.call('PATCH /message-settings', { from: 'nobody' }, ada)
    await expect(write(bo, ada, { text: 'Hi', storyId: everyone.id })).rejects.toMatchObject(refused('MESSAGES_ARE_CLOSED'))
  })
})
