import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { demoAccounts } from '#seed/accounts.ts'
import { axeFindings, overflow } from './page-checks.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { addToCart, join } from './prepare.ts'
import { open } from './ready.ts'
import { fillCheckout, placeOrder, putInCart, signIn, signUp } from './steps.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('an account', () => {
  it('is created with the code from the outbox, takes over the cart, places an order and lists it', async () => {
    const { page, leave, faults } = await shop.visit()
    await putInCart(page, 'speed-rope')
    await open(page, urls.signUp(urls.cart()))
    await signUp(shop, page, 'new@example.com')
    await page.waitForURL((url) => url.pathname === urls.cart())
    await page.getByRole('link', { name: 'Speed rope' }).first().waitFor()
    const inCart = () => shop.app.database.db.query({ text: 'select quantity from cart_items', values: [] })
    await expect.poll(async () => (await inCart()).rows).toEqual([{ quantity: 1 }])
    await open(page, urls.checkout())
    await fillCheckout(page)
    const number = await placeOrder(page)
    await open(page, urls.orders())
    await page
      .getByRole('link', { name: new RegExp(number) })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(faults).toEqual([])
    await leave()
  })

  it('signs in with a password, returns to the page it came from and to no other site, and signs out', async () => {
    const { page, leave } = await shop.visit()
    await signIn(page, demoAccounts.shopper, urls.orders())
    await page.waitForURL((url) => url.pathname === urls.orders())
    await page.getByText(/^\d+ orders$/).waitFor()
    for (const elsewhere of ['https://example.com/', '//example.com', '/\\example.com', 'javascript:alert(1)']) {
      await page.evaluate(() => localStorage.removeItem('root'))
      await signIn(page, demoAccounts.shopper, elsewhere)
      await page.waitForURL((url) => url.origin === shop.url && !url.pathname.startsWith('/account'))
    }
    await open(page, urls.market())
    await page.getByLabel('Account', { exact: true }).click()
    await page.getByRole('button', { name: 'Sign out' }).first().click()
    await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('root') ?? '{}').state?.auth.access_token)).toBe(null)
    await leave()
  })

  it("shows the same message for a wrong password as for an unknown account, and doesn't clear the fields", async () => {
    const { page, leave } = await shop.visit()
    await open(page, urls.signIn())
    await page.getByLabel(/^Email or phone/).fill(demoAccounts.shopper.email)
    await page.getByLabel(/^Password/).fill('not this one')
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('Incorrect email, phone number or password.').waitFor()
    expect(await page.getByLabel(/^Email or phone/).inputValue()).toBe(demoAccounts.shopper.email)
    expect(await axeFindings(page)).toEqual([])
    await leave()
  })

  it('lists an order of many products on a small phone', async () => {
    const { page, leave, faults } = await shop.visit({ width: 320 })
    const token = await join(shop, page, 'many@example.com')
    for (const slug of ['speed-rope', 'gym-towel', 'steel-bottle', 'foam-roller', 'yoga-strap']) await addToCart(shop, token, slug)
    await open(page, urls.checkout())
    await fillCheckout(page)
    const number = await placeOrder(page)
    await open(page, urls.orders())
    await page.getByRole('link', { name: new RegExp(number) }).waitFor()
    await page.getByText('+2').waitFor()
    expect(await overflow(page)).toBe(0)
    expect(await axeFindings(page)).toEqual([])
    expect(faults).toEqual([])
    await leave()
  })

  it('is signed out when its token is no longer valid, except on product pages', async () => {
    const { page, leave } = await shop.visit()
    const stale = JSON.stringify({
      state: { cart: { lines: [] }, auth: { access_token: 'gone', provider: 'none' }, checkout: { shippingInfo: null, billingInfo: null } },
      version: 1,
    })
    await open(page, urls.market())
    await page.evaluate((state) => localStorage.setItem('root', state), stale)
    await open(page, urls.product('speed-rope'))
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('root') ?? '{}').state?.auth.access_token ?? null))
      .toBe(null)
    expect(new URL(page.url()).pathname).toBe(urls.product('speed-rope'))
    await page.evaluate((state) => localStorage.setItem('root', state), stale)
    await open(page, urls.orders())
    await page.waitForURL(/\/account\/sign-in\?.*clear=true/)
    await leave()
  })
})
