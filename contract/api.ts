import type { InputOf, OutputOf } from './endpoint.ts'
import { accountsEndpoints } from './endpoints/accounts.ts'
import { adminEndpoints } from './endpoints/admin.ts'
import { catalogueEndpoints } from './endpoints/catalogue.ts'
import { communityEndpoints } from './endpoints/community.ts'
import { contentEndpoints } from './endpoints/content.ts'
import { ordersEndpoints } from './endpoints/orders.ts'
import { pricesEndpoints } from './endpoints/prices.ts'
import { reviewsEndpoints } from './endpoints/reviews.ts'
import { shoppingEndpoints } from './endpoints/shopping.ts'

/**
 * Every call of the product, in the order of the documentation. Browser code imports only the types below: a call is
 * named by its route, so the schemas (and zod) stay out of the pages.
 */
export const endpoints = [
  ...catalogueEndpoints,
  ...accountsEndpoints,
  ...communityEndpoints,
  ...shoppingEndpoints,
  ...ordersEndpoints,
  ...reviewsEndpoints,
  ...adminEndpoints,
  ...pricesEndpoints,
  ...contentEndpoints,
] as const

type AnyEndpoint = (typeof endpoints)[number]

/** The endpoints by route: `Api['GET /cart']`. */
export type Api = { [E in AnyEndpoint as E['route']]: E }
export type ApiRoute = keyof Api
export type ApiInput<R extends ApiRoute> = InputOf<Api[R]>
export type ApiOutput<R extends ApiRoute> = OutputOf<Api[R]>
/** A call, wherever it runs: `fetch` in the browser, straight to the handler on the server. Throws a `Refusal`. */
export type Call = <R extends ApiRoute>(
  route: R,
  input: ApiInput<R>,
  options?: { token?: string; idempotencyKey?: string; signal?: AbortSignal },
) => Promise<ApiOutput<R>>
