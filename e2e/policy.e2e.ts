import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { demoAccounts } from '#seed/accounts.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { collectPolicyViolations } from './page-checks.ts'
import { fillCheckout, placeButton, addToCartOnPage } from './steps.ts'
import { open, openFully } from './ready.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ pictures: true })
})
afterAll(() => shop.close())

describe('the content security policy', () => {
  // The shop's own pages are checked by e2e/every-page.
  it('has nothing to refuse in the documentation of the API', async () => {
    const { page, leave } = await shop.visit({ theme: 'dark' })
    const refused = await collectPolicyViolations(page)
    const response = await openFully(page, urls.apiDocs())
    expect(response?.headers()['content-security-policy']).not.toContain('unsafe')
    expect(refused).toEqual([])
    await leave()
  })

  it("isn't violated by code that loads late: the dialog, form validation, toasts", async () => {
    const { page, leave, faults } = await shop.visit()
    const refused = await collectPolicyViolations(page)
    await addToCartOnPage(page, 'training-tee')
    await open(page, urls.checkout())
    await placeButton(page).click()
    await fillCheckout(page, 'policy@example.com')
    await open(page, urls.signIn())
    await page.getByLabel(/^Email or phone/).fill(demoAccounts.shopper.email)
    await page.getByLabel(/^Password/).fill(demoAccounts.shopper.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('Logged in successfully!').waitFor()
    expect([...refused, ...faults]).toEqual([])
    await leave()
  })

  it("allows the theme's script, and no injected one", async () => {
    const { page, leave } = await shop.visit({ theme: 'dark' })
    const refused = await collectPolicyViolations(page)
    await open(page, urls.market())
    expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(true)
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'globalThis.smuggled = true'
      document.body.append(script)
      document.body.insertAdjacentHTML('beforeend', '<img src="https://example.com/x.png"><p style="color:red">x</p>')
    })
    await expect.poll(() => refused.map((one) => one.replace(/ .*/, '')).sort()).toEqual(['img-src', 'script-src-elem', 'style-src-attr'])
    expect(await page.evaluate(() => 'smuggled' in globalThis)).toBe(false)
    await leave()
  })
})
