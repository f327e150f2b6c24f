import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './schema.ts'

export type * from './schema.ts'
export type ShopClient = Client<paths>

/**
 * A typed client of a shop's API: `client.GET('/user/products', { params: { query: { limit: 20 } } })` resolves to `{ data, error }`.
 * `token` returns the session's token for each call, or undefined without a session.
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
