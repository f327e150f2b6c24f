import type { State } from './state.ts'
import { account } from './states/account.ts'
import { frames } from './states/frames.ts'
import { cart } from './states/cart.ts'
import { checkout } from './states/checkout.ts'
import { community } from './states/community.ts'
import { collections } from './states/collections.ts'
import { front } from './states/front.ts'
import { membership } from './states/membership.ts'
import { repeatDeliveries } from './states/repeat-deliveries.ts'
import { myAccount } from './states/my-account.ts'
import { orders } from './states/orders.ts'
import { clubs } from './states/clubs.ts'
import { people } from './states/people.ts'
import { training } from './states/training.ts'
import { product } from './states/product.ts'
import { saved } from './states/saved.ts'
import { search } from './states/search.ts'
import { security } from './states/security.ts'
import { signInStates } from './states/sign-in.ts'

/** All states, in the order a visitor meets them. A test compares them with the routes, so that no page is forgotten. */
export const states: State[] = [
  ...frames,
  ...collections,
  ...search,
  ...product,
  ...cart,
  ...saved,
  ...community,
  ...people,
  ...training,
  ...clubs,
  ...checkout,
  ...orders,
  ...signInStates,
  ...account,
  ...myAccount,
  ...membership,
  ...repeatDeliveries,
  ...security,
  ...front,
]
