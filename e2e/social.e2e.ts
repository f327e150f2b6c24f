import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { demoAccounts } from '#seed/accounts.ts'
import { openShop, type Shop } from '#test/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('signing in at a provider with a real browser', () => {
  it.each(['google', 'facebook', 'apple'])('%s leads there and back, with a session that the page can take', async (provider) => {
    const { page, context } = await shop.visit()
    await page.goto(urls.socialStart(provider, urls.cart()))
    // Facebook vouches for no email, so who has an account here by it is turned away there.
    const name = provider === 'facebook' ? 'Sam Okafor' : demoAccounts.shopper.name
    await page.getByRole('button', { name: `Continue as ${name} (demo)` }).click()
    await page.waitForURL((url) => url.origin === shop.url)
    const [session, customer] = await page.evaluate(async () => {
      const kept = ((await (await fetch('/api/auth/session')).json()) as { data: { provider: string; token: string } }).data
      const response = await fetch('/api/user', { headers: { authorization: `Bearer ${kept.token}` } })
      return [kept.provider, ((await response.json()) as { data: { name: string } }).data.name]
    })
    expect([session, customer]).toEqual([provider, name])
    await context.close()
  })

  it('comes back with a reason where the person says no', async () => {
    const { page, context } = await shop.visit()
    await page.goto(urls.socialStart('apple'))
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.waitForURL((url) => url.origin === shop.url)
    expect(new URL(page.url()).searchParams.get('failure')).toBe('SIGN_IN_WAS_CANCELLED')
    await context.close()
  })
})
