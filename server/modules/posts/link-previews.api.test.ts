import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import type { Post } from '#contract/post.ts'
import type { Product } from '#contract/product.ts'
import { urls } from '#contract/urls.ts'
import type { Tx } from '#server/db/statement.ts'
import { collectCacheTags } from '#server/http/cache-tags.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { seedProduct, staffIn, stockShop } from '#test/builders.ts'
import { follow, type Member, members } from '#test/community.ts'
import { hydratePosts } from './posts.ts'

let app: TestApp
let bell: Product
let rope: Product
let author: Member
/** Writes the posts that lead somewhere. */
let poster: Member
let follower: Member
let blocked: Member
let muting: Member
let stranger: Member
let moderator: Awaited<ReturnType<typeof staffIn>>
beforeAll(async () => {
  app = await startApp({ env: { LOCALES: 'en,bn' } })
  ;[bell, rope] = (await stockShop(app, [seedProduct(), seedProduct()])) as [Product, Product]
  ;[author, poster, follower, blocked, muting, stranger] = (await members(app, 6)) as [Member, Member, Member, Member, Member, Member]
  moderator = await staffIn(app, 'moderator')
  await follow(app, follower, author)
  await app.call('PUT /people/:handle/block', { handle: blocked.handle }, author)
  await app.call('PUT /people/:handle/mute', { handle: author.handle }, muting)
})
afterAll(() => app.stop())

const at = (path: string) => app.config.origin + path
const post = (by: Member, input: ApiInput<'POST /post/create'>) => {
  app.pass(1000)
  return app.call('POST /post/create', input, by)
}
const leadingTo = (path: string, by = poster) => post(by, { text: `Look: ${at(path)}.` })
const read = (id: string, viewer?: { token: string }) => app.call('GET /post/:id', { id }, viewer ?? {})
const productPath = ({ meta }: Product) => urls.product(meta.friendlyPageName)

const viewers = () => ({ visitor: undefined, stranger, follower, blocked, muting, author, moderator })
/** Who sees a card in a post. */
async function shownTo({ id }: Post): Promise<string[]> {
  const seen: string[] = []
  for (const [name, viewer] of Object.entries(viewers())) if ((await read(id, viewer)).preview) seen.push(name)
  return seen
}

describe('a link to our pages in a post', () => {
  it('has a preview card, with and without a language prefix', async () => {
    const club = await app.call(
      'POST /clubs',
      { name: 'Card Club', description: 'Before  work,\nevery day.', acceptDisclaimer: true },
      author,
    )
    await app.call('PATCH /user', { bio: 'Rows.' }, author)
    const { slug: article, title } = (await app.call('GET /user/blogs', { limit: 1 })).blogs[0]!
    const said = await post(author, { text: 'A PR today.' })
    const cards: [path: string, card: object][] = [
      [productPath(bell), { kind: 'product', product: { id: bell.id, price: bell.info.price, isInStock: true, isOwner: false } }],
      [`/bn${productPath(bell)}`, { kind: 'product', path: productPath(bell) }],
      [urls.club(club.slug), { kind: 'club', title: 'Card Club', text: 'Before work, every day.', product: null }],
      [urls.person(author.handle.toUpperCase()), { kind: 'person', path: urls.person(author.handle), text: 'Rows.' }],
      [urls.post(said.id, 'comments'), { kind: 'post', path: urls.post(said.id), text: 'A PR today.' }],
      [urls.blog(article), { kind: 'article', title }],
      [urls.collection('kettlebells'), { kind: 'collection', title: 'Kettlebells' }],
    ]
    for (const [path, card] of cards) expect((await leadingTo(path)).preview, path).toMatchObject(card)
  })

  it('has none when it is broken, leads to a page without one, or to another site', async () => {
    const paths = [
      '/product/none',
      '/clubs/none',
      '/people/no.body',
      '/post/none',
      '/blogs/none',
      '/collections/all',
      '/market',
      '/product/%00',
      '/people/%ff',
    ]
    for (const path of paths) expect((await leadingTo(path)).preview, path).toBeNull()
    const host = new URL(app.config.origin).host
    for (const text of [`https://${host}@evil.example${productPath(bell)}`, `https://evil.example/${host}${productPath(bell)}`])
      expect((await post(poster, { text })).preview, text).toBeNull()
  })

  it('gets the card if it is the first valid one; a tagged product has no second card', async () => {
    const text = `${at('/market')} ${at('/product/none')} ${at(productPath(rope))} ${at(productPath(bell))}`
    const made = await post(poster, { text })
    expect(made.preview?.product?.id).toBe(rope.id)
    expect((await post(poster, { text, productIds: [rope.id] })).preview).toBeNull()
    const edited = await app.call('PATCH /post/:id', { id: made.id, text: at(productPath(bell)) }, poster)
    expect(edited.preview?.product?.id).toBe(bell.id)
    expect((await app.call('PATCH /post/:id', { id: made.id, text: 'Nothing.' }, poster)).preview).toBeNull()
  })
})

