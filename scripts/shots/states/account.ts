import type { Page } from 'playwright-core'
import { urls } from '#contract/urls.ts'
import { askForCode } from '#e2e/steps.ts'
import { demoAccounts } from '#seed/accounts.ts'
import { heading, statesOf, text, type View } from '../state.ts'

const signIn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
/** Another one in each view: a code is sent to the same address once a minute. */
const newcomer = ({ width, theme }: View, name: string): string => `${name}-${width}-${theme}@example.com`

export const account = [
  ...statesOf('sign-in', [
    { name: 'plain', path: urls.signIn(), shows: heading('Sign in') },
    { name: 'ended', path: urls.signedOut(urls.orders()), shows: text('Your session has ended.') },
    { name: 'errors', path: urls.signIn(), steps: signIn, shows: text('Enter your password.') },
    {
      name: 'wrong-password',
      path: urls.signIn(),
      steps: async (page) => {
        await page.getByLabel(/^Email or phone/).fill(demoAccounts.shopper.email)
        await page.getByLabel(/^Password/).fill('not this one')
        await signIn(page)
      },
      shows: text('That email, phone or password is not right.'),
    },
  ]),
  ...statesOf('sign-up', [
    { name: 'plain', path: urls.signUp(), shows: heading('Create an account') },
    {
      name: 'errors',
      path: urls.signUp(),
      steps: (page) => page.getByRole('button', { name: 'Send me a code' }).click(),
      shows: text('Choose a password.'),
    },
    {
      name: 'code',
      path: urls.signUp(),
      steps: (page, view) => askForCode(page, newcomer(view, 'ada')),
      shows: heading('Enter your code'),
    },
    {
      name: 'wrong-code',
      path: urls.signUp(),
      steps: async (page, view) => {
        await askForCode(page, newcomer(view, 'jonas'))
        await page.getByLabel(/^Code/).fill('000000')
      },
      shows: text('That code is wrong or too old.'),
    },
  ]),
]
