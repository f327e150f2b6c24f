import { afterAll, afterEach, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { seedProduct, signedIn, stockShop } from '#test/builders.ts'
import { race } from '#test/race.ts'
import { openRepeatShop } from '#test/repeat-shop.ts'
import { chargeDue } from './charge.ts'
import { placeDue } from './place.ts'

/** Changes of a repeat delivery's products against each other and against the charge of the day, with 4 ms of database latency. */
const shop = await openRepeatShop({ databaseMs: 4 })
const { app, dependencies } = shop
const [bars, shaker] = (await stockShop(app, [
  seedProduct({ name: 'Bars', variants: [{ sku: 'BARS', options: {}, price: 10, stock: 5000 }] }),
  seedProduct({ name: 'Shaker', variants: [{ sku: 'SHAKER', options: {}, price: 5, stock: 5000 }] }),
])) as [Product, Product]
for (const { id } of [bars, shaker])
  await app.call('PUT /admin/products/:id/repeat-offer', { id, offer: { percent: 20, weeks: [2] } }, { token: shop.staff.token })
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

const noise: unknown[] = []
const log = { error: (fields: object) => void noise.push(fields) }
const work = async () => {
  await placeDue(dependencies, shop.context(), { log })
  await chargeDue(dependencies, shop.context(), { log })
}
const only = (product: Product) => ({ variantId: product.variants[0]!.id })

/** A customer whose next delivery, of whey and bars, is due today and hasn't been processed yet. */
async function due() {
  const buyer = await signedIn(app)
  await shop.buyAgain(buyer.token, { weeks: 2 })
  const { token } = buyer
  const { id, version } = (await shop.ofCustomer(token))[0]!
  const added = await app.call('POST /repeat-deliveries/:id/lines', { id, version, ...only(bars), quantity: 2 }, { token })
  app.pass(14 * 86_400_000)
  return { id, version: added.version, token, own: async () => (await shop.ofCustomer(token))[0]! }
}

it('a product added, changed and taken out while the day is ordered and charged is in that order wholly or not, and charged once', async () => {
  const { id, version, token, own } = await due()
  const before = shop.charges().length
  const line = { id, version, variantId: only(bars).variantId }
  const [added, changed, removed] = await race([
    () => app.call('POST /repeat-deliveries/:id/lines', { id, version, ...only(shaker), quantity: 1 }, { token }),
    () => app.call('PATCH /repeat-deliveries/:id/lines/:variantId', { ...line, quantity: 5 }, { token }),
    () => app.call('POST /repeat-deliveries/:id/lines/:variantId/remove', line, { token }),
    () => work(),
  ])
  expect(added! + changed! + removed!).toBeLessThanOrEqual(1)
  await work()
  const [order, ...others] = await shop.ordersOf(token)
  expect(others).toHaveLength(1)
  expect(order).toMatchObject({ paymentStatus: 'Paid' })
  expect(shop.charges().length - before).toBe(1)
  // The order has the products of before the change or after it. A change that came second is in the next one.
  const pieces = order!.products.map(({ name, quantity }) => `${quantity} ${name}`).join(', ')
  expect(['1 Whey, 2 Bars', '1 Whey, 2 Bars, 1 Shaker', '1 Whey, 5 Bars', '1 Whey']).toContain(pieces)
  expect((await own()).lines).toHaveLength(2 + added! - removed!)
  expect(noise).toEqual([])
})

it('of 50 that add the same product to the same version, one does; of 50 that take products out, one ends it at most', async () => {
  const { id, version, token, own } = await due()
  const [added] = await race([
    () => app.call('POST /repeat-deliveries/:id/lines', { id, version, ...only(shaker), quantity: 1 }, { token }),
  ])
  expect(added).toBe(1)
  const { lines, version: next } = await own()
  expect(lines.map(({ quantity }) => quantity)).toEqual([1, 2, 1])
  const [one, other] = await race(
    lines.map(({ product: { variantId } }) => () => {
      const input = { id, version: next, variantId }
      return app.call('POST /repeat-deliveries/:id/lines/:variantId/remove', input, { token })
    }),
  )
  expect(one! + other!).toBeLessThanOrEqual(1)
  expect(await own()).toMatchObject({ state: 'active', lines: [{}, {}] })
})
