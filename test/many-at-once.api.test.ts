import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { readOutbox } from '#server/messaging/outbox.ts'
import { notifyOfShipDate } from '#server/modules/orders/mails/notify-ship-date.ts'
import { tagProducts } from '#server/modules/posts/posts.ts'
import { purgeStories } from '#server/modules/stories/jobs.ts'
import { startApp, type TestApp } from './app.ts'
import { backOrderActions } from './back-orders.ts'
import { freshEmail, placeDeliveredOrder, seedProduct, signedIn, staffToken, stockShop } from './builders.ts'
import { member } from './community.ts'
import { countStatements } from './count-statements.ts'
import { storyCalls } from './stories.ts'

/** Changing many items at once takes no more statements than changing one. */
let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

it("products owned by a post's author are looked up together", async () => {
  const [bell, rope, mat] = (await stockShop(app, [seedProduct(), seedProduct(), seedProduct()])) as [Product, Product, Product]
  const buyer = await signedIn(app)
  for (const product of [bell, mat]) await placeDeliveredOrder(app, buyer, [product])
  const { database, sent } = countStatements(app.database)
  const ids = [mat.id, rope.id, bell.id]
  const tagged = await database.transaction((tx) => tagProducts(tx, app.catalogue, ids, buyer.userId))
  expect(tagged).toEqual({ products: ids, owned: [mat.id, bell.id] })
  expect(sent('orders')).toBe(1)
})

it('orders that wait for a variant are read together when its new date is mailed', async () => {
  const staff = await staffToken(app)
  const { newProduct, place, sell } = backOrderActions(app, staff)
  const product = await newProduct(0, { limit: 9, shipsOn: '2099-12-04' })
  const emails = [freshEmail(), freshEmail(), freshEmail()]
  for (const email of emails) await place(product, 1, { email })
  await sell(product, { limit: 9, shipsOn: '2099-12-24' })
  const { database, sent } = countStatements(app.database)
  const context = { config: app.config, signingSecret: 'x'.repeat(64), now: app.now() }
  await notifyOfShipDate(database, product.variants[0]!.id, context)
  const mails = await readOutbox(app.database.db, 1000)
  for (const email of emails)
    expect(mails.filter(({ to, text }) => to === email && /December 24|Dec 24/.test(text)).length, email).toBeGreaterThan(0)
  // One claims them, one reads them.
  expect(sent('orders')).toBe(2)
})

it('pictures of purged rows are released together', async () => {
  const owner = await member(app)
  const { share } = storyCalls(() => app)
  const ids = [(await share(owner)).id, (await share(owner)).id, (await share(owner)).id]
  const removed = new Date(app.now().getTime() - 185 * 86_400_000)
  await app.database.db.query({
    text: `update stories set removed_at = $2, removed_reason = 'offensive' where id = any($1)`,
    values: [ids, removed],
  })
  const used = async () =>
    (await app.database.db.query({ text: `select 1 from uploads where owner_id = $1 and used_by is not null`, values: [owner.userId] }))
      .rows
  expect(await used()).toHaveLength(3)
  const { database, sent } = countStatements(app.database)
  await purgeStories(database, app.now())
  expect(await used()).toEqual([])
  expect(sent('media')).toBe(1)
})
