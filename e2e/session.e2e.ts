import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { axeFindings, watchShifts } from './page-checks.ts'
import { ask, customerWithApp, newCustomer } from './customers.ts'
import { storeInCart } from './prepare.ts'
import { open } from './ready.ts'
import { fillCheckout, keptAuth, placeButton, signIn } from './steps.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const menu = (page: Page) => page.getByRole('banner').getByLabel('Account', { exact: true })
const offlineNotice = (page: Page) => page.getByText(/^We can't reach the shop right now\. Some changes/)

describe('a session', () => {
  it("is shown once it's loaded, without a layout shift, for visitors and customers", async () => {
    const visitor = await shop.visit()
    const shifts = await watchShifts(visitor.page)
    await open(visitor.page, urls.market())
    await visitor.page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor()
    await signIn(visitor.page, await newCustomer(shop))
    await open(visitor.page, urls.market())
    await menu(visitor.page).click()
    for (const name of ['Overview', 'Your orders', 'Profile', 'Addresses', 'Sign-in and security'])
      await visitor.page.getByRole('banner').getByRole('link', { name }).waitFor()
    expect(await axeFindings(visitor.page)).toEqual([])
    expect(await shifts()).toBeLessThan(0.001)
    await visitor.context.close()
  })

  it('that has ended leads to the sign-in page and back', async () => {
    const customer = await newCustomer(shop)
    const { page, leave } = await shop.visit()
    await signIn(page, customer, urls.orders())
    await page.getByText('No orders yet').waitFor()
    await ask(shop, 'POST /user-auth/sign-out', { everywhere: true }, customer.token)
    await page.evaluate(() => sessionStorage.setItem('draft', 'something'))
    await open(page, `${urls.orders()}?from=mail`)
    await page.getByText('Your session has expired. Please sign in again.').waitFor()
    expect(await keptAuth(page)).toEqual({ access_token: null, provider: 'none' })
    expect(await page.evaluate(() => sessionStorage.getItem('draft'))).toBe(null)
    await page.getByLabel(/^Email or phone/).fill(customer.email)
    await page.getByLabel(/^Password/).fill(customer.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL((url) => url.pathname + url.search === `${urls.orders()}?from=mail`)
    await page.getByText('No orders yet').waitFor()
    expect(await page.getByText('Logged in successfully!').count()).toBe(0)
    await leave()
  })

  it("survives a shop that doesn't respond, which the page says, and sends no changes meanwhile", async () => {
    const { page, context } = await shop.visit({ width: 390 })
    const shifts = await watchShifts(page)
    await signIn(page, await newCustomer(shop), urls.product('speed-rope'))
    await page.getByRole('heading', { level: 1, name: 'Speed rope' }).waitFor()
    await context.route('**/api/**', (route) => route.abort('internetdisconnected'))
    await page.evaluate(() => window.dispatchEvent(new Event('offline')))
    await offlineNotice(page).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByText("We can't reach the shop right now. Please try again in a moment.").waitFor()
    expect((await keptAuth(page)).access_token).toEqual(expect.any(String))
    await open(page, urls.orders())
    await offlineNotice(page).waitFor()
    expect(new URL(page.url()).pathname).toBe(urls.orders())
    await context.unroute('**/api/**')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await offlineNotice(page).waitFor({ state: 'detached' })
    expect(await shifts()).toBeLessThan(0.001)
    await context.close()
  })

  it('is checked again when its tab becomes visible after a while', async () => {
    const customer = await newCustomer(shop)
    const { page, leave } = await shop.visit()
    await signIn(page, customer, urls.cart())
    await page.getByText('Your cart is empty').waitFor()
    await ask(shop, 'POST /user-auth/sign-out', { everywhere: true }, customer.token)
    await ask(shop, 'POST /user-auth/sign-in', { email: customer.email, password: customer.password })
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
    expect((await keptAuth(page)).access_token).not.toBe(null)
    await page.evaluate(() => {
      const now = Date.now()
      Object.defineProperty(document, 'hidden', { get: () => false })
      Date.now = () => now + 10 * 60_000
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.waitForURL((url) => url.pathname === urls.signIn() && url.searchParams.get('next') === urls.cart())
    expect((await keptAuth(page)).access_token).toBe(null)
    await leave()
  })

  it('ends in every tab at the same time, and begins in every tab', async () => {
    const { page, context, leave } = await shop.visit()
    const customer = await newCustomer(shop)
    await signIn(page, customer)
    const other = await context.newPage()
    await open(other, urls.orders())
    await other.getByText('No orders yet').waitFor()
    await menu(page).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await other.waitForURL((url) => url.pathname === urls.signIn() && url.searchParams.get('next') === urls.orders())
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor()
    await signIn(other, customer)
    await menu(page).waitFor()
    expect(await keptAuth(page)).toEqual(await keptAuth(other))
    await leave()
  })
})

describe('a visitor at the checkout', () => {
  it('signs in with a second factor in the dialog, and what was typed is still there', async () => {
    const customer = await customerWithApp(shop)
    const { page, leave, faults } = await shop.visit({ width: 390 })
    await storeInCart(shop, page, 'steel-bottle')
    await open(page, urls.checkout())
    await fillCheckout(page, 'ada@example.com')
    const link = page.getByRole('link', { name: 'Sign in' })
    const dialog = page.getByRole('dialog', { name: 'Sign in to continue' })
    await link.click()
    await dialog.waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
    await link.click()
    await dialog.getByLabel(/^Email or phone/).fill(customer.email)
    await dialog.getByLabel(/^Password/).fill(customer.password)
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page
      .getByRole('dialog', { name: 'One more step' })
      .getByLabel(/^Code from your app/)
      .fill(customer.next)
    await page.getByText(`Signed in as ${customer.name}`).waitFor()
    expect(new URL(page.url()).pathname).toBe(urls.checkout())
    expect(await page.getByLabel(/^City/).inputValue()).toBe('Portland')
    await placeButton(page).click()
    await page.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor()
    expect(faults).toEqual([])
    await leave()
  })
})
