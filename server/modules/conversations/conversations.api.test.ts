import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import type { Product } from '#contract/product.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { seedProduct, stockShop } from '#test/builders.ts'
import { follow, type Member, members } from '#test/community.ts'
import { conversationCalls, type Input } from '#test/conversations.ts'
import { upload } from '#test/pictures.ts'

let app: TestApp
let bell: Product
beforeAll(async () => {
  app = await startApp()
  ;[bell] = (await stockShop(app, [seedProduct()])) as [Product]
})
afterAll(() => app.stop())

const { write, thread, said, box, handles, unread, read, settings, friends } = conversationCalls(() => app)
const refused = (code: string) => ({ code })
const notFound = refused('NOT_FOUND')

describe('a message', () => {
  it('between people who follow each other is in both inboxes, unread until it is read, and then shown as seen', async () => {
    const [ada, bo] = await friends()
    const first = await write(ada, bo, 'It moved!')
    expect(first).toMatchObject({ isMine: true, text: 'It moved!', attachment: null, isDeleted: false })
    expect(await box(bo)).toMatchObject([{ person: { handle: ada.handle }, unread: 1, last: { text: 'It moved!', isMine: false } }])
    expect(await box(ada)).toMatchObject([{ unread: 0, last: { isMine: true } }])
    expect([await unread(ada), await unread(bo)]).toEqual([0, 1])
    expect(await thread(ada, bo)).toMatchObject({ box: 'inbox', writing: 'open', seenUntil: null })
    expect(await read(bo, ada)).toEqual({ unread: 0 })
    expect(await unread(bo)).toBe(0)
    expect((await thread(ada, bo)).seenUntil! >= first.createdAt).toBe(true)
    await settings(bo, { readReceipts: false })
    expect((await thread(ada, bo)).seenUntil).toBeNull()
    await settings(bo, { readReceipts: true })
    await settings(ada, { readReceipts: false })
    expect((await thread(ada, bo)).seenUntil).toBeNull()
  })

  it("can carry a product, one's own lift or a picture, but only one of them; a link to our pages gets a preview card", async () => {
    const [ada, bo] = await friends()
    const mine = await app.call('POST /records', { lift: 'squat', value: 142.5, performedOn: '2026-03-01' }, ada)
    const his = await app.call('POST /records', { lift: 'squat', value: 100, performedOn: '2026-03-01' }, bo)
    const { url } = await upload(app, ada.token, 'message')
    const { url: avatar } = await upload(app, ada.token, 'avatar')
    await write(ada, bo, { productId: bell.id })
    await write(ada, bo, { recordId: mine.id, text: 'At last.' })
    await write(ada, bo, { picture: { url, alt: 'A rack' } })
    await write(ada, bo, `Look: ${app.config.origin}/product/${bell.meta.friendlyPageName}`)
    const [linked, picture, record, product] = (await thread(bo, ada)).items
    expect(product).toMatchObject({ attachment: 'product', product: { id: bell.id, isInStock: true }, text: '' })
    expect(record).toMatchObject({ attachment: 'record', record: { lift: 'squat', value: 142.5 }, text: 'At last.' })
    expect(picture).toMatchObject({ attachment: 'picture', picture: { url, alt: 'A rack' } })
    expect(linked).toMatchObject({ preview: { kind: 'product', product: { id: bell.id } }, links: [{ index: 6 }] })
    // A lift that is being checked shows its number to its owner only.
    const odd = await app.call('POST /records', { lift: 'squat', value: 580, performedOn: '2026-03-02' }, ada)
    expect(await write(ada, bo, { recordId: odd.id })).toMatchObject({ record: { value: 580, isBeingChecked: true } })
    expect((await thread(bo, ada)).items[0]).toMatchObject({ attachment: 'record', record: null })
    const wrong: Input[] = [
      {},
      { text: ' ' },
      { text: 'x'.repeat(limits.message.text + 1) },
      { recordId: his.id },
      { productId: randomUUID() },
      { productId: bell.id, recordId: mine.id },
      { picture: { url: avatar } },
      { picture: { url } },
    ]
    for (const input of wrong) await expect(write(ada, bo, input)).rejects.toMatchObject(refused('INVALID_INPUT'))
    await app.call('DELETE /records/:id', { id: mine.id }, ada)
    expect((await thread(bo, ada)).items[3]).toMatchObject({ attachment: 'record', record: null })
  })

  it('is read page by page, newest first', async () => {
    const [ada, bo] = await friends()
    for (const text of ['1', '2', '3', '4', '5']) await write(ada, bo, text)
    const first = await thread(bo, ada, { limit: 2 })
    const second = await thread(bo, ada, { limit: 2, cursor: first.nextCursor })
    const third = await thread(bo, ada, { limit: 2, cursor: second.nextCursor })
    expect([first, second, third].map(({ items }) => items.map(({ text }) => text).join())).toEqual(['5,4', '3,2', '1'])
    expect(third.nextCursor).toBeNull()
  })

  it("can't be sent to oneself, to an unknown person, or while suspended", async () => {
    const [ada, bo] = await friends()
    await expect(write(ada, ada, 'Me')).rejects.toMatchObject(refused('NOT_ALLOWED'))
    await expect(write(ada, { ...bo, handle: 'nobody.here' }, 'You')).rejects.toMatchObject(notFound)
    const text = `update profiles set suspended_until = $2 where user_id = $1`
    await app.database.db.query({ text, values: [ada.userId, new Date(app.now().getTime() + 1000)] })
    await expect(write(ada, bo, 'Hi')).rejects.toMatchObject(refused('ACCOUNT_IS_SUSPENDED'))
    expect(await box(bo)).toEqual([])
  })
})

