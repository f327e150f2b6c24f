import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { follow, type Member, member, members } from '#test/community.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const notFound = { code: 'NOT_FOUND', status: 404 }
const suggest = async (by: Member, input: ApiInput<'GET /mention-suggestions'> = {}) =>
  (await app.call('GET /mention-suggestions', input, by)).items.map(({ handle }) => handle)
const hashtags = async (by: Member, q: string) =>
  (await app.call('GET /hashtag-suggestions', { q }, by)).items.map(({ hashtag }) => hashtag)
const post = (by: Member, input: ApiInput<'POST /post/create'>) => app.call('POST /post/create', input, by)
const join = ({ slug }: { slug: string }, by: Member) => app.call('PUT /clubs/:slug/membership', { slug, acceptDisclaimer: true }, by)
const handlesOf = (people: Member[]) => people.map(({ handle }) => handle)
let named = 0

/** Members who share a first name that nobody else has. */
async function namesakes(count: number) {
  named += 1
  const name = `qx${String.fromCharCode(96 + named)}`
  const people = await members(app, count)
  for (const [at, one] of people.entries()) await app.call('PATCH /profile', { name: `${name} Number${at}` }, one)
  return { name, people }
}

describe('mention suggestions', () => {
  it("list followed members first, then members of one's clubs, then others; eight at most, without oneself", async () => {
    const { name, people } = await namesakes(11)
    const [me, followed, clubmate, ...others] = people as [Member, Member, Member, ...Member[]]
    await follow(app, me, followed)
    const club = await app.call('POST /clubs', { name: `Bar Club ${name}`, acceptDisclaimer: true }, clubmate)
    await join(club, me)
    const found = await suggest(me, { q: name.toUpperCase() })
    expect(found.slice(0, 2)).toEqual(handlesOf([followed, clubmate]))
    expect(found).toHaveLength(8)
    expect(handlesOf(others)).toEqual(expect.arrayContaining(found.slice(2)))
    expect(await suggest(me, { q: 'number1' })).toContain(followed.handle)
    expect(await suggest(me)).toEqual(handlesOf([followed, clubmate]))
  })

  it('list an exact handle first', async () => {
    const { people } = await namesakes(3)
    const [me, followed, exact] = people as [Member, Member, Member]
    await follow(app, me, followed)
    await app.call('PATCH /profile', { name: exact.handle }, followed)
    expect((await suggest(me, { q: exact.handle })).slice(0, 2)).toEqual(handlesOf([exact, followed]))
  })

  it('leave out blocked and blocking people, in clubs as elsewhere, and private profiles of strangers', async () => {
    const { name, people } = await namesakes(5)
    const [me, blocked, blocker, clubmate, shy] = people as [Member, Member, Member, Member, Member]
    const club = await app.call('POST /clubs', { name: `Bar Club ${name}`, acceptDisclaimer: true }, me)
    for (const one of [blocked, blocker, clubmate]) await join(club, one)
    await app.call('PATCH /user', { privacy: 'private' }, shy)
    await app.call('PUT /people/:handle/block', { handle: blocked.handle }, me)
    await app.call('PUT /people/:handle/block', { handle: me.handle }, blocker)
    expect(await suggest(me, { q: name })).toEqual([clubmate.handle])
    expect(await suggest(me)).toEqual([clubmate.handle])
  })

  it('in a closed club list only its members, and reveal nothing to outsiders', async () => {
    const { name, people } = await namesakes(3)
    const [me, clubmate, outside] = people as [Member, Member, Member]
    await follow(app, me, outside)
    const club = await app.call('POST /clubs', { name: `Bar ${name}`, visibility: 'private', acceptDisclaimer: true }, me)
    await join(club, clubmate)
    await app.call('PUT /clubs/:slug/requests/:handle', { slug: club.slug, handle: clubmate.handle }, me)
    expect(await suggest(me, { q: name, clubId: club.id })).toEqual([clubmate.handle])
    const { id: postId } = await post(me, { text: 'Doors at seven.', clubId: club.id })
    expect(await suggest(me, { q: name, postId })).toEqual([clubmate.handle])
    await expect(suggest(outside, { q: name, clubId: club.id })).rejects.toMatchObject(notFound)
    await expect(suggest(outside, { q: name, postId })).rejects.toMatchObject(notFound)
    await expect(suggest(outside, { clubId: '0198c0de-0000-7000-8000-000000000004' })).rejects.toMatchObject(notFound)
  })

  it("under a post list only people who may read it: its author, commenters and the author's followers; nobody under a private one", async () => {
    const { name, people } = await namesakes(5)
    const [me, author, commenter, follower, stranger] = people as [Member, Member, Member, Member, Member]
    for (const one of [me, commenter, follower]) await follow(app, one, author)
    for (const one of [follower, stranger]) {
      app.pass(1000)
      await follow(app, me, one)
    }
    app.pass(1000)
    const open = await post(author, { text: 'Squats.' })
    await app.call('POST /post/:id/comments', { id: open.id, text: 'Well done.' }, commenter)
    expect(await suggest(me, { q: name, postId: open.id })).toEqual(handlesOf([author, stranger, follower, commenter]))
    const close = await post(author, { text: 'Squats.', audience: 'followers' })
    await app.call('POST /post/:id/comments', { id: close.id, text: 'Well done.' }, commenter)
    expect(await suggest(me, { q: name, postId: close.id })).toEqual(handlesOf([author, follower, commenter]))
    const own = await post(me, { text: 'Squats.', audience: 'me' })
    expect(await suggest(me, { q: name, postId: own.id })).toEqual([])
  })

  it('match the typed text literally, without wildcards', async () => {
    const me = await member(app)
    for (const q of ['%', '_', '\\', "'", '@', '🏋️']) expect(await suggest(me, { q })).not.toContain(me.handle)
  })
})

describe('hashtag suggestions', () => {
  it('list those of public posts, most used first', async () => {
    const [me, other, shy] = (await members(app, 3)) as [Member, Member, Member]
    await app.call('PATCH /user', { privacy: 'private' }, shy)
    for (const text of ['#Quarkbar', '#quarkday', '#quarkday again', '#quar']) await post(other, { text })
    await post(other, { text: '#quarksecret', audience: 'followers' })
    await post(shy, { text: '#quarkshy' })
    expect(await hashtags(me, 'QUARK')).toEqual(['quarkday', 'quarkbar'])
    expect(await hashtags(me, 'quarkb')).toEqual(['quarkbar'])
    expect(await hashtags(me, '%')).toEqual([])
    await app.call('PUT /people/:handle/block', { handle: other.handle }, me)
    expect(await hashtags(me, 'quark')).toEqual([])
  })
})
