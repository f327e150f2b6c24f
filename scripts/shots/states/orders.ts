import type { Page } from 'playwright-core'
import type { ApiOutput } from '#contract/api.ts'
import { serverUrls } from '#contract/server-urls.ts'
import { urls } from '#contract/urls.ts'
import { fixedResponse, networkError, heading, noResponse, skeleton, statesOf, text } from '../state.ts'
import type { ShotData } from '../shot-data.ts'

const own = ({ ownOrder }: ShotData): string => urls.order(ownOrder)
const one = '/user/orders/GF-*'

/** Shows the order as of some weeks later. */
const tooLate = (page: Page) =>
  page.route(`**/api${one}`, async (call) => {
    const response = await call.fetch()
    const { data } = (await response.json()) as { data: ApiOutput<'GET /user/orders/:id'> }
    await call.fulfill({ response, json: { data: { ...data, canWithdraw: false } } })
  })

const line = {
  productId: '0198c0de-0000-7000-8000-000000000001',
  variantId: '0198c0de-0000-7000-8000-000000000002',
  name: 'Olympic barbell',
  options: { Weight: '20 kg' },
  photo: '/pictures/olympic-barbell-1.avif',
  quantity: 1,
  available: 4,
}
/** Every conflict that the dialog can show at once. */
const conflict = {
  message: 'Overwrite cart' as const,
  cartLines: 2,
  items: [
    line,
    {
      ...line,
      variantId: '0198c0de-0000-7000-8000-000000000003',
      name: 'Chalk blocks',
      options: {},
      photo: '/pictures/chalk-blocks-1.avif',
      quantity: 4,
      available: 2,
    },
    {
      ...line,
      variantId: '0198c0de-0000-7000-8000-000000000004',
      name: 'Wrist wraps',
      options: {},
      photo: '/pictures/wrist-wraps-1.avif',
      available: 0,
    },
  ],
  invalidItems: [],
}

export const orders = [
  ...statesOf('payment-success', [
    { name: 'guest', path: ({ order, token }) => urls.paymentSuccess(order, token), shows: text('Check out faster next time') },
    { name: 'customer', as: 'customer', path: ({ ownOrder }) => urls.paymentSuccess(ownOrder), shows: heading(/^Thank you,/) },
  ]),
  ...statesOf('review', [
    {
      name: 'form',
      as: 'customer',
      path: ({ toReview }) => toReview && urls.writeReview(toReview.number, toReview.productId),
      shows: (page) => page.getByRole('button', { name: 'Publish review' }),
    },
    {
      name: 'too-early',
      path: ({ order, token }) => urls.writeReview(order, '0198c0de-0000-7000-8000-000000000001', { token }),
      shows: heading("You can't review this yet"),
    },
    { name: 'unsubscribe', path: serverUrls.unsubscribeReviews('x'), shows: heading('Stop review emails') },
    { name: 'mine', as: 'customer', path: urls.myReviews(), shows: heading('Your reviews') },
  ]),
  ...statesOf('return', [
    { name: 'missing', path: urls.returnItems('GF-1'), shows: heading("We can't show this order") },
    { name: 'closed', as: 'customer', path: ({ ownOrder }) => urls.returnItems(ownOrder), shows: heading("This order can't be returned") },
    {
      name: 'withdraw-closed',
      as: 'customer',
      path: ({ ownOrder }) => urls.withdraw(ownOrder),
      before: tooLate,
      shows: heading("You can't withdraw from this order"),
    },
    {
      name: 'withdraw',
      as: 'customer',
      path: ({ ownOrder }) => urls.withdraw(ownOrder),
      shows: (page) => page.getByRole('main').getByRole('button', { name: 'Continue' }),
    },
  ]),
  ...statesOf('order', [
    { name: 'link', path: ({ order, token }) => urls.order(order, token), shows: heading(/^Order GF-/) },
    { name: 'own', as: 'customer', path: own, shows: text('All orders') },
    {
      name: 'cancel',
      as: 'customer',
      path: own,
      steps: (page) => page.getByRole('button', { name: 'Cancel order' }).click(),
      shows: (page) => page.getByRole('alertdialog', { name: 'Cancel this order?' }),
      screen: true,
    },
    {
      name: 'order-again',
      as: 'customer',
      path: own,
      before: fixedResponse('POST /user/orders/reorder', conflict),
      steps: (page) => page.getByRole('button', { name: 'Order again' }).click(),
      shows: (page) => page.getByRole('dialog', { name: 'Order again' }),
      screen: true,
    },
    { name: 'missing', path: own, shows: heading("We can't show this order") },
    { name: 'loading', as: 'customer', path: own, before: noResponse(one), shows: skeleton },
    { name: 'failed', as: 'customer', path: own, before: networkError(one), shows: heading("We couldn't load this order") },
  ]),
]
