import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { withStatus } from '#web/lib/router/outcome.ts'
import type { Order } from '#contract/order.ts'
import { isRefusal } from '#contract/refusal.ts'
import { call } from '#web/lib/call.ts'

/** The data of an order page: the order if its link is signed, or null if only its owner may see it. */
export interface OrderData {
  number: string
  token: string | undefined
  order: Order | null
}

const notThere = new Set([404, 422])

/** Loads the order of a signed link. The server has no session, so without a link the browser loads the order. */
export async function loadOrder(number: string, token: string | undefined) {
  if (!token) return withStatus<OrderData>({ number, token, order: null }, 200)
  try {
    return withStatus<OrderData>({ number, token, order: await call('GET /user/orders/:id', { id: number, token }) }, 200)
  } catch (error) {
    if (!isRefusal(error) || !notThere.has(error.status)) throw error
    return withStatus<OrderData>({ number, token, order: null }, 404)
  }
}

/** The loader of pages whose URL contains an order's number and the token of a signed link. */
export function orderLoader({ params, request }: LoaderFunctionArgs) {
  return loadOrder(params['number'] ?? '', new URL(request.url).searchParams.get('token') ?? undefined)
}
