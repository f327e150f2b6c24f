import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { axeFindings } from './page-checks.ts'
import { ask, type TestCustomer, customerWithApp, newCustomer } from './customers.ts'
import { storeInCart } from './prepare.ts'
import { keptAuth } from './steps.ts'
import { open } from './ready.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function givePassword(page: Page, { email, password }: TestCustomer): Promise<void> {
  await open(page, urls.signIn(urls.cart()))
  await page.getByLabel(/^Email or phone/).fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'One more step' }).waitFor()
}
const appCode = (page: Page) => page.getByLabel(/^Code from your app/)
const inCart = (page: Page) => page.waitForURL((url) => url.pathname === urls.cart())
const wrong = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0')

describe('a sign-in link', () => {
  it('comes by email and signs in the browser that asked for it; elsewhere it says so', async () => {
    const customer = await newCustomer(shop)
    const { page, leave, faults } = await shop.visit({ width: 390 })
    await open(page, urls.signIn())
    await page.getByLabel(/^Email or phone/).fill(customer.email)
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
    const email = page.getByLabel(/^Email/)
    await email.waitFor()
    expect([await email.inputValue(), await axeFindings(page)]).toEqual([customer.email, []])
    await email.fill('ada@')
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await page.getByText('Enter an email like name@example.com.').waitFor()
    await email.fill(customer.email)
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await page.getByText('Check your email').waitFor()
    expect(await axeFindings(page)).toEqual([])
    const link = /http\S+#\S+/.exec((await shop.outbox()).find(({ to }) => to === customer.email)!.text)![0]
    const elsewhere = await shop.visit()
    await open(elsewhere.page, link)
    await elsewhere.page.getByText('That link has expired, was already used, or was requested in another browser.').waitFor()
    await elsewhere.context.close()
    await page.goto(link)
    await page.waitForURL((url) => url.pathname === urls.market())
    expect(await keptAuth(page)).toMatchObject({ access_token: expect.any(String), provider: 'none' })
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([])
    await leave()
  })
})

describe('a second factor', () => {
  it('is a code from the app: a wrong one is an error, a right one is submitted automatically, and the cart is merged', async () => {
    const customer = await customerWithApp(shop)
    const { page, leave, faults } = await shop.visit()
    await storeInCart(shop, page, 'speed-rope')
    await givePassword(page, customer)
    await expect.poll(() => appCode(page).evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await axeFindings(page)).toEqual([])
    await appCode(page).fill('12')
    await page.keyboard.press('Enter')
    await page.getByText('Enter all 6 digits.').waitFor()
    await appCode(page).fill(wrong(customer.next))
    await page.getByText('That code is wrong or has already been used. Wait for the next one.').waitFor()
    await appCode(page).fill(`${customer.next.slice(0, 3)} ${customer.next.slice(3)}`)
    await inCart(page)
    await page.getByText('Logged in successfully!').waitFor()
    await page.getByRole('link', { name: 'Speed rope' }).first().waitFor()
    expect(await keptAuth(page)).toMatchObject({ access_token: expect.any(String), provider: 'none' })
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([])
    await leave()
  })

  it('can be a backup code, once', async () => {
    const customer = await customerWithApp(shop)
    for (const used of [false, true]) {
      const { page, leave } = await shop.visit({ width: 390 })
      await givePassword(page, customer)
      await page.getByRole('button', { name: 'Use a backup code instead' }).click()
      await page.getByLabel(/^Backup code/).fill(customer.backupCodes[0]!.toUpperCase())
      await page.keyboard.press('Enter')
      if (used) await page.getByText('That backup code is wrong or has already been used.').waitFor()
      else await inCart(page)
      expect(await axeFindings(page)).toEqual([])
      await leave()
    }
  })

  it('goes back to the password when the ticket has expired, without clearing the email', async () => {
    const customer = await customerWithApp(shop)
    const { page, leave } = await shop.visit()
    await givePassword(page, customer)
    for (let tries = 0; tries < 6; tries += 1) {
      await appCode(page).fill('')
      await appCode(page).fill(wrong(customer.next))
      if (tries < 5) await page.getByText('Wait for the next one.').waitFor()
    }
    await page.getByText('That took too long or too many attempts. Please sign in again.').waitFor()
    expect(await page.getByLabel(/^Email or phone/).inputValue()).toBe(customer.email)
    expect(await page.getByLabel(/^Password/).inputValue()).toBe(customer.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await appCode(page).fill(customer.next)
    await inCart(page)
    expect((await keptAuth(page)).access_token).toEqual(expect.any(String))
    await leave()
  })
})

describe('signing in', () => {
  it('says that an account that was to be deleted is restored', async () => {
    const customer = await newCustomer(shop)
    await ask(shop, 'POST /user/delete', { password: customer.password }, customer.token)
    const { page, leave } = await shop.visit()
    await open(page, urls.signIn(urls.cart()))
    await page.getByLabel(/^Email or phone/).fill(customer.email)
    await page.getByLabel(/^Password/).fill(customer.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('Your account is no longer scheduled for deletion.').waitFor()
    expect(await page.getByText('Logged in successfully!').count()).toBe(0)
    await leave()
  })
})
