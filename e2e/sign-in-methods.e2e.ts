import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverUrls } from '#contract/server-urls.ts'
import { urls } from '#contract/urls.ts'
import { demoAccounts } from '#seed/accounts.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { axeFindings } from './page-checks.ts'
import { newCustomer, password } from './customers.ts'
import { signInBrowser, startProvider } from './prepare.ts'
import { callShop, openSecurityPage } from './security-steps.ts'
import { addAuthenticator, byIpAddress } from './steps.ts'
import { open } from './ready.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ pictures: true })
  await startProvider(shop)
})
afterAll(() => shop.close())

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()
const row = (page: Page, text: string | RegExp) => page.getByRole('main').getByRole('listitem').filter({ hasText: text }).first()

describe('passkeys', () => {
  it('can be added with a name, not twice on one device, and removed', async () => {
    const { page, leave } = await shop.visit()
    const customer = await newCustomer(shop, 'keys@example.com')
    await addAuthenticator(page)
    await openSecurityPage(page, customer.token)
    await press(page, 'Add a passkey')
    expect(await axeFindings(page)).toEqual([])
    await page.getByLabel(/^Name/).fill('')
    await press(page, 'Create passkey')
    await page.getByText('Give it a name.').waitFor()
    await page.getByLabel(/^Name/).fill('Work laptop')
    await press(page, 'Create passkey')
    await row(page, /Work laptop.*not used yet/).waitFor()
    await press(page, 'Add a passkey')
    await press(page, 'Create passkey')
    await page.getByText('This device already has a passkey for your account.').waitFor()
    await press(page, 'Cancel')
    await press(page, 'Remove passkey Work laptop')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click()
    await row(page, 'No passkeys yet').waitFor()
    expect(await callShop(shop, 'GET /user/passkeys', {}, customer.token)).toEqual({ passkeys: [] })
    await leave()
  })

  it("aren't offered where they can't work", async () => {
    const { page, leave } = await shop.visit()
    await openSecurityPage(page, (await newCustomer(shop, 'nokeys@example.com')).token, byIpAddress(shop.url))
    await page.getByText('You can only add passkeys on localhost.').waitFor()
    expect(await page.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0)
    await leave()
  })
})

describe('the second factor', () => {
  it('is set up with an app, shows backup codes once, and is required from then on', async () => {
    const { page, leave, faults } = await shop.visit()
    const customer = await newCustomer(shop, 'careful@example.com')
    await openSecurityPage(page, customer.token)
    const backup = await switchOn(page)
    const [first = '', second = ''] = backup
    expect(backup).toHaveLength(10)
    expect(await axeFindings(page)).toEqual([])
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download')])
    expect(download.suggestedFilename()).toBe('backup-codes.txt')
    expect(await keptBy(page)).not.toContain(first)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByText(first).isVisible()).toBe(true)
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await press(page, "I've saved them")
    await row(page, /Backup codes.*10 left/).waitFor()
    expect(await page.content()).not.toContain(first)

    const signedIn = await callShop(shop, 'POST /user-auth/sign-in', { email: customer.email, password })
    const ticket = 'ticket' in signedIn ? signedIn.ticket : 'no ticket'
    expect(await callShop(shop, 'POST /user-auth/second-factor', { ticket, code: first })).toHaveProperty('access_token')

    await page.reload()
    await row(page, '9 left').waitFor()
    await press(page, 'Get new codes')
    await page.getByLabel(/^Code/).fill(second)
    await press(page, 'Create new codes')
    await page.getByText('Save these codes now').waitFor()
    expect(await codesOn(page)).not.toContain(second)
    await press(page, "I've saved them")
    await row(page, '10 left').waitFor()

    await press(page, 'Turn off')
    await page.getByLabel(/^Code/).fill(second)
    await press(page, 'Turn it off')
    await page.getByText('That code is wrong or has already been used').waitFor()
    await press(page, 'Use your password instead')
    await page.getByLabel(/^Current password/).fill(password)
    await press(page, 'Turn it off')
    await row(page, 'You sign in without a code').waitFor()
    expect(await callShop(shop, 'GET /user/second-factor', {}, customer.token)).toEqual({ on: false, backupCodesLeft: 0 })
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([])
    await leave()
  })

  it("is required of staff by a notice until it's set up", async () => {
    const { page, leave } = await shop.visit()
    await signInBrowser(shop, page, demoAccounts.admin)
    await open(page, urls.security())
    await page.getByText('Your account needs two-step verification').waitFor()
    expect(await switchOn(page)).toHaveLength(10)
    await page.getByText('Your account needs two-step verification').waitFor({ state: 'detached' })
    await leave()
  })
})

describe('linked accounts', () => {
  it("are linked at the provider and unlinked here, with a message shown once; canceling says so, and the last sign-in method can't be removed", async () => {
    const { page, leave } = await shop.visit()
    const customer = await newCustomer(shop, 'linker@example.com')
    await openSecurityPage(page, customer.token)
    await press(page, 'Link Google')
    await page.getByRole('button', { name: `Continue as ${demoAccounts.shopper.name} (demo)` }).click()
    await page.getByText('Google is linked.').waitFor()
    await row(page, /Google.*Linked/).waitFor()
    await page.waitForURL((url) => url.pathname === urls.security() && url.search === '')
    expect(await axeFindings(page)).toEqual([])
    await page.reload()
    await row(page, /Google.*Linked/).waitFor()
    expect(await page.getByText('Google is linked.').count()).toBe(0)
    await open(page, serverUrls.linkedBack(urls.security(), 'apple'))
    await row(page, /Apple.*Not linked/).waitFor()
    expect(await page.getByText('Apple is linked.').count()).toBe(0)
    await press(page, 'Unlink Google')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click()
    await row(page, /Google.*Not linked/).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Linked accounts')

    await press(page, 'Link Apple')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText("We couldn't link Apple").waitFor()
    await page.getByText('You canceled the sign-in.').waitFor()
    await press(page, 'Link Apple')
    await page.getByRole('button', { name: `Continue as ${demoAccounts.shopper.name} (demo)` }).click()
    await page.getByText('Apple is linked.').waitFor()
    await shop.app.database.db.query({ text: 'update users set password_hash = null where email = $1', values: [customer.email] })
    await press(page, 'Unlink Apple')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click()
    await row(page, /Apple.*This is your only sign-in method/).waitFor()
    expect(await callShop(shop, 'GET /user/identities', {}, customer.token)).toMatchObject({ identities: [{ provider: 'apple' }] })
    await leave()
  })
})

/** Sets up the app, with a wrong code first; returns the displayed backup codes. */
async function switchOn(page: Page): Promise<string[]> {
  await press(page, 'Set up')
  const picture = page.getByRole('img', { name: /^QR code/ })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const secret = (await page.locator('code').textContent())?.replaceAll(' ', '') ?? ''
  expect(await keptBy(page)).not.toContain(secret)
  const right = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await page.getByLabel(/^Code/).fill(right === '000000' ? '111111' : '000000')
  await press(page, 'Turn it on')
  await page.getByText('That code is wrong or has already been used').waitFor()
  await page.getByLabel(/^Code/).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await press(page, 'Turn it on')
  await page.getByText('Save these codes now').waitFor()
  return codesOn(page)
}

const codesOn = (page: Page): Promise<string[]> => page.locator('[data-print] li').allTextContents()

/** Everything that the browser stores, and the page's address. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie, window.location.href, window.history.state]))
