import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Product } from '#contract/product.ts'
import { type Postgres, startPostgres } from '#scripts/postgres.ts'
import { migrate } from '#server/db/migrate.ts'
import { seededChance } from '../bench/numbers.ts'
import { startApp } from './app.ts'
import { seedProduct, stockShop } from './builders.ts'
import { crowdSettings, openCardCrowd, webhookSecret } from './card-crowd.ts'
import { openShop } from './shop-process.ts'
import { startFakeStripe } from './stripe/fake-stripe.ts'

const patienceMs = 60_000

/** Starts a separate PostgreSQL that syncs to disk like a real one, restarts when it dies, and can be killed. */
export async function openKillablePostgres() {
  const dir = await mkdtemp(join(tmpdir(), 'gymfolk-kill-'))
  const postgres: Postgres = await startPostgres({ dir: join(dir, 'postgres'), durable: true })
  await migrate(postgres.url)
  return {
    url: postgres.url,
    /** After SIGKILL its other processes notice by themselves; SIGQUIT is its "immediate" shutdown. Either way it recovers from its log. */
    kill: async (signal: 'SIGKILL' | 'SIGQUIT') => {
      const pid = Number((await readFile(join(dir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0])
      process.kill(pid, signal)
    },
    close: async () => {
      await postgres.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

export type KillablePostgres = Awaited<ReturnType<typeof openKillablePostgres>>

/**
 * Kills PostgreSQL a number of times while a crowd checks out by card in one process of the shop. Fails if an order that a buyer knows of
 * is lost, incomplete or doubled, or if the books disagree; returns the number of orders, and the milliseconds until the shop was ready
 * after each kill, shortest first.
 */
export async function killDuringCheckouts(postgres: KillablePostgres, rounds: number): Promise<{ orders: number; times: number[] }> {
  const stripe = await startFakeStripe({ webhookSecret })
  const app = await startApp({ databaseUrl: async () => postgres.url, withoutBooks: true })
  try {
    const [product] = (await stockShop(app, [seedProduct({ stock: 100_000 })])) as [Product]
    const crowd = await openCardCrowd(app, stripe, product)
    const shop = await openShop(crowdSettings(postgres.url, stripe))
    const chance = seededChance(74)
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      let killedAt = 0
      await crowd.buyUntil(shop.address, 1 + Math.floor(chance() * 15), async () => {
        killedAt = performance.now()
        await postgres.kill(round % 2 === 0 ? 'SIGKILL' : 'SIGQUIT')
        await untilReady(shop.address, 503)
      })
      await untilReady(shop.address, 200)
      times.push(performance.now() - killedAt)
    }
    await crowd.finish(shop.address)
    await shop.stop()
    await untilReached(app)
    return { orders: await crowd.assertAllWhole(), times: times }
  } finally {
    await app.stop()
    await stripe.close()
  }
}

async function untilReady(address: string, status: number): Promise<void> {
  const deadline = performance.now() + patienceMs
  while ((await fetch(`${address}/ready`)).status !== status) {
    if (performance.now() > deadline) throw new Error(`The shop was not ${status} after ${patienceMs / 1000} s`)
    await delay(20)
  }
}

/** The test's own process loses its connections too. */
async function untilReached({ database: { db } }: Awaited<ReturnType<typeof startApp>>): Promise<void> {
  const deadline = performance.now() + patienceMs
  const ask = () =>
    db.query({ text: 'select 1', values: [] }).then(
      () => true,
      () => false,
    )
  // The pause matters: with immediate refusals by a circuit breaker, this process would get no turn to connect.
  while (!(await ask())) {
    if (performance.now() > deadline) throw new Error('The database can’t be reached')
    await delay(20)
  }
}
