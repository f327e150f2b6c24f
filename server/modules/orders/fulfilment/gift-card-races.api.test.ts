import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { readOutbox } from '#server/messaging/outbox.ts'
import { lastMail, signedIn, staffIn } from '#test/builders.ts'
import { card } from '#test/card-shop.ts'
import { giftCardOf, codeInMail, type GiftCardShop, openGiftCardShop } from '#test/gift-card-shop.ts'

let world: GiftCardShop
/** The database is 5 ms away. */
beforeAll(async () => {
  world = await openGiftCardShop({
    databaseMs: 5,
  })
})
afterEach(() => world.shop.assertBooks())
afterAll(async () => {
  await world.shop.close()
})

it('a gift card is issued once, however many payment events arrive in parallel', async () => {
  const { app, shop, place } = world
  const one = world.line()
  const order = await place([one])
  shop.stripe.payWith((await shop.begin(order)).sessionId, card)
  const event = shop.stripe.state.events.at(-1)!
  const answers = await Promise.all(Array.from({ length: 50 }, () => shop.send(shop.stripe.signed(event))))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  await Promise.all([app.jobs.runDue(), app.jobs.runDue()])
  const mails = (await readOutbox(app.database.db, 200)).filter(({ to }) => to === one.giftCard!.recipientEmail)
  expect(mails).toHaveLength(1)
})

it('of a refund and 50 orders that spend the gift card in parallel, one side succeeds', async () => {
  const { app, buy, spend, refund } = world
  const { token } = await staffIn(app, 'owner')
  const order = await buy([world.line({}, 50)])
  const code = codeInMail(await lastMail(app, giftCardOf(order).recipientEmail))
  const [back, ...spent] = await Promise.allSettled([refund(token, order), ...Array.from({ length: 50 }, () => spend(code))])
  const won = spent.filter(({ status }) => status === 'fulfilled').length
  expect(back.status === 'fulfilled').toBe(won === 0)
})

it('a gift card revoked while its order is canceled, 50 times in parallel, loses no money and refunds none twice', async () => {
  const { app, buy, spend, refund } = world
  const { token } = await staffIn(app, 'owner')
  const buyer = await signedIn(app)
  const bought = await buy([world.line({}, 50)])
  const order = await spend(codeInMail(await lastMail(app, giftCardOf(bought).recipientEmail)), buyer.token)
  const cancel = () => app.call('POST /admin/orders/:id/cancel', { id: order.id, reason: 'Lost' }, { token })
  const calls = Array.from({ length: 50 }, (_, index) => (index % 2 ? cancel() : refund(token, bought, true)))
  const done = (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled')
  expect(done).toHaveLength(2)
  const { order: after } = await app.call('GET /admin/orders/:id', { id: bought.id }, { token })
  const { balance } = await app.call('GET /credit', {}, { token: buyer.token })
  expect(Math.round((after.refunded + balance) * 100)).toBe(5000)
  const { rows } = await app.database.db.query({
    text: `select sum(a.balance)::int as left from credit_accounts a join gift_cards g on g.account_id = a.id where g.order_id = $1`,
    values: [bought.id],
  })
  expect(rows).toEqual([{ left: 0 }])
})
