import type { Page } from 'playwright-core'
import { serverUrls } from '#contract/server-urls.ts'
import { urls } from '#contract/urls.ts'
import { demoAccounts } from '#seed/accounts.ts'
import { noResponse, heading, statesOf, text } from '../state.ts'

const signIn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
/** Simulates a sign-in to an account with a second factor, and the response to a wrong code. */
const withTicket = async (page: Page) => {
  await page.route('**/api/user-auth/sign-in', (route) =>
    route.fulfill({ json: { data: { ticket: 'a ticket', methods: ['code', 'backup-code'] } } }),
  )
  await page.route('**/api/user-auth/second-factor', (route) =>
    route.fulfill({ status: 422, json: { error: 'Second factor is wrong', code: 'SECOND_FACTOR_IS_WRONG', errors: null } }),
  )
}
const givePassword = async (page: Page) => {
  await page.getByLabel(/^Email or phone/).fill(demoAccounts.shopper.email)
  await page.getByLabel(/^Password/).fill('squat-the-demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByLabel(/^Code from your app/).waitFor()
}
export const signInStates = [
  ...statesOf('sign-in', [
    { name: 'plain', path: urls.signIn(), shows: heading('Sign in') },
    { name: 'ended', path: urls.signedOut(urls.orders()), shows: text('Your session has expired.') },
    { name: 'errors', path: urls.signIn(), steps: signIn, shows: text('Enter your password.') },
    {
      name: 'wrong-password',
      path: urls.signIn(),
      steps: async (page) => {
        await page.getByLabel(/^Email or phone/).fill(demoAccounts.shopper.email)
        await page.getByLabel(/^Password/).fill('not this one')
        await signIn(page)
      },
      shows: text('Incorrect email, phone number or password.'),
    },
    { name: 'second', path: urls.signIn(), before: withTicket, steps: givePassword, shows: heading('One more step') },
    {
      name: 'second-wrong',
      path: urls.signIn(),
      before: withTicket,
      steps: async (page) => {
        await givePassword(page)
        await page.getByLabel(/^Code from your app/).fill('123456')
      },
      shows: text('That code is wrong or has already been used.'),
    },
    {
      name: 'backup',
      path: urls.signIn(),
      before: withTicket,
      steps: async (page) => {
        await givePassword(page)
        await page.getByRole('button', { name: 'Use a backup code instead' }).click()
      },
      shows: text('One of the codes you saved'),
    },
    {
      name: 'link',
      path: urls.signIn(),
      steps: (page) => page.getByRole('button', { name: 'Email me a sign-in link' }).click(),
      shows: text("We'll send a link that signs you in."),
    },
    {
      name: 'link-sent',
      path: urls.signIn(),
      steps: async (page, { width, theme }) => {
        await page.getByLabel(/^Email or phone/).fill(`link-${width}-${theme}@example.com`)
        await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
        await page.getByRole('button', { name: 'Send me a link' }).click()
      },
      shows: text('Check your email'),
    },
    { name: 'link-failed', path: serverUrls.signInLink('ada@gymfolk.example', 'spent'), shows: text('That link has expired') },
    {
      name: 'cancelled',
      path: serverUrls.socialBack('google', { failure: 'SIGN_IN_WAS_CANCELLED' }),
      shows: text(/^You canceled the sign-in/),
    },
    { name: 'taking', path: serverUrls.socialBack('google', {}), before: noResponse('/auth/session'), shows: heading('Signing you in') },
  ]),
  ...statesOf('login-dialog', [
    {
      name: 'plain',
      as: 'shopper',
      path: urls.checkout(),
      steps: (page) => page.getByRole('link', { name: 'Sign in' }).click(),
      shows: (page) => page.getByRole('dialog', { name: 'Sign in to continue' }),
      screen: true,
    },
    {
      name: 'second',
      as: 'shopper',
      path: urls.checkout(),
      before: withTicket,
      steps: async (page) => {
        await page.getByRole('link', { name: 'Sign in' }).click()
        await givePassword(page)
      },
      shows: (page) => page.getByRole('dialog', { name: 'One more step' }),
      screen: true,
    },
  ]),
]
