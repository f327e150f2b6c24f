import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import type { Product } from '#contract/product.ts'
import type { Post } from '#contract/post.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { placeDeliveredOrder, seedProduct, stockShop } from '#test/builders.ts'
import { follow, type Member, member, members } from '#test/community.ts'
import { upload } from '#test/pictures.ts'

let app: TestApp
let bell: Product
let rope: Product
beforeAll(async () => {
  app = await startApp()
  ;[bell, rope] = (await stockShop(app, [seedProduct(), seedProduct()])) as [Product, Product]
})
afterAll(() => app.stop())

const notFound = { code: 'NOT_FOUND', status: 404 }
const post = (by: Member, input: ApiInput<'POST /post/create'> = {}) => {
  app.pass(1000)
  return app.call('POST /post/create', { text: 'Squats today.', ...input }, by)
}
const read = (id: string, viewer?: Member) => app.call('GET /post/:id', { id }, viewer ?? {})
const react = (by: Member, { id, author }: Post, reactionType: 'like' | 'fire' = 'like', isReacting = true) =>
  app.call('POST /post/:postId/multireaction', { postId: id, ownerId: author.id, reactionType, isReacting }, by)
const comment = (by: Member, id: string, input: { text: string; parentId?: string }) =>
  app.call('POST /post/:id/comments', { id, ...input }, by)
const feed = (by: Member, input: ApiInput<'GET /post/newsfeed'> = {}) => app.call('GET /post/newsfeed', { limit: 20, ...input }, by)

