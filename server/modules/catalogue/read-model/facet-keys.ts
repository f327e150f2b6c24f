import { everythingCategory, featuredCategory } from './listing-ids.ts'
import type { Source, SourceVariant } from './source.ts'

/** The key of what costs less than it did. */
export const reducedKey = 'reduced'
export const inStockKey = 'stock'
export const featuredKey = 'featured'

/** What a filter can ask for and a facet counts, in one list, so that counting is one pass. */
export function facetKeysOf(source: Source, variants: SourceVariant[], rating: number): string[] {
  const attributes = source.attributes.filter((a) => a.filter).map((a) => `option:${a.name}:${a.value}`)
  const options = variants.flatMap((v) => Object.entries(v.options).map(([name, value]) => `option:${name}:${value}`))
  const categories = source.category_ids.filter((id) => id !== everythingCategory && id !== featuredCategory)
  const facts = [
    ...categories.map((id) => `category:${id}`),
    ...(rating >= 1 ? [`rating:${Math.floor(rating)}`] : []),
    ...(variants.some((v) => v.stock > 0) ? [inStockKey] : []),
    ...(variants.some((v) => v.dealPrice !== null || (v.oldPrice !== null && v.oldPrice > v.price)) ? [reducedKey] : []),
    ...(source.is_featured ? [featuredKey] : []),
  ]
  const brand = `brand:${source.brand.slug}`
  return [...new Set([brand, ...facts, ...source.tags.map((tag) => `tag:${tag}`), ...attributes, ...options])].sort()
}
