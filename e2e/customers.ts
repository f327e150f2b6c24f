import { Secret, TOTP } from 'otpauth'
import type { ApiInput, ApiOutput, ApiRoute } from '#contract/api.ts'
import type { Shop } from '#test/shop.ts'

export interface TestCustomer {
  name: string
  email: string
  password: string
  token: string
}

/** The password of every customer made here. */
export const password = 'correct horse battery'

let createdCount = 0

/** Signs up a customer with the browser's calls. */
export async function newCustomer(shop: Shop, email?: string, name?: string): Promise<TestCustomer> {
  createdCount += 1
  const customer = { name: name ?? `Customer ${createdCount}`, email: email ?? `customer-${createdCount}@example.com`, password }
  await callApi(shop, 'POST /user-auth/signup/send-otp', customer)
  const mail = (await shop.outbox()).find(({ to }) => to === customer.email)
  const otp = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
  const { access_token } = await callApi(shop, 'POST /user-auth/signup/verify-otp', { email: customer.email, otp })
  return { ...customer, token: access_token }
}

/** A customer with an authenticator app. `next` is the code of the following 30 seconds, which is accepted already. */
export async function customerWithApp(shop: Shop): Promise<TestCustomer & WithApp> {
  const customer = await newCustomer(shop)
  return { ...customer, ...(await setUpAuthenticator(shop, customer.token)) }
}

interface WithApp {
  next: string
  backupCodes: string[]
}

/** Turns on an authenticator app for the customer with this token. */
export async function setUpAuthenticator(shop: Shop, token: string): Promise<WithApp> {
  const { secret } = await callApi(shop, 'POST /user/second-factor/setup', {}, token)
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  const now = Date.now()
  const { backupCodes } = await callApi(shop, 'POST /user/second-factor/confirm', { code: app.generate({ timestamp: now }) }, token)
  return { next: app.generate({ timestamp: now + 30_000 }), backupCodes }
}

/** Calls an endpoint of the shop under test; fails if it refuses. */
export const callApi = <R extends ApiRoute>(shop: Shop, route: R, input: ApiInput<R>, token?: string): Promise<ApiOutput<R>> =>
  shop.app.call(route, input as never, { token }) as Promise<ApiOutput<R>>
