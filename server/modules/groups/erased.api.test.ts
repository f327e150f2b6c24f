import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '#contract/time.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { staffIn } from '#test/builders.ts'
import { type Member, members as newMembers } from '#test/community.ts'
import { groupCalls } from '#test/groups.ts'
import { upload } from '#test/pictures.ts'
import { purgeGroups } from './jobs.ts'
import { eraseGroups } from './personal-data.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const { create, write, said, thread, inbox, members, leave, read, crew, unread } = groupCalls(() => app)
const refused = (code: string) => ({ code })
const rows = async (table: string, id: string) =>
  (await app.database.db.query({ text: `select from ${table} where id = $1`, values: [id] })).rows.length

describe('personal data', () => {
  it("include one's groups and messages; erasing an account removes its messages, and the group stays", async () => {
    const [ada, bo, cleo] = (await crew(3)) as [Member, Member, Member]
    const { id } = await create(ada, [bo, cleo])
    await read(cleo, id)
    const { url } = await upload(app, ada.token, 'message')
    await write(ada, id, { text: 'One', picture: { url } })
    await write(bo, id, 'Two')
    expect([await unread(cleo), (await inbox(cleo))[0]!.group!.unread]).toEqual([1, 2])
    const { community } = await app.call('GET /user/export', {}, ada)
    expect((community as { groups: unknown }).groups).toMatchObject([
      { name: 'Saturday long run', state: 'member', role: 'admin', messages: [{ text: 'One', picture: url }] },
    ])
    await app.database.transaction((tx) => eraseGroups(tx, ada.userId, app.now()))
    expect([await said(cleo, id), (await inbox(cleo))[0]!.group!.unread]).toEqual([['Two', '(succeeded)'], 1])
    expect((await members(bo, id)).map(({ handle, role }) => [handle, role])).toEqual([
      [bo.handle, 'admin'],
      [cleo.handle, 'member'],
    ])
    expect((await thread(bo, id)).group.members).toBe(2)
    const text = 'select used_by from uploads where id = $1'
    expect((await app.database.db.query({ text, values: [url.slice(7, 43)] })).rows).toEqual([{ used_by: null }])
  })
})

describe('a report of a message in a group', () => {
  const report = (by: Member, id: string) => app.call('POST /group-messages/:id/report', { id, reason: 'harassment' }, by)

  it('shows moderators only this message, even after it was deleted or everyone has left', async () => {
    const moderator = await staffIn(app, 'moderator')
    const [ada, bo] = (await crew(2)) as [Member, Member]
    const [eve] = (await newMembers(app, 1)) as [Member]
    const { id: group } = await create(ada, [bo])
    const { url } = await upload(app, ada.token, 'message')
    const { id } = await write(ada, group, { text: 'You again', picture: { url } })
    await write(ada, group, 'Nothing to see')
    await expect(report(ada, id)).rejects.toMatchObject(refused('NOT_ALLOWED'))
    await expect(report(eve, id)).rejects.toMatchObject(refused('NOT_FOUND'))
    const event = (await thread(bo, group)).items.at(-1)!
    await expect(report(bo, event.id)).rejects.toMatchObject(refused('NOT_FOUND'))
    await report(bo, id)
    await app.call('DELETE /group-messages/:id', { id }, ada)
    for (const one of [ada, bo]) await leave(one, group)
    await expect(app.call('GET /groups/:id/messages', { id: group }, moderator)).rejects.toMatchObject(refused('NOT_FOUND'))
    const cases = (await app.call('GET /admin/moderation/cases', { limit: 100 }, moderator)).items
    const found = cases.find(({ subjectId }) => subjectId === id)!
    expect(found).toMatchObject({ kind: 'message', text: 'You again', owner: { handle: ada.handle }, severity: 3 })
    const { media } = await app.call('GET /admin/moderation/cases/:id', { id: found.id }, moderator)
    expect((await app.request(media[0]!.url)).status).toBe(200)
    expect((await app.request(url)).status).toBe(404)
    const input = { id: found.id, action: 'remove', reason: 'harassment', message: 'Not here.' } as const
    await app.call('POST /admin/moderation/cases/:id/decide', input, moderator)
    expect((await app.call('GET /moderation-decisions', {}, ada)).items).toMatchObject([{ kind: 'message', text: 'You again' }])
    await purgeGroups(app.database, app.now())
    expect(await rows('group_chats', group)).toBe(1)
    app.pass(185 * dayMs)
    await purgeGroups(app.database, app.now())
    expect([await rows('group_messages', id), await rows('group_chats', group)]).toEqual([0, 0])
  })

  it('that is upheld removes the message for everyone, and a successful appeal restores it', async () => {
    const [moderator, other] = [await staffIn(app, 'moderator'), await staffIn(app, 'moderator')]
    const [ada, bo] = (await crew(2)) as [Member, Member]
    const { id: group } = await create(ada, [bo])
    const { id } = await write(ada, group, 'Hm')
    await report(bo, id)
    const { id: found } = (await app.call('GET /admin/moderation/cases', { limit: 100 }, moderator)).items.find(
      ({ subjectId }) => subjectId === id,
    )!
    const decide = (by: { token: string }, action: 'remove' | 'restore') =>
      app.call('POST /admin/moderation/cases/:id/decide', { id: found, action, reason: 'harassment', message: 'Hm.' }, by)
    await decide(moderator, 'remove')
    expect((await thread(bo, group)).items[0]).toMatchObject({ isRemoved: true, text: '' })
    await app.call('POST /moderation-appeals', { kind: 'message', subjectId: id, text: 'A joke.' }, ada)
    await decide(other, 'restore')
    expect((await thread(bo, group)).items[0]).toMatchObject({ isRemoved: false, text: 'Hm' })
  })
})
