import type { Page } from 'playwright-core'
import { urls } from '#contract/urls.ts'
import { fillAddress, saveAddress } from '#e2e/steps.ts'
import { jpeg } from '#test/pictures.ts'
import { networkError, heading, noResponse, skeleton, statesOf, text } from '../state.ts'

const list = '/user/orders/list*'
const who = '/user'
const as = 'customer'
const [overview, profile, addresses, newAddress] = [urls.myAccount(), urls.profile(), urls.addresses(), urls.addresses('new')]

/** No download of the order is available anymore, each for a different reason. */
const downloadsAreOver = (page: Page) => {
  const file = { variantId: 'v', productName: '12-week strength plan', type: 'application/pdf', bytes: 48_213, left: 0 }
  const files = ['used', 'expired', 'revoked'].map((state) => ({
    ...file,
    fileId: state,
    name: `${state}.pdf`,
    state,
    until: '2026-06-02T10:00:00.000Z',
  }))
  const photo = '/pictures/strength-plan-12-weeks-1.avif'
  const one = { orderNumber: 'GF-100042', variantId: 'v', name: '12-week strength plan', slug: 'strength-plan-12-weeks', photo, files }
  const data = { bought: [{ ...one, openedAt: '2026-03-02T10:00:00.000Z' }], nextCursor: null }
  return page.route('**/api/user/downloads*', (call) => call.fulfill({ json: { data } }))
}

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()
/** Chooses a file for the profile picture: a real picture, or an invalid one. */
const choosePicture = async (page: Page, buffer: Buffer) => {
  await page.getByRole('button', { name: /^(Add a|Change) photo$/ }).click()
  await page.locator('input[type=file]').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
}
const crop = async (page: Page) => {
  await choosePicture(page, await jpeg(900, 600))
  await page.getByRole('dialog').waitFor()
}
const usePicture = async (page: Page) => {
  await crop(page)
  await page.getByRole('button', { name: 'Use photo' }).click()
}
const sending = '**/api/media/public/upload/single'

/** Types an unusual spelling. */
const odd = (city: string, postCode: string) => async (page: Page) => {
  await fillAddress(page, { city, postCode })
  await saveAddress(page)
}

/** Types a postcode of New York with an address in Oregon. */
const elsewhere = async (page: Page) => {
  await fillAddress(page, { postCode: '10001' })
  await page.getByLabel(/^State/).selectOption('OR')
  await saveAddress(page)
}

