import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import { urls } from '#contract/urls.ts'
import { demoAddress } from '#seed/accounts.ts'
import type { Shop } from '#test/shop.ts'
import { callApi, newCustomer } from './customers.ts'
import { waitTimeoutMs } from './ready.ts'

/** Prepares journeys by calls instead of pages, which have tests of their own. Use them between two pages. */

/** Signs up a new customer and signs them in here; returns their token. */
export async function signInNewCustomer(shop: Shop, page: Page, email: string): Promise<string> {
  const { token } = await newCustomer(shop, email, 'Ada Moreno')
  await storeToken(page, token)
  return token
}

interface Account {
  email: string
  password: string
}

/** Signs in with a password and returns the token. Not for accounts with a second factor. */
export async function signInByCall(shop: Shop, { email, password }: Account): Promise<string> {
  const result = await callApi(shop, 'POST /user-auth/sign-in', { email, password })
  if (!('access_token' in result)) throw new Error(`${email} has a second factor`)
  return result.access_token
}

/** Signs in with a password in this browser. */
export const signInBrowser = async (shop: Shop, page: Page, account: Account): Promise<void> =>
  storeToken(page, await signInByCall(shop, account))

/** Signs a customer in here with their session's token. */
export const storeToken = (page: Page, access_token: string, origin?: string): Promise<void> =>
  store(page, signedInState(access_token), origin)

const signedInState = (access_token: string) => ({ auth: { access_token, provider: 'none' } })

/** The local storage entry of a signed-in customer. */
export const signedInStorage = (token: string): string => rootWith(signedInState(token))

/** Puts one piece of a product into a visitor's cart. */
export async function addToStoredCart(shop: Shop, page: Page, slug: string): Promise<void> {
  const { id, variants } = await callApi(shop, 'GET /user/products/url/:uniqueName', { uniqueName: slug })
  const { id: variantId, price } = variants[0]!
  const line = { productId: id, variantId, quantity: 1, price, changedAt: new Date().toISOString() }
  await store(page, { cart: { lines: [line], later: [], unmerged: false } })
}

/** Puts one piece of a product into a customer's cart. */
export async function addToCart(shop: Shop, token: string, slug: string): Promise<void> {
  const { id: productId, variants } = await callApi(shop, 'GET /user/products/url/:uniqueName', { uniqueName: slug })
  await callApi(shop, 'POST /cart', { productId, variantId: variants[0]!.id, quantity: 1 }, token)
}

/** Orders one piece of each product, cash on delivery: as a customer by token, or as a guest by email. */
export async function orderByCall(shop: Shop, slugs: string | string[], { token, email }: { token?: string; email?: string }) {
  const lines = await Promise.all([slugs].flat().map((slug) => lineOf(shop, slug)))
  const products = lines.map(({ price: _, ...line }) => line)
  const { productCost, shippingCost, totalCost } = await callApi(shop, 'POST /user/orders/checkout-summary', { products }, token)
  const order: ApiInput<'POST /user/orders/create-order'> = {
    products: lines,
    shippingAddress: demoAddress,
    shippingMethod: 'standard',
    paymentMethod: 'COD',
    productCost,
    shippingCost,
    totalCost,
    ...(email && { email }),
  }
  return shop.app.call('POST /user/orders/create-order', order, { idempotencyKey: randomUUID(), ...(token && { token }) })
}

/** Waits for the demo's provider: the first request starts its process, which on a busy machine takes longer than the shop waits for it. */
export async function startProvider(shop: Shop): Promise<void> {
  const answer = async () =>
    (await fetch(shop.url + urls.socialStart('google', urls.cart()), { redirect: 'manual' })).headers.get('location')
  await vi.waitFor(async () => expect(await answer()).toMatch(/^http(?!.*failure=)/), { timeout: waitTimeoutMs })
}

async function lineOf(shop: Shop, slug: string) {
  const { id: productId, variants } = await callApi(shop, 'GET /user/products/url/:uniqueName', { uniqueName: slug })
  const { id: variantId, price } = variants[0]!
  return { productId, variantId, quantity: 1, price }
}

/** Sets the local storage entry of the shop; any part may be missing. */
async function store(page: Page, state: { cart?: object; auth?: object }, origin = ''): Promise<void> {
  // Not on a page of the app, whose script would overwrite this with its own state, also while it's being left.
  if (!page.url().endsWith(`${origin}/health`)) await page.goto(`${origin}/health`)
  await page.evaluate((entry) => localStorage.setItem('root', entry), rootWith(state))
}

/** The local storage entry of the shop. */
const rootWith = (state: { cart?: object; auth?: object }): string => JSON.stringify({ state, version: 1 })
