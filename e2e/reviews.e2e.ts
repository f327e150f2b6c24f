import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { demoAccounts } from '#seed/accounts.ts'
import { jpeg } from '#test/pictures.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { axeFindings } from './page-checks.ts'
import { enter } from './prepare.ts'
import { open } from './ready.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ pictures: true })
})
afterAll(() => shop.close())

/** By how much the page's own content is wider than the screen. */
const tooWide = (page: Page) => page.locator('main').evaluate((main) => Math.max(0, main.scrollWidth - innerWidth))

async function addPhoto(page: Page, alt: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name: 'straps.jpg', mimeType: 'image/jpeg', buffer: await jpeg(900, 600) })
  await page.getByRole('dialog', { name: 'Crop the picture' }).getByRole('button', { name: 'Use picture' }).click()
  await page.getByLabel('Description of picture 1').fill(alt)
  expect(await axeFindings(page)).toEqual([])
  expect(await tooWide(page)).toBe(0)
}

it('a customer writes a review of what was delivered, by keyboard, with a photo, edits it, finds it on the product’s page and asks a question', async () => {
  const { page, faults } = await shop.visit({ width: 390 })
  await enter(shop, page, demoAccounts.shopper)
  await open(page, urls.myReviews())
  await page.getByRole('heading', { name: 'Waiting for your review' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: /^Write a review Lifting straps/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Write a review' }).waitFor()
  await page.getByRole('button', { name: 'Publish review' }).click()
  await page.getByText('Choose a number of stars.').waitFor()
  await page.keyboard.press('Space')
  for (const _ of [2, 3]) await page.keyboard.press('ArrowRight')
  await page.getByLabel(/^Your review/).fill('Hold well with sweaty hands, even without chalk.')
  expect(await axeFindings(page)).toEqual([])
  expect(await tooWide(page)).toBe(0)
  // What was typed survives a reload.
  await page.reload()
  await expect.poll(() => page.getByLabel(/^Your review/).inputValue()).toBe('Hold well with sweaty hands, even without chalk.')
  await addPhoto(page, 'Ada deadlifting with the straps')
  await page.getByRole('button', { name: 'Publish review' }).click()
  await page.waitForURL((url) => url.pathname === urls.product('lifting-straps'))
  await page.getByText('Your review is published. Thank you.').first().waitFor()

  await open(page, urls.myReviews())
  const mine = page.getByRole('listitem').filter({ hasText: 'Hold well with sweaty hands' })
  await mine.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('heading', { level: 1, name: 'Edit your review' }).waitFor()
  await page.getByLabel(/^Your review/).fill('Hold well. A little stiff when new.')
  await expect.poll(() => page.getByLabel('Description of picture 1').inputValue()).toBe('Ada deadlifting with the straps')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL((url) => url.pathname === urls.product('lifting-straps'))

  await open(page, urls.product('lifting-straps'))
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  await page.getByLabel('Sort by').selectOption('newest')
  await page.locator('#reviews').getByText('Hold well. A little stiff when new.').waitFor()
  await page.locator('#reviews').getByRole('img', { name: 'Ada deadlifting with the straps' }).first().waitFor()
  await page.getByRole('button', { name: /^3 stars/ }).click()
  await page.locator('#reviews').getByText('Hold well. A little stiff when new.').waitFor()
  await page.getByRole('button', { name: 'Ask a question' }).click()
  await page.getByLabel(/^Your question/).fill('Do they fit an axle bar?')
  await page.getByRole('button', { name: 'Publish question' }).click()
  await page.locator('#questions').getByText('Do they fit an axle bar?').waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await tooWide(page)).toBe(0)
  expect(faults).toEqual([])
})
