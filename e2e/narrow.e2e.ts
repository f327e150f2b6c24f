import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { leaderboardUrl } from '#contract/leaderboards/urls.ts'
import { urls } from '#contract/urls.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { newCustomer } from './customers.ts'
import { horizontalOverflow } from './page-checks.ts'
import { storeToken } from './prepare.ts'
import { open, openFully } from './ready.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ takesCards: true })
})
afterAll(() => shop.close())

const width = 390
/** Longer than a phone is wide, with no place to break at. */
const long = `https://example.com/${'squat'.repeat(60)}`

async function visitAs(token: string, path: string) {
  const visit = await shop.visit({ width })
  await storeToken(visit.page, token)
  await open(visit.page, path)
  return visit
}
const boxOf = async (part: Locator) => (await part.boundingBox())!
/** The page's overflow, and whether this part of it is in the width of the screen. */
async function fits(page: Page, part: Locator): Promise<[number, boolean]> {
  const { x, width: wide } = await boxOf(part)
  return [await horizontalOverflow(page), x >= 0 && x + wide <= width]
}

it('a very long word makes no form and no preview wider than a phone', async () => {
  const { token } = await newCustomer(shop)
  const { page, leave, faults } = await visitAs(token, urls.giftCards())
  await page.getByLabel(/^Their name/).fill('Wolfeschlegelsteinhausenbergerdorff'.repeat(2).slice(0, 60))
  await page.getByRole('textbox', { name: /^Message/ }).fill(long.slice(0, 200))
  const preview = page.getByRole('region', { name: 'Preview' })
  expect(await fits(page, preview)).toEqual([0, true])

  await open(page, urls.newsfeed('popular'))
  await page.getByRole('button', { name: 'What did you train?' }).click()
  const form = page.getByRole('form', { name: 'New post' })
  await form.getByRole('textbox').first().fill(long)
  expect(await fits(page, form.getByRole('button', { name: 'Post', exact: true }))).toEqual([0, true])

  const { items } = await shop.app.call('GET /post/popular', {})
  await openFully(page, urls.post(items[0]!.id))
  const comment = page.locator('[data-comment-field]').first()
  await comment.fill(long)
  expect(await fits(page, page.locator('form:has([data-comment-field]) button[type=submit]').first())).toEqual([0, true])
  expect(faults).toEqual([])
  await leave()
})

it('a missing option is scrolled into view together with its error message', async () => {
  const { page, leave } = await shop.visit({ width })
  await open(page, urls.product('training-tee'))
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const ask = page.getByRole('button', { name: 'Choose size' })
  await ask.last().click()
  const words = page.getByRole('alert').filter({ hasText: 'Choose your size.' })
  await words.waitFor()
  const header = await boxOf(page.getByRole('banner'))
  expect((await boxOf(words)).y).toBeGreaterThanOrEqual(header.y + header.height)
  await leave()
})

it('an error message about an unreachable shop is at the bottom, covering nothing', async () => {
  const { token } = await newCustomer(shop)
  const { page, context, leave } = await visitAs(token, urls.product('speed-rope'))
  await page
    .getByRole('banner')
    .getByLabel(/^Account/)
    .waitFor()
  await context.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  const notice = page.getByText(/^We can't reach the shop right now\. Some changes have to wait/)
  await notice.waitFor()
  const [message, bar] = [await boxOf(notice), await boxOf(page.getByRole('navigation', { name: 'Shortcuts' }))]
  expect(bar.y + bar.height).toBeLessThanOrEqual(message.y)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  const toast = await boxOf(page.locator('.Toastify__toast').first())
  expect(toast.y + toast.height).toBeLessThanOrEqual(bar.y)
  await context.unroute('**/api/**')
  await leave()
})

it("with wide text spacing (WCAG 1.4.12) leaderboards and notification settings don't scroll sideways at 320 px", async () => {
  const { token } = await newCustomer(shop)
  const { page, leave } = await visitAs(token, leaderboardUrl())
  await page.setViewportSize({ width: 320, height: 800 })
  /** Parts that are wider inside than outside. */
  const wider = async () => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }')
      document.adoptedStyleSheets = [sheet]
    })
    return page.evaluate(() =>
      [...document.querySelectorAll('main fieldset, main table, dialog[open] fieldset, dialog[open] > div')]
        .filter((part) => part.scrollWidth > part.clientWidth || part.getBoundingClientRect().right > innerWidth)
        .map((part) => `${part.scrollWidth} of ${part.clientWidth} ${part.outerHTML.slice(0, 80)}`),
    )
  }
  expect([await wider(), await horizontalOverflow(page)]).toEqual([[], 0])
  await open(page, urls.notificationSettings())
  await page.getByRole('dialog').getByRole('radio').first().waitFor()
  expect([await wider(), await horizontalOverflow(page)]).toEqual([[], 0])
  await leave()
})

it('at 195 px, a zoom of 200 % on a phone, no page scrolls sideways', async () => {
  const { token } = await newCustomer(shop)
  const { page, leave } = await shop.visit({ width: 195 })
  await storeToken(page, token)
  const wide: [string, number][] = []
  const paths = [urls.newsfeed('popular'), leaderboardUrl(), urls.club('iron-hour'), urls.challenges(), urls.messages(), urls.profile()]
  for (const path of [...paths, urls.home(), urls.faq(), urls.search('mat', 'ALL'), urls.unsubscribeDigest({ token: 'x' })]) {
    await openFully(page, path)
    // Half a pixel is rounded up.
    const over = await horizontalOverflow(page)
    if (over > 1) wide.push([path, over])
  }
  expect(wide).toEqual([])
  await leave()
})

it('with letters half again as large, no page scrolls sideways on a phone', async () => {
  const { token } = await newCustomer(shop)
  const { page, leave } = await visitAs(token, urls.messages())
  const wide: [string, number][] = []
  for (const path of [urls.messages(), urls.newsfeed('popular'), urls.blogs(), urls.contact()]) {
    await openFully(page, path)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '24px'))
    const over = await horizontalOverflow(page)
    if (over > 1) wide.push([path, over])
  }
  expect(wide).toEqual([])
  await leave()
})
