import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildIfStale } from '#scripts/build.ts'
import { cloneDatabase } from './database.ts'
import { killDuringCheckouts, openKillablePostgres } from './postgres-kills.ts'
import { bundledShop, killShops, openBundle } from './shop-process.ts'
import { slowdown } from './slowdown.ts'

const serverBackMs = 2000
const databaseBackMs = 3000
/** A machine busy with other things can be slow once. */
const timed = { timeout: 120_000, retry: 2 }

// Bundled, as in production, so that only the start is measured, not the bundling.
beforeAll(async () => {
  await buildIfStale()
  await bundledShop()
})
afterEach(killShops)

describe('with a database', () => {
  let database: { url: string; drop: () => Promise<void> }
  beforeAll(async () => {
    database = await cloneDatabase()
  })
  afterAll(() => database.drop())

  it('a server that was killed serves again within 2 seconds of its start', timed, async () => {
    const first = await openBundle({ DATABASE_URL: database.url })
    await first.kill()
    const before = slowdown()
    const startedAt = performance.now()
    const second = await openBundle({ DATABASE_URL: database.url })
    expect((await fetch(`${second.address}/market`)).status).toBe(200)
    const took = performance.now() - startedAt
    expect(took).toBeLessThan(serverBackMs * Math.max(before, slowdown()))
  })
})

/** The short form of `npm run soak -- postgres-kills`. */
it('PostgreSQL killed during checkouts by card loses no order and duplicates none; the shop serves again within 3 seconds', async () => {
  const postgres = await openKillablePostgres()
  try {
    const before = slowdown()
    const { orders, times } = await killDuringCheckouts(postgres, 2)
    expect(orders).toBeGreaterThan(0)
    // Two attempts, because a machine that is busy with other things may be slow once.
    expect(times[0]).toBeLessThan(databaseBackMs * Math.max(before, slowdown()))
  } finally {
    await postgres.close()
  }
})
