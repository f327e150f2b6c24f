import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '#server/messaging/outbox.ts'
import { startApp, type TestApp } from '#test/app.ts'
import {
  address,
  codeFor,
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
import { dump } from '#test/dump.ts'
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

/** Someone with an address, an order and a filled cart. */
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
const erase = () => eraseDueAccounts(app.database, app.search.engine, { config: app.config, now: app.now() })
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
    expect(data.uploads).toEqual([{ url, featureName: 'avatar', createdAt: app.now().toISOString(), captions: [] }])
  })
})

describe('an account scheduled for deletion', () => {
  it('requires the password, ends every session, and tells its owner until when it can be restored', async () => {
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

  it('gets one mail, also for parallel requests', async () => {
    const { token, email } = await signedIn(app)
    await Promise.allSettled(Array.from({ length: 10 }, () => remove(token)))
    const mails = (await readOutbox(app.database.db, 100)).filter(({ to, subject }) => to === email && subject.includes('will be deleted'))
    expect(mails).toHaveLength(1)
  })

  it('is restored when its owner signs in within 14 days, which the response says', async () => {
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

describe('the last owner of the shop', () => {
  it("can't delete their account, whichever of two owners deletes theirs first", async () => {
    const alone = await startApp()
    try {
      const owners = [await staffIn(alone, 'owner'), await staffIn(alone, 'owner')] as const
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          alone.call('POST /user/delete', { password }, { token: owners[at % 2]!.token }).then(
            () => 'scheduled',
            (error: { code: string }) => error.code,
          ),
        ),
      )
      const staying = async () =>
        (await alone.database.db.query({ text: `select id from users where role = 'owner' and erase_at is null`, values: [] })).rows as {
          id: string
        }[]
      const [left, ...more] = await staying()
      expect(more).toEqual([])
      expect(outcomes).toContain('scheduled')
      expect(outcomes).toContain('LAST_OWNER_STAYS')
      const { userId, token } = owners.find((owner) => owner.userId === left?.id)!
      await expect(
        alone.call('PATCH /admin/team/members/:id', { id: userId, role: 'customer' }, { token }),
        'the other one goes',
      ).rejects.toMatchObject({ code: 'LAST_OWNER_STAYS', status: 409 })
    } finally {
      await alone.stop()
    }
  })

  it('who became the last one after requesting deletion is told that the account stays', async () => {
    const alone = await startApp()
    try {
      const [going, other] = [await staffIn(alone, 'owner'), await staffIn(alone, 'owner')]
      await alone.call('POST /user/delete', { password }, { token: going.token })
      await alone.database.db.query({ text: `update users set role = 'customer' where id = $1`, values: [other.userId] })
      // The first run only plans the next one.
      await alone.jobs.runDue()
      alone.pass(14 * day)
      await alone.jobs.runDue()
      expect((await lastMail(alone, going.email))?.text).toContain('only owner')
      expect(await signInAs(alone, going.email)).toHaveProperty('access_token')
    } finally {
      await alone.stop()
    }
  })
})

describe('an erased account', () => {
  it('leaves no personal data anywhere, and the amounts of its orders unchanged', async () => {
    const { token, email, order, userId, marks, listName } = await livedIn()
    const { token: staff } = await staffIn(app, 'owner')
    const note = `Wants it left with ${marks.lastName}`
    await app.call('POST /admin/orders/:id/notes', { id: order.id, text: note }, { token: staff })
    app.pass(1)
    await app.call('POST /user-auth/forgot-password/send-otp', { email })
    expect(await codeFor(app, email)).toMatch(/\d{6}/)
    await remove(token)
    app.pass(14 * day - 1)
    expect(await erase()).toBe(0)
    app.pass(1)
    // Responses stored for repeated orders expire after a day; this is the next order, which deletes them.
    await livedIn()
    await app.jobs.runDue()
    const everything = await dump(app)
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

  it('loses its guest orders, listed or not, but no messages of others', async () => {
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

  it('releases its email', async () => {
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