describe('a post', () => {
  it("has text, pictures, a record, products with an owner's mark, mentions and hashtags", async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    await placeDeliveredOrder(app, ada, [bell])
    const { url } = await upload(app, ada.token, 'post')
    const made = await post(ada, {
      text: `With @${bo.handle} and @nobody.at.all. #Squat #day`,
      media: [{ url, alt: 'A rack' }],
      record: { lift: 'squat', value: 150, performedOn: '2026-03-01' },
      productIds: [bell.id, rope.id],
    })
    expect(made).toMatchObject({
      author: { handle: ada.handle },
      mentions: [bo.handle],
      media: [{ url, alt: 'A rack' }],
      record: { lift: 'squat', value: 150 },
      products: [
        { id: bell.id, isOwner: true, isInStock: true },
        { id: rope.id, isOwner: false },
      ],
      counts: { like: 0, fire: 0 },
      mine: null,
      comments: 0,
    })
    expect(await read(made.id)).toEqual({ ...made, author: made.author })
    expect((await app.call('GET /tags/:tag/posts', { tag: 'SQUAT' })).items.map(({ id }) => id)).toContain(made.id)
    expect((await app.call('GET /people/:handle', { handle: ada.handle })).posts).toBe(1)
  })

  it("refuses empty posts, and references to unknown or other people's things", async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    const { url } = await upload(app, bo.token, 'post')
    const wrong: ApiInput<'POST /post/create'>[] = [
      { text: '' },
      { media: [{ url }] },
      { productIds: ['0198c0de-0000-7000-8000-000000000001'] },
      { recordId: '0198c0de-0000-7000-8000-000000000001' },
      { audience: 'club' },
      { text: 'x'.repeat(5001) },
    ]
    for (const input of wrong) await expect(post(ada, input)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(post(ada, { clubId: '0198c0de-0000-7000-8000-000000000001' })).rejects.toMatchObject({
      code: 'ONLY_MEMBERS_OF_THE_CLUB_MAY',
    })
    const his = await post(bo)
    await expect(app.call('PATCH /post/:id', { id: his.id, text: 'Mine.' }, ada)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await expect(app.call('DELETE /post/:id', { id: his.id }, ada)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })

  it("is listed on the pages of its products while it is public, owners' posts first", async () => {
    const [ada, bo, blocked] = (await members(app, 3)) as [Member, Member, Member]
    await placeDeliveredOrder(app, ada, [bell])
    const tagged = { productIds: [bell.id] }
    const owned = [await post(ada, tagged), await post(ada, tagged)]
    const [other, forFans] = [await post(bo, tagged), await post(bo, { ...tagged, audience: 'followers' })]
    await app.call('PUT /people/:handle/block', { handle: blocked.handle }, ada)
    const shown = async (viewer?: Member) => {
      const first = await app.call('GET /user/products/:id/posts', { id: bell.id, limit: 1 }, viewer ?? {})
      const rest = await app.call('GET /user/products/:id/posts', { id: bell.id, limit: 50, cursor: first.nextCursor! }, viewer ?? {})
      return [...first.items, ...rest.items].map(({ id }) => id).filter((id) => [...owned, other, forFans].some((one) => one.id === id))
    }
    expect(await shown()).toEqual([owned[1]!.id, owned[0]!.id, other.id])
    expect(await shown(blocked)).toEqual([other.id])
    await app.call('PATCH /post/:id', { id: owned[1]!.id, audience: 'me' }, ada)
    await app.call('PATCH /post/:id', { id: owned[0]!.id, productIds: [rope.id] }, ada)
    await app.call('PATCH /post/:id', { id: forFans.id, audience: 'public' }, bo)
    expect(await shown()).toEqual([forFans.id, other.id])
    await app.call('DELETE /post/:id', { id: other.id }, bo)
    expect(await shown()).toEqual([forFans.id])
  })

  it('shows the improvement over the previous record, and none for a suspicious one', async () => {
    const ada = await member(app)
    const lifted = async (value: number) => (await post(ada, { record: { lift: 'squat', value, performedOn: '2026-03-01' } })).record!.gain
    expect([await lifted(100), await lifted(95), await lifted(102.5), await lifted(390), await lifted(105)]).toEqual([
      null,
      null,
      2.5,
      null,
      2.5,
    ])
  })

  it('is marked as edited after a change, and gone everywhere when it is deleted', async () => {
    const ada = await member(app)
    const made = await post(ada, { text: 'Before. #before' })
    const changed = await app.call('PATCH /post/:id', { id: made.id, text: 'After. #after' }, ada)
    expect(changed).toMatchObject({ text: 'After. #after', editedAt: app.now().toISOString() })
    expect((await app.call('GET /tags/:tag/posts', { tag: 'before' })).items).toEqual([])
    await app.call('PUT /post/:id/save', { id: made.id }, ada)
    await app.call('DELETE /post/:id', { id: made.id }, ada)
    await expect(read(made.id, ada)).rejects.toMatchObject(notFound)
    for (const list of [
      app.call('GET /saved-posts', {}, ada),
      app.call('GET /people/:handle/posts', { handle: ada.handle }),
      app.call('GET /tags/:tag/posts', { tag: 'after' }),
    ])
      expect((await list).items).toEqual([])
    expect((await app.call('GET /people/:handle', { handle: ada.handle })).posts).toBe(0)
  })

  it.each(['public', 'followers', 'me'] as const)('for %s is seen by those alone, in every place', async (audience) => {
    const [owner, fan, stranger, blocked] = (await members(app, 4)) as [Member, Member, Member, Member]
    await follow(app, fan, owner)
    await app.call('PUT /people/:handle/block', { handle: blocked.handle }, owner)
    const made = await post(owner, { audience, text: `#only${audience}` })
    const sees = { public: [true, true, true, false], followers: [true, true, false, false], me: [true, false, false, false] }[audience]
    for (const [at, viewer] of [owner, fan, stranger, blocked].entries()) {
      const direct = await read(made.id, viewer).catch(() => null)
      const tagged = (await app.call('GET /tags/:tag/posts', { tag: `only${audience}` }, viewer)).items
      const listed = await app.call('GET /people/:handle/posts', { handle: owner.handle }, viewer).catch(() => ({ items: [] }))
      const reacted = viewer === owner ? true : await react(viewer, made).catch(() => null)
      expect([direct !== null, tagged.length > 0, listed.items.length > 0, reacted !== null], viewer.handle).toEqual(
        Array(4).fill(sees[at]),
      )
    }
  })
})

describe('reactions', () => {
  it('count each of 50 people once, however often they click, and follow changes', async () => {
    const [author, ...crowd] = (await members(app, 51)) as [Member, ...Member[]]
    const made = await post(author)
    await Promise.all(crowd.flatMap((one) => [react(one, made), react(one, made, 'fire'), react(one, made)]))
    const settled = await Promise.all(crowd.map((one) => react(one, made, 'fire')))
    expect(settled.map(({ mine }) => mine)).toEqual(crowd.map(() => 'fire'))
    expect((await read(made.id)).counts).toMatchObject({ like: 0, fire: 50 })
    await Promise.all(crowd.flatMap((one) => [react(one, made, 'fire', false), react(one, made, 'fire', false)]))
    expect((await read(made.id)).counts).toMatchObject({ like: 0, fire: 0 })
  })

  it("notify the post's author only", async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    const made = await post(ada)
    await expect(react(bo, { ...made, author: { ...made.author, id: bo.userId } })).rejects.toMatchObject(notFound)
  })
})

