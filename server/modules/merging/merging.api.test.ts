import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { startApp, type TestApp } from '#test/app.ts'
import {
  address,
  placeDeliveredOrder,
  grantPoints,
  lastMail,
  newKey,
  orderInput,
  seedProduct,
  signedIn,
  staffIn,
  stockShop,
} from '#test/builders.ts'
import { follow, type Member, member, members } from '#test/community.ts'
import { addTestPlans, makeMember } from '#test/members.ts'
import { accountRules, communityRules } from './rules.ts'

interface Person {
  userId: string
  token: string
  email: string
}

let app: TestApp
let owner: Person
let products: Product[]
beforeAll(async () => {
  app = await startApp()
  owner = await staffIn(app, 'owner')
  products = await stockShop(app, [seedProduct({ stock: 5000 }), seedProduct({ stock: 5000 }), seedProduct({ stock: 5000 })])
})
afterAll(() => app.stop())

const sql = async (text: string, values: unknown[] = []) => (await app.database.db.query({ text, values })).rows as Record<string, never>[]
const mergeInto = (stay: Person, gone: Person, by = owner.token) =>
  app.call('POST /admin/customers/:id/merge', { id: stay.userId, from: gone.userId, confirm: gone.email }, { token: by })
const previewOf = (stay: Person, gone: Person) =>
  app.call('GET /admin/customers/:id/merge', { id: stay.userId, from: gone.userId }, { token: owner.token })
const order = async (by: Person, product = products[0]!) =>
  app.call('POST /user/orders/create-order', await orderInput(app, [{ product, quantity: 1 }], { email: by.email }), {
    token: by.token,
    idempotencyKey: newKey(),
  })
const post = (by: Person) => app.call('POST /post/create', { text: 'Squats.', audience: 'public' }, by)
const react = (by: Person, to: { id: string }, author: Person, reactionType: 'like' | 'fire' = 'like') =>
  app.call('POST /post/:postId/multireaction', { postId: to.id, ownerId: author.userId, reactionType, isReacting: true }, by)

/** Rows that still refer to a person by a key whose rows should have been moved. */
async function leftOf(person: string): Promise<string[]> {
  const keys = [...new Set([...accountRules, ...communityRules].flatMap(({ columns }) => columns))]
  const left = await Promise.all(
    keys.map(async (key) => {
      const [table, column] = key.split('.')
      return (await sql(`select 1 from ${table} where ${column} = $1 limit 1`, [person])).length > 0 ? [key] : []
    }),
  )
  return left.flat()
}

/** Stored counts that differ from what they count; there must never be any. */
const miscounted = () =>
  sql(`
  select 'posts' as what, p.id from posts p where p.likes + p.loves + p.fires + p.strongs + p.claps + p.wows <> (select count(*) from reactions r where r.post_id = p.id)
    or p.comments <> (select count(*) from comments c where c.post_id = p.id and c.removed_at is null)
  union all select 'profiles', user_id from profiles p where p.followers <> (select count(*) from follows f where f.followed_id = p.user_id and f.accepted_at is not null)
    or p.following <> (select count(*) from follows f where f.follower_id = p.user_id and f.accepted_at is not null)
    or p.posts <> (select count(*) from posts o where o.author_id = p.user_id and o.audience = 'public' and o.club_id is null and o.removed_at is null)
  union all select 'clubs', id from clubs c where c.members <> (select count(*) from club_members m where m.club_id = c.id and m.state = 'member')
  union all select 'events', id from club_events e where e.going <> (select count(*) from club_rsvps r where r.event_id = e.id and r.state = 'going')
    or e.waiting <> (select count(*) from club_rsvps r where r.event_id = e.id and r.state = 'waiting')
  union all select 'reviews', id from reviews r where r.helpful <> (select count(*) from review_votes v where v.review_id = r.id)
  union all select 'answers', id from answers a where a.votes <> (select count(*) from answer_votes v where v.answer_id = a.id)
  union all select 'figures', f.user_id from customer_figures f where f.orders <> (select count(*) from orders o where o.user_id = f.user_id and o.order_status <> 'Cancelled')`)

