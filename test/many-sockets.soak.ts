import { afterEach, beforeAll, expect, it } from 'vitest'
import { buildIfStale } from '#scripts/build.ts'
import { cloneDatabase } from './database.ts'
import { fillShop } from './filled-shop.ts'
import { measureVisitsInCrowd } from './many-sockets.ts'
import { killShops, openBundle } from './shop-process.ts'

/** Nobody notices a smaller difference. */
const unnoticedMs = 5
/** The memory that a shop may use whatever is sent, and the share that each open connection adds. */
const memoryMb = 300
const connectionMb = 0.012
const idle = 10_000

beforeAll(() => buildIfStale())
afterEach(killShops)

it(
  '10,000 idle and 500 hostile connections: others wait twice as long at most, and memory is bounded',
  { timeout: 300_000, retry: 2 },
  async () => {
    const database = await cloneDatabase()
    await fillShop(database.url, 60)
    const shop = await openBundle({ DATABASE_URL: database.url, LOG_LEVEL: 'error' })
    const { calm, busy, open, mostMb } = await measureVisitsInCrowd(shop, { idle, hostile: 500, requests: 10000 })
    console.log(`p99 alone ${calm.toFixed(1)} ms, in the crowd ${busy.toFixed(1)} ms; ${open} idle connections open, at most ${mostMb} MB`)
    await shop.kill()
    await database.drop()
    expect(open).toBe(idle)
    expect(mostMb).toBeLessThan(memoryMb + idle * connectionMb)
    expect(busy).toBeLessThan(2 * Math.max(calm, unnoticedMs))
  },
)
