import { afterAll, beforeAll, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { newCustomer } from './customers.ts'
import { axeFindings, horizontalOverflow, measureLayoutShift } from './page-checks.ts'
import { addToStoredCart, storeToken } from './prepare.ts'
import { open } from './ready.ts'
import { fillCheckout } from './steps.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ takesCards: true })
})
afterAll(() => shop.close())

it('a guest pays by card: first a declined one, then leaves and returns, then pays successfully', async () => {
  const { page, leave, faults } = await shop.visit({ width: 390 })
  await addToStoredCart(shop, page, 'speed-rope')
  await open(page, urls.checkout())
  await fillCheckout(page, 'card@example.com')
  await page.getByRole('radio', { name: /^Card/ }).check()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByText('Test payment: no money moves').waitFor()
  await page.getByLabel('Card number').fill('4000 0000 0000 0002')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByText('Your card was declined.').waitFor()
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await page.getByRole('heading', { level: 1, name: /^Order GF-/ }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await horizontalOverflow(page)).toBe(0)
  await page.getByRole('button', { name: /^Pay .* by card$/ }).click()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor()
  const subjects = (await shop.outbox()).filter(({ to }) => to === 'card@example.com').map(({ subject }) => subject)
  expect(subjects).toEqual([expect.stringMatching(/^Your .* order/)])
  expect(faults).toEqual([])

  // Opened by link while signed in: the space of the link to all orders and of the invoice is reserved from the start.
  await page.getByRole('link', { name: 'View order' }).click()
  await page.getByRole('heading', { level: 1, name: /^Order GF-/ }).waitFor()
  const { pathname, search } = new URL(page.url())
  await storeToken(page, (await newCustomer(shop)).token)
  await page.setViewportSize({ width: 1280, height: 1400 })
  const shifts = await measureLayoutShift(page)
  await open(page, pathname + search)
  await page.getByRole('link', { name: /^Invoice/ }).waitFor()
  await page.getByRole('link', { name: 'All orders' }).waitFor()
  expect(await shifts()).toBeLessThan(0.001)
  await leave()
})

it('a guest who buys a file agrees to its immediate delivery, pays, and downloads it from the order', async () => {
  const { page, leave, faults } = await shop.visit({ width: 390 })
  await addToStoredCart(shop, page, 'strength-plan-12-weeks')
  await open(page, urls.checkout())
  await page.getByLabel('Email (required)').fill('file@example.com')
  await page.getByLabel('Full name').fill('Kim Park')
  await page.getByLabel('Street address').fill('1 Forge Street')
  await page.getByLabel('ZIP code').fill('97201')
  await page.getByLabel('City').fill('Portland')
  await page.getByLabel('State').selectOption('OR')
  expect(await page.getByText('Cash on delivery').count()).toBe(0)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByText('Please agree so we can deliver your downloads.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('checkbox', { name: /^I want my downloads right away/ }).check()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByText('Your downloads are ready: open your order to get them.').waitFor()
  await page.getByRole('link', { name: 'View order' }).click()
  await page.getByText('5 downloads left').waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await horizontalOverflow(page)).toBe(0)
  await page.getByRole('button', { name: 'Download 12-week-strength-plan.pdf' }).click()
  await page.getByText('4 downloads left').waitFor()
  const subjects = (await shop.outbox()).filter(({ to }) => to === 'file@example.com').map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual([expect.stringMatching(/^Your .* downloads/), expect.stringMatching(/^Your .* order/)])
  expect(faults).toEqual([])
  await leave()
})
