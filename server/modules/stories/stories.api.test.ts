import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { dayMs, hourMs } from '#contract/time.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { placeDeliveredOrder, seedProduct, staffIn, stockShop } from '#test/builders.ts'
import { follow, type Member, member, members } from '#test/community.ts'
import { upload } from '#test/pictures.ts'
import { storyCalls, storyPictures } from '#test/stories.ts'
import { purgeStories } from './jobs.ts'

let app: TestApp
let bell: Product
beforeAll(async () => {
  app = await startApp()
  ;[bell] = (await stockShop(app, [seedProduct()])) as [Product]
})
afterAll(() => app.stop())

const notFound = { code: 'NOT_FOUND', status: 404 }

const { share, shareFile, read, see, rail, ofPerson, own } = storyCalls(() => app)
const archive = async (by: Member) => (await app.call('GET /story/archive', { limit: 100 }, by)).items
const viewers = (by: Member, id: string, limit = 100) => app.call('GET /story/:id/viewers', { id, limit }, by)
const pictureStatus = async (url: string) => (await app.request(url)).status
const followed = async (count: number) => {
  const [owner, ...all] = (await members(app, count + 1)) as [Member, ...Member[]]
  for (const one of all) await follow(app, one, owner)
  return { owner, followers: all }
}

