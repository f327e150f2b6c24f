import { Refusal } from '#contract/refusal.ts'
import { startApp } from './app.ts'
import { newKey, orderInput, seedProduct, stockShop } from './builders.ts'
import { type SlowProxy, slowProxy } from './slow-proxy.ts'

interface Outcome {
  tookMs: number
  /** The refusals of buyers who got no order. */
  refusals: unknown[]
}

/** Places this many orders of one product concurrently, with `ms` of database latency each way, and stock for all but three. */
export async function orderHotProduct({ ms, orders }: { ms: number; orders: number }): Promise<Outcome> {
  let proxy: SlowProxy | undefined
  // Starting and stopping a shop that far away would take longer than the orders.
  const app = await startApp({ databaseUrl: async (url) => (proxy = await slowProxy(url, 0)).url })
  const [product] = await stockShop(app, [seedProduct({ stock: orders - 3 })])
  const input = await orderInput(app, [{ product: product!, quantity: 1 }])
  proxy!.delayBy(ms, ms)
  const startedAt = performance.now()
  const results = await Promise.allSettled(
    Array.from({ length: orders }, () => app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey() })),
  )
  const tookMs = performance.now() - startedAt
  proxy!.delayBy(0)
  await app.stop()
  proxy?.close()
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  return { tookMs, refusals: reasons.map((reason) => (reason instanceof Refusal ? reason.code : reason)) }
}

export const soldOutCodes = Array.from({ length: 3 }, () => 'INVALID_ITEMS_SELECTED_OR_STOCK_OUT')
