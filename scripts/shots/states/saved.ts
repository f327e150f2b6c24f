import type { Page } from 'playwright-core'
import { serverUrls } from '#contract/server-urls.ts'
import { urls } from '#contract/urls.ts'
import { fixedResponse, networkError, heading, noResponse, skeleton, statesOf, text } from '../state.ts'

/** Compares the first three products of a list. */
async function compareThree(page: Page): Promise<void> {
  await page.goto(urls.collection('strength'))
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  for (const n of [0, 1, 2]) {
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Compare/ })
      .nth(n)
      .click()
    await page.getByRole('link', { name: `Compare ${n + 1} of 3` }).waitFor()
  }
}

const compare = async (page: Page) => {
  await compareThree(page)
  await page.goto(urls.compare())
}

export const saved = [
  ...statesOf('wishlist', [
    { name: 'visitor', path: urls.wishlist(), shows: text('Sign in to see your wishlist') },
    { name: 'empty', as: 'newcomer', path: urls.wishlist(), shows: text('Nothing saved here yet') },
    { name: 'full', as: 'customer', path: urls.wishlist(), shows: text('Garage gym') },
    {
      name: 'share',
      as: 'customer',
      path: urls.wishlist(),
      steps: async (page) => {
        await page.getByRole('link', { name: /^Garage gym/ }).click()
        await page.getByRole('button', { name: 'Share' }).click()
      },
      shows: text('Copy link'),
      screen: true,
    },
    {
      name: 'choose',
      as: 'customer',
      path: urls.wishlist(),
      steps: (page) => page.getByRole('button', { name: /^Move/ }).first().click(),
      shows: (page) => page.getByRole('radio', { name: /Garage gym/ }),
      screen: true,
    },
    { name: 'loading', as: 'customer', path: urls.wishlist(), before: noResponse('/wishlist**'), shows: skeleton },
    {
      name: 'failed',
      as: 'customer',
      path: urls.wishlist(),
      before: networkError('/wishlist**'),
      shows: text("We couldn't load your wishlist"),
    },
  ]),
  ...statesOf('shared-wishlist', [
    { name: 'full', path: ({ sharedList }) => urls.sharedWishlist(sharedList), shows: heading('Garage gym') },
  ]),
  ...statesOf('compare', [
    { name: 'empty', path: urls.compare(), shows: text('Nothing to compare yet') },
    { name: 'full', path: urls.compare(), steps: compare, shows: text('Show only differences') },
    { name: 'bar', path: urls.market(), steps: compareThree, shows: text('Compare 3 of 3'), screen: true },
  ]),
  ...statesOf('cart', [{ name: 'later', as: 'customer', path: urls.cart(), shows: heading('Saved for later') }]),
  ...statesOf('product', [
    {
      name: 'notify',
      path: ({ soldOut }) => soldOut,
      steps: (page) => page.getByRole('button', { name: "Notify me when it's back" }).click(),
      shows: (page) => page.getByRole('dialog').getByLabel('Email'),
      screen: true,
    },
  ]),
  ...statesOf('stock-alerts', [
    { name: 'empty', as: 'customer', path: urls.stockAlerts(), shows: text('No stock alerts') },
    {
      name: 'full',
      as: 'customer',
      path: urls.stockAlerts(),
      before: fixedResponse('GET /stock-alerts', {
        alerts: (['waiting', 'sent'] as const).map((state) => ({
          id: state,
          productId: state,
          variantId: state,
          name: 'Cast kettlebell',
          slug: 'cast-kettlebell-powder-coat',
          photo: '/pictures/cast-kettlebell-powder-coat-1.avif',
          options: { Weight: '16 kg' },
          state,
          createdAt: '2026-03-02T10:00:00.000Z',
        })),
      }),
      shows: text('Waiting'),
    },
  ]),
  ...statesOf('stock-alert', [
    { name: 'invalid', path: serverUrls.stockAlert('confirm', 'x'), shows: text("This link doesn't work anymore") },
  ]),
]