describe('a message to a stranger', () => {
  it('is a request: neither in the inbox nor marked as seen until it is accepted or answered', async () => {
    const [ada, bo, cleo] = (await members(app, 3)) as [Member, Member, Member]
    await write(ada, bo, 'Hello')
    await write(cleo, bo, 'Hi')
    expect([await handles(bo), await unread(bo)]).toEqual([[], 0])
    expect(await handles(bo, 'requests')).toEqual([cleo.handle, ada.handle])
    expect((await app.call('GET /conversations', {}, bo)).requests).toBe(2)
    expect(await thread(bo, ada)).toMatchObject({ box: 'requests', writing: 'open' })
    await read(bo, ada)
    expect((await thread(ada, bo)).seenUntil).toBeNull()
    await app.call('PUT /message-requests/:handle', { handle: ada.handle }, bo)
    await write(bo, cleo, 'Hi, you')
    expect([await handles(bo), await handles(bo, 'requests')]).toEqual([[cleo.handle, ada.handle], []])
  })

  it("that was declined isn't reported to the sender, and later ones are hidden until the receiver writes", async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    await write(ada, bo, 'Buy this')
    await app.call('DELETE /message-requests/:handle', { handle: ada.handle }, bo)
    await write(ada, bo, 'Really')
    expect([await handles(bo), await handles(bo, 'requests'), await unread(bo)]).toEqual([[], [], 0])
    expect(await thread(ada, bo)).toMatchObject({ box: 'inbox', writing: 'open', seenUntil: null })
    await write(bo, ada, 'What is it?')
    expect(await handles(bo)).toEqual([ada.handle])
    expect(await said(bo, ada)).toEqual(['Buy this', 'Really', 'What is it?'])
  })

  it('is limited to a few until an answer, and refused if the receiver accepts no messages', async () => {
    const [ada, bo, cleo, dan] = (await members(app, 4)) as [Member, Member, Member, Member]
    for (let n = 0; n < limits.message.unansweredMax; n += 1) await write(ada, bo, `${n}`)
    await expect(write(ada, bo, 'And')).rejects.toMatchObject(refused('MESSAGE_IS_UNANSWERED'))
    expect((await thread(ada, bo)).writing).toBe('unanswered')
    await write(bo, ada, 'Yes?')
    await write(ada, bo, 'And')
    await settings(cleo, { from: 'following' })
    await settings(dan, { from: 'nobody' })
    await follow(app, cleo, ada)
    await follow(app, dan, ada)
    await write(ada, cleo, 'Hi')
    await expect(write(ada, dan, 'Hi')).rejects.toMatchObject(refused('MESSAGES_ARE_CLOSED'))
    await expect(write(bo, cleo, 'Hi')).rejects.toMatchObject(refused('MESSAGES_ARE_CLOSED'))
    expect((await thread(bo, cleo)).writing).toBe('closed')
    await write(dan, ada, 'Hi')
    await write(ada, dan, 'Hi, Dan')
  })

  it('counts toward a daily limit, however many are started in parallel', async () => {
    const max = limits.message.newPerDay
    const [ada, ...others] = (await members(app, max + 4)) as [Member, ...Member[]]
    await follow(app, others[0]!, ada)
    const sent = await Promise.allSettled(others.map((one) => write(ada, one, 'Hi')))
    const failures = sent.filter((one) => one.status === 'rejected').map(({ reason }) => (reason as { code: string }).code)
    // Everyone who doesn't follow her is a stranger.
    expect(failures).toEqual(['TOO_MANY_CONVERSATIONS', 'TOO_MANY_CONVERSATIONS'])
  })
})

