import type { CacheTag } from '#server/http/cache-tags.ts'

/** A product's card: its name, price, pictures. */
export const cardTag = (id: string): CacheTag => `card:${id}`
/** Everything about a product, including stock and rating. */
export const productTag = (id: string): CacheTag => `product:${id}`
/** The products of a category, their order, and the counts beside them. */
export const listingTag = (categoryId: string): CacheTag => `listing:${categoryId}`
/** The categories and brands themselves. */
export const treeTag: CacheTag = 'tree'
/** The products of a rail, such as TRENDING. */
export const railTag = (tag: string): CacheTag => `rail:${tag}`
/** Products bought together with a product, or picked by staff to show beside it. */
export const togetherTag = (id: string): CacheTag => `together:${id}`
/** The set of deals. */
export const dealsTag: CacheTag = 'deals'
/** The prices in price lists for everyone. */
export const priceListsTag: CacheTag = 'price-lists'
/** The facet counts of a category, which stay valid while a price or rating only changes the order. */
export const countsTag = (categoryId: string): CacheTag => `counts:${categoryId}`
