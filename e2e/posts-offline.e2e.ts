import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { newCustomer, type TestCustomer } from './customers.ts'
import { axeFindings, horizontalOverflow } from './page-checks.ts'
import { storeToken } from './prepare.ts'
import { open } from './ready.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const waiting = (page: Page) => page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem')
const field = (page: Page) => page.getByRole('textbox', { name: 'Your post' })
const texts = async ({ token }: TestCustomer) => {
  const { handle } = await shop.app.call('GET /profile', {}, { token })
  return (await shop.app.call('GET /people/:handle/posts', { handle, limit: 20 }, { token })).items.map(({ text }) => text).toReversed()
}

async function visitAs({ token }: TestCustomer, path: string, view: { width?: number; serviceWorker?: boolean } = {}) {
  const visit = await shop.visit(view)
  await storeToken(visit.page, token)
  await open(visit.page, path)
  return visit
}

async function write(page: Page, text: string) {
  await page.getByRole('button', { name: /What did you train|Continue your draft/ }).click()
  await field(page).fill(text)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
}

it('a post written offline is shown as pending, can be edited and discarded, and is sent once online', async () => {
  const ada = await newCustomer(shop)
  const { page, context, leave } = await visitAs(ada, urls.newsfeed(), { width: 390 })
  // A page whose feed can't load offline is a different one, so loading has to end first.
  await expect.poll(() => page.getByText('Loading', { exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'What did you train?' }).click()
  await field(page).fill('Squats in the cellar.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await waiting(page).filter({ hasText: 'Squats in the cellar.' }).waitFor()
  await page.getByText("We'll send your post as soon as we can").first().waitFor()
  await write(page, 'Never mind.')
  await write(page, 'Bench, with a tpyo.')
  await expect.poll(() => waiting(page).count()).toBe(3)
  expect(await axeFindings(page)).toEqual([])
  expect(await horizontalOverflow(page)).toBe(0)
  // The rails of a wide window can't load; the page works without them.
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  expect(await waiting(page).count()).toBe(3)
  await page.setViewportSize({ width: 390, height: 900 })

  await waiting(page).filter({ hasText: 'Never mind.' }).getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Discard post' }).click()
  await waiting(page).filter({ hasText: 'tpyo' }).getByRole('button', { name: 'Edit' }).click()
  await field(page).fill('Bench.')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await waiting(page).filter({ hasText: 'Bench.' }).waitFor()
  await waiting(page).first().getByRole('button', { name: 'Send now' }).click()
  await expect.poll(() => waiting(page).count()).toBe(2)

  await context.setOffline(false)
  await expect.poll(() => waiting(page).count()).toBe(0)
  expect(await texts(ada)).toEqual(['Squats in the cellar.', 'Bench.'])
  await page.getByRole('article').filter({ hasText: 'Bench.' }).waitFor()
  await leave()
})

it('the feed opens offline for writing, and sends the post when it is reopened online', async () => {
  const ada = await newCustomer(shop)
  const { page, context } = await visitAs(ada, urls.newsfeed(), { serviceWorker: true })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  // From here on, the service worker handles requests, and stores the composer's files too.
  await open(page, urls.newsfeed())
  await page.getByRole('button', { name: 'What did you train?' }).click()
  await field(page).waitFor()
  const isStored = () =>
    page.evaluate(async () => {
      const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
      const stored = await Promise.all([window.location.href, ...loaded.map(({ name }) => name)].map((url) => caches.match(url)))
      return stored.every((file) => file !== undefined)
    })
  await expect.poll(isStored).toBe(true)
  await context.setOffline(true)
  await open(page, urls.newsfeed())
  await page.getByRole('button', { name: /What did you train|Continue your draft/ }).click()
  await field(page).fill('Written on the train.')
  // Back online, the feed loads and the composer stays open.
  await context.setOffline(false)
  await page.getByRole('complementary', { name: 'You', exact: true }).waitFor({ state: 'attached' })
  expect(await field(page).inputValue()).toBe('Written on the train.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await waiting(page).filter({ hasText: 'Written on the train.' }).waitFor()
  await page.goto(urls.about()).catch(() => null)
  await context.setOffline(false)
  await open(page, urls.market())
  await expect.poll(() => texts(ada)).toEqual(['Written on the train.'])
  await context.close()
})

it('signing out asks before it deletes pending posts', async () => {
  const ada = await newCustomer(shop)
  const { id } = await shop.app.call('GET /user', {}, ada)
  const { page, leave } = await shop.visit({ width: 390 })
  await storeToken(page, ada.token)
  // A post that was set aside isn't sent automatically.
  const post = { key: 'k', triedAt: null, draft: { text: 'Not yet.' }, unit: 'kg', writtenAt: 0, problem: { kind: 'aside' } }
  await page.evaluate(([name, entry]) => localStorage.setItem(name!, entry!), [`outbox ${id}`, JSON.stringify([post])])
  const stored = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('outbox')))
  await open(page, urls.orders())
  const ask = async () => {
    await page
      .getByRole('banner')
      .getByLabel(/^Account/)
      .click()
    await page.getByRole('button', { name: 'Sign out' }).click()
  }
  await ask()
  const question = page.getByRole('alertdialog', { name: 'Sign out and delete 1 unsent post?' })
  await question.waitFor()
  expect(await axeFindings(page)).toEqual([])
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await question.waitFor({ state: 'hidden' })
  expect(await stored()).toEqual([`outbox ${id}`])
  await ask()
  await question.getByRole('button', { name: 'Delete and sign out' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor()
  expect(await stored()).toEqual([])
  await leave()
})

it('a post whose response was lost is created once', async () => {
  const ada = await newCustomer(shop)
  const { page, leave } = await visitAs(ada, urls.newsfeed())
  await page.route(
    '**/api/post/create',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await write(page, 'Arrived all the same.')
  // The shop answers other calls, so the post is resent immediately.
  const article = page.getByRole('article').filter({ hasText: 'Arrived all the same.' })
  await article.waitFor()
  expect([await waiting(page).count(), await article.count(), await texts(ada)]).toEqual([0, 1, ['Arrived all the same.']])
  await leave()
})

it('a pending post that is refused shows the reason, and can be edited', async () => {
  const [owner, ada] = [await newCustomer(shop), await newCustomer(shop)]
  const club = await shop.app.call('POST /clubs', { name: 'Cellar Lifters', acceptDisclaimer: true }, owner)
  await shop.app.call('PUT /clubs/:slug/membership', { slug: club.slug, acceptDisclaimer: true }, ada)
  const { page, context, leave } = await visitAs(ada, urls.club(club.slug, 'feed'))
  await page.getByRole('button', { name: 'What did you train?' }).click()
  await field(page).fill('Doors open at six.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await waiting(page).filter({ hasText: 'in Cellar Lifters' }).waitFor()
  await shop.app.call('DELETE /clubs/:slug/membership', { slug: club.slug }, ada)
  await context.setOffline(false)
  const card = waiting(page).filter({ hasText: 'Not sent' })
  await card.getByText('Only members of the club can do that. Join it first.').waitFor()
  await card.getByRole('button', { name: 'Edit' }).click()
  expect(await field(page).inputValue()).toBe('Doors open at six.')
  expect(await texts(ada)).toEqual([])
  await leave()
})

it('offline reactions are reverted with a message, and comments stay in their field', async () => {
  const ada = await newCustomer(shop)
  const { id } = await shop.app.call('POST /post/create', { text: 'Deadlifts.' }, ada)
  const { page, context, leave } = await visitAs(ada, urls.post(id))
  const like = page.getByRole('button', { name: /^Like/ }).first()
  const comment = page.locator('[data-comment-field]').first()
  await like.waitFor()
  await comment.fill('Belt or no belt?')
  await context.setOffline(true)
  await like.click()
  await page.getByText("We can't reach the shop right now. Please try again").first().waitFor()
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('false')
  await page
    .getByRole('button', { name: /^(Comment|Send)$/ })
    .last()
    .click()
  await page.getByRole('alert').filter({ hasText: "We can't reach the shop" }).first().waitFor()
  expect(await comment.inputValue()).toBe('Belt or no belt?')
  await context.setOffline(false)
  await leave()
})
