import { urls } from '#contract/urls.ts'

/** The account's pages, in the order of their ways there. */
export const accountPages = [
  ['overview', urls.myAccount()],
  ['training', urls.training()],
  ['orders', urls.orders()],
  ['downloads', urls.downloads()],
  ['repeats', urls.repeatDeliveries()],
  ['messages', urls.messages()],
  ['wishlist', urls.wishlist()],
  ['alerts', urls.stockAlerts()],
  ['points', urls.points()],
  ['credit', urls.credit()],
  ['plan', urls.subscription()],
  ['reviews', urls.myReviews()],
  ['profile', urls.profile()],
  ['addresses', urls.addresses()],
  ['security', urls.security()],
] as const

export type AccountPage = (typeof accountPages)[number][0]
