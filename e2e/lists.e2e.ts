import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { urls } from '#contract/urls.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { axeFindings, measureLayoutShift } from './page-checks.ts'
import { open } from './ready.ts'

let shop: Shop
let product: Product
/** A product without options, and another one whose page links to it. */
const slug = 'massage-gun'
const neighbour = 'massage-gun-mini'

beforeAll(async () => {
  shop = await openShop()
  product = await shop.app.call('GET /user/products/url/:uniqueName', { uniqueName: slug })
})
afterAll(() => shop.close())

const leafOf = ({ categories }: Product): string => categories.at(-1)!.slug
const setStock = (stock: number) => shop.setStock(product.variants[0]!.id, stock)
const htmlOf = async (path: string): Promise<string> => (await fetch(shop.url + path)).text()
const cardOf = (page: Page) => page.getByRole('article').filter({ has: page.getByRole('link', { name: product.info.name, exact: true }) })
const addButton = (page: Page) => cardOf(page).getByRole('button', { name: `Add ${product.info.name} to cart` })

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

it('restores a long list after a reload, and Back restores its position even if the product was reloaded', async () => {
  const { page, leave, faults } = await shop.visit()
  await open(page, urls.collection('all'))
  const cards = page.getByRole('main').getByRole('article')
  const more = page.getByRole('link', { name: 'Load more' })
  const focused = () =>
    page.evaluate(() => [...document.querySelectorAll('main article')].findIndex((card) => card.contains(document.activeElement)))
  // Search engines, and visitors without script, follow the link to the next page.
  expect(await more.getAttribute('href')).toMatch(/\?page=2&after=/)
  await more.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => cards.count()).toBe(48)
  await expect.poll(focused).toBe(24)
  const names = await cards.allTextContents()
  await cards.nth(30).scrollIntoViewIfNeeded()
  const scrollTop = () => page.evaluate(() => Math.round(scrollY))
  const before = await scrollTop()
  expect(before).toBeGreaterThan(1000)
  await page.reload()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  expect(await cards.allTextContents()).toEqual(names)
  await expect.poll(async () => Math.abs((await scrollTop()) - before)).toBeLessThanOrEqual(2)
  await cards.nth(30).getByRole('link').first().click()
  await page.waitForURL(/\/product\//)
  await page.reload()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.goBack()
  await expect.poll(() => cards.count()).toBe(48)
  await expect.poll(async () => Math.abs((await scrollTop()) - before)).toBeLessThanOrEqual(2)
  expect(faults).toEqual([])
  await leave()
})

it('Back returns to the pressed card even if the phone was rotated meanwhile', async () => {
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
  // More than a window's height from the position where the list was left.
  expect(Math.abs((await page.evaluate(() => scrollY)) - portrait)).toBeGreaterThan(width)
  await pressAndTurn({ width, height })
  expect(faults).toEqual([])
  await leave()
})

it.each([390, 1280])('prepends the products of earlier pages without moving what is visible, at %i px', async (width) => {
  const { page, leave, faults } = await shop.visit({ width })
  await open(page, urls.collection('all', new URLSearchParams({ page: '3' })))
  const cards = page.getByRole('main').getByRole('article')
  const last = await cards.last().textContent()
  const previous = page.getByRole('link', { name: 'Load previous products' })
  expect(await previous.getAttribute('href')).toMatch(/\?page=2$/)
  // The first time the link remains, the second time it's gone.
  for (const [count, search] of [
    [48, '?page=3&from=2'],
    [72, '?page=3&from=1'],
  ] as const) {
    await previous.scrollIntoViewIfNeeded()
    await previous.focus()
    const above = await cards.first().getByRole('link').first().textContent()
    const before = cards.filter({ hasText: above ?? '' }).first()
    const cardTop = () => before.evaluate((card) => Math.round(card.getBoundingClientRect().top))
    const was = await cardTop()
    await page.keyboard.press('Enter')
    await expect.poll(() => cards.count()).toBe(count)
    expect(new URL(page.url()).search).toBe(search)
    await expect.poll(() => cards.nth(23).evaluate((card) => card.contains(document.activeElement))).toBe(true)
    // After the browser's own scroll adjustments.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    expect(Math.abs((await cardTop()) - was)).toBeLessThanOrEqual(1)
  }
  expect(await previous.count()).toBe(0)
  expect(await cards.last().textContent()).toBe(last)
  expect(faults).toEqual([])
  await leave()
})

