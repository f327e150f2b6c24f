import { afterEach, beforeAll, expect, it } from 'vitest'
import { buildIfStale } from '#scripts/build.ts'
import { cloneDatabase } from './database.ts'
import { killShops, openShop } from './shop-process.ts'

const rounds = 30
const serverBackMs = 2000

beforeAll(() => buildIfStale())
afterEach(killShops)

it(`a server killed ${rounds} times under load serves again within 2 seconds, nine times of ten`, { timeout: 3_600_000 }, async () => {
  const database = await cloneDatabase()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    const shop = await openShop({ DATABASE_URL: database.url, LOG_LEVEL: 'error' })
    expect((await fetch(`${shop.address}/market`)).status).toBe(200)
    times.push(performance.now() - startedAt)
    const asking = Array.from({ length: 20 }, () => fetch(`${shop.address}/api/user/products`).catch(() => null))
    await shop.kill()
    await Promise.all(asking)
  }
  await database.drop()
  times.sort((a, b) => a - b)
  console.log(`Serving again after ${times.map(Math.round).join(', ')} ms`)
  expect(times[Math.floor(rounds * 0.9)]).toBeLessThan(serverBackMs)
})
