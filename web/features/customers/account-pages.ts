import { urls } from '#contract/urls.ts'

/** The pages of the account, in the order of the navigation. */
export const accountPages = [
  ['overview', urls.myAccount()],
  ['training', urls.training()],
  ['orders', urls.orders()],
  ['downloads', urls.downloads()],
  ['repeats', urls.repeatDeliveries()],
  ['notifications', urls.notifications()],
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
