import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type CardShop, openCardShop } from './card-shop.ts'
import { contendForStock, floodWebhooks, raceCharges, racePoints } from './money.ts'

/** The short form of `npm run soak -- money`. */
let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

it('of 100 contended orders none is oversold', async () => {
  expect(await contendForStock(shop, 100)).toBeGreaterThan(0)
})
it('in 8 races for a payment nothing is charged twice', async () => {
  expect(await raceCharges(shop, 8)).toBe(8)
})
it('in 8 races for points none are spent twice', async () => {
  expect(await racePoints(shop, 8)).toBe(8)
})
it('100 webhooks in any order make no order wrongly Paid', async () => {
  expect(await floodWebhooks(shop, 100)).toBe(100)
})
