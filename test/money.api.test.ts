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

it('none of 100 contended orders is oversold', async () => {
  expect(await contendForStock(shop, 100)).toBeGreaterThan(0)
})
it('8 races for a payment charge nothing twice', async () => {
  expect(await raceCharges(shop, 8)).toBe(8)
})
it('8 races for points spend none twice', async () => {
  expect(await racePoints(shop, 8)).toBe(8)
})
it('100 webhook events in any order mark no order as Paid wrongly', async () => {
  expect(await floodWebhooks(shop, 100)).toBe(100)
})
