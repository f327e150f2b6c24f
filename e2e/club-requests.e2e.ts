import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { newCustomer, type TestCustomer } from './customers.ts'
import { axeFindings, overflow } from './page-checks.ts'
import { open } from './ready.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function visitAs({ token }: TestCustomer, width = 1280) {
  const visit = await shop.visit({ width })
  await open(visit.page, urls.about())
  const root = JSON.stringify({ state: { auth: { access_token: token, provider: 'none' } }, version: 1 })
  await visit.page.evaluate((stored) => localStorage.setItem('root', stored), root)
  await open(visit.page, urls.notifications())
  return visit
}
const row = (page: Page, text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text })

it('a request to join a club is answered in its notification, and who asked is told', async () => {
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

  const owners = await visitAs(owner, 390)
  const admins = await visitAs(admin)
  await row(owners.page, 'Ruth L. asked to join Cellar Lifters.').waitFor()
  expect(await axeFindings(owners.page)).toEqual([])
  expect(await overflow(owners.page)).toBe(0)
  await owners.page.getByRole('button', { name: /^Accept Ruth L/ }).click()
  await owners.page.getByText('Accepted', { exact: true }).waitFor()
  await admins.page.getByRole('button', { name: /^Decline Ruth L/ }).click()
  await admins.page.getByText('Already answered').waitFor()
  await open(admins.page, urls.notifications())
  await row(admins.page, 'Cellar Lifters accepted your request to join.').waitFor()
  expect(await row(admins.page, 'Ruth L.').count()).toBe(0)

  const askers = await visitAs(asker)
  const accepted = row(askers.page, 'Cellar Lifters accepted your request to join.')
  expect(await axeFindings(askers.page)).toEqual([])
  await accepted.getByRole('link').click()
  await askers.page.waitForURL((url) => url.pathname === urls.club(slug))
  for (const { context } of [owners, admins, askers]) await context.close()
})
