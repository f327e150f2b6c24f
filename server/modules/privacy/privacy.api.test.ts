import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '#server/messaging/outbox.ts'
import { startApp, type TestApp } from '#test/app.ts'
import {
  address,
  codeFor,
  deliveredTo,
  freshEmail,
  lastMail,
  newKey,
  orderInput,
  seedProduct,
  signedIn,
  staffIn,
  stockShop,
  signInAs,
} from '#test/builders.ts'
import { follow, type Member, members } from '#test/community.ts'
import { upload } from '#test/pictures.ts'
import { eraseDueAccounts } from './privacy.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const password = 'correct horse'
const day = 86_400_000
let people = 0

/** Somebody with an address, an order and something in the cart. */
async function livedIn() {
  const person = await signedIn(app)
  const { token } = person
  const n = (people += 1)
  const marks = { lastName: `Quillfeather${n}`, addressLine1: `7${n} Marmalade Way`, city: `Snodgrass${n}`, phone: `+1503555987${n}` }
  const [bought, wanted, soldOut] = await stockShop(app, [seedProduct(), seedProduct(), seedProduct({ stock: 0 })])
  await app.call('PUT /user/add-address', address(marks), { token })
  await app.call('POST /cart', { productId: wanted!.id, quantity: 2 }, { token })
  await app.call('POST /cart', { productId: bought!.id, quantity: 1 }, { token })
  await app.call('POST /cart/saved', { productId: bought!.id }, { token })
  const list = await app.call('POST /wishlist/lists', { name: `Brambleshed${n}` }, { token })
  await app.call('POST /wishlist', { productId: wanted!.id, listId: list.id }, { token })
  await app.call('PUT /wishlist/lists/:id/share', { id: list.id, showOwner: true }, { token })
  await app.call('POST /compare', { productId: wanted!.id }, { token })
  await app.call('POST /recently-viewed', { productIds: [wanted!.id] }, { token })
  await app.call('POST /stock-alerts', { productId: soldOut!.id }, { token })
  // By email too, as a visitor.
  await app.call('POST /stock-alerts', { productId: soldOut!.id, email: person.email })
  const input = await orderInput(app, [{ product: bought!, quantity: 1 }], { shippingAddress: address(marks), email: person.email })
  const order = await app.call('POST /user/orders/create-order', input, { token, idempotencyKey: newKey() })
  const { url } = await upload(app, token, 'avatar')
  await app.call('PATCH /user', { avatar: url }, { token })
  return { ...person, order, marks, listName: list.name!, wanted: wanted!, bought: bought!, url }
}
const remove = (token: string, given = password) => app.call('POST /user/delete', { password: given }, { token })
const erase = () => eraseDueAccounts(app.database, app.search.engine, app.now())
const enter = (email: string) => signInAs(app, email)

describe("a customer's data", () => {
  it('can be exported as a file, without hashes and tokens', async () => {
    const { token, order, email, marks, listName, wanted, bought, url } = await livedIn()
    const response = await app.request('/api/user/export', { headers: { authorization: `Bearer ${token}` } })
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    for (const secret of [token, 'argon2', 'hash']) expect(text).not.toContain(secret)
    const data = await app.call('GET /user/export', {}, { token })
    expect(data.customer).toMatchObject({ email, createdAt: app.now().toISOString(), addresses: [marks] })
    expect(data.orders.map((one) => one.number)).toEqual([order.number])
    expect(data.cart.items).toMatchObject([{ quantity: 2 }])
    expect(data.savedLines).toMatchObject([{ productId: bought.id }])
    expect(data.wishlists).toMatchObject([{ isDefault: true }, { name: listName, items: [{ productId: wanted.id }] }])
    expect(data.comparison.items).toMatchObject([{ productId: wanted.id }])
    expect(data.recentlyViewed).toEqual([wanted.id])
    expect(data.stockAlerts).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }])
    expect(data.sessions).toMatchObject([{ current: true }])
    expect(data.uploads).toEqual([{ url, featureName: 'avatar', createdAt: app.now().toISOString() }])
  })
})

