import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { buildIfStale } from '#scripts/build.ts'
import { type KillablePostgres, killDuringCheckouts, openKillablePostgres } from './postgres-kills.ts'
import { killShops } from './shop-process.ts'

const rounds = Math.ceil(30 * Number(process.env['SOAK_SHARE'] ?? 1))
const databaseBackMs = 5000

let postgres: KillablePostgres
beforeAll(async () => {
  await buildIfStale()
  postgres = await openKillablePostgres()
})
afterEach(killShops)
afterAll(() => postgres.close())

it(
  `PostgreSQL killed ${rounds} times during checkouts by card loses no acknowledged order, duplicates none, and the shop serves again in 5 s`,
  { timeout: 3_600_000 },
  async () => {
    const { orders, times } = await killDuringCheckouts(postgres, rounds)
    console.log(`${orders} orders in ${rounds} kills; serving again after ${times.map(Math.round).join(', ')} ms`)
    expect(times[Math.floor(rounds * 0.9)]).toBeLessThan(databaseBackMs)
  },
)
