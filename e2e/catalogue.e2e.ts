import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { attachToPage } from '#test/tabs.ts'
import { waitUntilIdle, open } from './ready.ts'
import { chooseSize } from './steps.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('browsing', () => {
  it('leads from the start page to the shop, a category, a filter and a product', async () => {
    const { page, leave, faults } = await shop.visit()
    await open(page, urls.home())
    await page.getByRole('main').getByRole('link', { name: 'Shop now' }).click()
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
    await expect.poll(() => page.getByRole('checkbox', { name: /Forge & Field/ }).isChecked()).toBe(false)
    await page
      .getByRole('link', { name: /Cast kettlebell/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: /Cast kettlebell/ }).waitFor()
    expect(faults).toEqual([])
    await leave()
  })

  it('filters by the labels of cards: best seller and savings', async () => {
    const { page, leave, faults } = await shop.visit()
    await open(page, urls.collection('all'))
    const shown = () => count(page.getByRole('status').first().textContent())
    const before = await shown()
    const best = page.getByRole('checkbox', { name: /^Best sellers/ })
    const promised = await count(best.locator('xpath=..').textContent())
    await best.check()
    await page.waitForURL(/bestSeller=true/)
    await expect.poll(shown).toBe(promised)
    await page
      .getByRole('list', { name: 'Applied filters' })
      .getByRole('link', { name: /Best sellers/ })
      .click()
    await expect.poll(shown).toBe(before)
    await page.locator('summary', { hasText: 'Discount' }).click()
    await page.getByRole('radio', { name: /^10% off or more/ }).check()
    await page.waitForURL(/saving=10/)
    await expect.poll(shown).toBeLessThan(before)
    for (const card of await page.getByRole('main').getByRole('article').all()) expect(await card.textContent()).toMatch(/Save|% off/)
    expect(faults).toEqual([])
    await leave()
  })

  it('restores the scroll position on a product page below late-loading parts, after Back and a reload', async () => {
    const { page, leave, faults } = await shop.visit({ width: 390 })
    const { rows } = await shop.app.database.db.query({
      text: 'select slug from products where id in (select product_id from product_posts) and listed order by slug limit 1',
      values: [],
    })
    const [{ slug }] = rows as [{ slug: string }]
    await open(page, urls.product(slug))
    const main = page.getByRole('main')
    const posts = main.getByRole('heading', { name: 'In the wild' })
    const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2)
    while (!(await isAtEnd())) {
      await page.evaluate(() => scrollBy(0, innerHeight / 2))
      await waitUntilIdle(page)
    }
    await posts.waitFor()
    const related = main.getByRole('region', { name: 'You may also like' }).getByRole('article').first()
    await related.scrollIntoViewIfNeeded()
    await waitUntilIdle(page)
    const top = () => related.evaluate((card) => Math.round(card.getBoundingClientRect().top))
    const left = await top()
    const isThere = async () => Math.abs((await top()) - left) <= 2
    // A click without Playwright's scrolling.
    await related.getByRole('link').first().dispatchEvent('click')
    await page.waitForURL((url) => !url.pathname.endsWith(`/${slug}`))
    await page.goBack()
    await page.waitForURL((url) => url.pathname.endsWith(`/${slug}`))
    await expect.poll(isThere).toBe(true)
    await page.reload()
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await expect.poll(isThere).toBe(true)
    // The content above scrolls into view.
    await page.evaluate(() => scrollBy(0, -innerHeight))
    await posts.waitFor()
    expect(faults).toEqual([])
    await leave()
  })

  it('adds a product to the cart whose button was pressed before the script had loaded', async () => {
    const { page, leave, faults } = await shop.visit()
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
    await leave()
  })

  it('applies a filter that was ticked before the script had loaded', async () => {
    const { page, leave, faults } = await shop.visit()
    const { promise: ticked, resolve: load } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => ticked.then(() => route.continue()))
    await page.goto(urls.collection('strength'), { waitUntil: 'commit' })
    const brand = page.getByRole('checkbox', { name: /Forge & Field/ })
    await brand.check()
    load()
    await page.waitForURL(/brand=forge-and-field/)
    expect(await brand.isChecked()).toBe(true)
    expect(faults).toEqual([])
    await leave()
  })

  it('works without JavaScript: filters, sort orders and links from a category to related ones', async () => {
    const { page, leave } = await shop.visit({ script: false })
    await page.goto(urls.collection('kettlebells'))
    const neighbors = page.getByRole('main').getByRole('navigation', { name: 'Strength' })
    expect(await neighbors.locator('[aria-current]').textContent()).toBe('Kettlebells')
    expect(await neighbors.getByRole('link').count()).toBeGreaterThan(1)
    await page.goto(urls.collection('strength'))
    await page.getByRole('checkbox', { name: /Forge & Field/ }).check()
    await page
      .getByRole('button', { name: /Apply|Show/ })
      .first()
      .click()
    await page.waitForURL(/brand=forge-and-field/)
    expect(await page.getByRole('checkbox', { name: /Forge & Field/ }).isChecked()).toBe(true)
    await leave()
  })

  it('keeps the filter sheet open on a phone until the customer asks for the results', async () => {
    const { page, leave, faults } = await shop.visit({ width: 390 })
    await open(page, urls.collection('strength'))
    await page.getByRole('button', { name: /^Filter/ }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('checkbox', { name: /Northbar/ }).check()
    await page.waitForURL(/brand=northbar/)
    expect(await sheet.isVisible()).toBe(true)
    await sheet.getByRole('button', { name: /^Show/ }).click()
    await expect.poll(() => sheet.isVisible()).toBe(false)
    expect(faults).toEqual([])
    await leave()
  })
})

