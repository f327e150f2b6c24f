import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { staffIn } from '#test/builders.ts'
import { type Member, members } from '#test/community.ts'
import { conversationCalls } from '#test/conversations.ts'
import { upload } from '#test/pictures.ts'
import { purgeMessages } from './jobs.ts'
import { eraseConversations } from './personal-data.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const { write, thread, said, box, handles, unread, friends } = conversationCalls(() => app)
const refused = (code: string) => ({ code })
const notFound = refused('NOT_FOUND')

describe('deleting', () => {
  it("one's own message removes it for both, with its picture, and it no longer counts as unread", async () => {
    const [ada, bo] = await friends()
    const { url } = await upload(app, ada.token, 'message')
    const { id } = await write(ada, bo, { text: 'Oops', picture: { url } })
    await write(ada, bo, 'Right')
    const picture = () => app.request(url)
    expect((await picture()).headers.get('cache-control')).toBe('private, max-age=600')
    await expect(app.call('DELETE /messages/:id', { id }, bo)).rejects.toMatchObject(refused('NOT_ALLOWED'))
    const gone = Array.from({ length: 5 }, () => app.call('DELETE /messages/:id', { id }, ada))
    await Promise.all(gone)
    expect([await said(bo, ada), await said(ada, bo)]).toEqual([
      ['-', 'Right'],
      ['-', 'Right'],
    ])
    expect((await thread(bo, ada)).items[1]).toMatchObject({ text: '', picture: null, isDeleted: true })
    expect((await picture()).status).toBe(404)
    expect((await box(bo))[0]!.unread).toBe(1)
    const text = `select m.text, m.picture, u.used_by from conversation_messages m, uploads u where m.id = $1 and u.id = $2`
    const { rows } = await app.database.db.query({ text, values: [id, url.slice(7, 43)] })
    expect(rows).toEqual([{ text: '', picture: null, used_by: null }])
  })

  it('a message for oneself leaves it to the other; one deleted by both is removed for good', async () => {
    const [ada, bo, cleo] = [...(await friends()), ...(await members(app, 1))] as [Member, Member, Member]
    const { id } = await write(ada, bo, 'One')
    await write(ada, bo, 'Two')
    await expect(app.call('PUT /messages/:id/hidden', { id }, cleo)).rejects.toMatchObject(notFound)
    await app.call('PUT /messages/:id/hidden', { id }, bo)
    expect([await said(bo, ada), await said(ada, bo), (await box(bo))[0]!.unread]).toEqual([['Two'], ['One', 'Two'], 1])
    await app.call('PUT /messages/:id/hidden', { id }, ada)
    const left = async () => (await app.database.db.query({ text: 'select 1 from conversation_messages where id = $1', values: [id] })).rows
    expect(await left()).toEqual([])
  })

  it('a conversation empties it for oneself, and only later messages appear', async () => {
    const [ada, bo] = await friends()
    await write(ada, bo, 'Before')
    await app.call('DELETE /people/:handle/messages', { handle: ada.handle }, bo)
    expect([await handles(bo), await said(bo, ada), await said(ada, bo), await unread(bo)]).toEqual([[], [], ['Before'], 0])
    await write(ada, bo, 'After')
    expect([await handles(bo), await said(bo, ada)]).toEqual([[ada.handle], ['After']])
    await app.call('DELETE /people/:handle/messages', { handle: ada.handle }, bo)
    await app.call('DELETE /people/:handle/messages', { handle: bo.handle }, ada)
    await purgeMessages(app.database, app.now())
    const text = 'select m.id from conversation_messages m join conversation_members c using (conversation_id) where c.user_id = $1'
    expect((await app.database.db.query({ text, values: [bo.userId] })).rows).toEqual([])
    expect(await write(ada, bo, 'Anew')).toMatchObject({ text: 'Anew' })
  })
})

