/** Pages with fixed paths. They can be edited, but not renamed. Other pages are at /pages/<name>. */
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

/** Whether a page has a fixed path, such as /about. */
export const isFixed = (name: string): boolean => Object.hasOwn(paths, name)

/** The path of a page. */
export const pathOfPage = (name: string): string => (isFixed(name) ? paths[name]! : `/pages/${name}`)
