/** Builds the path of every page: links, redirects, mails and tests use these, and nothing else writes a path. */
export const urls = {
  home: () => '/',
  market: () => '/market',
  about: () => '/about',
  faq: (q = '') => withQuery('/faq', q ? new URLSearchParams({ q }) : undefined),
  /** `order`: the number of the order that the message is about. */
  contact: (about?: { topic: 'order'; order: string }) => withQuery('/contact', about && new URLSearchParams(about)),
  returnPolicy: () => '/return-policy',
  privacyPolicy: () => '/privacy-policy',
  terms: () => '/terms-of-service',
  disclaimer: () => '/disclaimer',
  subscriptionPolicy: () => '/subscription-policy',
  person: (handle: string) => `/people/${handle}`,
  followers: (handle: string) => `/people/${handle}/followers`,
  following: (handle: string) => `/people/${handle}/following`,
  /** People to follow, and requests to follow. */
  people: () => '/people',
  /** The member's notifications. */
  notifications: () => '/notifications',
  /** The same page, with its settings open. */
  notificationSettings: () => '/notifications?settings=1',
  /** The target of the unsubscribe link in a digest; one button there unsubscribes, and the mail program's own button posts to it. */
  unsubscribeDigest: (query: { token?: string; state?: 'done' } = {}) =>
    withQuery('/notifications/unsubscribe', new URLSearchParams(query)),
  /** Conversations; with a handle the one with that person. */
  messages: (handle?: string) => (handle === undefined ? '/messages' : `/messages/${handle}`),
  group: (id: string) => `/messages/groups/${id}`,
  /** The moderators' decisions about the member's content. */
  decisions: () => '/decisions',
  /** `view`: which posts to show; defaults to the last choice. */
  newsfeed: (view?: 'feed' | 'popular' | 'saved') => withQuery('/newsfeed', view && new URLSearchParams({ view })),
  /** Followed hashtags and muted words. */
  feedSettings: () => '/newsfeed/settings',
  /** The member's scheduled posts. */
  scheduledPosts: () => '/newsfeed/scheduled',
  stories: () => '/stories',
  /** A post's own page. `comments` scrolls to its comments. */
  post: (id: string, place?: 'comments') => `/post/${id}${place ? `#${place}` : ''}`,
  /** The posts with a hashtag, given without its sign. */
  tag: (tag: string) => `/tags/${encodeURIComponent(tag.toLowerCase())}`,
  /** The target of links in the waitlist's mails, and of its forms. One button there does what the link says. */
  waitlist: (query: { confirm?: string; unsubscribe?: string; state?: string } = {}) => withQuery('/waitlist', new URLSearchParams(query)),
  /** Filtered by category and month (2026-03). */
  blogs: (filter: { category?: string | undefined; month?: string | undefined; page?: number | undefined } = {}) =>
    withQuery(
      '/blogs',
      new URLSearchParams(Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))),
    ),
  blog: (slug: string) => `/blogs/${slug}`,
  blogFeed: (format: 'rss' | 'atom') => `/blogs/${format}.xml`,
  /** Without a slug: all products. `query` contains filters. */
  collection: (slug = 'all', query?: URLSearchParams) => withQuery(`/collections/${slug}`, query),
  /** Without a query: the search page. `filterBy` is the tab. */
  search: (q = '', filterBy?: 'ALL' | 'PEOPLE' | 'CLUB') =>
    withQuery('/search', new URLSearchParams({ ...(q && { q }), ...(filterBy && { filterBy }) })),
  /** `variantId` preselects a variant. */
  product: (slug: string, variantId?: string) =>
    withQuery(`/product/${slug}`, variantId ? new URLSearchParams({ variant: variantId }) : undefined),
  /** `query` contains the name to search for. */
  clubs: (query?: URLSearchParams) => withQuery('/clubs', query),
  newClub: () => '/clubs/new',
  /** `tab` is the open tab; defaults to the leaderboard. */
  club: (slug: string, tab?: 'feed' | 'challenges' | 'events' | 'members' | 'rules', query?: URLSearchParams) =>
    withQuery(
      `/clubs/${slug}`,
      tab || query ? new URLSearchParams([...(tab ? [['tab', tab]] : []), ...(query ?? [])] as [string, string][]) : undefined,
    ),
  challenges: () => '/challenges',
  challenge: (id: string) => `/challenges/${id}`,
  clubDisclaimer: () => '/clubs/disclaimer',
  clubCalendar: (eventId: string) => `/api/club-events/${eventId}/calendar`,
  wishlist: (listId?: string) => withQuery('/wishlist', listId ? new URLSearchParams({ list: listId }) : undefined),
  /** A shared wishlist: visible to everyone with the token. */
  sharedWishlist: (token: string) => `/wishlist/shared/${token}`,
  /** With ids: a comparison of these products, for everyone; without: the visitor's own comparison. */
  compare: (ids: string[] = []) => `/compare${ids.length > 0 ? `?products=${ids.join(',')}` : ''}`,
  /** A size guide as a page, for browsers without scripts. */
  sizeGuide: (name: string) => `/size-guide/${name}`,
  /** The member's own training log. */
  training: () => '/training',
  cart: () => '/cart',
  checkout: () => '/checkout',
  paymentSuccess: (number: string, token?: string) =>
    withQuery('/payment-success', new URLSearchParams({ order: number, ...(token && { token }) })),
  /** `token` is that of the signed link, which opens it without signing in. */
  order: (number: string, token?: string) => withQuery(`/order/${number}`, token ? new URLSearchParams({ token }) : undefined),
  /** The form to request a return, and the two steps to withdraw from the contract. */
  returnItems: (number: string, token?: string) => withQuery(`/order/${number}/return`, token ? new URLSearchParams({ token }) : undefined),
  withdraw: (number: string, token?: string) => withQuery(`/order/${number}/withdraw`, token ? new URLSearchParams({ token }) : undefined),
  /** The form to review a product of an order; `stars` are preselected, `token` is that of the order's signed link. */
  writeReview: (number: string, productId: string, { stars, token }: { stars?: number; token?: string } = {}) =>
    withQuery(
      `/order/${number}/review/${productId}`,
      new URLSearchParams({ ...(stars && { stars: String(stars) }), ...(token && { token }) }),
    ),
  myReviews: () => '/myAccount/reviews',
  myAccount: () => '/myAccount',
  /** `query` contains the filters. */
  orders: (query?: URLSearchParams) => withQuery('/myAccount/orders', query),
  /** The plans and what they include. */
  plans: () => '/service',
  /** Choosing and buying a plan. */
  choosePlan: (plan?: string, period?: 'month' | 'year') =>
    withQuery('/service/plans', new URLSearchParams({ ...(plan && { plan }), ...(period && { period }) })),
  /** `done`: what the customer returns from; `started` is the payment provider's checkout. */
  subscription: (done?: 'started' | 'card') => withQuery('/myAccount/subscription', done && new URLSearchParams({ [done]: '1' })),
  downloads: () => '/myAccount/downloads',
  repeatDeliveries: () => '/myAccount/repeat-deliveries',
  /** `done`: the payment provider's page that the customer returns from. */
  repeatDelivery: (id: string, done?: 'card') =>
    withQuery(`/myAccount/repeat-deliveries/${id}`, done && new URLSearchParams({ [done]: '1' })),
  points: () => '/myAccount/points',
  credit: () => '/myAccount/credit',
  giftCards: () => '/gift-cards',
  profile: () => '/myAccount/profile',
  /** `edit` opens the form: for a new address, or for the one with this id. */
  addresses: (edit?: 'new' | (string & {})) => withQuery('/myAccount/addresses', edit ? new URLSearchParams({ edit }) : undefined),
  stockAlerts: () => '/myAccount/stock-alerts',
  security: () => '/myAccount/security',
  signIn: (next?: string) => withQuery('/account/sign-in', next ? new URLSearchParams({ next }) : undefined),
  /** The page after a session has expired; it also clears the person's data in the browser. */
  signedOut: (next: string) => withQuery('/account/sign-in', new URLSearchParams({ clear: 'true', next })),
  signUp: (next?: string) => withQuery('/account/sign-up', next ? new URLSearchParams({ next }) : undefined),
  forgotPassword: (next?: string) => withQuery('/account/forgot-password', next ? new URLSearchParams({ next }) : undefined),
  /** Redirects to a provider through the server; `next` is the page to go to afterwards. */
  socialStart: (provider: string, next?: string) => withQuery(`/auth/${provider}/start`, next ? new URLSearchParams({ next }) : undefined),
  outbox: () => '/dev/outbox',
  /** For developers; available only if the setting enables it. */
  styleguide: (query?: URLSearchParams) => withQuery('/styleguide', query),
  apiDocs: () => '/api/docs',
} as const

/** A path with a query string, if it's not empty. */
export function withQuery(path: string, query?: URLSearchParams): string {
  const text = query?.toString()
  return text ? `${path}?${text}` : path
}
