import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { open } from './ready.ts'
import { chooseSize } from './steps.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('browsing', () => {
  it('leads from the start page to the shop, a category, a filter and a product', async () => {
    const { page, context, faults } = await shop.visit()
    await open(page, urls.home())
    await page.getByRole('main').getByRole('link', { name: 'See the shop' }).click()
    await page.waitForURL((url) => url.pathname === urls.market())
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Strength/ })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Strength' }).waitFor()
    const before = await count(page.getByRole('status').first().textContent())
    await page.getByRole('checkbox', { name: /Forge & Field/ }).check()
    await page.waitForURL(/brand=forge-and-field/)
    await expect.poll(() => count(page.getByRole('status').first().textContent())).toBeLessThan(before)
    const applied = page.getByRole('list', { name: 'Applied filters' })
    await applied.getByRole('link', { name: /Forge & Field/ }).waitFor()
    await page.goBack()
    await expect.poll(() => count(page.getByRole('status').first().textContent())).toBe(before)
    expect(await page.getByRole('checkbox', { name: /Forge & Field/ }).isChecked()).toBe(false)
    await page
      .getByRole('link', { name: /Cast kettlebell/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: /Cast kettlebell/ }).waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  it("puts a list's filters, sort order and length into the URL", async () => {
    const { page, context, faults } = await shop.visit()
    await open(page, urls.collection('all', new URLSearchParams({ sort: 'price-asc' })))
    const cards = page.getByRole('main').getByRole('article')
    const shown = 48
    await page.getByRole('link', { name: /^(Show|Load) more/ }).click()
    await expect.poll(() => cards.count()).toBe(shown)
    expect(new URL(page.url()).search).toMatch(/^\?sort=price-asc&page=2&after=[\w-]+$/)
    await cards.nth(30).getByRole('link').first().click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForURL(/\/product\//)
    await page.goBack()
    await expect.poll(() => cards.count()).toBe(shown)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    expect(faults).toEqual([])
    await context.close()
  })

  it('puts a product into the cart that was pressed before the script had loaded', async () => {
    const { page, context, faults } = await shop.visit()
    await open(page, urls.product('speed-rope'))
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('dialog').waitFor()
    const { promise: pressed, resolve: load } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => pressed.then(() => route.continue()))
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    load()
    await page.getByRole('dialog').getByText('2 ×').waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  it('works without JavaScript: filters and sorts', async () => {
    const { page, context } = await shop.visit({ script: false })
    await page.goto(urls.collection('strength'))
    await page.getByRole('checkbox', { name: /Forge & Field/ }).check()
    await page
      .getByRole('button', { name: /Apply|Show/ })
      .first()
      .click()
    await page.waitForURL(/brand=forge-and-field/)
    expect(await page.getByRole('checkbox', { name: /Forge & Field/ }).isChecked()).toBe(true)
    await context.close()
  })

  it('leaves the filter sheet open on a phone until the customer wants to see the results', async () => {
    const { page, context, faults } = await shop.visit({ width: 390 })
    await open(page, urls.collection('strength'))
    await page.getByRole('button', { name: /^Filter/ }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('checkbox', { name: /Northbar/ }).check()
    await page.waitForURL(/brand=northbar/)
    expect(await sheet.isVisible()).toBe(true)
    await sheet.getByRole('button', { name: /^Show/ }).click()
    await expect.poll(() => sheet.isVisible()).toBe(false)
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('a product', () => {
  it('asks for a size before it can be bought, opens with the variant in its URL, and puts the chosen one there', async () => {
    const { page, context, faults } = await shop.visit()
    await open(page, urls.product('training-tee'))
    await page.getByRole('button', { name: 'Moss', pressed: false }).click()
    await page.waitForURL(/shown=/)
    await page.getByRole('main').getByRole('button', { name: 'Choose a size' }).first().click()
    await page.getByText('Choose a size first.').waitFor()
    await page.getByRole('button', { name: 'M', exact: true }).click()
    await page.waitForURL(/variant=/)
    await page.getByText('Item number: LH-TT-MOSS-M').waitFor()
    const address = page.url()
    await open(page, urls.market())
    await open(page, address)
    await page.getByRole('button', { name: 'Moss', pressed: true }).waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  it('is added to the cart in a dialog that returns the focus, and is still there after a reload', async () => {
    const { page, context, faults } = await shop.visit()
    await open(page, urls.product('training-tee'))
    await chooseSize(page)
    const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()
    await add.click()
    const dialog = page.getByRole('dialog', { name: 'Added to cart' })
    await dialog.getByText('Training tee').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.isVisible()).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Add to cart')
    await add.click()
    await page.getByRole('dialog', { name: 'Quantity set to 2' }).getByText('2 ×').waitFor()
    await page.reload()
    await page.getByRole('link', { name: 'Cart, 2 items' }).first().waitFor()
    const storedKeys = await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('root') ?? '{}').state))
    expect(storedKeys.sort()).toEqual(['auth', 'cart', 'checkout'])
    expect(faults).toEqual([])
    await context.close()
  })

  it('works even if its stored state is corrupt', async () => {
    const { page, context, faults } = await shop.visit()
    await context.addInitScript(() => localStorage.setItem('root', '{"state":{"cart":{"lines":[{"productId":1}]},"auth":"x"},"version":1'))
    await open(page, urls.product('training-tee'))
    await chooseSize(page)
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('dialog', { name: 'Added to cart' }).waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  it('has a friendly 404 page, and its old URL redirects to the new one', async () => {
    const response = await fetch(shop.url + urls.product('never-was'))
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('find that page')
    const product = await shop.app.call('GET /user/products/url/:uniqueName', { uniqueName: 'training-tee' })
    await shop.app.database.db.query({ text: 'insert into product_old_slugs values ($1, $2)', values: ['old-tee', product.id] })
    const moved = await fetch(shop.url + urls.product('old-tee'), { redirect: 'manual' })
    expect([moved.status, moved.headers.get('location')]).toEqual([301, urls.product('training-tee')])
  })
})

const count = async (text: Promise<string | null>): Promise<number> => Number(/\d+/.exec((await text) ?? '')?.[0])
