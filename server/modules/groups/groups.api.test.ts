import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import type { Product } from '#contract/product.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { seedProduct, stockShop } from '#test/builders.ts'
import { follow, type Member, members as newMembers, suspend } from '#test/community.ts'
import { groupCalls } from '#test/groups.ts'
import { upload } from '#test/pictures.ts'

let app: TestApp
let bell: Product
beforeAll(async () => {
  app = await startApp()
  ;[bell] = (await stockShop(app, [seedProduct()])) as [Product]
})
afterAll(() => app.stop())

const { create, add, accept, leave, write, said, thread, inbox, members, role, remove, change, read, unread, block, crew } = groupCalls(
  () => app,
)
const refused = (code: string) => ({ code })
const notFound = refused('NOT_FOUND')
type Three = [Member, Member, Member]

describe('a group', () => {
  it("includes its creator's followers right away; others are invited, and not members until they accept", async () => {
    const [ada, bo] = (await crew(2)) as [Member, Member]
    const [cleo, dan] = (await newMembers(app, 2)) as [Member, Member]
    const { id } = await create(ada, [bo, cleo, dan])
    expect(await inbox(bo)).toMatchObject([
      { group: { name: 'Saturday long run', members: 2, unread: 1, last: { event: { kind: 'created' } } } },
    ])
    expect((await thread(ada, id)).group).toMatchObject({ members: 2, invited: 2 })
    expect((await thread(cleo, id)).group.invited).toBe(0)
    expect([await unread(bo), await unread(ada), await unread(cleo)]).toEqual([1, 0, 0])
    expect(await inbox(cleo)).toEqual([])
    expect(await inbox(cleo, 'requests')).toMatchObject([{ group: { invitedBy: { handle: ada.handle }, last: null } }])
    expect((await app.call('GET /inbox', {}, cleo)).requests).toBe(1)
    await write(ada, id, 'Eight, at the stairs.')
    expect(await thread(cleo, id)).toMatchObject({ group: { state: 'invited' }, items: [] })
    await expect(write(cleo, id, 'Hi')).rejects.toMatchObject(notFound)
    expect(await accept(cleo, id)).toMatchObject({ state: 'member', members: 3 })
    expect([await accept(cleo, id), await said(cleo, id)]).toMatchObject([{ members: 3 }, ['(joined)']])
    // Nobody is notified that someone declined, and they aren't invited again.
    await leave(dan, id)
    expect((await members(ada, id)).map(({ handle, isInvited }) => [handle, isInvited])).toContainEqual([dan.handle, true])
    await remove(ada, id, dan)
    await add(ada, id, [dan])
    expect(await inbox(dan, 'requests')).toEqual([])
    await expect(thread(dan, id)).rejects.toMatchObject(notFound)
    expect(await said(ada, id)).toEqual(['(created)', 'Eight, at the stairs.', '(joined)'])
  })

  it("can't include people whom its creator may not message, with the same refusal for all of them", async () => {
    const [ada, bo, cleo] = (await crew(3)) as Three
    const [dan, eve] = (await newMembers(app, 2)) as [Member, Member]
    await app.call('PATCH /message-settings', { from: 'nobody' }, bo)
    await app.call('PATCH /message-settings', { from: 'following' }, dan)
    await block(cleo, ada)
    const nobody = { ...bo, handle: 'nobody.here' }
    for (const one of [bo, cleo, dan, nobody, ada])
      await expect(create(ada, [eve, one])).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        errors: { 'people.1': ["can't be added by you"] },
      })
    await follow(app, dan, ada)
    expect((await create(ada, [dan])).members).toBe(2)
    await suspend(app, ada)
    await expect(create(ada, [dan])).rejects.toMatchObject(refused('ACCOUNT_IS_SUSPENDED'))
  })

  it('limits invitations of strangers per day, together with new conversations', async () => {
    const max = limits.message.newPerDay
    const [ada, ...others] = (await newMembers(app, max + 3)) as [Member, ...Member[]]
    await app.call('POST /people/:handle/messages', { handle: others[0]!.handle, text: 'Hi' }, ada)
    const { id } = await create(ada, others.slice(1, max - 1))
    const calls = await Promise.allSettled([
      add(ada, id, [others[max]!]),
      add(ada, id, [others[max + 1]!]),
      create(ada, [others[max - 1]!]),
    ])
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(calls.find((one) => one.status === 'rejected')?.reason).toMatchObject(refused('TOO_MANY_CONVERSATIONS'))
  })

  it('has messages with products, lifts and pictures, as conversations do', async () => {
    const [ada, bo] = (await crew(2)) as [Member, Member]
    const { id } = await create(ada, [bo])
    const record = await app.call('POST /records', { lift: 'squat', value: 142.5, performedOn: '2026-03-01' }, ada)
    const { url } = await upload(app, ada.token, 'message')
    await write(ada, id, { productId: bell.id })
    await write(ada, id, { recordId: record.id, text: 'At last.' })
    const sent = await write(ada, id, { picture: { url, alt: 'A rack' } })
    await write(ada, id, `Look: ${app.config.origin}/product/${bell.meta.friendlyPageName}`)
    const [linked, picture, lift, product] = (await thread(bo, id)).items
    expect(product).toMatchObject({ attachment: 'product', product: { id: bell.id }, author: { handle: ada.handle }, isMine: false })
    expect(lift).toMatchObject({ record: { lift: 'squat' }, text: 'At last.' })
    expect(picture).toMatchObject({ picture: { url, alt: 'A rack' } })
    expect(linked).toMatchObject({ preview: { kind: 'product' } })
    const status = async () => (await app.request(url)).status
    expect(await status()).toBe(200)
    await app.call('DELETE /group-messages/:id', { id: sent.id }, ada)
    expect(await status()).toBe(404)
    await expect(write(ada, id, {})).rejects.toMatchObject(refused('INVALID_INPUT'))
    await expect(write(bo, id, { recordId: record.id })).rejects.toMatchObject(refused('INVALID_INPUT'))
  })

  it('is read page by page, and listed together with conversations, newest first', async () => {
    const [ada, bo, cleo] = (await crew(3)) as Three
    const { id } = await create(ada, [bo])
    for (const text of ['1', '2', '3']) await write(ada, id, text)
    const first = await thread(bo, id, { limit: 2 })
    const second = await thread(bo, id, { limit: 2, cursor: first.nextCursor })
    expect([first, second].map(({ items }) => items.map(({ text }) => text))).toEqual([
      ['3', '2'],
      ['1', ''],
    ])
    app.pass(1000)
    await app.call('POST /people/:handle/messages', { handle: ada.handle, text: 'Hi' }, cleo)
    await app.call('PUT /message-requests/:handle', { handle: cleo.handle }, ada)
    app.pass(1000)
    const other = await create(ada, [cleo], 'Openers')
    const names = async (page = {}) => {
      const { items, nextCursor } = await app.call('GET /inbox', { ...page }, ada)
      return [items.map(({ group, conversation }) => group?.name ?? conversation?.person.handle), nextCursor] as const
    }
    expect((await names())[0]).toEqual(['Openers', cleo.handle, 'Saturday long run'])
    const [one, cursor] = await names({ limit: 2 })
    expect([one, (await names({ limit: 2, cursor }))[0]]).toEqual([['Openers', cleo.handle], ['Saturday long run']])
    expect(other.members).toBe(2)
  })

  it('is private: outsiders find neither it nor its messages', async () => {
    const [ada, bo] = (await crew(2)) as [Member, Member]
    const [eve] = (await newMembers(app, 1)) as [Member]
    const { id } = await create(ada, [bo])
    const message = await write(ada, id, 'Hi')
    const calls = [
      () => thread(eve, id),
      () => members(eve, id),
      () => write(eve, id, 'Hi'),
      () => accept(eve, id),
      () => leave(eve, id),
      () => add(eve, id, [eve]),
      () => change(eve, id, { name: 'Mine' }),
      () => remove(eve, id, bo),
      () => read(eve, id),
      () => app.call('DELETE /group-messages/:id', { id: message.id }, eve),
      () => app.call('POST /group-messages/:id/report', { id: message.id, reason: 'spam' }, eve),
      () => thread(ada, randomUUID()),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject(notFound)
    await expect(app.call('DELETE /group-messages/:id', { id: message.id }, bo)).rejects.toMatchObject(refused('NOT_ALLOWED'))
  })
})

