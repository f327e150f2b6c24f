import type { Page } from 'playwright-core'
import type { ApiInput, ApiOutput, ApiRoute } from '#contract/api.ts'
import { urls } from '#contract/urls.ts'
import type { Shop } from '#test/shop.ts'
import { type TestCustomer, password } from './customers.ts'
import { storeToken } from './prepare.ts'
import { open } from './ready.ts'

/** A call of the shop by its route, without a browser. What it refuses comes as `{ code }`. */
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

/** The newest code that was sent to this address. */
export async function codeFor(shop: Shop, to: string): Promise<string> {
  const message = (await shop.outbox()).find((one) => one.to === to)
  return /\d{6}/.exec(message?.text ?? '')?.[0] ?? 'no code'
}

/** Another session of theirs; a second factor would ask for more. */
export async function enterElsewhere(shop: Shop, { email }: TestCustomer): Promise<string> {
  const answer = await callShop(shop, 'POST /user-auth/sign-in', { email, password })
  return 'access_token' in answer ? answer.access_token : 'no token'
}

/** Their page for sign-in and security, in a browser that remembers them. */
export async function visitAs(page: Page, token: string, origin = ''): Promise<void> {
  await storeToken(page, token, origin)
  await open(page, origin + urls.security())
}
