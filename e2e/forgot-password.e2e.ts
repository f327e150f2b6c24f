import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { axeFindings, overflow } from './page-checks.ts'
import { ask, customerWithApp, newCustomer } from './customers.ts'
import { storeInCart } from './prepare.ts'
import { codeFor, keptAuth } from './steps.ts'
import { open } from './ready.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const code = (page: Page) => page.getByLabel(/^Code/)
const password = (page: Page) => page.getByLabel(/^New password/)

async function askForCode(page: Page, address: string): Promise<void> {
  await page.getByLabel(/^Email or phone/).fill(address)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await code(page).waitFor()
}
const set = (page: Page) => page.getByRole('button', { name: 'Set new password' }).click()

describe('a forgotten password', () => {
  it('is replaced with the code from the email; other sessions end, the cart stays', async () => {
    const customer = await newCustomer(shop)
    const { page, leave, faults } = await shop.visit({ width: 390 })
    await storeInCart(shop, page, 'speed-rope')
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
    await password(page).fill('password123')
    await page.getByText('Weak').waitFor()
    await set(page)
    await page.getByText('That password is too easy to guess. Choose another one.').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await password(page).fill('a heavier kettlebell')
    await page.getByText('Strong').waitFor()
    await set(page)
    await page.waitForURL((url) => url.pathname === urls.cart())
    await page.getByText("Your new password is set. You're signed out on all other devices.").waitFor()
    await page.getByRole('link', { name: 'Speed rope' }).first().waitFor()
    await expect(ask(shop, 'GET /user', {}, customer.token)).rejects.toMatchObject({ code: 'TOKEN_IS_MISSING_OR_EXPIRED' })
    expect(await ask(shop, 'POST /user-auth/sign-in', { email: customer.email, password: 'a heavier kettlebell' })).toHaveProperty(
      'access_token',
    )
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([])
    await leave()
  })

  it('looks the same for an address without an account: only the email says so', async () => {
    const known = await newCustomer(shop)
    const seen: string[] = []
    for (const address of [known.email, 'nobody-here@example.com']) {
      const { page, leave } = await shop.visit({ width: 320 })
      await open(page, urls.forgotPassword())
      await askForCode(page, address)
      seen.push((await page.getByRole('main').innerText()).replaceAll(address, 'it').replace(/in \d+ s/, 'in a while'))
      expect(await overflow(page)).toBe(0)
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
    await password(page).fill('a heavier kettlebell')
    await set(page)
    await page.getByLabel(/^Code from your app/).fill(customer.next)
    await page.waitForURL((url) => url.pathname === urls.cart())
    expect((await keptAuth(page)).access_token).toEqual(expect.any(String))
    await leave()
  })

  it("is set for a shop's first admin by the link of npm run admin, which leaves no trace in the address", async () => {
    const { page, leave } = await shop.visit()
    await open(page, await shop.ownerLink('boss@shop.example'))
    await password(page).fill('a heavier kettlebell')
    expect(new URL(page.url()).hash).toBe('')
    await set(page)
    await page.waitForURL((url) => url.pathname !== urls.forgotPassword())
    expect((await keptAuth(page)).access_token).toEqual(expect.any(String))
    await leave()
  })
})
