import { urls } from '#contract/urls.ts'
import { cut, heading, pending, skeleton, statesOf, text } from '../state.ts'
import type { World } from '../world.ts'

const own = ({ ownOrder }: World): string => urls.order(ownOrder)
const one = '/user/orders/GF-*'

export const orders = [
  ...statesOf('payment-success', [
    { name: 'guest', path: ({ order, token }) => urls.paymentSuccess(order, token), shows: text('Check out faster next time') },
    { name: 'customer', as: 'customer', path: ({ ownOrder }) => urls.paymentSuccess(ownOrder), shows: heading(/^Thank you,/) },
  ]),
  ...statesOf('order', [
    { name: 'link', path: ({ order, token }) => urls.order(order, token), shows: heading(/^Order GF-/) },
    { name: 'own', as: 'customer', path: own, shows: text('All orders') },
    { name: 'missing', path: own, shows: heading("We can't show this order") },
    { name: 'loading', as: 'customer', path: own, before: pending(one), shows: skeleton },
    { name: 'failed', as: 'customer', path: own, before: cut(one), shows: heading("We couldn't load this order") },
  ]),
]
