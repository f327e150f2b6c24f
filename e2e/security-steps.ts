import type { Page } from 'playwright-core'
import type { ApiInput, ApiOutput, ApiRoute } from '#contract/api.ts'
import { urls } from '#contract/urls.ts'
import type { Shop } from '#test/shop.ts'
import { type TestCustomer, password } from './customers.ts'
import { storeToken } from './prepare.ts'
import { open } from './ready.ts'

/** Calls the shop by route, without a browser. A refusal is returned as `{ code }`. */
export async function callShop<R extends ApiRoute>(
  { url }: Shop,
  route: R,
  input: ApiInput<R>,
  token?: string,
): Promise<ApiOutput<R> & { code?: string }> {
  const [method = '', path = ''] = route.split(' ')
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(method !== 'GET' && { body: JSON.stringify(input) }),
  })
  const { data, code } = (await response.json()) as { data?: object; code?: string }
  return { ...data, ...(code && { code }) } as ApiOutput<R> & { code?: string }
}

/** The latest code sent to this address. */
export async function codeFor(shop: Shop, to: string): Promise<string> {
  const message = (await shop.outbox()).find((one) => one.to === to)
  return /\d{6}/.exec(message?.text ?? '')?.[0] ?? 'no code'
}

/** Signs the customer in elsewhere; accounts with a second factor would need more. */
export async function signInElsewhere(shop: Shop, { email }: TestCustomer): Promise<string> {
  const answer = await callShop(shop, 'POST /user-auth/sign-in', { email, password })
  return 'access_token' in answer ? answer.access_token : 'no token'
}

/** The customer's security page, in a browser that is signed in. */
export async function openSecurityPage(page: Page, token: string, origin = ''): Promise<void> {
  await storeToken(page, token, origin)
  await open(page, origin + urls.security())
}
