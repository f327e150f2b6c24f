import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import type { MutedPlace } from '#contract/muted-places.ts'
import { hourMs } from '#contract/time.ts'
import { purgeWords } from '#server/modules/muting/muting.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { follow, type Member, member, members } from '#test/community.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const inHours = (hours: number) => new Date(app.now().getTime() + hours * hourMs).toISOString()
const mute = (by: Member, word: string, expiresAt: string | null = null) => app.call('POST /muted-words', { word, expiresAt }, by)
const words = async (by: Member) => (await app.call('GET /muted-words', {}, by)).items.map(({ word }) => word)
const post = (by: Member, text: string) => {
  app.pass(1000)
  return app.call('POST /post/create', { text }, by)
}
const comment = (by: Member, id: string, text: string) => app.call('POST /post/:id/comments', { id, text }, by)
const feed = async (by: Member) => (await app.call('GET /post/newsfeed', { limit: 50 }, by)).items.map(({ text }) => text)
const popular = async (by?: Member) => (await app.call('GET /post/popular', { limit: 50 }, by ?? {})).items.map(({ text }) => text)
const told = async (by: Member) => {
  const { items, unread } = await app.call('GET /notifications', { limit: 50 }, by)
  return { kinds: items.map(({ kind }) => kind), unread }
}

describe('the list of muted words', () => {
  it('is private, last first, each word once; adding a word again changes its expiry', async () => {
    const [me, other] = (await members(app, 2)) as [Member, Member]
    await mute(me, 'Leg  day')
    app.pass(1000)
    const { id } = await mute(me, '#keto', inHours(24))
    expect(await mute(me, 'LEG DAY', inHours(1))).toMatchObject({ word: 'LEG DAY', expiresAt: inHours(1) })
    expect(await words(me)).toEqual(['#keto', 'LEG DAY'])
    expect(await words(other)).toEqual([])
    await app.call('DELETE /muted-words/:id', { id }, other)
    expect(await words(me)).toHaveLength(2)
    await app.call('DELETE /muted-words/:id', { id }, me)
    await app.call('DELETE /muted-words/:id', { id }, me)
    expect(await words(me)).toEqual(['LEG DAY'])
    app.pass(2 * hourMs)
    expect(await words(me)).toEqual([])
  })

  it('refuses empty or long words, and expiries in the past or too far ahead', async () => {
    const me = await member(app)
    for (const word of ['', '  ', '\u200b', 'x'.repeat(limits.mutedWords.length + 1), '\0', '\u0301'])
      await expect(mute(me, word)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    for (const at of [app.now().toISOString(), inHours(-1), inHours(24 * 400), 'soon'])
      await expect(mute(me, 'keto', at)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(app.call('GET /muted-words', {}, {})).rejects.toMatchObject({ status: 401 })
  })

  it('is limited to two hundred, also in parallel', async () => {
    const me = await member(app)
    await app.call('POST /muted-words/list', { words: Array.from({ length: 180 }, (_, n) => `word ${n}`) }, me)
    const answers = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => mute(me, `more ${n}`)))
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(30)
    expect(await words(me)).toHaveLength(limits.mutedWords.max)
    expect(await mute(me, 'word 1', inHours(1))).toMatchObject({ word: 'word 1' })
    app.pass(2 * hourMs)
    await mute(me, 'room again')
    expect(await words(me)).toHaveLength(limits.mutedWords.max)
  })
})

describe('a pasted list of words', () => {
  const paste = (by: Member, list: string[]) => app.call('POST /muted-words/list', { words: list }, by)

  it('is muted as a whole, each word once', async () => {
    const me = await member(app)
    await mute(me, 'keto', inHours(1))
    const { items } = await paste(me, ['Leg day', 'KETO', 'leg  DAY', 'ওজন কমানো'])
    expect(items.map(({ word, expiresAt }) => [word, expiresAt]).toSorted(([a], [b]) => String(a).localeCompare(String(b), 'en'))).toEqual([
      ['KETO', null],
      ['Leg day', null],
      ['ওজন কমানো', null],
    ])
    expect((await words(me)).toSorted()).toEqual(['KETO', 'Leg day', 'ওজন কমানো'])
  })

  it('mutes nothing if there is no room for all of it, also in parallel', async () => {
    const me = await member(app)
    const list = (name: string, length: number) => Array.from({ length }, (_, n) => `${name} ${n}`)
    await paste(me, list('first', 100))
    const answers = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => paste(me, list(`list ${n}`, 60))))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await words(me)).toHaveLength(160)
    await expect(paste(me, list('other', 41))).rejects.toMatchObject({ code: 'TOO_MANY_MUTED_WORDS' })
    await paste(me, [...list('first', 100), ...list('more', 40)])
    expect(await words(me)).toHaveLength(limits.mutedWords.max)
  })

  it('is refused if it is empty, too long or all blank; blank lines among others are skipped', async () => {
    const me = await member(app)
    for (const list of [[], ['', ' ', '\u200d', '\u0301'], Array.from({ length: limits.mutedWords.max + 1 }, (_, n) => `word ${n}`)])
      await expect(paste(me, list)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await words(me)).toEqual([])
    await paste(me, ['', 'keto', '\u200d', '  ', '\u0301'])
    expect(await words(me)).toEqual(['keto'])
  })
})

