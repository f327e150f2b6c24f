import { afterAll, beforeAll, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { axeFindings, overflow } from './page-checks.ts'
import { storeInCart } from './prepare.ts'
import { open } from './ready.ts'
import { fillCheckout } from './steps.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ takesCards: true })
})
afterAll(() => shop.close())

it('a guest pays by card: a declined one first, then by leaving and coming back, then for good', async () => {
  const { page, leave, faults } = await shop.visit({ width: 390 })
  await storeInCart(shop, page, 'speed-rope')
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
  expect(await overflow(page)).toBe(0)
  await page.getByRole('button', { name: /^Pay .* by card$/ }).click()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor()
  const subjects = (await shop.outbox()).filter(({ to }) => to === 'card@example.com').map(({ subject }) => subject)
  expect(subjects).toEqual([expect.stringMatching(/^Your .* order/), expect.stringMatching(/^Finish paying/)])
  expect(faults).toEqual([])
  await leave()
})