describe('a product', () => {
  it('requires a size, opens the variant in its URL, and updates the URL; a dialog confirms the addition, returns the focus, and a reload changes nothing', async () => {
    const { page, leave, faults } = await shop.visit()
    await open(page, urls.product('training-tee'))
    await page.getByRole('button', { name: 'Moss', pressed: false }).click()
    await page.waitForURL(/shown=/)
    await page.getByRole('main').getByRole('button', { name: 'Choose size' }).first().click()
    await page.getByText('Choose your size.').waitFor()
    await page.getByRole('button', { name: 'M', exact: true }).click()
    await page.waitForURL(/variant=/)
    await page.getByText('Item number: LH-TT-MOSS-M').waitFor()
    await open(page, page.url())
    await page.getByRole('button', { name: 'Moss', pressed: true }).waitFor()

    const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()
    await add.click()
    const dialog = page.getByRole('dialog', { name: 'Added to cart' })
    await dialog.getByText('Training tee').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.isVisible()).toBe(false)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Add to cart')
    await add.click()
    await page.getByRole('dialog', { name: 'Quantity set to 2' }).getByText('2 ×').waitFor()
    await page.reload()
    await page.getByRole('link', { name: 'Cart, 2 items' }).first().waitFor()
    const storedKeys = await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('root') ?? '{}').state))
    expect(storedKeys.sort()).toEqual(['auth', 'cart', 'checkout'])
    expect(faults).toEqual([])
    await leave()
  })

  it('is delivered at the chosen interval, also in another flavor', async () => {
    const { page, leave, faults } = await shop.visit()
    await open(page, urls.product('whey-protein'))
    await page.getByRole('radio', { name: /^Every 4 weeks/ }).check()
    await page.getByRole('button', { name: 'Vanilla' }).click()
    await page.waitForURL(/variant=/)
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await page
      .getByRole('dialog', { name: 'Added to cart' })
      .getByText(/Vanilla.*Every 4 weeks/)
      .waitFor()
    expect(faults).toEqual([])
    await leave()
  })

  it('works even if its stored state is corrupt', async () => {
    const { page, leave, faults } = await shop.visit()
    const corrupted = await page.addInitScript(() =>
      localStorage.setItem('root', '{"state":{"cart":{"lines":[{"productId":1}]},"auth":"x"},"version":1'),
    )
    attachToPage(page, corrupted)
    await open(page, urls.product('training-tee'))
    await chooseSize(page)
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('dialog', { name: 'Added to cart' }).waitFor()
    expect(faults).toEqual([])
    await leave()
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
