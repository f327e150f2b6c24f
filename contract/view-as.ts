import type { Endpoint } from './endpoint.ts'

/** The prefix of a view's token, by which every call recognises that it's made by staff who view the shop as a customer. */
export const viewTokenPrefix = 'view_'
/** How long such a view lasts. */
export const viewMinutes = 15

/**
 * Personal calls that such a view may make: the shop as the customer sees it. Not their sign-in methods, sessions or export, nor anything
 * of the community: what members post, save, are notified of or share among themselves is none of the shop's business.
 */
const personal: ReadonlySet<string> = new Set([
  'getUser',
  'getCart',
  'listSavedLines',
  'getWishlist',
  'listSavedProducts',
  'listWishlists',
  'getComparison',
  'getRecentlyViewed',
  'listStockAlerts',
  'listOrders',
  'getOrder',
  'listPaymentMethods',
  'listOrderDownloads',
  'listDownloads',
  'listInvoices',
  'getInvoice',
  'getCreditNote',
  'getPoints',
  'getCredit',
  'getSubscription',
  'listCharges',
  'listOwnReviews',
  'getOwnReviews',
  'getOwnQuestions',
])

/**
 * As whom a view makes a call: its `customer`, or a `visitor` who sees public data; null if it's refused. Calls that neither write nor need
 * an account are made as a visitor, so that calls added later never reveal the customer's data.
 */
export function callerOfView({ route, auth, id }: Pick<Endpoint, 'route' | 'auth' | 'id'>): 'customer' | 'visitor' | null {
  if (!route.startsWith('GET ')) return null
  if (personal.has(id)) return 'customer'
  return auth === 'public' || auth === 'guest' ? 'visitor' : null
}
