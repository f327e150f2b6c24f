import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { axeFindings, horizontalOverflow } from './page-checks.ts'
import { callApi, type TestCustomer, customerWithApp, newCustomer } from './customers.ts'
import { addToStoredCart } from './prepare.ts'
import { codeFor, storedAuth } from './steps.ts'
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
const code = (page: Page) => page.getByLabel(/^Code/)
const newPassword = (page: Page) => page.getByLabel(/^New password/)

async function askForCode(page: Page, address: string): Promise<void> {
  await page.getByLabel(/^Email or phone/).fill(address)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await code(page).waitFor()
}
const set = (page: Page) => page.getByRole('button', { name: 'Set new password' }).click()
const wrong = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0')

describe('a sign-in link', () => {
  it('is sent by email and works in the browser that requested it; others explain that', async () => {
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
    await elsewhere.leave()
    await page.goto(link)
    await page.waitForURL((url) => url.pathname === urls.market())
    expect(await storedAuth(page)).toMatchObject({ access_token: expect.any(String), provider: 'none' })
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([])
    await leave()
  })
})

describe('a second factor', () => {
  it('is a code from the app: a wrong one is an error, a complete one is submitted automatically, and the cart is merged', async () => {
    const customer = await customerWithApp(shop)
    const { page, leave, faults } = await shop.visit()
    await addToStoredCart(shop, page, 'speed-rope')
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
    expect(await storedAuth(page)).toMatchObject({ access_token: expect.any(String), provider: 'none' })
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

  it('returns to the password when the ticket has expired, keeping the email', async () => {
    const customer = await customerWithApp(shop)
    const { page, leave } = await shop.visit()
    await givePassword(page, customer)
    for (let tries = 0; tries < 6; tries += 1) {
      await appCode(page).fill('')
      await appCode(page).fill(wrong(customer.next))
      if (tries < 5) await page.getByText('Wait for the next one.').waitFor()
    }
    await page.getByText('Your sign-in timed out, or there were too many attempts. Please sign in again.').waitFor()
    expect(await page.getByLabel(/^Email or phone/).inputValue()).toBe(customer.email)
    expect(await page.getByLabel(/^Password/).inputValue()).toBe(customer.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await appCode(page).fill(customer.next)
    await inCart(page)
    expect((await storedAuth(page)).access_token).toEqual(expect.any(String))
    await leave()
  })
})

describe('a forgotten password', () => {
  it('is reset with the code from the email; other sessions end, the cart stays', async () => {
    const customer = await newCustomer(shop)
    const { page, leave, faults } = await shop.visit({ width: 390 })
    await addToStoredCart(shop, page, 'speed-rope')
    await open(page, urls.signIn(urls.cart()))
    await page.getByLabel(/^Email or phone/).fill(customer.email)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor()
    expect(await page.getByLabel(/^Email or phone/).inputValue()).toBe(customer.email)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await code(page).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await code(page).fill('000000')
    await page.getByText('That code is wrong or has expired.').waitFor()
    await code(page).fill(await codeFor(shop, customer.email))
    await newPassword(page).fill('password123')
    await page.getByText('Weak').waitFor()
    await set(page)
    await page.getByText('That password is too easy to guess. Choose another one.').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await newPassword(page).fill('a heavier kettlebell')
    await page.getByText('Strong').waitFor()
    await set(page)
    await page.waitForURL((url) => url.pathname === urls.cart())
    await page.getByText("Your new password is set. You're signed out on all other devices.").waitFor()
    await page.getByRole('link', { name: 'Speed rope' }).first().waitFor()
    await expect(callApi(shop, 'GET /user', {}, customer.token)).rejects.toMatchObject({ code: 'TOKEN_IS_MISSING_OR_EXPIRED' })
    expect(await callApi(shop, 'POST /user-auth/sign-in', { email: customer.email, password: 'a heavier kettlebell' })).toHaveProperty(
      'access_token',
    )
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([])
    await leave()
  })

  it('looks the same for an unknown address: only the email differs', async () => {
    const known = await newCustomer(shop)
    const seen: string[] = []
    for (const address of [known.email, 'nobody-here@example.com']) {
      const { page, leave } = await shop.visit({ width: 320 })
      await open(page, urls.forgotPassword())
      await askForCode(page, address)
      seen.push((await page.getByRole('main').innerText()).replaceAll(address, 'it').replace(/in \d+ s/, 'in a while'))
      expect(await horizontalOverflow(page)).toBe(0)
      await leave()
    }
    expect(seen[0]).toBe(seen[1])
    expect((await shop.outbox()).find(({ to }) => to === 'nobody-here@example.com')?.text).not.toMatch(/\d{6}/)
  })

  it('requires the second factor before signing in, and a code can be sent to another address', async () => {
    const customer = await customerWithApp(shop)
    const { page, leave } = await shop.visit()
    await open(page, urls.forgotPassword(urls.cart()))
    await askForCode(page, 'mistyped@example.com')
    await page.getByRole('button', { name: 'Wrong address? Change it' }).click()
    await askForCode(page, customer.email)
    const sent = await codeFor(shop, customer.email)
    await code(page).fill(`${sent.slice(0, 3)} ${sent.slice(3)}`)
    await newPassword(page).fill('a heavier kettlebell')
    await set(page)
    await page.getByLabel(/^Code from your app/).fill(customer.next)
    await page.waitForURL((url) => url.pathname === urls.cart())
    expect((await storedAuth(page)).access_token).toEqual(expect.any(String))
    await leave()
  })

  it("of a shop's first admin is set by the link of npm run admin, which is removed from the URL", async () => {
    const { page, leave } = await shop.visit()
    await open(page, await shop.ownerLink('boss@shop.example'))
    await newPassword(page).fill('a heavier kettlebell')
    expect(new URL(page.url()).hash).toBe('')
    await set(page)
    await page.waitForURL((url) => url.pathname !== urls.forgotPassword())
    expect((await storedAuth(page)).access_token).toEqual(expect.any(String))
    await leave()
  })
})
