import { afterAll, beforeAll, expect, it } from 'vitest'
import { scheduleLimits } from '#contract/schedule-limits.ts'
import { urls } from '#contract/urls.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { newCustomer } from './customers.ts'
import { storeToken } from './prepare.ts'
import { open } from './ready.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

it('a post is scheduled; for a time that has passed or is too far away, the shop says so in its own words', async () => {
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
