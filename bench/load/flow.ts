import { randomUUID } from 'node:crypto'
import type { ApiInput, ApiOutput, ApiRoute } from '#contract/api.ts'
import { minor } from '#contract/currency.ts'
import { currency } from '../database/money.ts'
import { type LoadResponse, bytesOf, type Connection, type LoadRequest } from './connection.ts'
import { paidEvent } from './paid-event.ts'
import type { Plan } from './plan.ts'

/** Runs the nth turn of a plan and returns the number of bytes received; fails on anything but success. */
export type Flow = (connection: Connection, n: number) => Promise<number>

export function flowOf(plan: Plan): Flow {
  if (plan.kind === 'requests') return requestsFlow(plan.requests.map(bytesOf))
  return plan.kind === 'checkouts' ? checkoutFlow(plan) : paidEventsFlow(plan)
}

function requestsFlow(requests: Buffer[]): Flow {
  return async (connection, n) => succeed(await connection.send(requests[n % requests.length]!)).length
}

/** Each order can be paid once; fails when there are no more. */
function paidEventsFlow({ orders }: Extract<Plan, { kind: 'paid-events' }>): Flow {
  return async (connection, n) => {
    const order = orders[n]
    if (!order) throw new Error(`all ${orders.length} orders are paid: there are too few`)
    return succeed(await connection.send(bytesOf(paidEvent(order)))).length
  }
}

type Checkouts = Extract<Plan, { kind: 'checkouts' }>

/**
 * The calls of a guest's browser from product to order, each using the previous response as a browser would; for card payments also the
 * call that begins the payment, and the provider's event that it's paid.
 */
function checkoutFlow({ slugs, address, paymentMethod }: Checkouts): Flow {
  return async (connection, n) => {
    let bytes = 0
    const call = async <R extends ApiRoute>(sent: LoadRequest): Promise<ApiOutput<R>> => {
      const body = succeed(await connection.send(bytesOf(sent)))
      bytes += body.length
      return (JSON.parse(body.toString()) as { data: ApiOutput<R> }).data
    }
    const post = <R extends ApiRoute>(route: R, body: ApiInput<R>, headers = {}) =>
      call<R>({ method: 'POST', path: `/api${route.slice('POST '.length)}`, body, headers })

    const product = await call<'GET /user/products/url/:uniqueName'>({
      method: 'GET',
      path: `/api/user/products/url/${slugs[n % slugs.length]}`,
    })
    const [{ id: variantId, price }] = product.variants as [(typeof product.variants)[number]]
    const line = { productId: product.id, variantId, quantity: 1 }
    await post('POST /cart/preview', { items: [{ ...line, price }] })
    const { productCost, shippingCost, totalCost } = await post('POST /user/orders/checkout-summary', { products: [line] })
    const order = await post(
      'POST /user/orders/create-order',
      {
        products: [{ ...line, price }],
        shippingAddress: address,
        shippingMethod: 'standard',
        paymentMethod,
        productCost,
        shippingCost,
        totalCost,
        email: 'guest@example.com',
      },
      newKey(),
    )
    if (paymentMethod === 'COD') return bytes
    const of = { orderId: order.id, token: order.token }
    const { sessionId } = await post('POST /payment/stripe/create-payment', of, newKey())
    const event = paidEvent({ orderId: order.id, sessionId, amount: minor(totalCost), currency })
    return bytes + succeed(await connection.send(bytesOf(event))).length
  }
}

const newKey = () => ({ 'Idempotency-Key': randomUUID() })

function succeed({ status, body }: LoadResponse): Buffer {
  if (status < 200 || status > 299) throw new Error(`${status} ${body.toString('utf8', 0, 300)}`)
  return body
}