describe('an admin of a group', () => {
  it('renames and locks it, removes members and promotes others; each change is shown in the thread', async () => {
    const [ada, bo, cleo] = (await crew(3)) as Three
    const { id } = await create(ada, [bo, cleo])
    for (const call of [() => change(bo, id, { name: 'Bo’s' }), () => remove(bo, id, cleo), () => role(bo, id, bo, 'admin')])
      await expect(call()).rejects.toMatchObject(refused('NOT_ALLOWED'))
    await change(ada, id, { name: 'Sunday long run' })
    await change(ada, id, { name: 'Sunday long run', isLocked: true })
    await expect(write(bo, id, 'Hi')).rejects.toMatchObject(refused('GROUP_IS_LOCKED'))
    await expect(add(bo, id, [cleo])).rejects.toMatchObject(refused('GROUP_IS_LOCKED'))
    await role(ada, id, bo, 'admin')
    await write(bo, id, 'Now')
    await remove(bo, id, cleo)
    await expect(thread(cleo, id)).rejects.toMatchObject(notFound)
    expect(await said(ada, id)).toEqual(['(created)', '(renamed)', '(locked)', '(promoted)', 'Now', '(removed)'])
    const [removed] = (await thread(ada, id)).items
    expect(removed).toMatchObject({
      author: { handle: bo.handle },
      event: { kind: 'removed', person: { handle: cleo.handle }, name: null },
    })
    await role(ada, id, bo, 'member')
    await expect(role(ada, id, ada, 'member')).rejects.toMatchObject(refused('NOT_ALLOWED'))
    await expect(remove(ada, id, ada)).rejects.toMatchObject(refused('NOT_ALLOWED'))
    // A former member is invited instead of added.
    expect(await add(ada, id, [cleo])).toEqual({ added: 0, invited: 1 })
  })

  it('is the longest-standing member when the last admin leaves; the group is deleted with its last member', async () => {
    const [ada, bo, cleo] = (await crew(3)) as Three
    const { id } = await create(ada, [bo])
    app.pass(1000)
    expect(await add(bo, id, [cleo])).toMatchObject({ invited: 1 })
    await accept(cleo, id)
    await leave(ada, id)
    expect((await thread(bo, id)).group).toMatchObject({ role: 'admin', members: 2 })
    expect((await said(cleo, id)).slice(-2)).toEqual(['(left)', '(succeeded)'])
    await Promise.all([leave(bo, id), leave(cleo, id)])
    const { rows } = await app.database.db.query({ text: 'select from group_chats where id = $1', values: [id] })
    expect(rows).toEqual([])
  })
})

