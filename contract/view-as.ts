import type { Endpoint } from './endpoint.ts'

/** What the token of a view begins with: by it every call knows that it's one of staff who look at the shop as a customer sees it. */
export const viewTokenPrefix = 'view_'
/** For so long such a view lasts. */
export const viewMinutes = 15

/**
 * Calls about a customer that such a view may make: the shop as they see it. Not how they sign in, where they are signed in, their export,
 * nor anything of the community: what they post, save or are told, and what others let only them see, is no matter of the shop's.
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
 * As whom a view makes a call: as its `customer`, or as a `visitor` who sees what everyone may; null where it's refused. What neither writes
 * nor needs an account is a visitor's, so a call that is added later never shows what is the customer's.
 */
export function viewerIn({ route, auth, id }: Pick<Endpoint, 'route' | 'auth' | 'id'>): 'customer' | 'visitor' | null {
  if (!route.startsWith('GET ')) return null
  if (personal.has(id)) return 'customer'
  return auth === 'public' || auth === 'guest' ? 'visitor' : null
}
