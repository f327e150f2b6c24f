import { urls } from '#contract/urls.ts'
import { networkError, noResponse, skeleton, statesOf, text } from '../state.ts'

const path = urls.cart()

export const cart = statesOf('cart', [
  { name: 'empty', path, shows: text('Your cart is empty') },
  { name: 'full', as: 'shopper', path, shows: text('Subtotal') },
  { name: 'changed', as: 'surprised', path, shows: text('Only 2 left.') },
  {
    name: 'removed',
    as: 'shopper',
    path,
    steps: (page) =>
      page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click(),
    shows: text('Undo'),
    screen: true,
  },
  { name: 'loading', as: 'shopper', path, before: noResponse('/cart/preview'), shows: skeleton },
  { name: 'failed', as: 'shopper', path, before: networkError('/cart/preview'), shows: text("We couldn't load the prices in your cart") },
])
