import { json } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { axeFindings, smallTargets, measureLayoutShift } from './page-checks.ts'
import { waitUntilIdle } from './ready.ts'
import { newCustomer, password } from './customers.ts'
import { callShop, codeFor, signInElsewhere, openSecurityPage } from './security-steps.ts'
import { signIn } from './steps.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()
const row = (page: Page, text: string | RegExp) => page.getByRole('main').getByRole('listitem').filter({ hasText: text }).first()
const isDead = async (token: string) =>
  expect.poll(async () => (await callShop(shop, 'GET /user', {}, token)).code).toBe('TOKEN_IS_MISSING_OR_EXPIRED')
const sql = (text: string, values: unknown[]) => shop.app.database.db.query({ text, values })

describe('email and phone', () => {
  it('changes the email with the password and the code, and notifies the old address', async () => {
    const { page, leave, faults } = await shop.visit()
    const customer = await newCustomer(shop, 'old@example.com')
    await openSecurityPage(page, customer.token)
    await press(page, 'Change email')
    await page.getByLabel(/^New email/).fill('new@')
    await page.getByLabel(/^Current password/).fill('not this one')
    await press(page, 'Send a code')
    await page.getByText('Enter an email like').waitFor()
    await page.getByLabel(/^New email/).fill('new@example.com')
    await press(page, 'Send a code')
    await page.getByText('Your current password is incorrect.').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password')
    await page.getByLabel(/^Current password/).fill(password)
    await press(page, 'Send a code')
    await page.getByText("We've sent a 6-digit code to new@example.com.").waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByLabel(/^Code/).fill(await codeFor(shop, 'new@example.com'))
    await page.getByText('Email updated.').waitFor()
    await expect.poll(() => row(page, 'Email').textContent()).toContain('new@example.com')
    await expect
      .poll(() => page.getByRole('button', { name: 'Change email' }).evaluate((button) => button === document.activeElement))
      .toBe(true)
    expect((await shop.outbox()).filter(({ to }) => to === 'old@example.com')).toHaveLength(2)
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([])
    await leave()
  })

  it('adds a phone to an account without one, in any common format', async () => {
    const { page, leave } = await shop.visit({ width: 390 })
    const customer = await newCustomer(shop, 'bare@example.com')
    await openSecurityPage(page, customer.token)
    await press(page, 'Add a phone number')
    await page.getByLabel(/^New phone number/).fill('(503) 555-0177')
    await page.getByLabel(/^Current password/).fill(password)
    await press(page, 'Send a code')
    await page.getByText("We've sent a 6-digit code to +15035550177.").waitFor()
    await page.getByLabel(/^Code/).fill(await codeFor(shop, '+15035550177'))
    await page.getByText('Phone number updated.').waitFor()
    await expect.poll(() => row(page, 'Phone').textContent()).toContain('+15035550177')
    expect(await callShop(shop, 'GET /user', {}, customer.token)).toMatchObject({ email: customer.email, phone: '+15035550177' })
    await leave()
  })
})

describe('an unverified phone', () => {
  it('is marked as such, and verified with a code', async () => {
    const { page, leave } = await shop.visit({ width: 390 })
    const customer = await newCustomer(shop, 'unproved@example.com')
    await sql('update users set unproved_phone = $2 where email = $1', [customer.email, '+15035550188'])
    await openSecurityPage(page, customer.token)
    await expect.poll(() => row(page, 'Phone').textContent()).toContain('Not verified')
    await press(page, 'Verify phone number')
    await page.getByLabel(/^Current password/).fill(password)
    await press(page, 'Send a code')
    await page.getByText("We've sent a 6-digit code to +15035550188.").waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByLabel(/^Code/).fill(await codeFor(shop, '+15035550188'))
    await page.getByText('Phone number updated.').waitFor()
    await expect.poll(() => row(page, 'Phone').textContent()).toMatch(/Verified/)
    expect(await callShop(shop, 'GET /user', {}, customer.token)).toMatchObject({ phone: '+15035550188', phoneVerified: true })
    await leave()
  })
})