describe('a story', () => {
  it('has a picture, a line of text, a number and a product, and is shown to followers', async () => {
    const { owner, followers } = await followed(1)
    const [reader] = followers as [Member]
    await placeDeliveredOrder(app, owner, [bell])
    const made = await share(owner, {
      alt: 'Gloves on a bench',
      caption: 'Hands wrapped.',
      sticker: { text: '12', unit: 'rounds' },
      productId: bell.id,
    })
    expect(made).toMatchObject({
      user: { handle: owner.handle },
      alt: 'Gloves on a bench',
      caption: 'Hands wrapped.',
      sticker: { text: '12', unit: 'rounds' },
      product: { id: bell.id, isOwner: true },
      audience: 'public',
      isSeen: true,
      views: 0,
      expiresAt: new Date(app.now().getTime() + dayMs).toISOString(),
    })
    expect(await own(owner)).toEqual([made])
    const asRead = { ...made, isSeen: false, views: null }
    expect(await read(reader, made.id)).toEqual(asRead)
    expect(await rail(reader)).toEqual({ people: [{ user: made.user, stories: [asRead], unseen: 1 }] })
    expect(await ofPerson(reader, owner)).toEqual({ user: made.user, stories: [asRead], unseen: 1 })
    expect(await rail(owner)).toEqual({ people: [] })
  })

  it('refuses pictures of others or for other purposes, and products not on sale', async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    const { url: his } = await upload(app, bo.token, 'story')
    const { url: avatar } = await upload(app, ada.token, 'avatar')
    const { url } = await upload(app, ada.token, 'story')
    const wrong = [
      { mediaUrl: his },
      { mediaUrl: avatar },
      { mediaUrl: url, productId: '0198c0de-0000-7000-8000-000000000001' },
      { mediaUrl: url, sticker: { text: '' } },
      { mediaUrl: url, caption: 'x'.repeat(201) },
    ]
    for (const input of wrong) await expect(app.call('POST /story/share', input, ada)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await app.call('POST /story/share', { mediaUrl: url }, ada)
    await expect(app.call('POST /story/share', { mediaUrl: url }, ada)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it("is sorted behind unseen ones once seen; muted people's are not listed", async () => {
    const reader = await member(app)
    const [one, two, three] = (await members(app, 3)) as [Member, Member, Member]
    for (const person of [one, two, three]) await follow(app, reader, person)
    const first = await share(one)
    const second = await share(one)
    const newer = await share(two)
    await share(three)
    const names = async () => (await rail(reader)).people.map(({ user, unseen }) => [user.handle, unseen])
    expect(await names()).toEqual([
      [three.handle, 1],
      [two.handle, 1],
      [one.handle, 2],
    ])
    await see(reader, newer.id)
    await see(reader, first.id)
    expect(await names()).toEqual([
      [three.handle, 1],
      [one.handle, 1],
      [two.handle, 0],
    ])
    expect((await ofPerson(reader, one)).stories.map(({ id, isSeen }) => [id, isSeen])).toEqual([
      [first.id, true],
      [second.id, false],
    ])
    await app.call('PUT /people/:handle/mute', { handle: three.handle }, reader)
    expect((await names()).map(([handle]) => handle)).toEqual([one.handle, two.handle])
    expect(await app.call('GET /story/fetch-stories', { limit: 1 }, reader)).toMatchObject({ people: [{ user: { handle: one.handle } }] })
  })

  it('is deleted by its owner only, with its picture', async () => {
    const { owner, followers } = await followed(1)
    const [reader] = followers as [Member]
    const made = await shareFile(owner)
    await see(reader, made.id)
    await expect(app.call('DELETE /story/:id', { id: made.id }, reader)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await pictureStatus(made.mediaUrl)).toBe(200)
    await app.call('DELETE /story/:id', { id: made.id }, owner)
    expect(await pictureStatus(made.mediaUrl)).toBe(404)
    await expect(read(owner, made.id)).rejects.toMatchObject(notFound)
    expect(await rail(reader)).toEqual({ people: [] })
  })
})

describe('an expired story', () => {
  it('disappears from lists and its URL, with its picture and copies; its owner finds it in the archive', async () => {
    const { owner, followers } = await followed(1)
    const [reader] = followers as [Member]
    const made = await shareFile(owner)
    const copy = made.mediaUrl.replace('.webp', '@320.webp')
    app.pass(dayMs - 1)
    expect((await rail(reader)).people).toHaveLength(1)
    expect((await app.request(copy)).headers.get('cache-control')).toBe('private, max-age=0')
    app.pass(1)
    expect(await rail(reader)).toEqual({ people: [] })
    expect((await ofPerson(reader, owner)).stories).toEqual([])
    for (const by of [reader, await staffIn(app, 'moderator')]) await expect(read(by, made.id)).rejects.toMatchObject(notFound)
    await expect(see(reader, made.id)).rejects.toMatchObject(notFound)
    for (const url of [made.mediaUrl, copy]) expect(await pictureStatus(url)).toBe(404)
    expect(await own(owner)).toEqual([])
    const [kept] = await archive(owner)
    expect(kept).toMatchObject({ id: made.id, views: 0 })
    expect(await read(owner, made.id)).toMatchObject({ id: made.id })
    expect(await archive(reader)).toEqual([])
    // For an hour, by an address that only the owner was given.
    const signed = kept!.mediaUrl
    expect(signed).toMatch(/\.webp\?\w+$/)
    expect(await pictureStatus(signed)).toBe(200)
    expect(await pictureStatus(signed.replace('.webp', '@320.webp'))).toBe(200)
    expect(await pictureStatus(`${signed.slice(0, -1)}${signed.endsWith('0') ? '1' : '0'}`)).toBe(404)
    app.pass(hourMs + 1)
    expect(await pictureStatus(signed)).toBe(404)
  })

  it('is in an archive paged by cursor', async () => {
    const { owner } = await followed(0)
    const all = [await share(owner), await share(owner), await share(owner)].map(({ id }) => id).toReversed()
    app.pass(dayMs)
    const first = await app.call('GET /story/archive', { limit: 2 }, owner)
    const second = await app.call('GET /story/archive', { limit: 2, cursor: first.nextCursor! }, owner)
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(all)
    expect(second.nextCursor).toBeNull()
  })

  it('loses its list of viewers after another day but keeps their number; one removed by moderators loses its picture', async () => {
    const { owner, followers } = await followed(1)
    const [reader] = followers as [Member]
    const moderator = await staffIn(app, 'moderator')
    const [made, bad] = [await shareFile(owner), await share(owner)]
    await see(reader, made.id)
    await takeDown(moderator, reader, bad.id)
    app.pass(dayMs + dayMs - hourMs)
    await purgeStories(app.database, app.now())
    expect((await viewers(owner, made.id)).items).toHaveLength(1)
    app.pass(2 * hourMs)
    await purgeStories(app.database, app.now())
    expect((await viewers(owner, made.id)).items).toEqual([])
    expect((await archive(owner)).map(({ id, views }) => [id, views])).toEqual([
      [bad.id, 0],
      [made.id, 1],
    ])
    await purgeStories(app.database, new Date(app.now().getTime() + 184 * dayMs))
    const [kept, ...none] = await archive(owner)
    expect([kept!.id, none]).toEqual([made.id, []])
    expect(await pictureStatus(kept!.mediaUrl)).toBe(200)
  })
})

/** Reports a story and decides to remove it. */
async function takeDown(moderator: { token: string }, reporter: Member, id: string): Promise<string> {
  await app.call('POST /story/:id/report', { id, reason: 'offensive' }, reporter)
  const { items } = await app.call('GET /admin/moderation/cases', { limit: 100 }, moderator)
  const found = items.find(({ subjectId }) => subjectId === id)!
  await app.call('POST /admin/moderation/cases/:id/decide', { id: found.id, action: 'remove', reason: 'offensive' }, moderator)
  return found.id
}

describe('viewers of a story', () => {
  it('are counted once each, also 50 in parallel, and visible to its owner only', async () => {
    const { owner, followers } = await followed(50)
    const made = await share(owner)
    const [one, ...others] = followers as [Member, ...Member[]]
    await Promise.all(Array.from({ length: 50 }, () => see(one, made.id)))
    expect((await own(owner))[0]!.views).toBe(1)
    await Promise.all([...others, ...others].map((by) => see(by, made.id)))
    expect((await own(owner))[0]!.views).toBe(50)
    const first = await viewers(owner, made.id, 30)
    const second = await app.call('GET /story/:id/viewers', { id: made.id, limit: 30, cursor: first.nextCursor! }, owner)
    expect(new Set([...first.items, ...second.items].map(({ handle }) => handle))).toEqual(new Set(followers.map(({ handle }) => handle)))
    expect(second.nextCursor).toBeNull()
    await expect(viewers(one, made.id)).rejects.toMatchObject(notFound)
    await app.call('PUT /people/:handle/block', { handle: one.handle }, owner)
    expect((await viewers(owner, made.id)).items).toHaveLength(49)
    await see(owner, made.id)
    expect((await own(owner))[0]!.views).toBe(50)
  })
})

describe('the number of running stories', () => {
  it('is limited, lower for new members, also with 50 in parallel', async () => {
    const newcomer = await member(app)
    const shareAll = async () => {
      const ends = await Promise.allSettled(
        (await storyPictures(app, newcomer, 50)).map((mediaUrl) => app.call('POST /story/share', { mediaUrl }, newcomer)),
      )
      return ends.filter(({ status }) => status === 'fulfilled').length
    }
    expect(await shareAll()).toBe(3)
    await expect(share(newcomer)).rejects.toMatchObject({ code: 'TOO_MANY_STORIES' })
    app.pass(4 * dayMs)
    expect(await shareAll()).toBe(30)
  })
})

describe('moderators', () => {
  it('see reported stories after they expired, remove and restore them; the owner reads why', async () => {
    const { owner, followers } = await followed(2)
    const [reader, other] = followers as [Member, Member]
    const [moderator, second] = [await staffIn(app, 'moderator'), await staffIn(app, 'moderator')]
    const made = await shareFile(owner, { caption: 'Buy my plan!', sticker: { text: '9', unit: 'left' } })
    await expect(app.call('POST /story/:id/report', { id: made.id, reason: 'spam' }, owner)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    const caseId = await takeDown(moderator, reader, made.id)
    expect(await rail(other)).toEqual({ people: [] })
    await expect(read(other, made.id)).rejects.toMatchObject(notFound)
    expect(await pictureStatus(made.mediaUrl)).toBe(404)
    expect((await own(owner))[0]).toMatchObject({ id: made.id, removedReason: 'offensive' })
    expect((await app.call('GET /moderation-decisions', {}, owner)).items).toMatchObject([
      { kind: 'story', text: 'Buy my plan!', place: owner.handle, decision: 'removed' },
    ])
    app.pass(dayMs)
    const tomorrow = await staffIn(app, 'moderator')
    const detail = await app.call('GET /admin/moderation/cases/:id', { id: caseId }, tomorrow)
    expect(detail).toMatchObject({ kind: 'story', text: '9 left\n\nBuy my plan!', media: [{ alt: '' }] })
    expect(await pictureStatus(detail.media[0]!.url)).toBe(200)
    app.pass(-dayMs)
    await app.call('POST /moderation-appeals', { kind: 'story', subjectId: made.id, text: 'A joke.' }, owner)
    await app.call('POST /admin/moderation/cases/:id/decide', { id: caseId, action: 'restore', reason: 'offensive' }, second)
    expect(await read(other, made.id)).toMatchObject({ removedReason: null })
    expect(await pictureStatus(made.mediaUrl)).toBe(200)
  })
})
