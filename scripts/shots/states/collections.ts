import { urls } from '#contract/urls.ts'
import { noResponse, heading, skeleton, statesOf, text } from '../state.ts'

/** Widths at which the filters are in a sheet. */
const narrow = [390, 768]
const filtered = urls.collection('strength', new URLSearchParams({ brand: 'northbar', option: 'Material:Steel', inStock: 'true' }))

export const collections = statesOf('collections', [
  { name: 'all', path: urls.collection(), shows: heading('All products') },
  { name: 'category', path: urls.collection('strength'), shows: heading('Strength') },
  { name: 'leaf', path: urls.collection('kettlebells'), shows: heading('Kettlebells') },
  { name: 'filtered', path: filtered, shows: (page) => page.getByRole('list', { name: 'Applied filters' }) },
  {
    name: 'nothing',
    path: urls.collection('shoes', new URLSearchParams({ minPrice: '9999' })),
    shows: text('No products match your filters'),
  },
  {
    name: 'sheet',
    path: filtered,
    steps: (page) => page.getByRole('button', { name: /^Filters/ }).click(),
    shows: (page) => page.getByRole('dialog').getByRole('button', { name: /^Show/ }),
    screen: true,
    widths: narrow,
  },
  {
    name: 'more',
    path: urls.collection(),
    steps: (page) => page.getByRole('link', { name: 'Load more' }).click(),
    shows: (page) => page.getByRole('main').getByRole('article').nth(47),
  },
  {
    name: 'loading',
    path: urls.market(),
    before: noResponse('/user/products?*'),
    steps: (page) => page.getByRole('main').getByRole('link', { name: 'Shop all' }).click(),
    shows: skeleton,
  },
])