export const myAccount = [
  ...statesOf('my-account', [
    { name: 'full', as, path: overview, shows: heading('Recent orders') },
    { name: 'newcomer', as: 'newcomer', path: overview, shows: heading('Good to have you here') },
    { name: 'loading', as, path: overview, before: noResponse(who), shows: skeleton },
    { name: 'failed', as, path: overview, before: networkError(list), shows: text("We couldn't load your orders") },
    { name: 'unreachable', as, path: overview, before: networkError(who), shows: heading("We can't reach your account right now") },
    {
      name: 'default',
      as,
      path: overview,
      steps: (page) => page.getByRole('button', { name: 'Change' }).click(),
      shows: (page) => page.getByRole('dialog', { name: 'Where should orders go?' }),
      screen: true,
    },
  ]),
  ...statesOf('orders', [
    { name: 'full', as, path: urls.orders(), shows: text(/^\d+ orders$/) },
    { name: 'empty', as: 'newcomer', path: urls.orders(), shows: text('No orders yet') },
    { name: 'loading', as, path: urls.orders(), before: noResponse(list), shows: skeleton },
    { name: 'failed', as, path: urls.orders(), before: networkError(list), shows: text("We couldn't load your orders") },
  ]),
  ...statesOf('gift-cards', [
    { name: 'full', path: urls.giftCards(), shows: heading('How it works') },
    {
      name: 'errors',
      path: urls.giftCards(),
      steps: (page) => page.getByRole('button', { name: /^Add to cart/ }).click(),
      shows: text('Enter their name.'),
    },
    {
      name: 'typed',
      path: urls.giftCards(),
      steps: async (page) => {
        await page.getByText('Birthday', { exact: true }).click()
        await page.getByLabel('Their name').fill('Kim Park')
        await page.getByLabel(/^Message/).fill('Lift heavy!')
      },
      shows: text('Kim Park, a gift card for you'),
    },
  ]),
  ...statesOf('downloads', [
    { name: 'full', as, path: urls.downloads(), shows: text('12-week-strength-plan.pdf') },
    { name: 'over', as, path: urls.downloads(), before: downloadsAreOver, shows: text('No downloads left') },
    { name: 'empty', as: 'newcomer', path: urls.downloads(), shows: text('No downloads yet') },
    { name: 'loading', as, path: urls.downloads(), before: noResponse('/user/downloads*'), shows: skeleton },
    {
      name: 'failed',
      as,
      path: urls.downloads(),
      before: networkError('/user/downloads*'),
      shows: text("We couldn't load your downloads"),
    },
  ]),
  ...statesOf('credit', [
    { name: 'full', as, path: urls.credit(), shows: text('Add a gift card') },
    { name: 'loading', as, path: urls.credit(), before: noResponse('/credit*'), shows: skeleton },
    { name: 'failed', as, path: urls.credit(), before: networkError('/credit*'), shows: text("We couldn't load your credit") },
  ]),
  ...statesOf('points', [
    { name: 'full', as, path: urls.points(), shows: text('How points work') },
    { name: 'empty', as: 'newcomer', path: urls.points(), shows: text('No points yet') },
    { name: 'loading', as, path: urls.points(), before: noResponse('/points*'), shows: skeleton },
    { name: 'failed', as, path: urls.points(), before: networkError('/points*'), shows: text("We couldn't load your points") },
  ]),
  ...statesOf('profile', [
    { name: 'full', as, path: profile, shows: heading('Who can see you') },
    { name: 'loading', as, path: profile, before: noResponse(who), shows: skeleton },
    {
      name: 'errors',
      as,
      path: profile,
      steps: async (page) => {
        await page.getByLabel(/^Name/).fill('')
        await page.getByLabel(/^Handle/).fill('a b')
        await page.getByLabel(/^Max squat/).fill('a lot')
        await save(page)
      },
      shows: text('Enter your name.'),
    },
    {
      name: 'picture-wrong',
      as,
      path: profile,
      steps: (page) => choosePicture(page, Buffer.from('no picture')),
      shows: text("Your browser can't open that file."),
    },
    { name: 'picture-crop', as, path: profile, steps: crop, shows: (page) => page.getByRole('dialog'), screen: true },
    {
      name: 'picture-sending',
      as,
      path: profile,
      before: (page) => page.route(sending, () => undefined),
      steps: usePicture,
      shows: text('Cancel upload'),
    },
    {
      name: 'picture-failed',
      as,
      path: profile,
      before: (page) => page.route(sending, (route) => route.abort('internetdisconnected')),
      steps: usePicture,
      shows: text("We couldn't upload photo 1."),
    },
    { name: 'picture', as: 'newcomer', path: profile, steps: usePicture, shows: (page) => page.locator('header img[src^="/media/"]') },
    {
      name: 'not-saved',
      as,
      path: profile,
      before: (page) => page.route('**/api/user', (route) => (route.request().method() === 'PATCH' ? route.abort() : route.fallback())),
      steps: async (page) => {
        await page.getByLabel(/^Bio/).fill('Squats on Mondays.')
        await save(page)
      },
      shows: text("We couldn't save your changes"),
    },
    {
      name: 'leaving',
      as,
      path: profile,
      steps: async (page) => {
        await page.getByLabel(/^Bio/).fill('Squats on Mondays.')
        await page.getByRole('link', { name: 'Addresses' }).click()
      },
      shows: (page) => page.getByRole('alertdialog', { name: 'Leave without saving?' }),
      screen: true,
    },
  ]),
  ...statesOf('addresses', [
    { name: 'full', as, path: addresses, shows: text('Default') },
    { name: 'empty', as: 'newcomer', path: addresses, shows: heading('No saved addresses') },
    { name: 'loading', as, path: addresses, before: noResponse(who), shows: skeleton },
    {
      name: 'delete',
      as,
      path: addresses,
      steps: (page) =>
        page
          .getByRole('button', { name: /^Delete/ })
          .first()
          .click(),
      shows: (page) => page.getByRole('alertdialog', { name: 'Delete this address?' }),
      screen: true,
    },
    { name: 'new', as, path: newAddress, shows: heading('New address') },
    { name: 'form-loading', as, path: newAddress, before: noResponse(who), shows: skeleton },
    {
      name: 'errors',
      as,
      path: newAddress,
      steps: async (page) => {
        await page.getByLabel(/^Full name/).fill('')
        await saveAddress(page)
      },
      shows: text('Enter your ZIP code.'),
    },
    { name: 'suggestion', as, path: newAddress, steps: odd('portland', '972011234'), shows: heading('Did you mean this address?') },
    { name: 'doubt', as, path: newAddress, steps: elsewhere, shows: heading('Does this look right?') },
    {
      name: 'not-saved',
      as,
      path: newAddress,
      before: networkError('/user/add-address'),
      steps: odd('Portland', '97201'),
      shows: text("We couldn't save this address"),
    },
  ]),
]
