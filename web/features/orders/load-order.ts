import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { withStatus } from '#web/lib/router/outcome.ts'
import type { Order } from '#contract/order.ts'
import { isRefusal } from '#contract/refusal.ts'
import { call } from '#web/lib/call.ts'

/** What the address alone tells: the order where its link is signed; null where only its owner may see it. */
export interface OrderData {
  number: string
  token: string | undefined
  order: Order | null
}

const notThere = new Set([404, 422])

/** The order of a signed link. The server knows no one, so an order without a link is asked for by the browser. */
export async function loadOrder(number: string, token: string | undefined) {
  if (!token) return withStatus<OrderData>({ number, token, order: null }, 200)
  try {
    return withStatus<OrderData>({ number, token, order: await call('GET /user/orders/:id', { id: number, token }) }, 200)
  } catch (error) {
    if (!isRefusal(error) || !notThere.has(error.status)) throw error
    return withStatus<OrderData>({ number, token, order: null }, 404)
  }
}

/** The loader of pages whose address names an order, by its number and the token of its link. */
export function orderLoader({ params, request }: LoaderFunctionArgs) {
  return loadOrder(params['number'] ?? '', new URL(request.url).searchParams.get('token') ?? undefined)
}
