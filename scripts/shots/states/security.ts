import type { Page } from 'playwright-core'
import type { ApiOutput } from '#contract/api.ts'
import { serverUrls } from '#contract/server-urls.ts'
import { urls } from '#contract/urls.ts'
import { fixedResponse, networkError, heading, noResponse, type State, statesOf, text, type View } from '../state.ts'

const path = urls.security()
const press = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('button', { name, exact: true }).click()
const sent = (page: Page, view: View) => askContact(page, `new-${view.width}-${view.theme}@example.com`)
const at = '2026-02-11T08:20:00.000Z'
const id = (last: number): string => `01900000-0000-7000-8000-00000000000${last}`

async function askContact(page: Page, email: string, password = 'squat-the-demo'): Promise<void> {
  await press('Change email')(page)
  await page.getByLabel(/^New email/).fill(email)
  await page.getByLabel(/^Current password/).fill(password)
  await press('Send a code')(page)
}

async function setUp(page: Page): Promise<void> {
  await press('Set up')(page)
  await page.getByRole('img', { name: /^QR code/ }).waitFor()
}

/** An account with one of each security feature. */
async function careful(page: Page): Promise<void> {
  await fixedResponse('GET /user/second-factor', { on: true, backupCodesLeft: 3 })(page)
  await fixedResponse('GET /user/passkeys', {
    passkeys: [
      { id: id(1), name: 'iPhone', createdAt: at, lastUsedAt: '2026-11-02T17:00:00.000Z' },
      { id: id(2), name: 'The blue key on my ring', createdAt: at, lastUsedAt: null },
    ],
  })(page)
  await fixedResponse('GET /user/identities', {
    identities: [
      { provider: 'google', email: 'ada@gymfolk.example', linkedAt: at },
      { provider: 'apple', email: null, linkedAt: at },
    ],
    hasPassword: true,
    passkeys: 2,
  })(page)
  const place = { createdAt: at, lastUsedAt: at, current: false }
  await fixedResponse('GET /user/sessions', {
    sessions: [
      { ...place, id: id(3), device: 'Chrome, Mac', place: '203.0.113.0/24', current: true },
      { ...place, id: id(4), device: 'Safari, iPhone', place: '198.51.100.0/24' },
      { ...place, id: id(5), device: '', place: '2001:db8:1::/48' },
    ],
  })(page)
}

/** A shop whose passkeys belong to another host. */
const elsewhere = fixedResponse('GET /auth/providers', { providers: ['google', 'facebook', 'apple'], passkeys: { host: 'shop.example' } })

const customer: ApiOutput<'GET /user'> = {
  id: id(9),
  name: 'Sam Okafor',
  email: null,
  phone: null,
  phoneVerified: false,
  dateOfBirth: null,
  maxSquat: null,
  weightUnit: 'kg',
  handle: null,
  bio: '',
  avatar: null,
  privacy: 'public',
  // Without a locale, the browser would send its language to the shop, and the response would be the real user.
  locale: 'en',
  role: 'customer',
  points: 0,
  hasPassword: false,
  mustSetUpSecondFactor: false,
  addresses: [],
}
/** A customer who signed up with a provider. */
const withoutPassword = fixedResponse('GET /user', customer)
/** A customer who typed a phone number at sign-up and verified only their email. */
const withUnverifiedPhone = fixedResponse('GET /user', {
  ...customer,
  email: 'sam@gymfolk.example',
  phone: '+15035550142',
  hasPassword: true,
})
const refused = (page: Page) =>
  page.route('**/api/user/delete', (route) =>
    route.fulfill({ status: 403, json: { code: 'SIGN_IN_AGAIN', error: 'Sign in again', errors: null } }),
  )

