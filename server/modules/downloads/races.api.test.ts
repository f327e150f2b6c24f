import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { readOutbox } from '#server/messaging/outbox.ts'
import { newKey } from '#test/builders.ts'
import { card } from '#test/card-shop.ts'
import { type DownloadShop, openDownloadShop } from '#test/download-shop.ts'

let world: DownloadShop
/** The database is 5 ms away. */
beforeAll(async () => {
  world = await openDownloadShop({ databaseMs: 5 })
  await world.save({ files: [world.file], downloadLimit: 3 })
})
afterEach(() => world.shop.assertBooks())
afterAll(() => world.shop.close())

const fifty = (call: (index: number) => Promise<unknown>) => Promise.allSettled(Array.from({ length: 50 }, (_, index) => call(index)))
const fulfilled = (results: PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === 'fulfilled')

it('grants the last download to one of 50 parallel requests', async () => {
  const order = await world.buy()
  for (const _ of [1, 2]) await world.begin(order)
  expect(fulfilled(await fifty(() => world.begin(order)))).toHaveLength(1)
  expect(await world.list(order)).toMatchObject([{ left: 0, state: 'used' }])
})

it('grants access and sends the mail once, however many payment events arrive in parallel', async () => {
  const { app, shop, place, stripe } = world
  const order = await place([world.files()])
  stripe.payWith((await shop.begin(order)).sessionId, card)
  const event = stripe.state.events.at(-1)!
  const answers = await Promise.all(Array.from({ length: 50 }, () => shop.send(stripe.signed(event))))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await world.list(order)).toHaveLength(1)
  const mails = (await readOutbox(app.database.db, 200)).filter(({ to }) => to === order.email)
  expect(mails.filter(({ subject }) => subject.includes('downloads'))).toHaveLength(1)
})

it('refunds a line once when it is refunded and downloaded in parallel, and allows no download after that', async () => {
  const { app, variantId } = world
  const order = await world.buy([world.files(), world.goods()])
  const refund = () =>
    app.call(
      'POST /admin/orders/:id/downloads/:variantId/refund',
      { id: order.id, variantId },
      { token: world.staff(), idempotencyKey: newKey() },
    )
  const results = await fifty((index) => (index % 2 ? refund() : world.begin(order)))
  expect(fulfilled(results.filter((_, index) => index % 2))).toHaveLength(1)
  const begun = fulfilled(results.filter((_, index) => index % 2 === 0)).length
  const { downloads } = await app.call('GET /admin/orders/:id/downloads', { id: order.id }, { token: world.staff() })
  expect(downloads).toMatchObject([{ state: 'revoked', total: begun }])
  expect(await world.shop.readOrder(order)).toMatchObject({ refunded: 19 })
  await app.jobs.runDue()
})
