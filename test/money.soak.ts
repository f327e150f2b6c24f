import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type CardShop, openCardShop } from './card-shop.ts'
import { contendForStock, floodWebhooks, raceCancellations, raceCharges, racePoints } from './money.ts'

/** The full size: 10,000 orders, 1,000 races, 10,000 events. `SOAK_SHARE=0.1` runs a tenth of each. */
const share = Number(process.env['SOAK_SHARE'] ?? 1)
const of = (count: number): number => Math.ceil(count * share)
const timeout = 3_600_000

let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

const timed = async <T>(what: string, work: Promise<T>): Promise<T> => {
  const startedAt = performance.now()
  const result = await work
  console.log(`${what}: ${JSON.stringify(result) ?? 'right'}, in ${Math.round((performance.now() - startedAt) / 1000)} s`)
  return result
}

it(`none of ${of(10_000)} contended orders is oversold`, { timeout }, async () => {
  expect(await timed(`${of(10_000)} contended orders, placed`, contendForStock(shop, of(10_000)))).toBeGreaterThan(0)
})
it(`${of(1000)} races for a payment charge nothing twice`, { timeout }, async () => {
  expect(await timed(`${of(1000)} payments`, raceCharges(shop, of(1000)))).toBe(of(1000))
})
it(`${of(1000)} races for points spend none twice`, { timeout }, async () => {
  expect(await timed(`${of(1000)} balances`, racePoints(shop, of(1000)))).toBe(of(1000))
})
it(`${of(10_000)} webhook events in any order mark no order as Paid wrongly`, { timeout }, async () => {
  expect(await timed(`${of(10_000)} events`, floodWebhooks(shop, of(10_000)))).toBe(of(10_000))
})
it(`${of(200)} orders paid and canceled in parallel end in one of the two states`, { timeout }, async () => {
  expect(await timed(`${of(200)} cancellations`, raceCancellations(shop, of(200)))).toMatchObject({ paid: expect.any(Number) as number })
})
