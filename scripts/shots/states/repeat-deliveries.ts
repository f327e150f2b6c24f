import type { ApiOutput } from '#contract/api.ts'
import type { RepeatDeliveryDetail } from '#contract/repeat-deliveries.ts'
import { urls } from '#contract/urls.ts'
import { fixedResponse, networkError, heading, noResponse, skeleton, statesOf, text } from '../state.ts'

const own = '/repeat-deliveries'
const as = 'customer'
const id = '0198c0de-0000-7000-8000-000000000001'
const path = urls.repeatDelivery(id)
const product = {
  id,
  variantId: id,
  name: 'Whey protein',
  slug: 'whey-protein',
  photo: '',
  options: { Flavor: 'Vanilla', Weight: '900 g' },
}
const detail: RepeatDeliveryDetail = {
  id,
  state: 'active',
  problem: null,
  version: 1,
  lines: [{ product, quantity: 1, percent: 10 }],
  product,
  quantity: 1,
  weeks: 4,
  percent: 10,
  nextOn: '2026-12-21',
  card: { brand: 'visa', last4: '4242', expires: '12/2029' },
  startedAt: '2026-09-28T10:00:00.000Z',
  address: {
    firstName: 'Ada',
    lastName: 'Moreno',
    addressLine1: '1 Forge Street',
    addressLine2: '',
    postCode: '97201',
    city: 'Portland',
    region: 'OR',
    country: 'US',
    phone: '+15035550123',
    tag: 'HOME',
  },
  estimate: {
    price: 35.55,
    lines: [{ variantId: id, price: 35.55, productCost: 35.55 }],
    leftOut: [],
    productCost: 35.55,
    shippingCost: 4.9,
    totalCost: 40.45,
  },
  estimateProblem: null,
  variants: [],
  intervals: [2, 4, 8],
  dates: { from: '2026-11-29', until: '2027-05-27', resumeOn: '2026-12-02' },
  skippedOn: null,
  orders: [],
}
const other = '0198c0de-0000-7000-8000-000000000002'
const bars = { ...product, variantId: other, name: 'Creatine monohydrate', slug: 'creatine-monohydrate', options: { Weight: '300 g' } }
const creatine = { ...product, variantId: '0198c0de-0000-7000-8000-000000000003', name: 'Creatine', slug: 'creatine', options: {} }
const several: Partial<RepeatDeliveryDetail> = {
  lines: [
    { product, quantity: 1, percent: 10 },
    { product: bars, quantity: 12, percent: 15 },
    { product: creatine, quantity: 1, percent: 10 },
  ],
  estimate: {
    price: 35.55,
    lines: [
      { variantId: id, price: 35.55, productCost: 35.55 },
      { variantId: other, price: 2.1, productCost: 25.2 },
    ],
    leftOut: [{ variantId: creatine.variantId, reason: 'out_of_stock' }],
    productCost: 60.75,
    shippingCost: 4.9,
    totalCost: 65.65,
  },
  orders: [
    {
      dueOn: '2026-11-23',
      state: 'paid',
      reason: null,
      order: { number: 'GF-100042', totalCost: 65.65 },
      leftOut: [{ variantId: creatine.variantId, name: 'Creatine', options: { Flavor: 'Lemon' }, reason: 'out_of_stock' }],
      nextAttempt: null,
    },
  ],
}
const addable: ApiOutput<'GET /repeat-deliveries/:id/products'> = {
  products: [
    { productId: id, variantId: other, name: 'Oats', options: { Weight: '1 kg' }, percent: 10, price: 7.2, isInStock: true },
    { productId: id, variantId: id, name: 'Omega 3', options: { Size: '120' }, percent: 10, price: 17.1, isInStock: false },
  ],
}
const showing = (over: Partial<RepeatDeliveryDetail>) => fixedResponse('GET /repeat-deliveries/:id', { ...detail, ...over })

export const repeatDeliveries = [
  ...statesOf('repeat-deliveries', [
    { name: 'full', as, path: urls.repeatDeliveries(), shows: text('Manage') },
    { name: 'empty', as: 'newcomer', path: urls.repeatDeliveries(), shows: text('No repeat deliveries yet') },
    { name: 'loading', as, path: urls.repeatDeliveries(), before: noResponse(own), shows: skeleton },
    { name: 'failed', as, path: urls.repeatDeliveries(), before: networkError(own), shows: text("We couldn't load this") },
  ]),
  ...statesOf('repeat-delivery', [
    { name: 'active', as, path, before: showing({}), shows: heading('Repeat delivery') },
    { name: 'declined', as, path, before: showing({ problem: 'declined' }), shows: text('Your card was declined') },
    {
      name: 'paused',
      as,
      path,
      before: showing({ state: 'paused', problem: 'unavailable', nextOn: null, estimate: null, estimateProblem: 'unavailable' }),
      shows: text("Paused: it isn't sold right now"),
    },
    { name: 'sold-out', as, path, before: showing({ estimate: null, estimateProblem: 'out_of_stock' }), shows: text('Out of stock today') },
    { name: 'cancelled', as, path, before: showing({ state: 'cancelled', nextOn: null, card: null }), shows: text(/^It's canceled/) },
    {
      name: 'change',
      as,
      path,
      before: showing({}),
      steps: (page) => page.getByRole('button', { name: 'Change', exact: true }).click(),
      shows: (page) => page.getByRole('dialog', { name: 'Change' }),
      screen: true,
    },
    { name: 'several', as, path, before: showing(several), shows: text('Creatine monohydrate') },
    {
      name: 'line',
      as,
      path,
      before: showing(several),
      steps: (page) => page.getByRole('button', { name: 'Edit', exact: false }).nth(1).click(),
      shows: (page) => page.getByRole('dialog', { name: 'Creatine monohydrate' }),
      screen: true,
    },
    {
      name: 'remove',
      as,
      path,
      before: showing(several),
      steps: async (page) => {
        await page.getByRole('button', { name: 'Edit', exact: false }).nth(1).click()
        await page.getByRole('button', { name: 'Remove from' }).click()
      },
      shows: (page) => page.getByRole('alertdialog', { name: 'Creatine monohydrate' }),
      screen: true,
    },
    {
      name: 'add',
      as,
      path,
      before: async (page) => {
        await showing({})(page)
        await fixedResponse('GET /repeat-deliveries/:id/products', addable)(page)
      },
      steps: (page) => page.getByRole('button', { name: 'Add a product' }).click(),
      shows: (page) => page.getByRole('button', { name: 'Add to this repeat delivery' }),
      screen: true,
    },
    { name: 'loading', as, path, before: noResponse(`${own}/*`), shows: skeleton },
    { name: 'failed', as, path, before: networkError(`${own}/*`), shows: text("We couldn't load this") },
  ]),
]