describe('what a customer wrote for everyone', () => {
  it('is in the export, and stays without them when they are erased: stars and text, not the name, votes or edits', async () => {
    const [author, reader] = [await signedIn(app), await signedIn(app)]
    const [product] = await stockShop(app, [seedProduct({ stock: 500 })])
    const id = product!.id
    const reviewOf = async (person: typeof author, rating: number) => {
      const order = await deliveredTo(app, person, [product!])
      return app.call('POST /user/order/review', { orderId: order.id, productId: id, rating, text: 'Solid' }, { token: person.token })
    }
    const [own, others] = [await reviewOf(author, 2), await reviewOf(reader, 4)]
    await app.call('PUT /user/order/review', { id: own.id, rating: 3, text: 'Solid after all' }, { token: author.token })
    await app.call('PUT /user/reviews/:id/vote', { id: others.id }, { token: author.token })
    await app.call('POST /user/reviews/:id/report', { id: others.id, reason: 'spam' }, { token: author.token })
    await app.call('POST /user/products/:id/add-question', { id, question: 'Is it loud?' }, { token: author.token })
    const asked = () => app.call('GET /user/products/:id/questions-answers', { id })
    const questionId = (await asked()).questions[0]!.id
    const answer = await app.call('POST /user/questions/:id/answers', { id: questionId, answer: 'No' }, { token: reader.token })
    await app.call('PUT /user/answers/:id/vote', { id: answer.id }, { token: author.token })
    const data = await app.call('GET /user/export', {}, { token: author.token })
    expect(data.reviews).toMatchObject({ written: [{ rating: 3 }], edits: [{ rating: 2, text: 'Solid' }], helpful: [others.id] })
    expect(data.questions).toMatchObject({ asked: [{ text: 'Is it loud?' }], voted: [answer.id] })
    await remove(author.token)
    app.pass(14 * day)
    await erase()
    const { reviews, rating } = await app.call('GET /user/order/review/:id', { id, sort: 'lowest' })
    expect(reviews.map((one) => [one.author, one.rating, one.text, one.helpful])).toEqual([
      ['', 3, 'Solid after all', 0],
      ['Test P.', 4, 'Solid', 0],
    ])
    expect(rating.count).toBe(2)
    expect((await asked()).questions).toMatchObject([{ author: '', question: 'Is it loud?', answers: [{ author: 'Test P.', votes: 0 }] }])
    // Answers stored for repeats of an order live for a day; the next order sweeps them.
    expect((await dump()).filter((row) => row.includes(author.userId) && !row.includes('create-order'))).toEqual([])
  })
})

describe('a return', () => {
  it('is in the export, and stays without its words and picture when its buyer is erased', async () => {
    const buyer = await signedIn(app)
    const { token: staff } = await staffIn(app, 'owner')
    const [product] = await stockShop(app, [seedProduct({ stock: 50 })])
    const input = await orderInput(app, [{ product: product!, quantity: 1 }], { email: buyer.email })
    const { id } = await app.call('POST /user/orders/create-order', input, { token: buyer.token, idempotencyKey: newKey() })
    await app.call('POST /admin/orders/:id/ship', { id }, { token: staff })
    await app.call('POST /admin/orders/:id/deliver', { id }, { token: staff })
    const { url } = await upload(app, buyer.token, 'return')
    const lines = [{ variantId: product!.variants[0]!.id, quantity: 1 }]
    const asked = { lines, reason: 'damaged' as const, text: 'Glimmerdent', photo: { url } }
    const { returns } = await app.call('POST /user/orders/:id/returns', { id, ...asked }, { token: buyer.token })
    await app.call('POST /admin/returns/:id/approve', { id: returns[0]!.id, note: 'Glimmernote' }, { token: staff })
    const data = await app.call('GET /user/export', {}, { token: buyer.token })
    expect(data.orders[0]!.returns).toMatchObject([{ text: 'Glimmerdent', note: 'Glimmernote', photo: { url } }])
    await remove(buyer.token)
    app.pass(14 * day)
    await erase()
    const rows = (await dump()).filter((row) => row.includes('Glimmer') || row.includes(url))
    expect(rows.filter((row) => !row.includes('create-order'))).toEqual([])
  })
})