it('what has expired is deleted by the nightly purge, and nothing else', async () => {
  const me = await member(app)
  await mute(me, 'stays')
  await mute(me, 'stays, too', inHours(3))
  await mute(me, 'goes', inHours(1))
  const stored = async () =>
    (
      await app.database.db.query({
        text: 'select word from muted_words where user_id = $1 order by word',
        values: [me.userId],
      })
    ).rows
  app.pass(2 * hourMs)
  await purgeWords(app.database.db, app.now())
  expect(await stored()).toEqual([{ word: 'stays' }, { word: 'stays, too' }])
})

describe('a word that is muted in one place', () => {
  const muteIn = (by: Member, word: string, appliesTo: MutedPlace[]) => app.call('POST /muted-words', { word, appliesTo }, by)

  it('applies to posts and comments, or to notifications', async () => {
    const [me, ada] = (await members(app, 2)) as [Member, Member]
    await follow(app, me, ada)
    await muteIn(me, 'keto', ['posts'])
    expect(await muteIn(me, 'paleo', ['notifications'])).toMatchObject({ appliesTo: ['notifications'] })
    const mine = await post(me, 'A bar.')
    const hidden = await post(ada, 'On keto.')
    await post(ada, 'On paleo.')
    expect(await feed(me)).toEqual(expect.arrayContaining(['On paleo.']))
    expect(await feed(me)).not.toContain('On keto.')
    expect(await app.call('GET /post/:id', { id: hidden.id }, me)).toMatchObject({ isMuted: true, mutedWord: 'keto' })
    await comment(ada, mine.id, 'Paleo!')
    expect((await told(me)).kinds).toEqual([])
    await comment(ada, mine.id, 'Keto!')
    expect((await told(me)).kinds).toEqual(['comment'])
    const { items } = await app.call('GET /post/:id/comments', { id: mine.id }, me)
    expect(items.map(({ mutedWord }) => mutedWord)).toEqual([null, 'keto'])
    await muteIn(me, 'keto', ['posts', 'notifications'])
    await expect(muteIn(me, 'keto', [])).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect((await told(me)).kinds).toEqual([])
  })
})