describe('in parallel', () => {
  it('50 messages count as 50 for every other member, each later than the one before', async () => {
    const [ada, bo, cleo] = (await crew(3)) as Three
    const { id } = await create(ada, [bo, cleo])
    await Promise.all([read(bo, id), read(cleo, id)])
    await Promise.all(Array.from({ length: 50 }, (_, n) => write(n % 2 ? ada : bo, id, `${n}`)))
    const { items } = await thread(cleo, id)
    expect(new Set(items.map(({ createdAt }) => createdAt)).size).toBe(51)
    expect((await inbox(cleo))[0]!.group!.unread).toBe(50)
    const newest = items.findIndex(({ author }) => author.handle === bo.handle)
    expect((await inbox(bo))[0]!.group!.unread).toBe(newest)
    app.pass(61_000)
    await Promise.all([...Array.from({ length: 10 }, () => write(ada, id, 'Last')), ...Array.from({ length: 10 }, () => read(cleo, id))])
    expect(await read(cleo, id)).toEqual({ unread: 0 })
  })

  it('20 requests with one key create one message, and one group', async () => {
    const [ada, bo] = (await crew(2)) as [Member, Member]
    const { id } = await create(ada, [bo])
    const key = randomUUID()
    const made = await Promise.all(Array.from({ length: 20 }, () => write(ada, id, 'Once', key)))
    expect([new Set(made.map((one) => one.id)).size, await said(bo, id)]).toEqual([1, ['(created)', 'Once']])
  })

  it('deleting a message deletes none of another author, whoever was muted when it was written or is now', async () => {
    const [ada, bo, cleo] = (await crew(3)) as Three
    const { id } = await create(ada, [bo, cleo])
    await read(cleo, id)
    const muting = (method: 'PUT' | 'DELETE') => app.call(`${method} /people/:handle/mute`, { handle: ada.handle }, cleo)
    const takeBack = ({ id: message }: { id: string }) => app.call('DELETE /group-messages/:id', { id: message }, ada)
    const unreadOfCleo = async () => (await inbox(cleo))[0]!.group!.unread
    await muting('PUT')
    const unheard = await write(ada, id, 'Unheard')
    await write(bo, id, 'From Bo')
    await muting('DELETE')
    await takeBack(unheard)
    expect(await unreadOfCleo()).toBe(1)
    const heard = await write(ada, id, 'Heard')
    expect(await unreadOfCleo()).toBe(2)
    await muting('PUT')
    await takeBack(heard)
    expect([await unreadOfCleo(), await read(cleo, id)]).toEqual([1, { unread: 0 }])
    await muting('DELETE')
    const many = []
    for (let n = 0; n < 105; n += 1) {
      if (n % 50 === 0) app.pass(61_000)
      many.push(await write(ada, id, `${n}`))
    }
    await takeBack(many[0]!)
    await takeBack(many[1]!)
    expect(await unreadOfCleo()).toBe(103)
  })

  it('a deleted message no longer counts as unread', async () => {
    const [ada, bo] = (await crew(2)) as [Member, Member]
    const { id } = await create(ada, [bo])
    const message = await write(ada, id, 'Wrong group')
    expect((await inbox(bo))[0]!.group!.unread).toBe(2)
    await Promise.all([1, 2, 3].map(() => app.call('DELETE /group-messages/:id', { id: message.id }, ada)))
    expect([(await inbox(bo))[0]!.group, await said(bo, id)]).toMatchObject([
      { unread: 1, last: { isDeleted: true, text: '' } },
      ['(created)', '-'],
    ])
  })
})
