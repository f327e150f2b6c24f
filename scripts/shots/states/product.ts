import { chooseSize } from '#e2e/steps.ts'
import { urls } from '#contract/urls.ts'
import { noResponse, heading, skeleton, statesOf, text } from '../state.ts'

const kettlebell = 'cast-kettlebell-powder-coat'

export const product = statesOf('product', [
  { name: 'options', path: urls.product('training-tee'), shows: heading('Training tee') },
  { name: 'single', path: urls.product('adjustable-bench'), shows: heading('Adjustable bench') },
  {
    name: 'reviews',
    path: urls.product('whey-protein'),
    steps: (page) => page.locator('#reviews').scrollIntoViewIfNeeded(),
    shows: (page) => page.getByLabel('Sort by'),
  },
  { name: 'low', path: ({ low }) => low, shows: text(/^Only \d left$/) },
  { name: 'sold-out', path: ({ soldOut }) => soldOut, shows: text('Out of stock') },
  {
    name: 'second-picture',
    path: ({ pictured }) => pictured,
    steps: (page) => page.getByRole('link', { name: 'Show picture 2 of' }).click(),
    shows: (page) => page.locator('[aria-current]').and(page.getByRole('link', { name: 'Show picture 2 of' })),
    screen: true,
  },
  {
    name: 'buy-bar',
    path: urls.product(kettlebell),
    steps: (page) => page.evaluate(() => scrollTo(0, 1400)),
    shows: (page) => page.locator('.fixed:not([inert])').getByRole('button', { name: /^Choose/ }),
    screen: true,
    widths: [390],
  },
  {
    name: 'in-cart',
    path: urls.product('training-tee'),
    steps: async (page) => {
      await chooseSize(page)
      await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    },
    shows: (page) => page.getByRole('dialog', { name: 'Added to cart' }).getByText('Subtotal'),
    screen: true,
  },
  {
    name: 'loading',
    path: urls.market(),
    before: noResponse('/user/products/url/*'),
    steps: (page) => page.getByRole('main').getByRole('article').first().getByRole('link').first().click(),
    shows: skeleton,
  },
])
