import { randomUUID } from 'node:crypto'
import type { ApiInput, ApiOutput, ApiRoute } from '#contract/api.ts'
import { type LoadResponse, bytesOf, type Connection, type LoadRequest } from './connection.ts'
import type { Plan } from './plan.ts'

/** Does the nth thing of a plan and answers how many bytes came back; fails on anything but success. */
export type Flow = (connection: Connection, n: number) => Promise<number>

export function flowOf(plan: Plan): Flow {
  return plan.kind === 'requests' ? requestsFlow(plan.requests.map(bytesOf)) : checkoutFlow(plan)
}

function requestsFlow(requests: Buffer[]): Flow {
  return async (connection, n) => succeed(await connection.send(requests[n % requests.length]!)).length
}

type Checkouts = Extract<Plan, { kind: 'checkouts' }>

/** The calls of a guest's browser from product to order; each takes from the answer before what a browser would. */
function checkoutFlow({ slugs, address }: Checkouts): Flow {
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
    await post(
      'POST /user/orders/create-order',
      {
        products: [{ ...line, price }],
        shippingAddress: address,
        shippingMethod: 'standard',
        paymentMethod: 'COD',
        productCost,
        shippingCost,
        totalCost,
        email: 'guest@example.com',
      },
      { 'Idempotency-Key': randomUUID() },
    )
    return bytes
  }
}

function succeed({ status, body }: LoadResponse): Buffer {
  if (status < 200 || status > 299) throw new Error(`${status} ${body.toString('utf8', 0, 300)}`)
  return body
}
