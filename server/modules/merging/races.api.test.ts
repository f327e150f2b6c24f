import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, orderInput, seedProduct, staffIn, stockShop } from '#test/builders.ts'
import { follow, type Member, members } from '#test/community.ts'
import { slowProxy } from '#test/slow-proxy.ts'

let app: TestApp
let proxy: { close: () => void }
let owner: { token: string }
let product: Product
/** The database is 6 ms away. */
beforeAll(async () => {
  app = await startApp({
    databaseUrl: async (url) => {
      const slow = await slowProxy(url, 6)
      proxy = slow
      return slow.url
    },
  })
  owner = await staffIn(app, 'owner')
  product = (await stockShop(app, [seedProduct({ stock: 5000 })]))[0]!
})
afterAll(async () => {
  await app.stop()
  proxy.close()
})

const mergeInto = (stay: Member, gone: Member) =>
  app.call('POST /admin/customers/:id/merge', { id: stay.userId, from: gone.userId, confirm: gone.email }, owner)
const countOf = async (text: string, values: unknown[]) =>
  Number(((await app.database.db.query({ text, values })).rows[0] as { n: string }).n)
const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? JSON.stringify(error),
  )

describe('parallel merges', () => {
  it('of the same two accounts, 50 times: one succeeds, and everything is moved once', async () => {
    const [stay, gone, ada] = (await members(app, 3)) as [Member, Member, Member]
    await app.call('POST /post/create', { text: 'Squats.', audience: 'public' }, gone)
    await follow(app, gone, ada)
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => outcome(mergeInto(stay, gone))))
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
    expect(outcomes.filter((one) => one === 'CUSTOMER_WAS_MERGED')).toHaveLength(49)
    expect((await app.call('GET /points', {}, stay)).balance).toBe(5)
    expect(await app.call('GET /people/:handle', { handle: stay.handle }, ada)).toMatchObject({ posts: 1, following: 1 })
  })

  it('in both directions: one of them succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = (await members(app, 2)) as [Member, Member]
      const outcomes = await Promise.all([outcome(mergeInto(one, other)), outcome(mergeInto(other, one))])
      expect(outcomes.toSorted()).toEqual(['CUSTOMER_WAS_MERGED', 'done'])
    }
  })

  it('while the removed account orders, posts, likes and is followed: nothing is lost, and no call fails with a server error', async () => {
    const [stay, gone, ada, ...fans] = (await members(app, 8)) as [Member, Member, Member, ...Member[]]
    const hers = await app.call('POST /post/create', { text: 'Mine.', audience: 'public' }, ada)
    const input = await orderInput(app, [{ product, quantity: 1 }], { email: gone.email })
    const acts = [
      ...Array.from({ length: 12 }, () =>
        app.call('POST /user/orders/create-order', input, { token: gone.token, idempotencyKey: newKey() }),
      ),
      ...Array.from({ length: 12 }, () => app.call('POST /post/create', { text: 'Squats.', audience: 'public' }, gone)),
      ...[stay, gone].map((by) =>
        app.call('POST /post/:postId/multireaction', { postId: hers.id, ownerId: ada.userId, reactionType: 'like', isReacting: true }, by),
      ),
      ...Array.from({ length: 6 }, () => app.call('POST /post/:id/comments', { id: hers.id, text: 'Strong.' }, gone)),
      ...fans.map((fan) => follow(app, fan, gone)),
    ].map(async (act) => outcome(act as Promise<unknown>))
    const [merged, ...outcomes] = await Promise.all([outcome(mergeInto(stay, gone)), ...acts])
    expect(merged).toBe('done')
    expect([...new Set(outcomes)].filter((one) => !['done', 'TOKEN_IS_MISSING_OR_EXPIRED', 'NOT_FOUND'].includes(one))).toEqual([])
    app.pass(6000)
    await app.jobs.runDue()
    const done = (from: number, until: number) => outcomes.slice(from, until).filter((one) => one === 'done').length
    const { userId } = stay
    expect(await countOf('select count(*) as n from orders where user_id = $1', [userId])).toBe(done(0, 12))
    expect(await countOf('select count(*) as n from posts where author_id = $1', [userId])).toBe(done(12, 24))
    expect(await countOf('select posts as n from profiles where user_id = $1', [userId])).toBe(done(12, 24))
    expect(await countOf('select comments as n from posts where id = $1', [hers.id])).toBe(done(26, 32))
    expect(await countOf('select likes as n from posts where id = $1', [hers.id])).toBe(done(24, 26) > 0 ? 1 : 0)
    expect(await countOf('select followers as n from profiles where user_id = $1', [userId])).toBe(done(32, 32 + fans.length))
    expect(await countOf('select count(*) as n from profiles where user_id = $1', [gone.userId])).toBe(0)
    expect(await countOf('select points as n from users where id = $1', [gone.userId])).toBe(0)
    expect(await countOf('select orders as n from customer_figures where user_id = $1', [userId])).toBe(done(0, 12))
  })
})
