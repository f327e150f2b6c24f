import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { buildIfStale } from '#scripts/build.ts'
import { seededChance } from '../bench/numbers.ts'
import { startApp, type TestApp } from './app.ts'
import { seedProduct, stockShop } from './builders.ts'
import { crowdSettings, openCardCrowd, webhookSecret } from './card-crowd.ts'
import { killShops, openShop } from './shop-process.ts'
import { startFakeStripe, type FakeStripe } from './stripe/fake-stripe.ts'

const rounds = Math.ceil(100 * Number(process.env['SOAK_SHARE'] ?? 1))
const serverBackMs = 2000

let app: TestApp
let stripe: FakeStripe
beforeAll(async () => {
  await buildIfStale()
  app = await startApp()
  stripe = await startFakeStripe({ webhookSecret })
})
afterEach(killShops)
afterAll(async () => {
  await app.stop()
  await stripe.close()
})

it(
  `a server killed ${rounds} times during checkouts by card loses no acknowledged order, duplicates none, and serves again in 2 s`,
  { timeout: 3_600_000 },
  async () => {
    const [product] = (await stockShop(app, [seedProduct({ stock: 100_000 })])) as [Product]
    const crowd = await openCardCrowd(app, stripe, product)
    const settings = crowdSettings(app.databaseUrl, stripe)
    const chance = seededChance(73)
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const startedAt = performance.now()
      const shop = await openShop(settings)
      expect((await fetch(`${shop.address}/ready`)).status).toBe(200)
      times.push(performance.now() - startedAt)
      await crowd.buyUntil(shop.address, 1 + Math.floor(chance() * 15), shop.kill)
    }
    const last = await openShop(settings)
    await crowd.finish(last.address)
    await last.stop()
    const orders = await crowd.assertAllWhole()
    times.sort((a, b) => a - b)
    console.log(`${orders} orders in ${rounds} kills; serving again after ${times.map(Math.round).join(', ')} ms`)
    expect(times[Math.floor(rounds * 0.9)]).toBeLessThan(serverBackMs)
  },
)
