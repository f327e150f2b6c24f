import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scheduleLimits } from '#contract/schedule-limits.ts'
import { urls } from '#contract/urls.ts'
import { demoAccounts } from '#seed/accounts.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { newCustomer, type TestCustomer } from './customers.ts'
import { axeFindings, horizontalOverflow, measureLayoutShift } from './page-checks.ts'
import { signInBrowser, storeToken } from './prepare.ts'
import { open } from './ready.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('the popular feed', () => {
  it('is rendered by the server, and reachable by a link without JavaScript', async () => {
    const { page, leave } = await shop.visit({ script: false, width: 390 })
    await page.goto(urls.newsfeed())
    await Promise.all([
      page.waitForEvent('domcontentloaded'),
      page.getByRole('main').getByRole('link', { name: 'Popular', exact: true }).click(),
    ])
    expect(new URL(page.url()).search).toBe('?view=popular')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Popular')
    expect(await page.getByRole('article').count()).toBeGreaterThan(5)
    await leave()
  })

  it('is the same list for a visitor with JavaScript, with an invitation to join next to it on wide screens', async () => {
    const { page, leave, faults } = await shop.visit({ width: 390 })
    await open(page, urls.newsfeed('popular'))
    const first = page.getByRole('article').first()
    const id = await first.getAttribute('data-post')
    await page.getByRole('feed', { name: 'Popular' }).waitFor()
    expect(await first.getAttribute('data-post')).toBe(id)
    // The author and the date stand right above each other: each is high enough for a finger (WCAG 2.5.8).
    for (const link of await first.locator('.post-part').first().getByRole('link').filter({ hasText: /\S/ }).all())
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(24)
    const join = page.getByRole('region', { name: 'Create an account' })
    expect(await join.count()).toBe(0)
    await page.setViewportSize({ width: 1280, height: 900 })
    await join.getByRole('link', { name: 'Sign in' }).waitFor()
    expect(faults).toEqual([])
    await leave()
  })

  it.each([1280, 390])('stays selected, and its position is restored after Back, %s px wide', async (width) => {
    const { page, leave, faults } = await shop.visit({ width })
    await signInBrowser(shop, page, demoAccounts.shopper)
    await open(page, urls.newsfeed())
    const chosen = page.locator('nav [aria-current="page"]', { hasText: /^(Following|Popular|Saved)$/ })
    await expect.poll(() => chosen.textContent()).toBe('Following')
    await page.getByRole('main').getByRole('link', { name: 'Popular' }).click()
    const feed = page.getByRole('feed', { name: 'Popular' })
    await feed.waitFor()
    // On a desktop, e2e/every-page checks the page as a visitor, and the feed as a customer.
    expect(width === 390 ? await axeFindings(page) : []).toEqual([])
    expect(await horizontalOverflow(page)).toBe(0)

    const post = feed.getByRole('article').nth(7)
    await post.scrollIntoViewIfNeeded()
    const scrollTop = await page.evaluate(() => window.scrollY)
    expect(scrollTop).toBeGreaterThan(500)
    const id = await post.getAttribute('data-post')
    await post
      .locator(`a[href="${urls.post(id!)}"]`)
      .first()
      .click()
    await page.waitForURL(urls.post(id!))
    await page.goBack()
    await feed.waitFor()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scrollTop, -2)

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

describe("a new member's feed", () => {
  it('keeps its position while people and clubs are suggested above it, also after Back, and shows whom they follow', async () => {
    const { page, leave, faults } = await shop.visit({ width: 390 })
    await storeToken(page, (await newCustomer(shop)).token)
    const shifted = await measureLayoutShift(page)
    await page.route(/\/api\/(suggested-people|clubs\?)/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await open(page, urls.newsfeed('feed'))
    const people = page.getByRole('region', { name: 'Who do you train with?' })
    await people.waitFor()
    await page.getByRole('region', { name: 'Find a club' }).waitFor()
    await page.getByRole('article').first().waitFor()
    expect(await shifted()).toBeLessThan(0.02)
    await people.getByRole('button').first().click()
    await people.getByRole('button', { pressed: true }).waitFor()
    await people.getByRole('link').first().click()
    await page.waitForURL(/\/people\//)
    await page.goBack()
    await page.getByRole('article').first().waitFor()
    expect(await people.getByRole('button', { pressed: true }).count()).toBe(1)
    expect(await shifted()).toBeLessThan(0.02)
    expect(faults).toEqual([])
    await leave()
  })
})

/** The content below the composer is checked by e2e/every-page. */
const composer = 'form.post'

describe('the autocompletion of names', () => {
  it.each([1280, 390])('works by keyboard and by pointer, %s px wide', async (width) => {
    const { page, leave, faults } = await shop.visit({ width })
    await signInBrowser(shop, page, demoAccounts.shopper)
    await open(page, urls.newsfeed())
    await page.getByRole('button', { name: /^(What did you train|Continue your draft)/ }).click()
    const field = page.getByRole('textbox', { name: 'Your post' })
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    await field.fill('')
    await field.pressSequentially('With @')
    await list.waitFor()
    const [first, second] = await list.getByRole('option').all()
    expect(await field.getAttribute('aria-activedescendant')).toBe(await first!.getAttribute('id'))
    expect(await page.locator(composer).getByRole('listbox').count()).toBe(1)
    expect(await axeFindings(page, undefined, composer)).toEqual([])
    expect(await horizontalOverflow(page)).toBe(0)
    const handle = /@[\w.]+/.exec((await second!.textContent()) ?? '')![0]
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => field.inputValue()).toBe(`With ${handle} `)
    expect(await list.count()).toBe(0)

    await field.pressSequentially('#squ')
    await list.getByRole('option', { name: '#squat', exact: true }).click()
    await expect.poll(() => field.inputValue()).toBe(`With ${handle} #squat `)
    await field.pressSequentially('@')
    await list.waitFor()
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'hidden' })
    expect(await field.inputValue()).toBe(`With ${handle} #squat @`)
    await field.fill('')
    expect(faults).toEqual([])
    await leave()
  })

  it('never shows the response to an earlier request', async () => {
    const { page, leave } = await shop.visit()
    await signInBrowser(shop, page, demoAccounts.shopper)
    await open(page, urls.newsfeed())
    await page.getByRole('button', { name: /^(What did you train|Continue your draft)/ }).click()
    const slow = Promise.withResolvers<void>()
    await page.route(/\/mention-suggestions\?q=d$/, async (route) => {
      await slow.promise
      await route.continue().catch(() => undefined)
    })
    const request = page.waitForRequest(/\/mention-suggestions\?q=d$/)
    const field = page.getByRole('textbox', { name: 'Your post' })
    await field.fill('')
    await field.pressSequentially('@d')
    await request
    await field.pressSequentially('iego')
    const option = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
    await option.first().waitFor()
    const names = await option.allTextContents()
    slow.resolve()
    await page.unrouteAll({ behavior: 'wait' })
    expect(names.every((name) => /diego/i.test(name))).toBe(true)
    expect(await option.allTextContents()).toEqual(names)
    await leave()
  })
})