describe('a post with a muted word', () => {
  it("is left out of feeds and popular posts, and not counted as new; one's own are always shown", async () => {
    const [me, ada] = (await members(app, 2)) as [Member, Member]
    await follow(app, me, ada)
    const first = await post(ada, 'Rowing today.')
    await mute(me, 'keto')
    await post(ada, 'On Keto.')
    await post(me, 'I eat keto.')
    expect(await feed(me)).toEqual(expect.arrayContaining(['I eat keto.', 'Rowing today.']))
    expect(await feed(me)).not.toContain('On Keto.')
    expect(await app.call('GET /post/newsfeed/new', { since: first.id }, me)).toEqual({ count: 0 })
    const [stranger] = (await members(app, 1)) as [Member]
    await mute(stranger, 'keto')
    expect(await popular(stranger)).not.toContain('On Keto.')
    expect(await popular()).toContain('On Keto.')
  })

  it('is recognized by its pictures, records and links as well', async () => {
    const [me, ada] = (await members(app, 2)) as [Member, Member]
    await follow(app, me, ada)
    const led = await post(ada, 'Creatine works.')
    const record = { lift: 'squat', value: 100, performedOn: '2026-03-01', note: 'After creatine' }
    const lifted = await app.call('POST /post/create', { text: 'A record.', record }, ada)
    const linked = await post(ada, `See ${app.config.origin}/post/${led.id}`)
    await mute(me, 'creatine')
    const read = async (id: string) => (await app.call('GET /post/:id', { id }, me)).isMuted
    expect(await read(led.id)).toBe(true)
    expect(await read(lifted.id)).toBe(true)
    expect(linked.preview).not.toBeNull()
    expect(await read(linked.id)).toBe(true)
    expect(await feed(me)).not.toContain('A record.')
  })

  it('is collapsed at its URL and among comments, only for the member who muted the word, until it expires', async () => {
    const [me, ada, bo] = (await members(app, 3)) as [Member, Member, Member]
    const made = await post(ada, 'A diet that works.')
    await comment(bo, made.id, 'Which diet?')
    await comment(me, made.id, 'No diet.')
    await mute(me, 'DIET', inHours(24))
    const read = (by?: Member) => app.call('GET /post/:id', { id: made.id }, by ?? {})
    const flags = async (by?: Member) =>
      (await app.call('GET /post/:id/comments', { id: made.id }, by ?? {})).items.map(({ isMuted }) => isMuted)
    expect(await read(me)).toMatchObject({ isMuted: true, firstComment: { isMuted: true }, comments: 2 })
    expect(await flags(me)).toEqual([true, false])
    for (const one of [undefined, ada, bo]) {
      expect(await read(one)).toMatchObject({ isMuted: false, firstComment: { isMuted: false } })
      expect(await flags(one)).toEqual([false, false])
    }
    const lists = await Promise.all([
      app.call('GET /people/:handle/posts', { handle: ada.handle }, me),
      app.call('PUT /post/:id/save', { id: made.id }, me).then(() => app.call('GET /saved-posts', {}, me)),
    ])
    expect(lists.map(({ items }) => items[0])).toMatchObject([{ isMuted: true }, { isMuted: true }])
    app.pass(25 * hourMs)
    expect(await read(me)).toMatchObject({ isMuted: false, firstComment: { isMuted: false } })
  })

  it('sends no notifications of comments, replies or mentions to that member', async () => {
    const [me, ada, bo] = (await members(app, 3)) as [Member, Member, Member]
    const mine = await post(me, 'A bar.')
    const hers = await post(ada, 'Another bar.')
    const { id: parentId } = await comment(me, hers.id, 'Nice.')
    await mute(me, 'spoiler')
    await comment(bo, mine.id, 'A spoiler!')
    await app.call('POST /post/:id/comments', { id: hers.id, text: 'Spoiler.', parentId }, bo)
    await post(bo, `A spoiler for @${me.handle}.`)
    await comment(bo, hers.id, `@${me.handle} spoiler`)
    expect(await told(me)).toEqual({ kinds: [], unread: 0 })
    await comment(bo, mine.id, 'Strong!')
    await app.call('POST /post/:id/comments', { id: hers.id, text: 'Agreed.', parentId }, bo)
    expect((await told(me)).kinds.toSorted()).toEqual(['comment', 'reply'])
  })

  it('sends no notifications of posts that have it only in their poll, a picture or a record, and hides those sent before', async () => {
    const [me, ada] = (await members(app, 2)) as [Member, Member]
    const mention = (poll: string[]) =>
      app.call('POST /post/create', { text: `What now, @${me.handle}?`, poll: { options: poll, days: 1 } }, ada)
    await mute(me, 'spoiler')
    await mention(['A spoiler', 'Nothing'])
    expect(await told(me)).toEqual({ kinds: [], unread: 0 })
    await mention(['A finale', 'Nothing'])
    expect((await told(me)).kinds).toEqual(['mention'])
    await mute(me, 'finale')
    expect((await told(me)).kinds).toEqual([])
  })

  it('is left out of trends', async () => {
    const me = await member(app)
    await app.database.db.query({
      text: `insert into trending_tags (place, tag, people) values (1, 'shown', 3), (2, 'hushed', 3)`,
      values: [],
    })
    await mute(me, '#hushed')
    const trends = async (by?: Member) => (await app.call('GET /trending-tags', {}, by ?? {})).items.map(({ hashtag }) => hashtag)
    expect(await trends(me)).toEqual(['shown'])
    expect(await trends()).toEqual(['shown', 'hushed'])
  })
})

it('muted people are listed, last first, without those who have blocked one', async () => {
  const [me, ada, bo, cy] = (await members(app, 4)) as [Member, Member, Member, Member]
  for (const one of [ada, bo, cy]) {
    app.pass(1000)
    await app.call('PUT /people/:handle/mute', { handle: one.handle }, me)
  }
  await app.call('PUT /people/:handle/block', { handle: me.handle }, bo)
  const handles = async (by: Member) => (await app.call('GET /muted-people', {}, by)).items.map(({ handle }) => handle)
  expect(await handles(me)).toEqual([cy.handle, ada.handle])
  expect(await handles(ada)).toEqual([])
  await app.call('DELETE /people/:handle/mute', { handle: cy.handle }, me)
  expect(await handles(me)).toEqual([ada.handle])
})