describe('in parallel', () => {
  it('50 messages count as 50, each later than the one before', async () => {
    const [ada, bo] = await friends()
    await Promise.all(Array.from({ length: 50 }, (_, n) => write(n % 2 ? ada : bo, n % 2 ? bo : ada, `${n}`)))
    const { items } = await thread(ada, bo)
    expect(new Set(items.map(({ createdAt }) => createdAt)).size).toBe(50)
    const newest = items.findIndex(({ isMine }) => isMine)
    expect((await box(ada))[0]!.unread).toBe(newest)
    // Nobody writes that much in a minute.
    app.pass(61_000)
    await Promise.all(Array.from({ length: 50 }, () => write(bo, ada, 'More')))
    expect((await box(ada))[0]!.unread).toBe(newest + 50)
    app.pass(61_000)
    await Promise.all([...Array.from({ length: 10 }, () => write(bo, ada, 'Last')), ...Array.from({ length: 10 }, () => read(ada, bo))])
    expect(await read(ada, bo)).toEqual({ unread: 0 })
    expect(await unread(ada)).toBe(0)
  })

  it('one conversation is created, whoever starts it', async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? write(ada, bo, `${n}`) : write(bo, ada, `${n}`))))
    expect((await said(ada, bo)).toSorted()).toEqual((await said(bo, ada)).toSorted())
    expect(await said(ada, bo)).toHaveLength(10)
    expect([await handles(ada), await handles(bo)]).toEqual([[bo.handle], [ada.handle]])
  })

  it('20 requests with one key create one message', async () => {
    const [ada, bo] = await friends()
    const key = randomUUID()
    const made = await Promise.all(Array.from({ length: 20 }, () => write(ada, bo, 'Once', key)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect([await said(bo, ada), (await box(bo))[0]!.unread]).toEqual([['Once'], 1])
  })
})

describe('blocking and muting', () => {
  it('a block hides the conversation from both and prevents messages; removing it restores everything', async () => {
    const [ada, bo] = await friends()
    await write(ada, bo, 'Hi')
    await app.call('PUT /people/:handle/block', { handle: ada.handle }, bo)
    for (const [one, other] of [
      [ada, bo],
      [bo, ada],
    ] as const) {
      await expect(write(one, other, 'Hey')).rejects.toMatchObject(notFound)
      await expect(thread(one, other)).rejects.toMatchObject(notFound)
      expect(await handles(one)).toEqual([])
    }
    expect(await unread(bo)).toBe(0)
    await app.call('DELETE /people/:handle/block', { handle: ada.handle }, bo)
    expect([await said(bo, ada), await unread(bo)]).toEqual([['Hi'], 1])
  })

  it('a muted person stays in the inbox without counting as unread', async () => {
    const [ada, bo] = await friends()
    await app.call('PUT /people/:handle/mute', { handle: ada.handle }, bo)
    await write(ada, bo, 'Hi')
    expect([await unread(bo), (await box(bo))[0]]).toMatchObject([0, { isMuted: true, unread: 1 }])
  })
})