describe('an account scheduled for deletion', () => {
  it('needs the password, ends every session, and tells its owner how long it can be kept', async () => {
    const { token, email } = await signedIn(app)
    const other = await enter(email)
    await expect(remove(token, 'wrong horse')).rejects.toMatchObject({ code: 'CURRENT_PASSWORD_IS_INCORRECT' })
    const { erasedAt } = await remove(token)
    expect(erasedAt).toBe(new Date(app.now().getTime() + 14 * day).toISOString())
    for (const one of [token, other.access_token])
      await expect(app.call('GET /user', {}, { token: one })).rejects.toMatchObject({ status: 401 })
    const lastDay = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(erasedAt))
    expect((await lastMail(app, email))?.text).toContain(lastDay)
  })

  it('gets one mail, however often it was asked for at once', async () => {
    const { token, email } = await signedIn(app)
    await Promise.allSettled(Array.from({ length: 10 }, () => remove(token)))
    const mails = (await readOutbox(app.database.db, 100)).filter(({ to, subject }) => to === email && subject.includes('will be deleted'))
    expect(mails).toHaveLength(1)
  })

  it('is kept when its owner signs in within 14 days, which the response says', async () => {
    const { token, email, userId } = await signedIn(app)
    await remove(token)
    app.pass(13 * day)
    const back = await enter(email)
    expect(back.restored).toBe(true)
    expect((await lastMail(app, email))?.subject).toContain("won't be deleted")
    app.pass(2 * day)
    await app.jobs.runDue()
    expect(await app.call('GET /user', {}, { token: back.access_token })).toMatchObject({ id: userId })
    expect(await enter(email)).not.toHaveProperty('restored')
  })

  it('refuses sign-in after the last day even before it is erased', async () => {
    const { token, email } = await signedIn(app)
    await remove(token)
    app.pass(14 * day)
    await expect(enter(email)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    await erase()
  })
})

describe('an erased account', () => {
  it('leaves no personal data anywhere, and the amounts of its orders unchanged', async () => {
    const { token, email, order, userId, marks, listName } = await livedIn()
    app.pass(1)
    await app.call('POST /user-auth/forgot-password/send-otp', { email })
    expect(await codeFor(app, email)).toMatch(/\d{6}/)
    await remove(token)
    app.pass(14 * day - 1)
    expect(await erase()).toBe(0)
    app.pass(1)
    // The answers kept for repeats of an order live for a day; this is the next order, which sweeps them.
    await livedIn()
    await app.jobs.runDue()
    const everything = await dump()
    for (const trace of [email, userId, listName, ...Object.values(marks)])
      expect(
        everything.filter((row) => row.includes(trace)),
        trace,
      ).toEqual([])
    const { rows } = await app.database.db.query({
      text: `select user_id, email, total_cost, order_status, shipping_address->>'country' as country, shipping_address->>'lastName' as name from orders where number = $1`,
      values: [order.number],
    })
    expect(rows).toEqual([
      {
        user_id: null,
        email: 'erased@erased.invalid',
        total_cost: Math.round(order.totalCost * 100),
        order_status: 'Pending',
        country: 'US',
        name: 'customer',
      },
    ])
    const seen = await app.call('GET /user/orders/:id', { id: order.number, token: order.token })
    expect(seen).toMatchObject({ totalCost: order.totalCost, shippingAddress: { firstName: 'Erased' } })
  })

  it("takes its guest orders along, listed or not, and touches nobody else's messages", async () => {
    const { token, email } = await signedIn(app)
    const [product] = await stockShop(app, [seedProduct()])
    const place = async (to: string, by?: string) =>
      app.call('POST /user/orders/create-order', await orderInput(app, [{ product: product!, quantity: 1 }], { email: to }), {
        idempotencyKey: newKey(),
        ...(by && { token: by }),
      })
    const asGuest = await place(email)
    const friend = freshEmail()
    await place(friend, token)
    expect((await app.call('GET /user/export', {}, { token })).orders.map(({ number }) => number)).toContain(asGuest.number)
    const later = await place(email)
    await app.call('POST /user-auth/forgot-password/send-otp', { email: friend })
    app.pass(1)
    await remove(token)
    app.pass(14 * day)
    await erase()
    const text = 'select email from orders where number = any($1)'
    const { rows } = await app.database.db.query({ text, values: [[asGuest.number, later.number]] })
    expect(rows).toEqual([{ email: 'erased@erased.invalid' }, { email: 'erased@erased.invalid' }])
    const messages = await app.database.db.query({
      text: 'select recipient from messages where recipient = any($1)',
      values: [[email, friend]],
    })
    expect(messages.rows).toEqual([{ recipient: friend }, { recipient: friend }])
  })

  it('frees its email', async () => {
    const email = freshEmail()
    for (const round of [1, 2]) {
      await app.call('POST /user-auth/signup/send-otp', { name: 'Ada', email, password })
      const { access_token } = await app.call('POST /user-auth/signup/verify-otp', { email, otp: await codeFor(app, email) })
      await remove(access_token)
      app.pass(14 * day)
      expect(await erase(), `round ${round}`).toBe(1)
    }
  })

  it('is erased once by parallel jobs, while its owner tries to sign in', async () => {
    const leaving = await Promise.all(Array.from({ length: 5 }, () => signedIn(app)))
    for (const { token } of leaving) await remove(token)
    app.pass(14 * day)
    const late = Promise.allSettled(leaving.flatMap(({ email }) => [enter(email), enter(email)]))
    const counts = await Promise.all(Array.from({ length: 10 }, erase))
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(5)
    for (const one of await late) expect(one).toMatchObject({ status: 'rejected', reason: { code: 'INVALID_CREDENTIALS' } })
  })
})

