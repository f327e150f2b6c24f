/** Pages whose address the shop knows: they can be written anew, but not renamed. Others are at /pages/<name>. */
const paths: Record<string, string> = {
  about: '/about',
  faq: '/faq',
  contact: '/contact',
  'return-policy': '/return-policy',
  'privacy-policy': '/privacy-policy',
  'terms-of-service': '/terms-of-service',
  'terms-of-service-ios': '/terms-of-service/ios',
  'terms-of-service-android': '/terms-of-service/android',
  disclaimer: '/disclaimer',
  'clubs-disclaimer': '/clubs/disclaimer',
  'subscription-policy': '/subscription-policy',
}

/** Whether a page has a path of its own, as /about has. */
export const isFixed = (name: string): boolean => Object.hasOwn(paths, name)

/** Where a page is in the shop. */
export const pathOfPage = (name: string): string => (isFixed(name) ? paths[name]! : `/pages/${name}`)