async function visitNotifications({ token }: TestCustomer, width = 1280) {
  const visit = await shop.visit({ width })
  await storeToken(visit.page, token)
  await open(visit.page, urls.notifications())
  return visit
}
const row = (page: Page, text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text })

it('a request to join a club is answered from its notification, and its sender is notified', async () => {
  const [owner, admin] = [await newCustomer(shop, undefined, 'Olga Berg'), await newCustomer(shop, undefined, 'Adam Frey')]
  const asker = await newCustomer(shop, undefined, 'Ruth Lind')
  const input = { name: 'Cellar Lifters', visibility: 'private', acceptDisclaimer: true } as const
  const { slug } = await shop.app.call('POST /clubs', input, owner)
  const ask = (by: TestCustomer) => shop.app.call('PUT /clubs/:slug/membership', { slug, acceptDisclaimer: true }, by)
  await ask(admin)
  const { handle } = await shop.app.call('GET /profile', {}, admin)
  await shop.app.call('PUT /clubs/:slug/requests/:handle', { slug, handle }, owner)
  await shop.app.call('PATCH /clubs/:slug/members/:handle', { slug, handle, role: 'admin' }, owner)
  await ask(asker)

  const owners = await visitNotifications(owner, 390)
  const admins = await visitNotifications(admin)
  await row(owners.page, 'Ruth L. asked to join Cellar Lifters.').waitFor()
  expect(await axeFindings(owners.page)).toEqual([])
  expect(await horizontalOverflow(owners.page)).toBe(0)
  await owners.page.getByRole('button', { name: /^Accept Ruth L/ }).click()
  await owners.page.getByText('Accepted', { exact: true }).waitFor()
  await admins.page.getByRole('button', { name: /^Decline Ruth L/ }).click()
  await admins.page.getByText('Already answered').waitFor()
  await open(admins.page, urls.notifications())
  await row(admins.page, 'Cellar Lifters accepted your request to join.').waitFor()
  expect(await row(admins.page, 'Ruth L.').count()).toBe(0)
  await admins.leave()

  const askers = await visitNotifications(asker)
  const accepted = row(askers.page, 'Cellar Lifters accepted your request to join.')
  expect(await axeFindings(askers.page)).toEqual([])
  await accepted.getByRole('link').click()
  await askers.page.waitForURL((url) => url.pathname === urls.club(slug))
  for (const { leave } of [owners, askers]) await leave()
})

it("a post is scheduled; a time in the past or too far ahead is refused with the shop's own message", async () => {
  const { token } = await newCustomer(shop)
  const { page, leave } = await shop.visit({ width: 390 })
  await storeToken(page, token)
  await open(page, urls.newsfeed())
  await page.getByRole('button', { name: 'What did you train?' }).click()
  const form = page.getByRole('form', { name: 'New post' })
  await form.getByRole('textbox').first().fill('Openers on Friday')
  await form.getByRole('button', { name: 'Schedule' }).click()
  const schedule = async (days: number) => {
    await form.getByLabel('Publish on').fill(new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16))
    await form.getByRole('button', { name: 'Schedule' }).last().click()
  }
  await schedule(-2)
  await form.getByText('Choose a time in the future.').waitFor()
  await schedule(scheduleLimits.daysAhead + 2)
  await form.getByText(`Choose a time within the next ${scheduleLimits.daysAhead} days.`).waitFor()
  await schedule(2)
  await page.getByText(/^Scheduled for /).waitFor()
  await open(page, urls.scheduledPosts())
  await expect.poll(() => page.getByText('Openers on Friday').count()).toBe(1)
  await leave()
})
