import type { Page } from 'playwright-core'
import { urls } from '#contract/urls.ts'
import { fillCheckout, placeButton } from '#e2e/steps.ts'
import { networkError, heading, noResponse, skeleton, statesOf, text } from '../state.ts'

const path = urls.checkout()
const summary = '/user/orders/checkout-summary'
const filled = { as: 'shopper', path, steps: (page: Page) => fillCheckout(page, 'ada@example.com') } as const

export const checkout = statesOf('checkout', [
  { name: 'empty', path, shows: text('Your cart is empty') },
  { name: 'guest', as: 'shopper', path, shows: heading('Check out as a guest') },
  { ...filled, name: 'filled', shows: (page) => placeButton(page) },
  {
    name: 'errors',
    as: 'shopper',
    path,
    steps: (page) => placeButton(page).click(),
    shows: text('Enter your name.'),
  },
  {
    name: 'billing',
    as: 'shopper',
    path,
    steps: async (page) => {
      await page.getByLabel(/^Full name/).fill('Ada van der Berg')
      await page.getByRole('button', { name: 'Add apartment or unit' }).click()
      await page.getByLabel('Billing address is the same as shipping').uncheck()
    },
    shows: heading('Billing address'),
  },
  {
    name: 'summary',
    as: 'shopper',
    path,
    steps: (page) => page.getByText('Show order summary').click(),
    shows: text('Hide order summary'),
    widths: [390, 768],
  },
  {
    name: 'gift',
    as: 'shopper',
    path,
    steps: async (page) => {
      await page.getByLabel('This is a gift').check()
      await page.getByLabel('Gift wrap').check()
    },
    shows: (page) => page.getByLabel('Gift message'),
  },
  { name: 'customer', as: 'customer', path, shows: text('Another address') },
  {
    name: 'another-address',
    as: 'customer',
    path,
    steps: (page) => page.getByText('Another address').click(),
    shows: text('Save this address for next time'),
  },
  { name: 'problems', as: 'surprised', path, shows: text('Before you place your order') },
  {
    name: 'leaving',
    as: 'shopper',
    path,
    steps: (page) => page.getByRole('banner').getByRole('link').first().click(),
    shows: (page) => page.getByRole('dialog', { name: 'Leave checkout?' }),
    screen: true,
  },
  { name: 'loading', as: 'shopper', path, before: noResponse(summary), shows: skeleton },
  { name: 'failed', as: 'shopper', path, before: networkError(summary), shows: text("We couldn't load your order summary") },
  {
    name: 'placing',
    as: 'shopper',
    path,
    before: noResponse('/user/orders/create-order'),
    steps: async (page) => {
      await filled.steps(page)
      await placeButton(page).click()
    },
    shows: (page) => page.getByRole('button', { name: 'Placing your order' }),
  },
  {
    name: 'not-placed',
    as: 'shopper',
    path,
    before: networkError('/user/orders/create-order'),
    steps: async (page) => {
      await filled.steps(page)
      await placeButton(page).click()
    },
    shows: text("Your order isn't confirmed"),
  },
])