describe('comments', () => {
  it('have two levels, oldest first, and are counted right with 50 in parallel', async () => {
    const [author, ...crowd] = (await members(app, 11)) as [Member, ...Member[]]
    const made = await post(author)
    const top = await comment(author, made.id, { text: 'First.' })
    await Promise.all(
      crowd.flatMap((one) => Array.from({ length: 5 }, (_, n) => comment(one, made.id, { text: `Reply ${n}`, parentId: top.id }))),
    )
    const [reply] = (await app.call('GET /post/:id/comments', { id: made.id, parentId: top.id, limit: 1 })).items
    const below = await comment(author, made.id, { text: 'Beside it.', parentId: reply!.id })
    expect(below.parentId).toBe(top.id)
    expect(await read(made.id)).toMatchObject({ comments: 52, firstComment: { id: top.id, replies: 51 } })
    await expect(app.call('DELETE /comments/:id', { id: top.id }, crowd[0])).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await Promise.allSettled(Array.from({ length: 10 }, () => app.call('DELETE /comments/:id', { id: below.id }, author)))
    expect(await read(made.id)).toMatchObject({ comments: 51, firstComment: { replies: 50 } })
    await app.call('DELETE /comments/:id', { id: top.id }, author)
    expect(await read(made.id)).toMatchObject({ comments: 0, firstComment: null })
  })

  it('are paginated, marked when edited, and hidden from people whom their author has blocked', async () => {
    const [author, ada, bo] = (await members(app, 3)) as [Member, Member, Member]
    const made = await post(author)
    const first = await comment(ada, made.id, { text: 'One.' })
    await comment(author, made.id, { text: 'Two.' })
    const page = await app.call('GET /post/:id/comments', { id: made.id, limit: 1 })
    const rest = await app.call('GET /post/:id/comments', { id: made.id, cursor: page.nextCursor! })
    expect([...page.items, ...rest.items].map(({ text }) => text)).toEqual(['One.', 'Two.'])
    expect(await app.call('PATCH /comments/:id', { id: first.id, text: 'Uno.' }, ada)).toMatchObject({
      text: 'Uno.',
      editedAt: app.now().toISOString(),
    })
    await app.call('PUT /people/:handle/block', { handle: bo.handle }, ada)
    expect((await app.call('GET /post/:id/comments', { id: made.id }, bo)).items.map(({ text }) => text)).toEqual(['Two.'])
    expect((await read(made.id, bo)).firstComment).toMatchObject({ text: 'Two.' })
    await app.call('PUT /people/:handle/mute', { handle: ada.handle }, author)
    expect((await app.call('GET /post/:id/comments', { id: made.id }, author)).items).toHaveLength(2)
    await app.call('PUT /people/:handle/mute', { handle: author.handle }, bo)
    expect((await app.call('GET /post/:id/comments', { id: made.id }, bo)).items).toEqual([])
    expect(await read(made.id, bo)).toMatchObject({ comments: 2, firstComment: null })
    await expect(app.call('PATCH /comments/:id', { id: first.id, text: 'Mine.' }, bo)).rejects.toMatchObject(notFound)
  })
})

