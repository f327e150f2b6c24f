import type { Endpoint } from './endpoint.ts'

/** What the token of a view begins with: by it every call knows that it's one of staff who look at the shop as a customer sees it. */
export const viewTokenPrefix = 'view_'
/** For so long such a view lasts. */
export const viewMinutes = 15

/**
 * Calls about a customer that such a view may make: the shop as they see it. Not how they sign in, where they are signed in, their export,
 * whom they block, or what moderators told them; a call that isn't here is refused.
 */
const personal: ReadonlySet<string> = new Set([
  'searchAll',
  'listSuggestions',
  'getUser',
  'getProfile',
  'getOwnProfile',
  'listFollowers',
  'listFollowing',
  'listMutualFollowers',
  'listSuggestedPeople',
  'listKit',
  'listRecords',
  'listNotifications',
  'getPost',
  'listPersonPosts',
  'listTagPosts',
  'listProductPosts',
  'listPopularPosts',
  'listSavedPosts',
  'listComments',
  'getNewsfeed',
  'countNewPosts',
  'listClubs',
  'listPersonClubs',
  'getClub',
  'listClubMembers',
  'getLeaderboard',
  'listClubEvents',
  'getClubEvent',
  'listAttendees',
  'listClubPosts',
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

/** Whether a view may make this call: it reads, and it's public or in the list above. */
export const isViewable = ({ route, auth, id }: Pick<Endpoint, 'route' | 'auth' | 'id'>): boolean =>
  route.startsWith('GET ') && (auth === 'public' || personal.has(id))