const codes = Array.from({ length: 10 }, (_, index) => `k7x${index}m-4tq${index}z`)
const opened: Omit<State, 'page' | 'path' | 'as'>[] = [
  { name: 'contact', steps: press('Change email'), shows: text('Send a code') },
  { name: 'contact-wrong', steps: (page) => askContact(page, 'ada@', 'no'), shows: text('Enter an email like') },
  { name: 'contact-code', steps: sent, shows: text(/^We've sent a 6-digit code/) },
  { name: 'password', steps: press('Change password'), shows: text('New password') },
  {
    name: 'password-wrong',
    steps: async (page) => {
      await press('Change password')(page)
      await page.getByLabel(/^New password/).fill('short')
      await press('Save password')(page)
    },
    shows: text('Use at least 8 characters.'),
  },
  { name: 'phone-unverified', before: withUnverifiedPhone, shows: text('Not verified') },
  {
    name: 'phone-verify',
    before: withUnverifiedPhone,
    steps: press('Verify phone number'),
    shows: text("We'll send a code there to make sure it's yours."),
  },
  { name: 'no-password', before: withoutPassword, steps: press('Set a password'), shows: text('No password yet') },
  {
    name: 'sign-in-again',
    before: refused,
    steps: async (page) => {
      await press('Delete account')(page)
      await page.getByLabel(/^Current password/).fill('squat-the-demo')
      await press('Delete my account')(page)
    },
    shows: text('Sign in again to continue'),
  },
  { name: 'passkeys-elsewhere', before: elsewhere, shows: text('You can only add passkeys on shop.example.') },
  { name: 'add-passkey', steps: press('Add a passkey'), shows: text('Create passkey') },
  {
    name: 'passkey-failed',
    steps: async (page) => {
      await press('Add a passkey')(page)
      await press('Create passkey')(page)
    },
    shows: text("This device can't create a passkey here."),
  },
  { name: 'set-up', steps: setUp, shows: text('1. Scan this with your app') },
  {
    name: 'set-up-wrong',
    steps: async (page) => {
      await setUp(page)
      await page.getByLabel(/^Code/).fill('000000')
      await press('Turn it on')(page)
    },
    shows: text('That code is wrong or has already been used'),
  },
  {
    name: 'backup-codes',
    before: fixedResponse('POST /user/second-factor/confirm', { backupCodes: codes }),
    steps: async (page) => {
      await setUp(page)
      await page.getByLabel(/^Code/).fill('123456')
      await press('Turn it on')(page)
    },
    shows: text('Save these codes now'),
  },
  { name: 'careful', before: careful, shows: text('Running low') },
  { name: 'switch-off', before: careful, steps: press('Turn off'), shows: text('Use your password instead') },
  { name: 'new-codes', before: careful, steps: press('Get new codes'), shows: text('Your current codes will stop working.') },
  {
    name: 'sign-out-others',
    before: careful,
    steps: press('Sign out everywhere else'),
    shows: heading('Sign out everywhere else?'),
    screen: true,
  },
  {
    name: 'remove-passkey',
    before: careful,
    steps: press('Remove passkey iPhone'),
    shows: heading('Remove passkey iPhone?'),
    screen: true,
  },
  { name: 'delete', steps: press('Delete account'), shows: text('Delete my account') },
  { name: 'loading', before: noResponse('/user/{passkeys,identities,sessions,second-factor}'), shows: heading('Your data') },
  { name: 'failed', before: networkError('/user/{passkeys,identities,sessions,second-factor}'), shows: text("We couldn't load this.") },
]

export const security = [
  ...statesOf('security', [
    { name: 'plain', as: 'customer', path, shows: text('You sign in without a code') },
    { name: 'staff', as: 'newcomer', path, shows: text('Your account needs two-step verification') },
    { name: 'linked', as: 'customer', path: serverUrls.linkedBack(path, 'google'), before: careful, shows: text('Google is linked.') },
    {
      name: 'link-failed',
      as: 'customer',
      path: serverUrls.linkedBack(path, 'apple', 'SIGN_IN_WAS_CANCELLED'),
      shows: text("We couldn't link Apple"),
    },
    ...opened.map((state) => ({ ...state, path, as: 'customer' as const })),
  ]),
]
