/** Every page of the product as a builder: links, redirects, mails and tests use these, and nothing else writes a path. */
export const urls = {
  home: () => '/',
  market: () => '/market',
  about: () => '/about',
  faq: (q = '') => withQuery('/faq', q ? new URLSearchParams({ q }) : undefined),
  /** `order`: the number of the order that one writes about. */
  contact: (about?: { topic: 'order'; order: string }) => withQuery('/contact', about && new URLSearchParams(about)),
  returnPolicy: () => '/return-policy',
  privacyPolicy: () => '/privacy-policy',
  terms: () => '/terms-of-service',
  disclaimer: () => '/disclaimer',
  subscriptionPolicy: () => '/subscription-policy',
  person: (handle: string) => `/people/${handle}`,
  followers: (handle: string) => `/people/${handle}/followers`,
  following: (handle: string) => `/people/${handle}/following`,
  /** Whom one may want to follow, and who asks to follow. */
  people: () => '/people',
  /** What happened to the member. */
  notifications: () => '/notifications',
  /** The same page, with what one is told about open. */
  notificationSettings: () => '/notifications?settings=1',
  /** Where the link in a digest leads that ends them; one button there does it, and the mail program's own posts to it. */
  unsubscribeDigest: (query: { token?: string; state?: 'done' } = {}) =>
    withQuery('/notifications/unsubscribe', new URLSearchParams(query)),
  /** Conversations; with a handle the one with that person. */
  messages: (handle?: string) => (handle === undefined ? '/messages' : `/messages/${handle}`),
  /** What moderators decided about the member's own things. */
  decisions: () => '/decisions',
  /** `view`: which posts; without one those that were chosen last. */
  newsfeed: (view?: 'feed' | 'popular' | 'saved') => withQuery('/newsfeed', view && new URLSearchParams({ view })),
  /** Hashtags that one follows, and words that one has muted. */
  feedSettings: () => '/newsfeed/settings',
  stories: () => '/stories',
  /** A post's own page. `comments` goes to what was said about it. */
  post: (id: string, place?: 'comments') => `/post/${id}${place ? `#${place}` : ''}`,
  /** The posts with a hashtag, given without its sign. */
  tag: (tag: string) => `/tags/${encodeURIComponent(tag.toLowerCase())}`,
  /** Where the links of the waitlist's mails lead, and its forms. One button there does what the link says. */
  waitlist: (query: { confirm?: string; unsubscribe?: string; state?: string } = {}) => withQuery('/waitlist', new URLSearchParams(query)),
  /** Filtered by category and month (2026-03). */
  blogs: (filter: { category?: string | undefined; month?: string | undefined; page?: number | undefined } = {}) =>
    withQuery(
      '/blogs',
      new URLSearchParams(Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))),
    ),
  blog: (slug: string) => `/blogs/${slug}`,
  blogFeed: (format: 'rss' | 'atom') => `/blogs/${format}.xml`,
  /** Without a slug: everything. `query` keeps filters in the URL. */
  collection: (slug = 'all', query?: URLSearchParams) => withQuery(`/collections/${slug}`, query),
  /** Without a query: the page to search from. `filterBy` is the tab. */
  search: (q = '', filterBy?: 'ALL' | 'PEOPLE' | 'CLUB') =>
    withQuery('/search', new URLSearchParams({ ...(q && { q }), ...(filterBy && { filterBy }) })),
  /** `variantId` opens the page with that variant chosen. */
  product: (slug: string, variantId?: string) =>
    withQuery(`/product/${slug}`, variantId ? new URLSearchParams({ variant: variantId }) : undefined),
  /** `query` keeps the name that is searched for. */
  clubs: (query?: URLSearchParams) => withQuery('/clubs', query),
  newClub: () => '/clubs/new',
  /** `tab` is what of it is open; the leaderboard without one. */
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
  /** A list that its owner shares: whoever has the token sees it. */
  sharedWishlist: (token: string) => `/wishlist/shared/${token}`,
  /** With ids: these products, whoever opens it; without: those that this person compares. */
  compare: (ids: string[] = []) => `/compare${ids.length > 0 ? `?products=${ids.join(',')}` : ''}`,
  /** A table of sizes, for those who come without script. */
  sizeGuide: (name: string) => `/size-guide/${name}`,
  /** The member's own training log. */
  training: () => '/training',
  cart: () => '/cart',
  checkout: () => '/checkout',
  paymentSuccess: (number: string, token?: string) =>
    withQuery('/payment-success', new URLSearchParams({ order: number, ...(token && { token }) })),
  /** `token` is the signed link that opens it without signing in. */
  order: (number: string, token?: string) => withQuery(`/order/${number}`, token ? new URLSearchParams({ token }) : undefined),
  /** The form to ask for a return, and the two steps to withdraw from the contract. */
  returnItems: (number: string, token?: string) => withQuery(`/order/${number}/return`, token ? new URLSearchParams({ token }) : undefined),
  withdraw: (number: string, token?: string) => withQuery(`/order/${number}/withdraw`, token ? new URLSearchParams({ token }) : undefined),
  /** The form for a review of a product of an order; `stars` are chosen, `token` is that of the order's signed link. */
  writeReview: (number: string, productId: string, { stars, token }: { stars?: number; token?: string } = {}) =>
    withQuery(
      `/order/${number}/review/${productId}`,
      new URLSearchParams({ ...(stars && { stars: String(stars) }), ...(token && { token }) }),
    ),
  myReviews: () => '/myAccount/reviews',
  myAccount: () => '/myAccount',
  /** `query` keeps what the list is narrowed by. */
  orders: (query?: URLSearchParams) => withQuery('/myAccount/orders', query),
  /** What plans there are, and what they include. */
  plans: () => '/service',
  /** Where a plan is chosen and bought. */
  choosePlan: (plan?: string, period?: 'month' | 'year') =>
    withQuery('/service/plans', new URLSearchParams({ ...(plan && { plan }), ...(period && { period }) })),
  /** `started` is where the payment provider leads back to. */
  /** `done`: what its owner comes back from. */
  subscription: (done?: 'started' | 'card') => withQuery('/myAccount/subscription', done && new URLSearchParams({ [done]: '1' })),
  downloads: () => '/myAccount/downloads',
  repeatDeliveries: () => '/myAccount/repeat-deliveries',
  /** `done`: what its owner comes back from. */
  repeatDelivery: (id: string, done?: 'card') =>
    withQuery(`/myAccount/repeat-deliveries/${id}`, done && new URLSearchParams({ [done]: '1' })),
  points: () => '/myAccount/points',
  credit: () => '/myAccount/credit',
  giftCards: () => '/gift-cards',
  profile: () => '/myAccount/profile',
  /** `edit` opens the form: for a new one, or for the one with this id. */
  addresses: (edit?: 'new' | (string & {})) => withQuery('/myAccount/addresses', edit ? new URLSearchParams({ edit }) : undefined),
  stockAlerts: () => '/myAccount/stock-alerts',
  security: () => '/myAccount/security',
  signIn: (next?: string) => withQuery('/account/sign-in', next ? new URLSearchParams({ next }) : undefined),
  /** Where a session that has ended leads, once the browser has forgotten the person. */
  signedOut: (next: string) => withQuery('/account/sign-in', new URLSearchParams({ clear: 'true', next })),
  signUp: (next?: string) => withQuery('/account/sign-up', next ? new URLSearchParams({ next }) : undefined),
  forgotPassword: (next?: string) => withQuery('/account/forgot-password', next ? new URLSearchParams({ next }) : undefined),
  /** Leads to a provider, by way of the server; `next` is where to go afterwards. */
  socialStart: (provider: string, next?: string) => withQuery(`/auth/${provider}/start`, next ? new URLSearchParams({ next }) : undefined),
  outbox: () => '/dev/outbox',
  /** For builders; only where the setting shows it. */
  styleguide: (query?: URLSearchParams) => withQuery('/styleguide', query),
  apiDocs: () => '/api/docs',
} as const

/** A path with a query, if there's anything in it. */
export function withQuery(path: string, query?: URLSearchParams): string {
  const text = query?.toString()
  return text ? `${path}?${text}` : path
}
