import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiOutput } from '#contract/api.ts'
import { urls } from '#contract/urls.ts'
import { demoAddress } from '#seed/accounts.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { axeFindings, horizontalOverflow, measureLayoutShift } from './page-checks.ts'
import { addToCart, signInNewCustomer, orderByCall } from './prepare.ts'
import { waitUntilIdle, open } from './ready.ts'
import { callShop } from './security-steps.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function readCustomer(token: string): Promise<ApiOutput<'GET /user'>> {
  const answer = await fetch(`${shop.url}/api/user`, { headers: { authorization: `Bearer ${token}` } })
  return ((await answer.json()) as { data: ApiOutput<'GET /user'> }).data
}

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })
const saved = (page: Page) => page.getByText('Profile saved.').first().waitFor()

/** On an order's page: cancels the order, and adds its items to the existing cart. */
async function cancelAndOrderAgain(page: Page, token: string): Promise<void> {
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('alertdialog', { name: 'Cancel this order?' }).getByRole('button', { name: 'Cancel order' }).click()
  await page.getByText(/^Order GF-\d+ is canceled\.$/).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Cancel order' }).count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
  const order = page.url()
  await addToCart(shop, token, 'speed-rope')
  await open(page, new URL(order).pathname)
  await page.getByRole('button', { name: 'Order again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Order again' })
  await dialog.getByText("There's 1 product in your cart").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL((url) => url.pathname === urls.cart())
  await page.getByRole('main').getByRole('link', { name: 'Foam roller' }).first().waitFor()
}

describe('the overview of an account', () => {
  it("works without the orders if they can't be loaded, suggests next steps to a new customer, and later shows recent orders and deliveries", async () => {
    const { page, leave, faults } = await shop.visit({ width: 390 })
    const token = await signInNewCustomer(shop, page, 'overview@example.com')
    await page.route('**/api/user/orders/list*', (route) => route.abort())
    await open(page, urls.market())
    await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'You' }).click()
    await page.getByRole('heading', { level: 1, name: 'Hello, Ada' }).waitFor()
    const failure = page.getByText("We couldn't load your orders")
    await failure.waitFor()
    await page.getByRole('heading', { name: 'Default address' }).waitFor()
    await page.unroute('**/api/user/orders/list*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Good to have you here' }).waitFor()
    await expect.poll(() => failure.count()).toBe(0)
    await page.getByRole('link', { name: /Save an address/ }).waitFor()
    for (const slug of ['speed-rope', 'gym-towel', 'steel-bottle', 'foam-roller']) await orderByCall(shop, slug, { token })
    await open(page, urls.myAccount())
    await page.getByRole('heading', { name: 'Recent orders' }).waitFor()
    await expect.poll(() => page.getByRole('article').count()).toBe(3)
    await page.getByRole('link', { name: 'All 4 orders' }).waitFor()
    await expect.poll(() => page.getByText(/^Arrives /).count()).toBe(3)
    expect(await horizontalOverflow(page)).toBe(0)
    expect(await axeFindings(page)).toEqual([])
    await page
      .getByRole('link', { name: /^Track order/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: /^Order GF-/ }).waitFor()
    await cancelAndOrderAgain(page, token)
    expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([])
    await leave()
  })

  it('changes the default address in place', async () => {
    const { page, leave, faults } = await shop.visit()
    const token = await signInNewCustomer(shop, page, 'default@example.com')
    for (const addressLine1 of ['1 Forge Street', '2 Alder Yard'])
      await callShop(shop, 'PUT /user/add-address', { ...demoAddress, addressLine1 }, token)
    await open(page, urls.myAccount())
    await page.getByRole('button', { name: 'Change' }).click()
    const dialog = page.getByRole('dialog', { name: 'Where should orders go?' })
    await dialog.getByText('2 Alder Yard').click()
    expect(await axeFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Use this address' }).click()
    await page.getByText('Default address updated.').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => page.getByRole('button', { name: 'Change' }).evaluate((button) => button === document.activeElement)).toBe(true)
    expect((await readCustomer(token)).addresses[0]).toMatchObject({ addressLine1: '2 Alder Yard', isDefault: true })
    expect(faults).toEqual([])
    await leave()
  })
})

