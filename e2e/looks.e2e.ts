import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { urls } from '#contract/urls.ts'
import { demoAccounts } from '#seed/accounts.ts'
import { axeFindings, overflow, smallTargets, watchShifts } from './looks.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { keepAddress, rootOf, signIn } from './steps.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const pages = [
  urls.market(),
  urls.collection(),
  urls.collection('strength', new URLSearchParams({ brand: 'northbar', option: 'Material:Steel' })),
  urls.collection('shoes', new URLSearchParams({ minPrice: '9999' })),
  urls.product('training-tee'),
  urls.product('whey-protein'),
  urls.product('cold-tub'),
  urls.cart(),
  urls.checkout(),
  urls.signIn(),
  urls.socialBack('google', { failure: 'SIGN_IN_WAS_CANCELLED' }),
  urls.signUp(),
  urls.forgotPassword(),
  urls.orders(),
  urls.security(),
  '/not-here',
]
const own = [urls.myAccount(), urls.orders(), urls.profile(), urls.addresses(), urls.addresses('new')]

let root = ''
/** Brings what a customer's browser keeps into a new one. */
const asCustomer = async (page: Page): Promise<void> => {
  root ||= await keptBySomebody()
  await page.addInitScript((kept) => localStorage.setItem('root', kept), root)
}

async function keptBySomebody(): Promise<string> {
  const { page, context } = await shop.visit()
  await signIn(page, demoAccounts.shopper)
  await keepAddress(page)
  const kept = await rootOf(page)
  await context.close()
  return kept
}

const visits = [...pages.map((path) => [path, 'a visitor'] as const), ...own.map((path) => [path, 'a customer'] as const)]

describe.each(visits)('%s for %s', (path, who) => {
  it('has nothing for axe to find, on a desk and on a phone, and enough contrast in the dark', async () => {
    for (const [width, theme, rules] of [
      [1280, 'light'],
      [390, 'light'],
      [1280, 'dark', ['color-contrast']],
    ] as const) {
      const { page, context } = await shop.visit({ width, theme })
      if (who === 'a customer') await asCustomer(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await axeFindings(page, rules), `${width} px, ${theme}`).toEqual([])
      await context.close()
    }
  })

  it('fits a phone of 320 px, with targets for fingers, and moves nothing', async () => {
    const { page, context, faults } = await shop.visit({ width: 320 })
    if (who === 'a customer') await asCustomer(page)
    const shifts = await watchShifts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await overflow(page)).toBe(0)
    expect(await smallTargets(page)).toEqual([])
    expect(await shifts()).toBeLessThan(0.001)
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([])
    await context.close()
  })
})
