import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import type { Member } from '#test/community.ts'
import { groupCalls } from '#test/groups.ts'
import { lockGroup } from './write-queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const { create, write, said, thread, inbox, members, read, unread, block, crew } = groupCalls(() => app)
type Three = [Member, Member, Member]
const refused = (code: string) => ({ code })

describe('blocking and muting', () => {
  it('who has blocked a member sees none of their messages in a group, counts none as unread, and is told who it is', async () => {
    const [ada, bo, cleo] = (await crew(3)) as Three
    const { id } = await create(ada, [bo, cleo])
    await read(bo, id)
    await block(bo, cleo)
    await write(cleo, id, 'From Cleo')
    await write(ada, id, 'From Ada')
    expect([await said(bo, id), (await inbox(bo))[0]?.group?.unread]).toEqual([['(created)', 'From Ada'], 1])
    expect((await thread(bo, id)).group.blocked).toMatchObject([{ handle: cleo.handle }])
    expect((await thread(cleo, id)).group.blocked).toEqual([])
    await write(bo, id, 'From Bo')
    expect(await said(cleo, id)).toEqual(['(created)', 'From Cleo', 'From Ada'])
    expect((await members(cleo, id)).map(({ handle }) => handle)).not.toContain(bo.handle)
    expect((await members(bo, id)).find(({ handle }) => handle === cleo.handle)).toMatchObject({ isBlocked: true })
    // Neither can add the other again, and another person can only invite them.
    await expect(create(bo, [cleo])).rejects.toMatchObject(refused('INVALID_INPUT'))
    await expect(create(cleo, [bo])).rejects.toMatchObject(refused('INVALID_INPUT'))
    const other = await create(ada, [bo, cleo])
    expect(other.members).toBe(1)
  })

  it('what was unread of a member is no longer counted once a block separates the two', async () => {
    const [ada, bo, cleo] = (await crew(3)) as Three
    const { id } = await create(ada, [bo, cleo])
    await Promise.all([ada, bo, cleo].map((one) => read(one, id)))
    await write(cleo, id, 'From Cleo')
    await write(ada, id, 'From Ada')
    await write(cleo, id, 'And again')
    const counts = async () => Promise.all([bo, cleo, ada].map(async (one) => (await inbox(one))[0]?.group?.unread))
    expect(await counts()).toEqual([3, 0, 1])
    await block(bo, cleo)
    expect([await counts(), (await said(bo, id)).slice(-1)]).toEqual([[1, 0, 1], ['From Ada']])
    await block(cleo, ada)
    expect(await counts()).toEqual([1, 0, 0])
  })

  it('what was written meanwhile and is still unread is counted again once the block is lifted', async () => {
    const [ada, bo, cleo] = (await crew(3)) as Three
    const { id } = await create(ada, [bo, cleo])
    await block(bo, cleo)
    await write(cleo, id, 'Before Bo reads')
    await read(bo, id)
    await write(cleo, id, 'After Bo reads')
    await read(cleo, id)
    await write(bo, id, 'From Bo')
    await write(cleo, id, 'And again')
    const counts = async () => Promise.all([bo, cleo].map(async (one) => (await inbox(one))[0]?.group?.unread))
    const unblock = (by: Member, { handle }: Member) => app.call('DELETE /people/:handle/block', { handle }, by)
    expect(await counts()).toEqual([0, 0])
    await unblock(bo, cleo)
    expect([await counts(), await unread(bo)]).toEqual([[1, 0], 1])
  })

  it('each message is counted once when a block is lifted while fifty are sent', async () => {
    const [ada, bo, cleo] = (await crew(3)) as Three
    const { id } = await create(ada, [bo, cleo])
    await read(bo, id)
    await block(bo, cleo)
    const sent = Array.from({ length: 50 }, (_, at) => write(cleo, id, `Message ${at}`))
    const [outcomes] = await Promise.all([Promise.allSettled(sent), app.call('DELETE /people/:handle/block', { handle: cleo.handle }, bo)])
    const written = outcomes.filter(({ status }) => status === 'fulfilled')
    expect((await inbox(bo))[0]?.group?.unread).toBe(written.length)
  })

  it('a message that is being sent while a block separates the two is not counted either', async () => {
    const [ada, bo, cleo] = (await crew(3)) as Three
    const { id } = await create(ada, [bo, cleo])
    await read(bo, id)
    let blocking: Promise<unknown> = Promise.resolve()
    // As sending does: nobody is blocked yet.
    await app.database.transaction(async (tx) => {
      await lockGroup.one(tx, { id })
      const message = `insert into group_messages (id, group_id, sender_id, text, created_at) values (gen_random_uuid(), $1, $2, 'From Cleo', now())`
      await tx.query({ text: message, values: [id, cleo.userId] })
      await tx.query({ text: 'update group_members set unread = unread + 1 where group_id = $1 and user_id = $2', values: [id, bo.userId] })
      blocking = block(bo, cleo)
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await app.database.db.query({ text: waiting, values: [] })).rows.length).toBe(1)
    })
    await blocking
    expect([(await inbox(bo))[0]?.group?.unread, await unread(bo)]).toEqual([0, 0])
  })

  it('muted groups and members are not counted in the header', async () => {
    const [ada, bo] = (await crew(2)) as [Member, Member]
    const { id } = await create(ada, [bo])
    expect(await unread(bo)).toBe(1)
    await app.call('PUT /groups/:id/mute', { id }, bo)
    expect([await unread(bo), (await inbox(bo))[0]?.group]).toMatchObject([0, { isMuted: true, unread: 1 }])
    await app.call('DELETE /groups/:id/mute', { id }, bo)
    await read(bo, id)
    await app.call('PUT /people/:handle/mute', { handle: ada.handle }, bo)
    await write(ada, id, 'Hi')
    expect([await unread(bo), (await said(bo, id)).at(-1)]).toEqual([0, 'Hi'])
  })
})
