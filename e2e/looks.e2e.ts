import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { axeFindings, overflow, smallTargets, watchShifts } from './looks.ts'
import { openShop, type Shop } from '#test/shop.ts'

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

describe.each(pages)('%s', (path) => {
  it('has nothing for axe to find, on a desk and on a phone, and enough contrast in the dark', async () => {
    for (const [width, theme, rules] of [
      [1280, 'light'],
      [390, 'light'],
      [1280, 'dark', ['color-contrast']],
    ] as const) {
      const { page, context } = await shop.visit({ width, theme })
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await axeFindings(page, rules), `${width} px, ${theme}`).toEqual([])
      await context.close()
    }
  })

  it('fits a phone of 320 px, with targets for fingers, and moves nothing', async () => {
    const { page, context, faults } = await shop.visit({ width: 320 })
    const shifts = await watchShifts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await overflow(page)).toBe(0)
    expect(await smallTargets(page)).toEqual([])
    expect(await shifts()).toBeLessThan(0.001)
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([])
    await context.close()
  })
})