describe('personal data', () => {
  it("include one's own and received messages, without those one deleted; erasing an account deletes its conversations", async () => {
    const [ada, bo] = await friends()
    const { url } = await upload(app, bo.token, 'message')
    await write(ada, bo, 'One')
    const { id } = await write(bo, ada, { text: 'Two', picture: { url } })
    await app.call('PUT /messages/:id/hidden', { id }, ada)
    const messages = async (of: Member) => {
      const { community } = await app.call('GET /user/export', {}, of)
      return (community as { conversations: { with: string; messages: { text: string }[] }[] }).conversations
    }
    expect(await messages(ada)).toMatchObject([{ with: bo.handle, messages: [{ text: 'One', isMine: true }] }])
    expect((await messages(bo))[0]!.messages.map(({ text }) => text)).toEqual(['One', 'Two'])
    await app.database.transaction((tx) => eraseConversations(tx, ada.userId, app.now()))
    expect(await handles(bo)).toEqual([])
    const text = 'select used_by from uploads where id = $1'
    expect((await app.database.db.query({ text, values: [url.slice(7, 43)] })).rows).toEqual([{ used_by: null }])
  })
})

describe('a report of a message', () => {
  const report = (by: Member, id: string) => app.call('POST /messages/:id/report', { id, reason: 'harassment' }, by)

  it('shows moderators its text, even after its receiver blocked the sender or it was deleted', async () => {
    const moderator = await staffIn(app, 'moderator')
    const [ada, bo, cleo] = [...(await friends()), ...(await members(app, 1))] as [Member, Member, Member]
    const { id } = await write(ada, bo, 'You again')
    await expect(report(ada, id)).rejects.toMatchObject(refused('NOT_ALLOWED'))
    await expect(report(cleo, id)).rejects.toMatchObject(notFound)
    const { url } = await upload(app, ada.token, 'message')
    const shown = await write(ada, bo, { picture: { url } })
    await write(bo, ada, 'No.')
    await app.call('PUT /people/:handle/block', { handle: bo.handle }, ada)
    const received = async (by: Member, { handle }: Member) =>
      (await app.call('GET /people/:handle/received-messages', { handle }, by)).items.map((one) => one.id)
    expect([await received(bo, ada), await received(cleo, ada), await received(ada, bo)]).toMatchObject([[shown.id, id], [], [{}]])
    for (const one of [id, shown.id]) await report(bo, one)
    for (const one of [id, shown.id]) await app.call('DELETE /messages/:id', { id: one }, ada)
    expect(await received(bo, ada)).toEqual([])
    // Moderators still see the reported picture, at a signed address.
    expect((await app.request(url)).status).toBe(404)
    const cases = (await app.call('GET /admin/moderation/cases', { limit: 100 }, moderator)).items
    const { media } = await app.call(
      'GET /admin/moderation/cases/:id',
      { id: cases.find((one) => one.subjectId === shown.id)!.id },
      moderator,
    )
    expect((await app.request(media[0]!.url)).status).toBe(200)
    const found = (await app.call('GET /admin/moderation/cases', { limit: 100 }, moderator)).items.find(
      ({ subjectId }) => subjectId === id,
    )!
    expect(found).toMatchObject({ kind: 'message', text: 'You again', owner: { handle: ada.handle }, severity: 3 })
    const input = { id: found.id, action: 'remove', reason: 'harassment', message: 'Not here.' } as const
    await app.call('POST /admin/moderation/cases/:id/decide', input, moderator)
    expect((await app.call('GET /moderation-decisions', {}, ada)).items).toMatchObject([
      { kind: 'message', text: 'You again', decision: 'removed' },
    ])
    await app.call('DELETE /people/:handle/block', { handle: bo.handle }, ada)
    expect((await thread(bo, ada)).items.at(-1)).toMatchObject({ isRemoved: true, text: '' })
    app.pass(185 * 86_400_000)
    await purgeMessages(app.database, app.now())
    expect((await app.database.db.query({ text: 'select 1 from conversation_messages where id = $1', values: [id] })).rows).toEqual([])
  })
})
