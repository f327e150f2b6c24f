import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { demoAccounts } from '#seed/accounts.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { axeFindings } from './page-checks.ts'
import { addAuthenticator, atAddress, keptAuth } from './steps.ts'
import { open } from './ready.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** A page at localhost, where passkeys work, with an authenticator of Chromium's own that says yes. */
async function openPage(): Promise<{ page: Page; context: BrowserContext; refuse: () => Promise<unknown> }> {
  const { page, context } = await shop.visit()
  const refuse = await addAuthenticator(page)
  await open(page, urls.market())
  return { page, context, refuse }
}

/** A call of the page itself, which is what makes its origin count. */
const post = (page: Page, path: string, body: object, token?: string) =>
  page.evaluate(
    async ([to, sent, bearer]) => {
      const headers = { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) }
      const response = await fetch(`/api${to}`, { method: 'POST', headers, body: sent })
      return ((await response.json()) as { data: Record<string, unknown> }).data
    },
    [path, JSON.stringify(body), token] as const,
  )

/** The browser's own WebAuthn, in the JSON form that it and the server share. */
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

/** Of the demo's shopper, in this browser. */
async function makePasskey(page: Page) {
  const { access_token } = await signIn(page, demoAccounts.shopper)
  const made = await ask(page, 'create', await post(page, '/user/passkeys/options', {}, access_token))
  return post(page, '/user/passkeys', { name: 'This browser', response: made }, access_token)
}

describe('a passkey of a real browser', () => {
  it('is created while signed in, and later signs in without a name or a password', async () => {
    const { page, context } = await openPage()
    const { passkeys } = await makePasskey(page)
    expect(passkeys).toMatchObject([{ name: 'This browser', lastUsedAt: null }])
    const answer = await ask(page, 'get', await post(page, '/user-auth/passkey/options', {}))
    const signedIn = (await post(page, '/user-auth/passkey', { response: answer })) as { access_token: string }
    const customer = await page.evaluate(async (token) => {
      const response = await fetch('/api/user', { headers: { authorization: `Bearer ${token}` } })
      return ((await response.json()) as { data: unknown }).data
    }, signedIn.access_token)
    expect(customer).toMatchObject({ email: demoAccounts.shopper.email })
    await context.close()
  })

  it("isn't created twice in one authenticator", async () => {
    const { page, context } = await openPage()
    const { access_token } = await signIn(page, demoAccounts.admin)
    const made = await ask(page, 'create', await post(page, '/user/passkeys/options', {}, access_token))
    await post(page, '/user/passkeys', { name: 'This browser', response: made }, access_token)
    const again = post(page, '/user/passkeys/options', {}, access_token).then((options) => ask(page, 'create', options))
    await expect(again).rejects.toThrow('InvalidStateError')
    await context.close()
  })
})

const button = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })
/** So that only a press asks for it. */
const withoutAutofill = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })

describe('the sign-in page', () => {
  it('signs in with a passkey at one click and continues', async () => {
    const { page, context } = await openPage()
    await withoutAutofill(page)
    await makePasskey(page)
    await open(page, urls.signIn(urls.cart()))
    await button(page).click()
    await page.waitForURL((url) => url.pathname === urls.cart())
    await page.getByText('Logged in successfully!').waitFor()
    expect(await keptAuth(page)).toMatchObject({ access_token: expect.any(String), provider: 'none' })
    await context.close()
  })

  it('lets the browser offer it in the field for the email', async () => {
    const { page, context } = await openPage()
    await makePasskey(page)
    await open(page, urls.signIn(urls.cart()))
    await page.waitForURL((url) => url.pathname === urls.cart())
    expect((await keptAuth(page)).access_token).toEqual(expect.any(String))
    await context.close()
  })

  it('says when none was used, and the password still works', async () => {
    const { page, context, refuse } = await openPage()
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
    await context.close()
  })

  it("offers none at an IP address, where they don't work", async () => {
    const { page, context } = await shop.visit()
    await open(page, atAddress(shop.url) + urls.signIn())
    await page.getByRole('link', { name: 'Continue with Google' }).waitFor()
    // The server renders for the shop's own name.
    await expect.poll(() => button(page).count()).toBe(0)
    await context.close()
  })
})
