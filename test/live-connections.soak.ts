import { afterEach, beforeAll, expect, it } from 'vitest'
import { buildIfStale } from '#scripts/build.ts'
import { cloneDatabase } from './database.ts'
import { fillShop } from './filled-shop.ts'
import { measureLiveConnections, prepareListeners } from './live-connections.ts'
import { killShops, openBundle } from './shop-process.ts'

const connections = 2000
const memoryMb = 200
const reachedMs = 1000

beforeAll(() => buildIfStale())
afterEach(killShops)

it(
  '2,000 live connections on one process take less than 200 MB, and a post reaches all of them within a second',
  { timeout: 240_000 },
  async () => {
    const database = await cloneDatabase()
    await fillShop(database.url, 10)
    const listeners = await prepareListeners(database.url, connections)
    const shop = await openBundle({ DATABASE_URL: database.url, LOG_LEVEL: 'error' })
    const { addedMb, heard, lastMs } = await measureLiveConnections(shop, listeners)
    console.log(`${heard} of ${connections} heard of it, the last after ${lastMs.toFixed(0)} ms; they take ${addedMb.toFixed(1)} MB`)
    await shop.kill()
    await database.drop()
    expect(heard).toBe(connections)
    expect(lastMs).toBeLessThan(reachedMs)
    expect(addedMb).toBeLessThan(memoryMb)
  },
)
