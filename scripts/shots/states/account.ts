import type { Page } from 'playwright-core'
import { urls } from '#contract/urls.ts'
import { requestSignUpCode } from '#e2e/steps.ts'
import { heading, statesOf, text, type View } from '../state.ts'

/** A different email in each view: a code is sent to the same address only once a minute. */
const newcomer = ({ width, theme }: View, name: string): string => `${name}-${width}-${theme}@example.com`

const askForReset = async (page: Page, address: string) => {
  await page.getByLabel(/^Email or phone/).fill(address)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel(/^Code/).waitFor()
}
/** Simulates a correct code. */
const proved = (page: Page) =>
  page.route('**/api/user-auth/forgot-password/verify-otp', (route) => route.fulfill({ json: { data: { resetToken: 'a token' } } }))

export const account = [
  ...statesOf('forgot-password', [
    { name: 'plain', path: urls.forgotPassword(), shows: heading('Forgot your password?') },
    {
      name: 'code',
      path: urls.forgotPassword(),
      steps: (page, view) => askForReset(page, newcomer(view, 'noor')),
      shows: heading('Enter your code'),
    },
    {
      name: 'password',
      path: urls.forgotPassword(),
      before: proved,
      steps: async (page, view) => {
        await askForReset(page, newcomer(view, 'sam'))
        await page.getByLabel(/^Code/).fill('123456')
        await page.getByLabel(/^New password/).fill('tiny teapot')
      },
      shows: text('Good'),
    },
    {
      name: 'too-late',
      path: urls.forgotPassword(),
      before: proved,
      steps: async (page, view) => {
        await askForReset(page, newcomer(view, 'kim'))
        await page.getByLabel(/^Code/).fill('123456')
        await page.getByLabel(/^New password/).fill('correct horse battery')
        await page.getByRole('button', { name: 'Set new password' }).click()
      },
      shows: text('Your code has expired. Please request a new one.'),
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
      name: 'strong',
      path: urls.signUp(),
      steps: (page) => page.getByLabel(/^Password/).fill('correct horse battery'),
      shows: text('Strong'),
    },
    {
      name: 'code',
      path: urls.signUp(),
      steps: (page, view) => requestSignUpCode(page, newcomer(view, 'ada')),
      shows: heading('Enter your code'),
    },
    {
      name: 'wrong-code',
      path: urls.signUp(),
      steps: async (page, view) => {
        await requestSignUpCode(page, newcomer(view, 'jonas'))
        await page.getByLabel(/^Code/).fill('000000')
      },
      shows: text('That code is wrong or has expired.'),
    },
  ]),
]
