import { setTimeout as delay } from 'node:timers/promises'
import { cloneDatabase } from './database.ts'
import { freePort } from '#scripts/free-port.ts'
import type { Balancer } from './balancer.ts'
import { openBundle } from './shop-process.ts'

interface Outcome {
  requests: number
  restarts: number
  /** Responses other than 200, with their counts. */
  failures: Record<string, number>
}

const clients = 8
const settleMs = 1000

interface Wanted {
  requests: number
  restarts: number
  /** In seconds: longer than the balancer takes to notice. */
  shutdownDelay?: string
}

/**
 * Restarts two processes of the shop behind a balancer, one after the other, while clients send requests: until there were at least this
 * many requests and restarts.
 */
export async function rollingRestart(
  { requests, restarts, shutdownDelay = '1' }: Wanted,
  open: (ports: number[]) => Promise<Balancer>,
): Promise<Outcome> {
  const database = await cloneDatabase()
  const ports = [await freePort(), await freePort()]
  const start = (port: number) =>
    openBundle({ DATABASE_URL: database.url, PORT: String(port), SHUTDOWN_DELAY: shutdownDelay, LOG_LEVEL: 'error' }, '--web')
  const shops = await Promise.all(ports.map(start))
  const balancer = await open(ports)
  await untilServing(balancer.url)
  const outcome: Outcome = { requests: 0, restarts: 0, failures: {} }
  const isDone = () => outcome.requests >= requests && outcome.restarts >= restarts
  const ask = async () => {
    while (!isDone()) {
      const status = await fetch(`${balancer.url}/api/user/products`).then(
        async (response) => (await response.text(), response.status),
        (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
      )
      outcome.requests += 1
      if (status !== 200) outcome.failures[status] = (outcome.failures[status] ?? 0) + 1
    }
  }
  const restart = async () => {
    for (let turn = 0; !isDone(); turn = 1 - turn) {
      await shops[turn]!.stop()
      shops[turn] = await start(ports[turn]!)
      outcome.restarts += 1
      // The balancer uses the process again once its health checks have passed.
      await delay(settleMs)
    }
  }
  await Promise.all([restart(), ...Array.from({ length: clients }, ask)])
  await balancer.close()
  await Promise.all(shops.map((shop) => shop.kill()))
  await database.drop()
  return outcome
}

async function untilServing(url: string): Promise<void> {
  while ((await fetch(`${url}/ready`).catch(() => null))?.status !== 200) await delay(50)
}
