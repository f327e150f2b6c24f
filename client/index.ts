import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './schema.ts'

export type * from './schema.ts'
export type ShopClient = Client<paths>

/**
 * A typed client of a shop's API: `client.GET('/user/products', { params: { query: { limit: 20 } } })` answers `{ data, error }`.
 * `token`: gives the token of the session for each call, or undefined without one.
 */
export function createShopClient(origin: string, token: () => string | undefined = () => undefined): ShopClient {
  const client = createClient<paths>({ baseUrl: `${origin}/api` })
  client.use({
    onRequest: ({ request }) => {
      const current = token()
      if (current !== undefined) request.headers.set('Authorization', `Bearer ${current}`)
    },
  })
  return client
}
