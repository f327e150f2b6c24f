import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverUrls } from '#contract/server-urls.ts'
import { urls } from '#contract/urls.ts'
import { demoAccounts } from '#seed/accounts.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { axeFindings } from './page-checks.ts'
import { callApi, setUpAuthenticator } from './customers.ts'
import { addToStoredCart, signInBrowser, startProvider } from './prepare.ts'
import { storedAuth } from './steps.ts'
import { open } from './ready.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await startProvider(shop)
})
afterAll(() => shop.close())

const names = { google: 'Google', facebook: 'Facebook', apple: 'Apple' } as const
const socialSession = (page: Page) =>
  page.evaluate(async () => ((await (await fetch('/api/auth/session')).json()) as { data: unknown }).data)

/** Presses the provider's link on our page, and approves the request there. */
async function continueWith(page: Page, provider: keyof typeof names, person: string): Promise<void> {
  await page.getByRole('link', { name: `Continue with ${names[provider]}` }).click()
  await page.getByRole('button', { name: `Continue as ${person} (demo)` }).click()
}
const inCart = (page: Page) => page.waitForURL((url) => url.origin === shop.url && url.pathname === urls.cart())

describe('social sign-in', () => {
  it.each(['google', 'facebook', 'apple'] as const)('%s signs in, merges the cart, and is named in the confirmation', async (provider) => {
    const { page, leave, faults } = await shop.visit()
    await addToStoredCart(shop, page, 'speed-rope')
    await open(page, urls.signIn(urls.cart()))
    // Facebook doesn't verify emails, so a person whose email has an account here is refused.
    const name = provider === 'facebook' ? 'Sam Okafor' : demoAccounts.shopper.name
    await continueWith(page, provider, name)
    await inCart(page)
    await page.getByText('Logged in successfully!').waitFor()
    expect(await storedAuth(page)).toMatchObject({ access_token: expect.any(String), provider })
    await page
      .getByRole('banner')
      .getByLabel(/^Account/)
      .click()
    await page.getByRole('banner').getByText(name).waitFor()
    await page.getByRole('link', { name: 'Speed rope' }).first().waitFor()
    await expect.poll(() => socialSession(page)).toBe(null)
    // The demo provider has no favicon.
    expect(faults.filter((fault) => !fault.endsWith('/favicon.ico'))).toEqual([])
    await leave()
  })

  it('works without JavaScript until the redirect back', async () => {
    const { page, leave } = await shop.visit({ script: false })
    await page.goto(urls.signUp(urls.cart()))
    await continueWith(page, 'google', demoAccounts.shopper.name)
    await page.getByRole('heading', { level: 1, name: 'Signing you in' }).waitFor()
    expect(new URL(page.url()).searchParams.get('next')).toBe(urls.cart())
    await leave()
  })

  it('says why it failed when the customer declines', async () => {
    const { page, leave } = await shop.visit()
    await open(page, urls.signIn(urls.cart()))
    await page.getByRole('link', { name: 'Continue with Apple' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('You canceled the sign-in. Nothing has changed.').waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await page.getByRole('link', { name: 'Continue with Apple' }).getAttribute('href')).toBe(urls.socialStart('apple', urls.cart()))
    await leave()
  })

  it("shows a toast when it failed, and when there's no social session", async () => {
    const { page, leave } = await shop.visit()
    await open(page, serverUrls.socialBack('google', { failure: 'AUTHENTICATION_FAILED' }))
    await page.getByText('Authentication failed. Please try again.').waitFor()
    await open(page, serverUrls.socialBack('google', { failure: 'call 555-0100 <b>now</b>' }))
    await page.getByText('Authentication failed. Please try again.').waitFor()
    expect(await page.getByText('555-0100').count()).toBe(0)
    await open(page, serverUrls.socialBack('google', {}))
    await page.getByText('Session handling failed. Please try again.').waitFor()
    await page.getByLabel(/^Password/).waitFor()
    await leave()
  })

  it("exchanges the ID token later when the database couldn't be reached", async () => {
    const { page, leave } = await shop.visit()
    await page.route('**/api/auth/session', (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { data: { provider: 'google', idToken: 'not.a.word' } } })
        : route.fallback(),
    )
    const exchange = page.waitForRequest('**/api/user-auth/google')
    await open(page, serverUrls.socialBack('google', {}))
    expect((await exchange).postDataJSON()).toEqual({ idToken: 'not.a.word' })
    await page.getByText("We couldn't find your account there. Try again, or sign in another way.").waitFor()
    await page.getByLabel(/^Password/).waitFor()
    await leave()
  })

  it('changes nothing when someone is signed in already', async () => {
    const { page, leave } = await shop.visit()
    await signInBrowser(shop, page, demoAccounts.admin)
    const before = await storedAuth(page)
    await open(page, urls.socialStart('google', urls.cart()))
    await page.getByRole('button', { name: 'Continue as Noor Haddad (demo)' }).click()
    await inCart(page)
    await expect.poll(() => socialSession(page)).toBe(null)
    const { id: userId } = await callApi(shop, 'GET /user', {}, before.access_token!)
    expect(await storedAuth(page)).toEqual({ ...before, userId })
    await leave()
  })

  it('requires the second factor when there is one', async () => {
    const { page, leave } = await shop.visit()
    await open(page, urls.signIn(urls.cart()))
    await continueWith(page, 'google', 'Noor Haddad')
    await inCart(page)
    const { next } = await setUpAuthenticator(shop, (await storedAuth(page)).access_token!)
    await leave()
    const again = await shop.visit()
    await open(again.page, urls.signUp(urls.cart()))
    await continueWith(again.page, 'google', 'Noor Haddad')
    await again.page.getByLabel(/^Code from your app/).fill(next)
    await inCart(again.page)
    expect(await storedAuth(again.page)).toMatchObject({ access_token: expect.any(String), provider: 'google' })
    await again.leave()
  })
})