/** Every row of every table, as text. */
async function dump(): Promise<string[]> {
  const { db } = app.database
  const tables = (await db.query({ text: `select tablename as name from pg_tables where schemaname = 'public'`, values: [] })).rows as {
    name: string
  }[]
  const rows = await Promise.all(tables.map(({ name }) => db.query({ text: `select t::text as row from "${name}" t`, values: [] })))
  return rows.flatMap((result) => (result.rows as { row: string }[]).map(({ row }) => row))
}

const post = (by: Member) => app.call('POST /post/create', { text: 'Squats today.' }, by)
const read = (id: string) => app.call('GET /post/:id', { id })
const comment = (by: Member, id: string, input: { text: string; parentId?: string }) =>
  app.call('POST /post/:id/comments', { id, ...input }, by)

describe('a member of the community who is erased', () => {
  it('takes along what they wrote, and the counts of others follow; the export had all of it', async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    const [hers, his] = [await post(ada), await post(bo)]
    const top = await comment(bo, hers.id, { text: 'Mine.' })
    await comment(ada, hers.id, { text: 'Under it.', parentId: top.id })
    const below = await comment(ada, hers.id, { text: 'Stays.' })
    await comment(bo, hers.id, { text: 'Goes.', parentId: below.id })
    const reaction = { postId: hers.id, ownerId: hers.author.id, reactionType: 'fire', isReacting: true } as const
    await app.call('POST /post/:postId/multireaction', reaction, bo)
    await follow(app, bo, ada)
    const { community } = await app.call('GET /user/export', {}, bo)
    expect(community).toMatchObject({
      posts: [{ id: his.id }],
      comments: [{ postId: hers.id }, { postId: hers.id }],
      reactions: [{ kind: 'fire' }],
    })
    await app.call('POST /user/delete', { password: 'correct horse' }, bo)
    app.pass(15 * 86_400_000)
    await eraseDueAccounts(app.database, app.search.engine, app.now())
    expect(await read(hers.id)).toMatchObject({ counts: { fire: 0 }, comments: 1, firstComment: { id: below.id, replies: 0 } })
    await expect(read(his.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await app.call('GET /people/:handle', { handle: ada.handle })).toMatchObject({ followers: 0 })
    await expect(app.call('GET /people/:handle', { handle: bo.handle })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