describe('popular posts', () => {
  it('are visible to visitors, ranked by reactions and age, and paginated without gaps', async () => {
    const [ada, ...crowd] = (await members(app, 5)) as [Member, ...Member[]]
    const old = await post(ada, { text: 'Old and liked.' })
    for (const one of crowd) await react(one, old)
    app.pass(20 * 86_400_000)
    const [fresh, liked] = [await post(ada), await post(ada)]
    await react(crowd[0]!, liked)
    const mine = new Set([old, fresh, liked].map(({ id }) => id))
    const first = await app.call('GET /post/popular', { limit: 2 })
    expect(first.items.map(({ id }) => id)).toEqual([liked.id, fresh.id])
    const rest = await app.call('GET /post/popular', { limit: 100, cursor: first.nextCursor! }, crowd[0])
    expect(rest.items.map(({ id }) => id).filter((id) => mine.has(id))).toEqual([old.id])
  })
})

describe('the newsfeed', () => {
  it('is never empty: a new member sees popular posts, labeled as such', async () => {
    const newcomer = await member(app)
    const { items } = await feed(newcomer)
    expect(items.length).toBeGreaterThan(0)
    expect(items.every(({ isPopular }) => isPopular)).toBe(true)
  })

  it('has posts by oneself and followed members, newest first, without muted people, and paginates without gaps', async () => {
    const [me, ada, bo] = (await members(app, 3)) as [Member, Member, Member]
    await follow(app, me, ada)
    await follow(app, me, bo)
    await app.call('PUT /people/:handle/mute', { handle: bo.handle }, me)
    const texts = ['a1', 'mine', 'a2', 'muted', 'a3']
    for (const text of texts) await post(text === 'mine' ? me : text === 'muted' ? bo : ada, { text })
    const first = await feed(me, { limit: 2 })
    expect(first.items.map(({ text }) => text)).toEqual(['a3', 'a2'])
    await post(ada, { text: 'a4' })
    expect((await feed(me, { limit: 2, cursor: first.nextCursor! })).items.map(({ text }) => text)).toEqual(['mine', 'a1'])
    expect(await app.call('GET /post/newsfeed/new', { since: first.items[0]!.id }, me)).toEqual({ count: 1 })
    expect((await feed(me, { limit: 1, cursor: first.nextCursor!, refresh: true })).items[0]!.text).toBe('a4')
  })

  it.each(['', ', also below more posts of others than it looks through'])('pages through all posts once%s', async (among) => {
    const [me, stranger, ...others] = (await members(app, 7)) as [Member, Member, ...Member[]]
    for (const one of others) await follow(app, me, one)
    const made: string[] = []
    for (let n = 0; n < 23; n += 1) {
      made.unshift((await post(others[n % 5]!, { text: `p${n}` })).id)
      if (among && n === 11) await fillAbove(made[0]!, stranger, 2100)
    }
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await feed(me, { limit: 4, ...(cursor && { cursor }) })
      seen.push(...page.items.filter(({ isPopular }) => !isPopular).map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor && seen.length < 23)
    expect(seen).toEqual(made)
  })
})

/** Posts of the millisecond after a post. */
async function fillAbove(id: string, author: Member, count: number): Promise<void> {
  const ms = (Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) + 1).toString(16).padStart(12, '0')
  const text = `
    insert into posts (id, author_id, text, audience, created_at)
    select ($1 || '70008000' || lpad(to_hex(n), 12, '0'))::uuid, u.id, 'Filling', 'public', now() from generate_series(1, $3) n, users u where u.handle = $2`
  await app.database.db.query({ text, values: [ms, author.handle, count] })
}