it('many orders are loaded page by page, and keyboard focus moves to the first new one', async () => {
  const { page, leave, faults } = await shop.visit({ width: 390 })
  const token = await signInNewCustomer(shop, page, 'many-orders@example.com')
  for (let n = 0; n < 12; n += 1) await orderByCall(shop, 'speed-rope', { token })
  await open(page, urls.orders())
  await page.getByText('Showing 10 of 12').first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.route('**/api/user/orders/list*', (route) => route.abort())
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByText("We can't reach the shop right now.").waitFor()
  expect(await page.getByRole('article').count()).toBe(10)
  await page.unroute('**/api/user/orders/list*')
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByText('Showing 12 of 12').first().waitFor()
  await expect.poll(() => page.getByRole('article').count()).toBe(12)
  const eleventh = page.getByRole('article').nth(10).getByRole('link')
  await expect.poll(() => eleventh.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([])
  await leave()
})

it('text keeps its position when its font loads late', async () => {
  const { page, leave } = await shop.visit({ width: 320 })
  await signInNewCustomer(shop, page, 'late-fonts@example.com')
  const shifts = await measureLayoutShift(page)
  const held: Route[] = []
  await page.route('**/*.woff2', (route) => void held.push(route))
  // The load event waits for the fonts, hence 'commit'.
  await page.goto(urls.points(), { waitUntil: 'commit' })
  await page.getByText('How points work').waitFor()
  await expect.poll(() => held.length).toBe(2)
  for (const font of held) await font.continue()
  const ours = ['Archivo', 'Inter']
  await page.waitForFunction(
    (names) => names.every((name) => [...document.fonts].some((f) => f.family === name && f.status === 'loaded')),
    ours,
  )
  await waitUntilIdle(page)
  expect(await shifts()).toBeLessThan(0.001)
  await leave()
})

describe('the profile', () => {
  it("retries when the server can't be reached; sends only changed fields, and converts pounds to kilograms and back", async () => {
    const { page, leave, faults } = await shop.visit()
    const token = await signInNewCustomer(shop, page, 'profile@example.com')
    await page.route('**/api/user', (route) => route.abort())
    await open(page, urls.profile())
    await page.getByText("We can't reach your account right now").waitFor()
    await page.unroute('**/api/user')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => page.getByLabel(/^Name/).inputValue()).toBe('Ada Moreno')
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH') sent.push(request.postDataJSON())
    })
    await page.getByText('lb', { exact: true }).click()
    await page.getByLabel(/^Max squat, lb/).fill('405')
    await page.getByLabel(/^Handle/).fill('Ada.Lifts')
    await save(page).click()
    await saved(page)
    expect(sent).toEqual([{ handle: 'ada.lifts', maxSquat: 183.705, weightUnit: 'lb' }])
    await page.reload()
    await expect.poll(() => page.getByLabel(/^Max squat, lb/).inputValue()).toBe('405')
    await page.getByText('kg', { exact: true }).click()
    await expect.poll(() => page.getByLabel(/^Max squat, kg/).inputValue()).toBe('183.705')
    await page.getByText('lb', { exact: true }).click()
    await expect.poll(() => save(page).getAttribute('aria-disabled')).toBe('true')
    expect(await readCustomer(token)).toMatchObject({ handle: 'ada.lifts', maxSquat: 183.705, weightUnit: 'lb', name: 'Ada Moreno' })
    expect(await axeFindings(page)).toEqual([])
    expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([])
    await leave()
  })

  it("shows errors at their fields, and keeps the input when the server can't be reached", async () => {
    const { page, leave } = await shop.visit({ width: 390 })
    await signInNewCustomer(shop, page, 'taken@example.com')
    await open(page, urls.profile())
    await page.getByLabel(/^Handle/).fill('admin')
    await page.getByLabel(/^Bio/).fill('Squats on Mondays.')
    await save(page).click()
    await page.getByText('That handle is taken. Try another one.').waitFor()
    await expect.poll(() => page.getByLabel(/^Handle/).evaluate((field) => field === document.activeElement)).toBe(true)
    await page.getByLabel(/^Handle/).fill('monday.squats')
    await page.getByLabel(/^Date of birth/).fill('2025-01-01')
    await save(page).click()
    await page.getByText(/You must be at least 13 years old/).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByLabel(/^Date of birth/).fill('1990-02-28')
    await page.route('**/api/user', (route) => (route.request().method() === 'PATCH' ? route.abort() : route.fallback()))
    await save(page).click()
    await page.getByText("We couldn't save your changes").waitFor()
    expect(await page.getByLabel(/^Bio/).inputValue()).toBe('Squats on Mondays.')
    await page.unroute('**/api/user')
    await save(page).click()
    await saved(page)
    await leave()
  })

  it('asks before discarding unsaved changes, but not after saving', async () => {
    const { page, leave } = await shop.visit()
    await signInNewCustomer(shop, page, 'leaving@example.com')
    await open(page, urls.myAccount())
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.getByLabel(/^Name/).fill('Ada M. Moreno')
    await page.goBack()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.waitFor()
    expect(await axeFindings(page)).toEqual([])
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(await page.getByLabel(/^Name/).inputValue()).toBe('Ada M. Moreno')
    const dialogOpened = page.waitForEvent('dialog')
    const reloaded = page.reload().catch(() => null)
    const dialog = await dialogOpened
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
    await reloaded
    await page.getByLabel(/^Name/).fill('Ada Other')
    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await page.getByRole('heading', { level: 1, name: 'Your orders' }).waitFor()
    await open(page, urls.profile())
    await page.getByLabel(/^Name/).fill('Ada Moreno-Thiel')
    await save(page).click()
    await saved(page)
    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Your orders' }).waitFor()
    await leave()
  })
})
