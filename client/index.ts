import createClient, { type Client } from 'openapi-fetch'
import { type RepeatOptions, repeatingFetch } from './repeat.ts'
import type { paths } from './schema.ts'

export type * from './schema.ts'
export type { RepeatOptions } from './repeat.ts'
export { type CallResult, idempotencyKey, pagesOf, resultOf, ShopError } from './results.ts'
export type ShopClient = Client<paths>

export interface ClientOptions extends RepeatOptions {
  /** The language of names, and of what is said to people about fields, such as `bn`; by default the shop's first. */
  language?: string
}

/**
 * A typed client of a shop's API: `client.GET('/user/products', { params: { query: { limit: 20 } } })` resolves to `{ data, error }`.
 * `token` returns the token for each call, of a session or an API key, or undefined without one. Calls are repeated where that is safe: see
 * `RepeatOptions`. `origin` is the shop's address, with or without `/api`.
 */
export function createShopClient(
  origin: string,
  token: () => string | undefined = () => undefined,
  { language, ...repeat }: ClientOptions = {},
): ShopClient {
  const client = createClient<paths>({
    baseUrl: `${origin.replace(/\/+$/, '').replace(/\/api$/, '')}/api`,
    fetch: repeatingFetch(repeat),
    ...(language !== undefined && { headers: { 'Accept-Language': language } }),
  })
  client.use({
    onRequest: ({ request }) => {
      const current = token()
      if (current !== undefined) request.headers.set('Authorization', `Bearer ${current}`)
    },
  })
  return client
}
