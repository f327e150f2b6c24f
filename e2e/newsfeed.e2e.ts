import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { demoAccounts } from '#seed/accounts.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { axeFindings, overflow } from './page-checks.ts'
import { enter } from './prepare.ts'
import { open } from './ready.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('what is popular', () => {
  it('is rendered by the server, and a link away without JavaScript', async () => {
    const { page, context } = await shop.visit({ script: false, width: 390 })
    await page.goto(urls.newsfeed())
    await Promise.all([page.waitForEvent('domcontentloaded'), page.getByRole('main').getByRole('link', { name: 'Popular' }).click()])
    expect(new URL(page.url()).search).toBe('?view=popular')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Popular')
    expect(await page.getByRole('article').count()).toBeGreaterThan(5)
    await context.close()
  })

  it('is the same list for a visitor with script', async () => {
    const { page, leave, faults } = await shop.visit({ width: 390 })
    await open(page, urls.newsfeed('popular'))
    const first = page.getByRole('article').first()
    const id = await first.getAttribute('data-post')
    await page.getByRole('feed', { name: 'Popular' }).waitFor()
    expect(await first.getAttribute('data-post')).toBe(id)
    expect(await axeFindings(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    expect(faults).toEqual([])
    await leave()
  })

  it.each([1280, 390])('stays chosen, and its place is found after Back, %s px wide', async (width) => {
    const { page, leave, faults } = await shop.visit({ width })
    await enter(shop, page, demoAccounts.shopper)
    await open(page, urls.newsfeed())
    const chosen = page.locator('nav [aria-current="page"]', { hasText: /^(Following|Popular|Saved)$/ })
    await expect.poll(() => chosen.textContent()).toBe('Following')
    await page.getByRole('main').getByRole('link', { name: 'Popular' }).click()
    const feed = page.getByRole('feed', { name: 'Popular' })
    await feed.waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await overflow(page)).toBe(0)

    const post = feed.getByRole('article').nth(7)
    await post.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => window.scrollY)
    expect(place).toBeGreaterThan(500)
    const id = await post.getAttribute('data-post')
    await post
      .locator(`a[href="${urls.post(id!)}"]`)
      .first()
      .click()
    await page.waitForURL(urls.post(id!))
    await page.goBack()
    await feed.waitFor()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -2)

    await open(page, urls.newsfeed())
    await expect.poll(() => chosen.textContent()).toBe('Popular')
    await page.getByRole('main').getByRole('link', { name: 'Following' }).click()
    await page.getByRole('feed', { name: 'Following' }).waitFor()
    await open(page, urls.newsfeed())
    await expect.poll(() => chosen.textContent()).toBe('Following')
    expect(faults).toEqual([])
    await leave()
  })
})
