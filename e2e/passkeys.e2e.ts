import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { demoAccounts } from '#seed/accounts.ts'
import { openShop, type Shop } from '#test/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** A page at localhost, where passkeys work, with an authenticator of Chromium's own that says yes. */
async function openPage(): Promise<{ page: Page; context: BrowserContext }> {
  const { page, context } = await shop.visit()
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(new URL(urls.market(), shop.url.replace('127.0.0.1', 'localhost')).href)
  return { page, context }
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

describe('a passkey of a real browser', () => {
  it('is made while signed in, and signs in by itself afterwards, without a name or a password', async () => {
    const { page, context } = await openPage()
    const { access_token } = (await post(page, '/user-auth/sign-in', demoAccounts.shopper)) as { access_token: string }
    const made = await ask(page, 'create', await post(page, '/user/passkeys/options', {}, access_token))
    const { passkeys } = await post(page, '/user/passkeys', { name: 'This browser', response: made }, access_token)
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

  it('is not made twice in one authenticator', async () => {
    const { page, context } = await openPage()
    const { access_token } = (await post(page, '/user-auth/sign-in', demoAccounts.admin)) as { access_token: string }
    const made = await ask(page, 'create', await post(page, '/user/passkeys/options', {}, access_token))
    await post(page, '/user/passkeys', { name: 'This browser', response: made }, access_token)
    const again = post(page, '/user/passkeys/options', {}, access_token).then((options) => ask(page, 'create', options))
    await expect(again).rejects.toThrow('InvalidStateError')
    await context.close()
  })
})
