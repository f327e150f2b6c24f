import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { readOutbox } from '#server/messaging/outbox.ts'
import { card, type CardShop, openCardShop } from '#test/card-shop.ts'
import { seedProduct, stockShop } from '#test/builders.ts'

let shop: CardShop
let product: Product
beforeAll(async () => {
  shop = await openCardShop()
  product = (await stockShop(shop.app, [seedProduct({ price: 49.9, stock: 50 })]))[0]!
})
afterAll(() => shop.close())

it('an order by card is reminded of after ten minutes, once, with what is left of the time, and not where it is paid or canceled by then', async () => {
  const { app, stripe } = shop
  const [, paid, gone] = await Promise.all(
    ['open', 'paid', 'gone'].map((name) => shop.place({ product, over: { email: `${name}@example.com` } })),
  )
  stripe.payWith((await shop.begin(paid!)).sessionId, card)
  await shop.deliverLastEvent()
  await app.call('DELETE /user/orders/cancel-order/:id', { id: gone!.id, token: gone!.token })
  const remindersTo = async (name: string) =>
    (await readOutbox(app.database.db, 1000)).filter(({ to, subject }) => to === `${name}@example.com` && subject.includes('Finish paying'))
  await app.jobs.runDue()
  expect(await remindersTo('open')).toEqual([])
  app.pass(10 * 60_000)
  await app.jobs.runDue()
  await app.jobs.runDue()
  const [mail, ...more] = await remindersTo('open')
  expect(mail?.text).toContain('reserved for 20 minutes')
  expect(more).toEqual([])
  expect([...(await remindersTo('paid')), ...(await remindersTo('gone'))]).toEqual([])
})
