/** The patterns of the pages, as web/routes.tsx has them; a test compares them. Labels of measures must be few, so addresses can't be. */
export const pagePatterns = [
  '/',
  '/checkout',
  '/market',
  '/collections',
  '/collections/:slug',
  '/product/:slug',
  '/cart',
  '/payment-success',
  '/order/:number',
  '/account/sign-in',
  '/account/sign-up',
  '/account/forgot-password',
  '/myAccount',
  '/myAccount/orders',
  '/myAccount/points',
  '/myAccount/profile',
  '/myAccount/addresses',
  '/myAccount/security',
  '/styleguide',
] as const

const exact = new Set<string>(pagePatterns)
const withParameter = new Map(pagePatterns.filter((one) => one.includes(':')).map((one) => [one.slice(0, one.indexOf(':')), one]))

/** The pattern of the page at a URL; `/*` for one that isn't there. */
export function pageRoute(url: string): string {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  if (exact.has(path) && !path.includes(':')) return path
  const slash = path.indexOf('/', 1)
  const isParameter = slash > 0 && slash < path.length - 1 && !path.includes('/', slash + 1)
  return (isParameter && withParameter.get(path.slice(0, slash + 1))) || '/*'
}
