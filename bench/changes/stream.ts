import { setTimeout as wait } from 'node:timers/promises'
import { urls } from '#contract/urls.ts'
import type { SampleProduct } from '../database/sample.ts'
import { fetchBytes } from '../load/connection.ts'
import { Prices } from './prices.ts'

export interface ChangeStream {
  /** Stops changing; answers after how many ms each changed product's own page showed its new price. */
  stop: () => Promise<number[]>
}

const everyMs = 1000
const pollMs = 50
/** By then a page is not late but wrong. */
const patienceMs = 10_000

/** Changes the price of one of the products after the other, one each second, and watches their pages. */
export function startChanges(database: string, origin: string, products: SampleProduct[]): ChangeStream {
  const prices = new Prices(database)
  let isOpen = true
  const changing = (async () => {
    const times: number[] = []
    for (let n = 0; isOpen; n++) {
      const product = products[n % products.length]!
      const started = performance.now()
      const price = await prices.change(product)
      times.push(await msUntilShown(origin, product, price))
      await wait(Math.max(0, started + everyMs - performance.now()))
    }
    return times
  })()
  // Told by stop(); until then it must not end the process.
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

async function msUntilShown(origin: string, { slug }: SampleProduct, price: string): Promise<number> {
  const committed = performance.now()
  for (;;) {
    const page = await fetchBytes(origin, urls.product(slug))
    const passed = performance.now() - committed
    if (page.includes(price) || passed > patienceMs) return passed
    await wait(pollMs)
  }
}