describe('the password', () => {
  it('can be changed by someone who knows it, but not to a common one, and the other sessions end', async () => {
    const { page, leave } = await shop.visit()
    const customer = await newCustomer(shop, 'words@example.com')
    const other = await signInElsewhere(shop, customer)
    await openSecurityPage(page, customer.token)
    await page.getByRole('button', { name: 'Sign out everywhere else' }).waitFor()
    await press(page, 'Change password')
    await page.getByLabel(/^Current password/).fill('not this one')
    await page.getByLabel(/^New password/).fill('password123')
    await press(page, 'Save password')
    await page.getByText('Your current password is incorrect.').waitFor()
    await page.getByLabel(/^Current password/).fill(password)
    await press(page, 'Save password')
    await page.getByText('That password is too easy to guess.').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByLabel(/^New password/).fill('a horse of another color')
    await press(page, 'Save password')
    await page.getByText("You're signed out everywhere else.").waitFor()
    await page.getByRole('button', { name: 'Sign out everywhere else' }).waitFor({ state: 'detached' })
    await isDead(other)
    await leave()
  })

  it('is set for the first time only shortly after signing in; others have to sign in again first', async () => {
    const { page, leave } = await shop.visit()
    const customer = await newCustomer(shop, 'social@example.com')
    await sql('update users set password_hash = null where email = $1', [customer.email])
    await sql(`update sessions set created_at = created_at - interval '11 minutes'`, [])
    await openSecurityPage(page, customer.token)
    await press(page, 'Set a password')
    await page.getByLabel(/^New password/).fill('a horse of another color')
    await press(page, 'Save password')
    await press(page, 'Sign in again to continue')
    await page.waitForURL((url) => url.pathname === urls.signIn() && url.searchParams.get('next') === urls.security())
    const { token } = await newCustomer(shop, 'fresh@example.com')
    await sql('update users set password_hash = null where email = $1', ['fresh@example.com'])
    await openSecurityPage(page, token)
    await row(page, 'No password yet').waitFor()
    await press(page, 'Set a password')
    await page.getByLabel(/^New password/).fill('a horse of another color')
    await press(page, 'Save password')
    await row(page, 'You have a password').waitFor()
    const credentials = { email: 'fresh@example.com', password: 'a horse of another color' }
    expect(await callShop(shop, 'POST /user-auth/sign-in', credentials)).toHaveProperty('access_token')
    await leave()
  })
})

/** The page's appearance is checked by e2e/every-page. */
describe('the sessions of an account', () => {
  it("have an error message of their own when they can't be loaded, and can be ended one by one or all except the current one", async () => {
    const { page, leave } = await shop.visit()
    const shifts = await measureLayoutShift(page)
    const customer = await newCustomer(shop, 'devices@example.com')
    const [first, second, third] = [
      await signInElsewhere(shop, customer),
      await signInElsewhere(shop, customer),
      await signInElsewhere(shop, customer),
    ]
    await page.route('**/api/user/sessions', (route) => route.abort(), { times: 1 })
    await signIn(page, { email: customer.email, password }, urls.security())
    const failure = page.getByText("We couldn't load this.")
    await failure.waitFor()
    await row(page, 'Google').waitFor()
    expect(await failure.count()).toBe(1)
    await press(page, 'Try again')
    await row(page, 'Active now').waitFor()
    await expect.poll(() => failure.count()).toBe(0)
    await page
      .getByRole('button', { name: /^Sign out on/ })
      .first()
      .click()
    await expect.poll(() => page.getByRole('button', { name: /^Sign out on/ }).count()).toBe(3)
    await isDead(third)
    await press(page, 'Sign out everywhere else')
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Sign out there' }).click()
    await page.getByText("You're signed out everywhere else.").waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^Sign out on/ }).count()).toBe(0)
    for (const token of [customer.token, first, second]) await isDead(token)
    await page.reload()
    await row(page, 'Active now').waitFor()
    await waitUntilIdle(page)
    expect(await smallTargets(page)).toEqual([])
    expect(await shifts()).toBeLessThan(0.001)
    await leave()
  })
})

describe('the data of a customer', () => {
  it('can be downloaded as a file', async () => {
    const { page, leave } = await shop.visit()
    const customer = await newCustomer(shop, 'takes@example.com')
    await openSecurityPage(page, customer.token)
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download your data')])
    const file = (await json(await download.createReadStream())) as { customer: object; sessions: object[] }
    expect(download.suggestedFilename()).toBe('my-data.json')
    expect(file).toMatchObject({ customer: { email: customer.email }, sessions: [{ current: true }], orders: [] })
    await leave()
  })

  it('is erased some time after a request with the password; signing in before cancels it, and says so', async () => {
    const { page, leave } = await shop.visit()
    const customer = await newCustomer(shop, 'leaves@example.com')
    await openSecurityPage(page, customer.token)
    await press(page, 'Delete account')
    await page.getByText('To keep your account, sign in within 14 days.').waitFor()
    await press(page, 'Delete my account')
    await page.getByText('Enter your password.').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByLabel(/^Current password/).fill(password)
    await press(page, 'Delete my account')
    await page.waitForURL((url) => url.pathname === urls.market())
    await page.getByText(/^Your account will be deleted on/).waitFor()
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
    await isDead(customer.token)
    await signIn(page, { email: customer.email, password }, urls.security())
    await page.getByText('Your account is no longer scheduled for deletion.').waitFor()
    expect(await page.getByText('Logged in successfully!').count()).toBe(0)
    await row(page, customer.email).waitFor()
    await leave()
  })
})
