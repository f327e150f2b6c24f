import { locales, splitLocale } from '#contract/locales.ts'

/** The URL patterns of the pages, as in web/routes.tsx; a test compares them. Metric labels must be few, so full paths can't be used. */
export const pagePatterns = [
  '/',
  '/about',
  '/faq',
  '/newsletter',
  '/waitlist',
  '/contact',
  '/contact-us',
  '/blogs',
  '/blogs/:id',
  '/return-policy',
  '/pages/:name',
  '/privacy-policy',
  '/terms-of-service',
  '/terms-of-service/ios',
  '/terms-of-service/android',
  '/disclaimer',
  '/clubs/disclaimer',
  '/subscription-policy',
  '/checkout',
  '/market',
  '/collections',
  '/collections/:slug',
  '/product/:slug',
  '/size-guide/:name',
  '/newsletter/archive',
  '/newsletter/archive/:id',
  '/newsfeed',
  '/newsfeed/scheduled',
  '/newsfeed/settings',
  '/stories',
  '/messages',
  '/messages/:handle',
  '/messages/groups/:group',
  '/groups/invite/:token',
  '/notifications',
  '/notifications/unsubscribe',
  '/decisions',
  '/people',
  '/people/:handle',
  '/people/:handle/followers',
  '/people/:handle/following',
  '/clubs',
  '/clubs/new',
  '/clubs/:slug',
  '/clubs/invite/:token',
  '/challenges',
  '/challenges/:id',
  '/leaderboards',
  '/post/:id',
  '/tags/:tag',
  '/search',
  '/service',
  '/service/plans',
  '/cart',
  '/wishlist',
  '/wishlist/shared/:token',
  '/training/*',
  '/compare',
  '/stock-alert',
  '/payment-success',
  '/order/:number',
  '/order/:number/return',
  '/order/:number/withdraw',
  '/order/:number/review/:productId',
  '/reviews/unsubscribe',
  '/account/sign-in',
  '/account/sign-up',
  '/account/forgot-password',
  '/myAccount',
  '/myAccount/orders',
  '/myAccount/downloads',
  '/myAccount/repeat-deliveries',
  '/myAccount/repeat-deliveries/:id',
  '/myAccount/points',
  '/myAccount/credit',
  '/gift-cards',
  '/myAccount/reviews',
  '/myAccount/profile',
  '/myAccount/addresses',
  '/myAccount/subscription',
  '/myAccount/stock-alerts',
  '/myAccount/security',
  '/styleguide',
] as const

const exact = new Set<string>(pagePatterns.filter((one) => !one.includes(':')))
/** Patterns with parameters by their first segment: `product`, `order`. */
const withParameters = Map.groupBy(
  pagePatterns.filter((one) => one.includes(':')).map((pattern) => ({ pattern, parts: pattern.split('/') })),
  ({ parts }) => parts[1]!,
)

/** Patterns that match anything after their first segment. */
const whole = pagePatterns.filter((one) => one.endsWith('/*')).map((pattern) => ({ pattern, start: pattern.slice(0, -1) }))

/** The pattern of the page at a URL, in any language; `/*` for an unknown page. */
export function pageRoute(url: string): string {
  const pattern = patternOf(url)
  return pattern === '/*' ? patternOf(splitLocale(url, locales).url) : pattern
}

function patternOf(url: string): string {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  if (exact.has(path)) return path
  const candidates = withParameters.get(path.slice(1, Math.max(1, path.indexOf('/', 1))))
  if (!candidates) return whole.find(({ start }) => `${path}/`.startsWith(start))?.pattern ?? '/*'
  const parts = path.split('/', 8)
  return candidates.find((one) => matches(one.parts, parts))?.pattern ?? '/*'
}

const matches = (pattern: string[], parts: string[]): boolean =>
  pattern.length === parts.length && pattern.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
