import { afterAll, beforeAll, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { open } from './ready.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

it("puts a list's filters, sort order and length into the URL", async () => {
  const { page, leave, faults } = await shop.visit()
  await open(page, urls.collection('all', new URLSearchParams({ sort: 'price-asc' })))
  const cards = page.getByRole('main').getByRole('article')
  const shown = 48
  await page.getByRole('link', { name: /^(Show|Load) more/ }).click()
  await expect.poll(() => cards.count()).toBe(shown)
  expect(new URL(page.url()).search).toMatch(/^\?sort=price-asc&page=2&from=1&after=2\.[\w-]+$/)
  await cards.nth(30).getByRole('link').first().click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForURL(/\/product\//)
  await page.goBack()
  await expect.poll(() => cards.count()).toBe(shown)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  expect(faults).toEqual([])
  await leave()
})

it('shows a long list again after a reload, and Back finds its place even if the product was reloaded', async () => {
  const { page, leave, faults } = await shop.visit()
  await open(page, urls.collection('all'))
  const cards = page.getByRole('main').getByRole('article')
  const more = page.getByRole('link', { name: 'Load more' })
  const focused = () =>
    page.evaluate(() => [...document.querySelectorAll('main article')].findIndex((card) => card.contains(document.activeElement)))
  // Search engines, and people without script, go on to the next page alone.
  expect(await more.getAttribute('href')).toMatch(/\?page=2&after=/)
  await more.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => cards.count()).toBe(48)
  await expect.poll(focused).toBe(24)
  const names = await cards.allTextContents()
  await cards.nth(30).scrollIntoViewIfNeeded()
  const place = () => page.evaluate(() => Math.round(scrollY))
  const before = await place()
  expect(before).toBeGreaterThan(1000)
  await page.reload()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  expect(await cards.allTextContents()).toEqual(names)
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(2)
  await cards.nth(30).getByRole('link').first().click()
  await page.waitForURL(/\/product\//)
  await page.reload()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.goBack()
  await expect.poll(() => cards.count()).toBe(48)
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(2)
  expect(faults).toEqual([])
  await leave()
})

it('comes back to the card that was pressed where a phone was turned meanwhile', async () => {
  const { page, leave, faults } = await shop.visit({ width: 390 })
  await open(page, urls.collection('all'))
  const card = page.getByRole('main').getByRole('article').nth(20)
  await card.scrollIntoViewIfNeeded()
  const { width, height } = page.viewportSize()!
  const pressAndTurn = async (turned: { width: number; height: number }) => {
    const before = await page.evaluate(() => scrollY)
    await card.getByRole('link').first().click()
    await page.waitForURL(/\/product\//)
    await page.setViewportSize(turned)
    await page.goBack()
    await card.waitFor()
    const isInSight = () =>
      card.evaluate((one) => one.getBoundingClientRect().bottom > 0 && one.getBoundingClientRect().top < innerHeight / 2)
    await expect.poll(isInSight).toBe(true)
    return before
  }
  const portrait = await pressAndTurn({ width: height, height: width })
  // More than a window away from where the list was left.
  expect(Math.abs((await page.evaluate(() => scrollY)) - portrait)).toBeGreaterThan(width)
  await pressAndTurn({ width, height })
  expect(faults).toEqual([])
  await leave()
})

it.each([390, 1280])(
  'shows the products before those of a later page, and leaves what is in sight where it is, at %i px',
  async (width) => {
    const { page, leave, faults } = await shop.visit({ width })
    await open(page, urls.collection('all', new URLSearchParams({ page: '3' })))
    const cards = page.getByRole('main').getByRole('article')
    const last = await cards.last().textContent()
    const previous = page.getByRole('link', { name: 'Load previous products' })
    expect(await previous.getAttribute('href')).toMatch(/\?page=2$/)
    // The link stays the first time, and is gone the second.
    for (const [count, search] of [
      [48, '?page=3&from=2'],
      [72, '?page=3&from=1'],
    ] as const) {
      await previous.scrollIntoViewIfNeeded()
      await previous.focus()
      const above = await cards.first().getByRole('link').first().textContent()
      const before = cards.filter({ hasText: above ?? '' }).first()
      const place = () => before.evaluate((card) => Math.round(card.getBoundingClientRect().top))
      const was = await place()
      await page.keyboard.press('Enter')
      await expect.poll(() => cards.count()).toBe(count)
      expect(new URL(page.url()).search).toBe(search)
      await expect.poll(() => cards.nth(23).evaluate((card) => card.contains(document.activeElement))).toBe(true)
      // Once the browser has moved what it moves by itself.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      expect(Math.abs((await place()) - was)).toBeLessThanOrEqual(1)
    }
    expect(await previous.count()).toBe(0)
    expect(await cards.last().textContent()).toBe(last)
    expect(faults).toEqual([])
    await leave()
  },
)