describe('a merge', () => {
  it('of two accounts that reviewed a product keeps the newest review, which counts once', async () => {
    const [stay, gone] = [await signedIn(app), await signedIn(app)]
    const [product] = await stockShop(app, [seedProduct({ stock: 20 })])
    for (const [by, rating] of [
      [stay, 2],
      [gone, 5],
    ] as const) {
      const { id: orderId } = await placeDeliveredOrder(app, by, [product!])
      await app.call('POST /user/order/review', { orderId, productId: product!.id, rating, text: `${rating} stars` }, by)
    }
    await mergeInto(stay, gone)
    const { reviews, rating } = await app.call('GET /user/order/review/:id', { id: product!.id })
    expect(reviews).toMatchObject([{ rating: 5, text: '5 stars' }])
    expect(rating).toMatchObject({ count: 1, histogram: [0, 0, 0, 0, 1] })
    const { rows } = await app.database.db.query({ text: 'select text from review_edits where review_id = $1', values: [reviews[0]!.id] })
    expect(rows).toEqual([{ text: '2 stars' }])
  })

  it('moves purchases, saved items and points; signs out both accounts, and notifies both', async () => {
    const [stay, gone] = [await signedIn(app), await signedIn(app)]
    const support = await staffIn(app, 'support')
    const [kept, theirs] = [await order(stay), await placeDeliveredOrder(app, gone, [products[1]!])]
    await app.call('POST /user/order/review', { orderId: theirs.id, productId: products[1]!.id, rating: 4, text: 'Solid' }, gone)
    await grantPoints(app, stay.userId, 30)
    await grantPoints(app, gone.userId, 70)
    const points = await Promise.all([stay, gone].map(async (one) => (await app.call('GET /points', {}, one)).balance))
    await app.call(
      'POST /admin/customers/:id/credit',
      { id: gone.userId, amount: 12.5, note: 'Late' },
      { token: owner.token, idempotencyKey: newKey() },
    )
    for (const [by, product] of [
      [stay, 0],
      [gone, 0],
      [gone, 2],
    ] as const) {
      await app.call('POST /wishlist', { productId: products[product]!.id }, by)
      await app.call('PUT /user/add-address', address({ addressLine1: `${product + 1} High Street` }), by)
    }
    const seen = await previewOf(stay, gone)
    expect(seen).toMatchObject({
      obstacles: [],
      confirm: gone.email,
      things: expect.arrayContaining([
        { thing: 'orders', stays: 1, goes: 1 },
        { thing: 'credit', stays: 0, goes: 12.5 },
      ]),
    })
    await expect(mergeInto(stay, gone, support.token)).rejects.toMatchObject({ status: 403 })
    await expect(
      app.call('POST /admin/customers/:id/merge', { id: stay.userId, from: gone.userId, confirm: 'someone else' }, owner),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const { moved } = await mergeInto(stay, gone)
    expect(moved).toMatchObject({ 'orders.user_id': 1, 'reviews.user_id': 1 })
    expect(await leftOf(gone.userId)).toEqual([])
    const { orders } = await app.call('GET /user/orders/list', {}, stay)
    expect(orders.map(({ id }) => id).toSorted()).toEqual([kept.id, theirs.id].toSorted())
    expect((await app.call('GET /points', {}, stay)).balance).toBe(points[0]! + points[1]!)
    expect((await app.call('GET /credit', {}, stay)).balance).toBe(12.5)
    expect((await app.call('GET /user', {}, stay)).addresses.map(({ addressLine1 }) => addressLine1).toSorted()).toEqual([
      '1 High Street',
      '3 High Street',
    ])
    for (const call of ['GET /user', 'GET /points'] as const) await expect(app.call(call, {}, gone)).rejects.toMatchObject({ status: 401 })
    await expect(app.call('POST /user-auth/sign-in', { email: gone.email, password: 'correct horse' })).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    })
    expect((await lastMail(app, stay.email))?.text).toContain(`${gone.email[0]}•••@example.com`)
    expect((await lastMail(app, gone.email))?.text).toContain(`${stay.email[0]}•••@example.com`)
    expect((await app.call('GET /user/merges', {}, stay)).merges).toMatchObject([{ email: gone.email }])
    const { rows } = await app.call('GET /admin/audit', { target: stay.userId }, owner)
    expect(rows.find(({ call }) => call === 'mergeCustomers')?.after).toMatchObject({ merged: gone.userId, moved: { 'orders.user_id': 1 } })
    // To staff they are one, too.
    const listed = await app.call('GET /admin/customers', { q: 'Test Person', limit: 100 }, owner)
    expect(listed.rows.map(({ id }) => id)).not.toContain(gone.userId)
    expect(listed.rows.find(({ id }) => id === stay.userId)).toMatchObject({ orders: 2 })
    expect((await app.call('GET /admin/customers/:id', { id: gone.userId }, owner)).mergedInto).toMatchObject({ id: stay.userId })
    // The email is free again, and refunds of the merged account's orders go to the remaining account.
    expect(await sql('select 1 from users where email = $1', [gone.email])).toEqual([])
    expect(await miscounted()).toEqual([])
  })

  it('refunds points and credit of the removed account to the kept one, and takes back points earned by activity', async () => {
    const [stay, gone] = (await members(app, 2)) as [Member, Member]
    await app.call(
      'POST /admin/customers/:id/credit',
      { id: gone.userId, amount: 100, note: 'Late' },
      { token: owner.token, idempotencyKey: newKey() },
    )
    const input = await orderInput(app, [{ product: products[0]!, quantity: 1 }], { email: gone.email })
    const credit = { useCredit: true, creditCost: input.totalCost, paymentMethod: 'Credit' } as const
    const paid = await app.call('POST /user/orders/create-order', { ...input, ...credit }, { token: gone.token, idempotencyKey: newKey() })
    const made = await post(gone)
    const earned = (await app.call('GET /points', {}, gone)).balance
    expect(earned).toBe(5)
    await mergeInto(stay, gone)
    expect((await app.call('GET /points', {}, stay)).balance).toBe(5)
    await app.call('DELETE /post/:id', { id: made.id }, stay)
    expect((await app.call('GET /points', {}, stay)).balance).toBe(0)
    await app.call('POST /admin/orders/:id/cancel', { id: paid.id }, owner)
    await app.jobs.runDue()
    expect((await app.call('GET /credit', {}, stay)).balance).toBe(100)
    expect(await sql('select balance from credit_accounts where user_id = $1 and balance > 0', [gone.userId])).toEqual([])
  })

  it('joins two members: activity of both counts once, and nobody follows or votes for themselves', async () => {
    const [stay, gone, ada, bo] = (await members(app, 4)) as [Member, Member, Member, Member]
    for (const [who, whom] of [
      [stay, gone],
      [gone, stay],
      [stay, ada],
      [gone, ada],
      [gone, bo],
      [ada, stay],
      [ada, gone],
      [bo, gone],
    ] as const)
      await follow(app, who, whom)
    const [hers, own, others] = [await post(ada), await post(stay), await post(gone)]
    await react(stay, hers, ada, 'fire')
    await react(gone, hers, ada)
    await react(gone, own, stay)
    await react(bo, others, gone)
    await app.call('POST /post/:id/comments', { id: hers.id, text: 'Strong.' }, gone)
    for (const by of [stay, gone]) await app.call('PUT /post/:id/save', { id: hers.id }, by)
    const { slug } = await app.call('POST /clubs', { name: 'Early bars', acceptDisclaimer: true }, ada)
    for (const by of [stay, gone, bo]) await app.call('PUT /clubs/:slug/membership', { slug, acceptDisclaimer: true }, by)
    const at = (hours: number) => new Date(app.now().getTime() + hours * 3_600_000).toISOString()
    const event = await app.call(
      'POST /clubs/:slug/events',
      { slug, title: 'Bench day', startsAt: at(24), endsAt: at(26), capacity: 2 },
      ada,
    )
    for (const by of [stay, gone, bo]) await app.call('PUT /club-events/:id/rsvp', { id: event.id }, by)
    await mergeInto(stay, gone)
    expect(await leftOf(gone.userId)).toEqual([])
    expect(await miscounted()).toEqual([])
    const profile = await app.call('GET /people/:handle', { handle: stay.handle }, ada)
    expect(profile).toMatchObject({ posts: 2, followers: 2, following: 2 })
    // The freed place goes to the person on the waitlist.
    expect((await app.call('GET /club-events/:id', { id: event.id }, bo)).going).toBe(2)
    const shown = await app.call('GET /post/:id', { id: hers.id }, stay)
    expect(shown.counts).toMatchObject({ fire: 1 })
    expect((await app.call('GET /people/:handle', { handle: gone.handle }, ada)).handle).toBe(stay.handle)
  })

  it('moves the profile if only the removed account has one, and keeps the stricter privacy settings of both', async () => {
    const [stay, gone] = [await signedIn(app), await member(app, 'private')]
    const made = await post(gone)
    await mergeInto(stay, gone)
    expect(await app.call('GET /profile', {}, stay)).toMatchObject({ handle: gone.handle, privacy: 'private' })
    expect((await app.call('GET /post/:id', { id: made.id }, stay)).id).toBe(made.id)
  })

  it('is refused with the reason where it would do harm', async () => {
    const { regular } = await addTestPlans(app)
    const [one, other] = (await members(app, 2)) as [Member, Member]
    const why = async (stay: Person, gone: Person) => {
      const { obstacles } = await previewOf(stay, gone)
      await expect(mergeInto(stay, gone)).rejects.toMatchObject({ code: 'CUSTOMERS_CANT_BE_MERGED', errors: { from: obstacles } })
      return obstacles
    }
    expect((await previewOf(one, other)).obstacles).toEqual([])
    expect(await why(one, await staffIn(app, 'warehouse'))).toEqual(['STAFF'])
    await app.call('PUT /people/:handle/block', { handle: other.handle }, one)
    expect(await why(one, other)).toEqual(['BLOCKED'])
    const [paying, also] = [await signedIn(app), await signedIn(app)]
    for (const { userId } of [paying, also]) await makeMember(app, userId, regular)
    expect(await why(paying, also)).toEqual(['BOTH_PLANS'])
    await app.call('POST /user/delete', { password: 'correct horse' }, also)
    expect(await why(one, also)).toEqual(['BEING_ERASED'])
    await expect(previewOf(one, one)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('is in the export of the kept account, and deleted with it', async () => {
    const [first, stay, gone] = [await signedIn(app), await signedIn(app), await member(app)]
    await grantPoints(app, gone.userId, 40)
    await post(gone)
    const placed = await order(gone)
    await mergeInto(first, gone)
    await mergeInto(stay, first)
    const data = await app.call('GET /user/export', {}, stay)
    expect(data.orders.map(({ id }) => id)).toEqual([placed.id])
    expect(new Set(data.merges.map(({ email }) => email))).toEqual(new Set([first.email, gone.email]))
    expect(data.pointsEntries.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['MERGED', 'POST', 'REVIEW']))
    expect(data.community).not.toBeNull()
    await app.call('POST /user/delete', { password: 'correct horse' }, stay)
    app.pass(15 * 86_400_000)
    await app.jobs.runDue()
    expect(await sql('select id from users where id = any($1)', [[first, stay, gone].map(({ userId }) => userId)])).toEqual([])
    expect(await sql('select id from messages where recipient = any($1)', [[first, stay, gone].map(({ email }) => email)])).toEqual([])
    owner = await staffIn(app, 'owner')
  })

  it('lets staff find the kept account by the full email of the removed one, alone and with filters', async () => {
    const [stay, gone] = [await signedIn(app), await signedIn(app)]
    await mergeInto(stay, gone)
    const ids = async (q: string, more: object = {}) =>
      (await app.call('GET /admin/customers', { q, ...more }, owner)).rows.map(({ id }) => id)
    expect(await ids(` ${gone.email.toUpperCase()}`)).toEqual([stay.userId])
    expect(await ids(gone.email, { ordersMax: 3 })).toEqual([stay.userId])
    expect(await ids(gone.email.slice(0, -1))).toEqual([])
  })

  it('is proposed for accounts with the same name and address', async () => {
    const [one, double, other] = [await signedIn(app), await signedIn(app), await signedIn(app)]
    await app.call('PUT /user/add-address', address({ addressLine1: '77 Duplicated Lane' }), one)
    await app.call('PUT /user/add-address', address({ addressLine1: '77, duplicated lane' }), double)
    await app.call('PUT /user/add-address', address({ addressLine1: '78 Duplicated Lane' }), other)
    const found = await app.call('GET /admin/customers/:id/doubles', { id: one.userId }, owner)
    expect(found.customers).toMatchObject([{ id: double.userId, same: 'address' }])
  })
})
