import { setTimeout as wait } from 'node:timers/promises'
import { urls } from '#contract/urls.ts'
import type { SampleProduct } from '../database/sample.ts'
import { fetchBytes } from '../load/connection.ts'
import { Prices } from './prices.ts'

interface ChangeStream {
  /** Stops the changes; returns the longest time in ms until a changed product's page showed its new price in every process. */
  stop: () => Promise<number>
}

interface Options {
  database: string
  /** The origins of all processes of the shop. */
  origins: string[]
  products: SampleProduct[]
}

const everyMs = 1000
const pollMs = 50
/** A page that takes longer counts as wrong, not late. */
const patienceMs = 10_000

/** Changes the price of one product after another, one per second, and watches their pages. */
export function startChanges({ database, origins, products }: Options): ChangeStream {
  const prices = new Prices(database)
  let isOpen = true
  const changing = (async () => {
    let slowest = 0
    for (let n = 0; isOpen; n++) {
      const started = performance.now()
      slowest = Math.max(slowest, await changeAndWatch(prices, origins, products[n % products.length]!))
      await wait(Math.max(0, started + everyMs - performance.now()))
    }
    return slowest
  })()
  // The error is reported by stop(); until then it must not end the process.
  changing.catch(() => {})
  return {
    stop: async () => {
      isOpen = false
      try {
        return await changing
      } finally {
        await prices.close()
      }
    },
  }
}

async function changeAndWatch(prices: Prices, origins: string[], product: SampleProduct): Promise<number> {
  const path = urls.product(product.slug)
  // Fills the cache of every process.
  await Promise.all(origins.map((origin) => fetchBytes(origin, path)))
  const price = await prices.change(product)
  return Math.max(...(await Promise.all(origins.map((origin) => msUntilShown(origin, path, price)))))
}

async function msUntilShown(origin: string, path: string, price: string): Promise<number> {
  const committed = performance.now()
  for (;;) {
    const page = await fetchBytes(origin, path)
    const passed = performance.now() - committed
    if (page.includes(price) || passed > patienceMs) return passed
    await wait(pollMs)
  }
}
