import type { CacheTag } from '#server/http/cache-tags.ts'

/** A product's card: its name, price, pictures. */
export const cardTag = (id: string): CacheTag => `card:${id}`
/** Anything of a product, stock and rating included. */
export const productTag = (id: string): CacheTag => `product:${id}`
/** Which products a category lists, in which order, and the counts beside them. */
export const listingTag = (categoryId: string): CacheTag => `listing:${categoryId}`
/** The categories and brands themselves. */
export const treeTag: CacheTag = 'tree'
/** The products of a rail, such as TRENDING. */
export const railTag = (tag: string): CacheTag => `rail:${tag}`
/** What is bought together with a product, or picked by staff to be shown beside it. */
export const togetherTag = (id: string): CacheTag => `together:${id}`
/** Which deals there are. */
export const dealsTag: CacheTag = 'deals'
/** What price lists for everyone ask for. */
export const priceListsTag: CacheTag = 'price-lists'
/** The facet counts of a category: they stay while a price or a rating only changes its order. */
export const countsTag = (categoryId: string): CacheTag => `counts:${categoryId}`
