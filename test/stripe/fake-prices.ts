import { errorBody, listBody } from './objects.ts'
import { type PriceObject, priceObject, productObject } from './subscription-objects.ts'

export type Answer = [status: number, object: object]
const missing: Answer = [404, errorBody('invalid_request_error', 'No such object', 'resource_missing')]

/** Stripe's prices, each with a product of its own. */
export function fakePrices(now: () => Date) {
  const prices: PriceObject[] = []

  function act(
    method: string,
    { resource, id }: { resource: string | undefined; id: string | undefined },
    query: URLSearchParams,
    body: URLSearchParams,
  ): Answer | undefined {
    if (resource === 'products' && method === 'POST') return rename(id ?? '', body)
    if (resource !== 'prices') return undefined
    if (method !== 'POST') return [200, list(query)]
    return id ? change(id, body) : createPrice(body)
  }

  function createPrice(body: URLSearchParams): Answer {
    const key = body.get('lookup_key')
    if (key !== null && prices.some(({ lookup_key: own }) => own === key))
      return [400, errorBody('invalid_request_error', 'A price already uses that lookup key.', 'resource_already_exists')]
    const price = priceObject(body, now())
    prices.push(price)
    return [200, price]
  }

  /** Like Stripe: without `active`, archived prices are included. */
  function list(query: URLSearchParams): object {
    const key = query.get('lookup_keys[0]')
    const isExpanded = [...query.values()].includes('data.product')
    const found = prices.filter(({ lookup_key: own, active }) => own === key && (query.get('active') ?? String(active)) === String(active))
    return listBody(isExpanded ? found.map((price) => ({ ...price, product: productObject(price) })) : found, '/v1/prices')
  }

  function change(id: string, body: URLSearchParams): Answer {
    const price = prices.find((one) => one.id === id)
    if (!price) return missing
    if (body.has('active')) price.active = body.get('active') === 'true'
    return [200, price]
  }

  function rename(id: string, body: URLSearchParams): Answer {
    const price = prices.find(({ product }) => product === id)
    if (!price) return missing
    price.nickname = body.get('name')
    return [200, productObject(price)]
  }

  return { prices, act, createPrice }
}
