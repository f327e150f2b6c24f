import type { Subscription } from '#contract/plans.ts'
import { urls } from '#contract/urls.ts'
import { fixedResponse, networkError, heading, noResponse, skeleton, statesOf, text } from '../state.ts'

const own = '/subscription'
/** Someone who has been a member since the demo began. */
const as = 'newcomer'
const path = urls.subscription()

const subscription: Subscription = {
  id: '0198c0de-0000-7000-8000-000000000001',
  plan: {
    id: '0198c0de-0000-7000-8000-000000000002',
    code: 'regular',
    name: 'Regular',
    description: '',
    monthPrice: 7.9,
    yearPrice: 79,
    memberPercent: 10,
    freeShipping: true,
    pointsFactor: 2,
    trialDays: 0,
  },
  period: 'year',
  state: 'incomplete',
  price: 79,
  periodStart: null,
  periodEnd: null,
  nextCharge: null,
  trialEnd: null,
  credit: 0,
  benefitsUntil: null,
  payUrl: null,
  startedAt: '2026-03-02T10:00:00.000Z',
}
/** A subscription after a change from a year of a more expensive plan to a month of this one. */
const withCredit: Subscription = {
  ...subscription,
  period: 'month',
  state: 'active',
  price: 7.9,
  periodEnd: '2026-04-02T10:00:00.000Z',
  credit: 141.1,
}

export const membership = [
  ...statesOf('service', [
    { name: 'full', path: urls.plans(), shows: heading('Compare plans') },
    {
      name: 'monthly',
      path: urls.plans(),
      steps: (page) => page.getByRole('group', { name: 'Billing period' }).getByText('Monthly', { exact: true }).click(),
      shows: text('a month'),
    },
  ]),
  ...statesOf('plans', [
    { name: 'visitor', path: urls.choosePlan(), shows: heading('Choose your plan') },
    { name: 'member', as, path: urls.choosePlan(), shows: text('You already have the Regular plan.') },
    {
      name: 'renews',
      path: urls.choosePlan(),
      steps: async (page) => {
        await page.getByRole('radio', { name: /^Regular/ }).check()
        await page.getByLabel('Renew every month').check()
      },
      shows: text('every month until you cancel'),
    },
    {
      name: 'missing',
      path: urls.choosePlan(),
      steps: (page) => page.getByRole('button', { name: 'Continue to payment' }).click(),
      shows: text('Choose whether your plan renews.'),
    },
  ]),
  ...statesOf('subscription', [
    { name: 'full', as, path, shows: heading('Payments') },
    { name: 'none', as: 'customer', path, shows: heading("You don't have a plan") },
    { name: 'loading', as, path, before: noResponse(own), shows: skeleton },
    { name: 'failed', as, path, before: networkError(own), shows: heading("We couldn't load your plan") },
    {
      name: 'waiting',
      as,
      path: `${path}?started=1`,
      before: fixedResponse('GET /subscription', subscription),
      shows: heading('Confirming your payment'),
    },
    { name: 'credit', as, path, before: fixedResponse('GET /subscription', withCredit), shows: text('left from your last plan') },
    {
      name: 'credit-cancel',
      as,
      path,
      before: fixedResponse('GET /subscription', withCredit),
      steps: (page) => page.getByRole('button', { name: 'Cancel plan' }).click(),
      shows: text("isn't paid out"),
      screen: true,
    },
    {
      name: 'change',
      as,
      path,
      steps: async (page) => {
        await page.getByRole('button', { name: 'Change plan' }).click()
        await page.getByRole('radio', { name: /^Garage/ }).check()
      },
      shows: text('Due now'),
      screen: true,
    },
    {
      name: 'cancel',
      as,
      path,
      steps: (page) => page.getByRole('button', { name: 'Cancel plan' }).click(),
      shows: (page) => page.getByRole('alertdialog', { name: 'Cancel your plan?' }),
      screen: true,
    },
  ]),
]
