import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { axeFindings } from './page-checks.ts'
import { open } from './ready.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('searching', () => {
  it('leads by keyboard from the header to results, a filter, a tab and back to what was searched for', async () => {
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

  it('shows the newest answer, however late an older one comes', async () => {
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
    const asked = page.waitForRequest(/suggestions\?q=bott$/)
    await field.fill('bott')
    await asked
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

  it('leads straight to the product of a SKU, and works without JavaScript', async () => {
    // A phone: wider pages have the field in their header alone.
    const { page, context } = await shop.visit({ script: false, width: 390 })
    await page.goto(urls.search())
    await page.getByRole('main').getByRole('searchbox').fill('ketlebell')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await page.getByText('Showing results for "kettlebell".').waitFor()
    expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe('ketlebell')
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    const product = await shop.app.call('GET /user/products/url/:uniqueName', { uniqueName: 'olympic-barbell' })
    await page.goto(urls.search(product.variants[0]!.sku.toLowerCase()))
    expect(new URL(page.url()).pathname).toBe(urls.product('olympic-barbell'))
    await page.goto(urls.search('-kettlebell'))
    await page.getByText('A hyphen before a word leaves out what has it. Add a word to search for.').waitFor()
    await context.close()
  })
})