describe('a preview card is shown only to those who may see its target', () => {
  const everyone = ['visitor', 'stranger', 'follower', 'blocked', 'muting', 'author', 'moderator']
  const unrelated = everyone.filter((name) => name !== 'blocked' && name !== 'muting')

  it('a public post: not to blocked readers or those who muted its author, and not once it is private, removed or deleted', async () => {
    const said = await post(author, { text: 'Words.' })
    const leading = await leadingTo(urls.post(said.id))
    expect(await shownTo(leading)).toEqual(unrelated)
    await app.call('PATCH /post/:id', { id: said.id, audience: 'followers' }, author)
    expect(await shownTo(leading)).toEqual([])
    await app.call('PATCH /post/:id', { id: said.id, audience: 'public' }, author)
    await app.call('POST /post/:id/report', { id: said.id, reason: 'spam' }, stranger)
    const { items } = await app.call('GET /admin/moderation/cases', { limit: 100 }, moderator)
    const { id: caseId } = items.find(({ subjectId }) => subjectId === said.id)!
    await app.call('POST /admin/moderation/cases/:id/decide', { id: caseId, action: 'remove', reason: 'spam', message: 'No.' }, moderator)
    expect(await shownTo(leading)).toEqual([])
    const other = await post(author, { text: 'More.' })
    const leadingToOther = await leadingTo(urls.post(other.id))
    await app.call('DELETE /post/:id', { id: other.id }, author)
    expect(await shownTo(leadingToOther)).toEqual([])
  })

  it('a profile: a private one shows its details to followers only', async () => {
    const leading = await leadingTo(urls.person(author.handle))
    await app.call('PATCH /user', { bio: 'Rows.', privacy: 'followers' }, author)
    expect(await shownTo(leading)).toEqual(unrelated)
    expect((await read(leading.id, stranger)).preview).toMatchObject({ text: '' })
    expect((await read(leading.id, follower)).preview).toMatchObject({ text: 'Rows.' })
    await app.call('PATCH /user', { privacy: 'public' }, author)
  })

  it('a club: a private or hidden one only to its members and moderators', async () => {
    const { slug } = await app.call('POST /clubs', { name: 'A club', acceptDisclaimer: true }, poster)
    await app.call('PUT /clubs/:slug/membership', { slug, acceptDisclaimer: true }, follower)
    const leading = await leadingTo(urls.club(slug))
    expect(await shownTo(leading)).toEqual(everyone)
    for (const visibility of ['private', 'hidden'] as const) {
      await app.call('PATCH /clubs/:slug', { slug, visibility }, poster)
      expect(await shownTo(leading), visibility).toEqual(['follower', 'moderator'])
      expect((await read(leading.id, poster)).preview).toMatchObject({ title: 'A club' })
    }
  })

  it("a card does not reveal whether a private club's name exists", async () => {
    const { slug } = await app.call('POST /clubs', { name: 'Secret four', visibility: 'hidden', acceptDisclaimer: true }, author)
    const made = await post(stranger, { text: `${at(urls.club(slug))} ${at(productPath(bell))}` })
    expect((await read(made.id, author)).preview).toMatchObject({ kind: 'product' })
    expect(made.preview).toMatchObject({ kind: 'product' })
  })

  it('a product only while it is on sale, and not in a shop without products', async () => {
    const staff = await staffIn(app, 'owner')
    const [leading, inCollection] = [await leadingTo(productPath(rope)), await leadingTo(urls.collection('kettlebells'))]
    const { call, close } = await app.another({ SHOW_PRODUCTS: 'off' })
    expect((await call('GET /post/:id', { id: leading.id })).preview).toBeNull()
    expect((await call('GET /post/:id', { id: inCollection.id })).preview).toBeNull()
    await close()
    expect((await read(leading.id)).preview).toMatchObject({ kind: 'product' })
    await app.call('PUT /admin/products/:id/published', { id: rope.id, isPublished: false }, staff)
    expect(await shownTo(leading)).toEqual([])
    await app.call('PUT /admin/products/:id/published', { id: rope.id, isPublished: true }, staff)
    expect(await shownTo(leading)).toEqual(everyone)
  })
})

it('cards take one statement each for posts, people and clubs, however many posts have links; cached pages are tagged with what they show', async () => {
  const said = await post(author, { text: 'Words.' })
  const club = await app.call('POST /clubs', { name: 'Counted', acceptDisclaimer: true }, author)
  const paths = [productPath(bell), urls.person(author.handle), urls.post(said.id), urls.club(club.slug), urls.collection('kettlebells')]
  const ids: string[] = []
  for (const path of [...paths, ...paths, ...paths]) ids.push((await leadingTo(path)).id)
  const plain = await post(poster, { text: 'Nothing.' })
  const sources = { catalogue: app.catalogue, articles: () => [], shopOrigin: { origin: app.config.origin, locales: app.config.locales } }
  const statementsFor = (some: string[]) =>
    app.database.transaction(async (tx) => {
      let sent = 0
      const counting: Tx = { ...tx, query: (config) => ((sent += 1), tx.query(config)) }
      const posts = await hydratePosts(counting, sources, some, { userId: null, isModerator: false })
      expect(posts).toHaveLength(some.length)
      return sent
    })
  await statementsFor(ids)
  expect(await statementsFor([plain.id])).toBe(1)
  expect([await statementsFor(ids.slice(0, 5)), await statementsFor(ids)]).toEqual([3, 3])
  const { tags } = await collectCacheTags(() => statementsFor(ids))
  const heard = [`product:${bell.id}`, `person:${author.userId}`, `post:${said.id}`, `club:${club.id}`, 'tree']
  expect(heard.filter((tag) => !tags.includes(tag))).toEqual([])
})

it('cached pages are tagged with the products in posts, which may be taken off sale', async () => {
  const named = await app.call('POST /post/create', { text: 'With it.', productIds: [bell.id] }, poster)
  const sources = { catalogue: app.catalogue, articles: () => [], shopOrigin: { origin: app.config.origin, locales: app.config.locales } }
  const { result, tags } = await collectCacheTags(() =>
    hydratePosts(app.database.db, sources, [named.id], { userId: null, isModerator: false }),
  )
  expect(result[0]!.products).toMatchObject([{ id: bell.id }])
  expect(tags).toContain(`product:${bell.id}`)
})
