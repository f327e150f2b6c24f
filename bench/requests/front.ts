import { urls } from '#contract/urls.ts'
import type { LoadRequest } from '../load/connection.ts'
import { getPacked } from './get.ts'

/** The same page by a URL that no cache has: browsers and the router treat "/./" as "/", the cache doesn't. */
const uncached = (path: string): LoadRequest => getPacked(`/.${path}`)

export const uncachedLanding = (): LoadRequest[] => [uncached(urls.home())]
export const uncachedMarket = (): LoadRequest[] => [uncached(urls.market())]
export const uncachedArticles = (slugs: string[]): LoadRequest[] => slugs.map((slug) => uncached(urls.blog(slug)))
export const articles = (slugs: string[]): LoadRequest[] => slugs.map((slug) => getPacked(urls.blog(slug)))

/** The index of sitemaps, the fullest file of products, and the pages. */
export const sitemaps = (): LoadRequest[] => ['/sitemap.xml', '/sitemaps/products-1.xml', '/sitemaps/pages.xml'].map(getPacked)
export const productFeed = (): LoadRequest[] => [getPacked('/feeds/products.xml')]