describe('searching', () => {
  it('works by keyboard from the header to results, a filter, a tab and back to the query', async () => {
    const { page, leave, faults } = await shop.visit()
    await open(page, urls.market())
    const field = page.getByRole('banner').getByRole('combobox', { name: 'Search' })
    await page.getByRole('banner').getByRole('searchbox', { name: 'Search' }).click()
    await field.fill('masage')
    await page
      .getByRole('option', { name: /Massage gun.*\$/ })
      .first()
      .waitFor()
    await expect.poll(() => page.getByRole('banner').getByRole('status').textContent()).toMatch(/^\d+ suggestions$/)
    expect(await axeFindings(page)).toEqual([])
    await field.press('ArrowDown')
    const first = page.getByRole('option', { selected: true })
    const chosen = async () => [await first.getAttribute('id'), await field.getAttribute('aria-activedescendant')]
    await expect.poll(async () => new Set(await chosen()).size).toBe(1)
    await field.press('Enter')
    await page.getByRole('heading', { level: 1, name: /^Results for "massage/ }).waitFor()
    await field.fill('steel')
    await field.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Results for "steel"' }).waitFor()
    expect(await field.inputValue()).toBe('steel')
    await page.getByRole('checkbox', { name: /On sale/ }).check()
    await page.waitForURL(/q=steel&reduced=true/)
    await page.getByRole('list', { name: 'Applied filters' }).waitFor()
    await page
      .getByRole('navigation', { name: 'What to search' })
      .getByRole('link', { name: /^Clubs/ })
      .click()
    await page.getByRole('heading', { name: 'No clubs found for "steel"' }).waitFor()
    await field.fill('')
    await page.getByRole('option', { name: 'steel' }).waitFor()
    await page.getByRole('button', { name: 'Clear recent searches' }).click()
    await expect.poll(() => page.getByRole('option', { name: 'steel' }).count()).toBe(0)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('searches'))).toBeNull()
    expect(faults).toEqual([])
    await leave()
  })

  it('shows the latest response, even if an earlier one arrives later', async () => {
    const { page, leave } = await shop.visit()
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/search/suggestions?q=bott', async (route) => {
      await held
      await route.continue().catch(() => undefined)
    })
    await open(page, urls.market())
    const field = page.getByRole('banner').getByRole('combobox', { name: 'Search' })
    await page.getByRole('banner').getByRole('searchbox', { name: 'Search' }).click()
    const request = page.waitForRequest(/suggestions\?q=bott$/)
    await field.fill('bott')
    await request
    await field.fill('glove')
    await page
      .getByRole('option', { name: /gloves/ })
      .first()
      .waitFor()
    release()
    await field.press('ArrowDown')
    expect(await page.getByRole('option', { name: /bottle/i }).count()).toBe(0)
    await leave()
  })

  it('leads from a SKU straight to its product, and works without JavaScript', async () => {
    // On a phone, since wider pages have the field only in their header.
    const { page, leave } = await shop.visit({ script: false, width: 390 })
    await page.goto(urls.search())
    await page.getByRole('main').getByRole('searchbox').fill('ketlebell')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await page.getByText('Showing results for "kettlebell".').waitFor()
    expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe('ketlebell')
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    const barbell = await shop.app.call('GET /user/products/url/:uniqueName', { uniqueName: 'olympic-barbell' })
    await page.goto(urls.search(barbell.variants[0]!.sku.toLowerCase()))
    expect(new URL(page.url()).pathname).toBe(urls.product('olympic-barbell'))
    await page.goto(urls.search('-kettlebell'))
    await page.getByText('A hyphen excludes the word after it. Add a word to search for.').waitFor()
    await leave()
  })
})

describe('a page from the cache', () => {
  it('updates the remaining stock on its cards without a layout shift', async () => {
    const { page, leave, faults } = await shop.visit()
    const shifts = await measureLayoutShift(page)
    const path = urls.collection(leafOf(product))
    await open(page, path)
    await addButton(page).waitFor()
    const cached = await htmlOf(path)
    await setStock(2)
    const answered = page.waitForResponse(/\/products\/live\?/)
    await open(page, path)
    await answered
    await cardOf(page).getByText('2 left', { exact: true }).waitFor()
    expect(await htmlOf(path)).toBe(cached)
    expect(await shifts()).toBeLessThan(0.02)
    expect(faults).toEqual([])
    await leave()
  })

  it('shows current sold-out labels on its cards; the product page does right away', async () => {
    await setStock(9)
    const { page, leave, faults } = await shop.visit()
    const path = urls.product(neighbour)
    await open(page, path)
    await addButton(page).waitFor()
    const cached = await htmlOf(path)
    await setStock(0)
    await open(page, path)
    await cardOf(page).scrollIntoViewIfNeeded()
    await cardOf(page).getByText('Sold out', { exact: true }).waitFor()
    await expect.poll(() => addButton(page).count()).toBe(0)
    expect(await htmlOf(path)).toBe(cached)
    await expect.poll(() => htmlOf(urls.product(slug))).toContain('OutOfStock')
    expect(faults).toEqual([])
    await leave()
  })

  it('of a product shows that it is sold out by now', async () => {
    await setStock(9)
    const { page, leave, faults } = await shop.visit()
    await expect.poll(() => htmlOf(urls.product(slug))).toContain('InStock')
    await page.route(/\/products\/live\?/, async (route) => {
      await setStock(0)
      await route.continue()
    })
    await open(page, urls.product(slug))
    await page.getByRole('main').getByRole('button', { name: "Notify me when it's back" }).waitFor()
    expect(faults).toEqual([])
    await leave()
  })
})
