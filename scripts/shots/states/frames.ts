import { urls } from '#contract/urls.ts'
import { serverError, networkError, heading, statesOf, text } from '../state.ts'

export const frames = [
  ...statesOf('market', [
    { name: 'whole', path: urls.market(), shows: heading('What are you training for?') },
    {
      name: 'menu',
      path: urls.market(),
      steps: (page) => page.getByLabel('Shop', { exact: true }).first().click(),
      shows: (page) => page.getByRole('link', { name: 'Kettlebells' }).filter({ visible: true }).first(),
      screen: true,
    },
    {
      name: 'account-menu',
      as: 'customer',
      path: urls.market(),
      steps: (page) => page.getByLabel('Account', { exact: true }).click(),
      shows: text('Sign out'),
      screen: true,
    },
    {
      name: 'offline',
      as: 'customer',
      path: urls.market(),
      before: networkError('/user'),
      shows: text(/^We can't reach the shop right now\. Some changes/),
      screen: true,
    },
  ]),
  ...statesOf('failure', [
    { name: 'not-found', path: '/not-here', shows: heading("We can't find that page") },
    {
      name: 'broken',
      path: urls.market(),
      before: serverError('/user/products?*'),
      steps: (page) => page.getByRole('main').getByRole('link', { name: 'Shop all' }).click(),
      shows: heading('Something went wrong'),
    },
  ]),
  ...statesOf('styleguide', [{ name: 'whole', path: urls.styleguide(), shows: heading('Style guide') }]),
  ...statesOf('developers', [
    { name: 'outbox', path: urls.outbox(), shows: text(/@example\.com/) },
    { name: 'api', path: urls.apiDocs(), shows: heading(/./) },
    { name: 'styleguide', path: urls.styleguide(), shows: heading('Style guide') },
  ]),
]
