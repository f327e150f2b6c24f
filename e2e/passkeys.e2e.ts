import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { demoAccounts } from '#seed/accounts.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { attachToPage } from '#test/tabs.ts'
import { axeFindings } from './page-checks.ts'
import { addAuthenticator, byIpAddress, storedAuth } from './steps.ts'
import { open } from './ready.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** A page at localhost, where passkeys work, with a virtual authenticator that accepts everything. */
async function openPage() {
  const { page, leave } = await shop.visit()
  const refuse = await addAuthenticator(page)
  await open(page, urls.about())
  return { page, leave, refuse }
}

/** A call from within the page, so that its origin is the page's. */
const post = (page: Page, path: string, body: object, token?: string) =>
  page.evaluate(
    async ([to, sent, bearer]) => {
      const headers = { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) }
      const response = await fetch(`/api${to}`, { method: 'POST', headers, body: sent })
      return ((await response.json()) as { data: Record<string, unknown> }).data
    },
    [path, JSON.stringify(body), token] as const,
  )

/** The browser's WebAuthn, in the JSON format that it shares with the server. */
const ask = (page: Page, kind: 'create' | 'get', options: Record<string, unknown>) =>
  page.evaluate(
    async ([made, given]) => {
      const credential =
        made === 'create'
          ? await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(given as never) })
          : await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(given as never) })
      return (credential as PublicKeyCredential).toJSON()
    },
    [kind, options] as const,
  )

const signIn = async (page: Page, { email, password }: { email: string; password: string }) =>
  (await post(page, '/user-auth/sign-in', { email, password })) as { access_token: string }

/** Creates a passkey for the demo's shopper in this browser. */
async function makePasskey(page: Page) {
  const { access_token } = await signIn(page, demoAccounts.shopper)
  const made = await ask(page, 'create', await post(page, '/user/passkeys/options', {}, access_token))
  return post(page, '/user/passkeys', { name: 'This browser', response: made }, access_token)
}

const button = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })
/** Disables autofill, so that only a press asks for the passkey. */
const withoutAutofill = async (page: Page) => {
  const script = await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  attachToPage(page, script)
}

describe('the sign-in page', () => {
  it('signs in with a passkey at one click, without a name or a password, and continues', async () => {
    const { page, leave } = await openPage()
    await withoutAutofill(page)
    expect((await makePasskey(page)).passkeys).toMatchObject([{ name: 'This browser', lastUsedAt: null }])
    await open(page, urls.signIn(urls.cart()))
    await button(page).click()
    await page.waitForURL((url) => url.pathname === urls.cart())
    await page.getByText('Logged in successfully!').waitFor()
    const { access_token, provider } = await storedAuth(page)
    expect(provider).toBe('none')
    expect(await shop.app.call('GET /user', {}, { token: access_token! })).toMatchObject({ email: demoAccounts.shopper.email })
    await leave()
  })

  it('lets the browser offer it in the field for the email', async () => {
    const { page, leave } = await openPage()
    await makePasskey(page)
    await open(page, urls.signIn(urls.cart()))
    await page.waitForURL((url) => url.pathname === urls.cart())
    expect((await storedAuth(page)).access_token).toEqual(expect.any(String))
    await leave()
  })

  it('explains that none was used, and the password still works', async () => {
    const { page, leave, refuse } = await openPage()
    await withoutAutofill(page)
    await makePasskey(page)
    await refuse()
    await open(page, urls.signIn(urls.cart()))
    await button(page).click()
    await page.getByText('No passkey was used. Try again, or sign in another way.').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByLabel(/^Email or phone/).fill(demoAccounts.shopper.email)
    await page.getByLabel(/^Password/).fill(demoAccounts.shopper.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL((url) => url.pathname === urls.cart())
    await leave()
  })

  it("offers none when the shop is opened by an IP address, where they don't work", async () => {
    const { page, leave } = await shop.visit()
    await open(page, byIpAddress(shop.url) + urls.signIn())
    await page.getByRole('link', { name: 'Continue with Google' }).waitFor()
    // At first the server has rendered the button, for the shop's own host name.
    await expect.poll(() => button(page).count()).toBe(0)
    await leave()
  })
})
