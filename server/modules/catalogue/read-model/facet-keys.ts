import type { RailName } from '#contract/product.ts'
import { discountSteps } from '#contract/facet-limits.ts'
import { everythingCategory, featuredCategory } from './listing-ids.ts'
import { reductionOf } from './reduction.ts'
import type { Source, SourceVariant } from './source.ts'

/** The key of products with a reduced price. */
export const reducedKey = 'reduced'
export const inStockKey = 'stock'
export const featuredKey = 'featured'
export const newKey = 'new'
const keyOfRail = (tag: RailName) => `tag:${tag}`
/** The keys of products that staff put in a deal, and of those whose cards have the best-seller badge. */
export const dealKey = keyOfRail('DEAL_OF_THE_DAY')
export const bestSellerKey = keyOfRail('BEST_SELLING_PRODUCTS')
/** The keys of products reduced by at least this many percent. */
export const savingKeys = (atLeast: number): string[] => discountSteps.filter((step) => step >= atLeast).map((step) => `saving:${step}`)

/** Everything that filters can ask for and facets count, in one list, so that counting takes a single pass. */
export function facetKeysOf(source: Source, variants: SourceVariant[], rating: number): string[] {
  const attributes = source.attributes.filter((a) => a.filter).map((a) => `option:${a.name}:${a.value}`)
  const options = variants.flatMap((v) => Object.entries(v.options).map(([name, value]) => `option:${name}:${value}`))
  const categories = source.category_ids.filter((id) => id !== everythingCategory && id !== featuredCategory)
  const facts = [
    ...categories.map((id) => `category:${id}`),
    ...(rating >= 1 ? [`rating:${Math.floor(rating)}`] : []),
    ...(variants.some((v) => v.stock > 0) ? [inStockKey] : []),
    ...(variants.some((v) => reductionOf(v).before !== null) ? [reducedKey] : []),
    ...(source.is_featured ? [featuredKey] : []),
    ...(source.is_new ? [newKey] : []),
    ...savingKeysOf(variants),
  ]
  const brand = `brand:${source.brand.slug}`
  return [...new Set([brand, ...facts, ...source.tags.map((tag) => `tag:${tag}`), ...attributes, ...options])].sort()
}

/** The highest step that the most reduced variant reaches, with the same rounding as cards. */
function savingKeysOf(variants: SourceVariant[]): string[] {
  const most = Math.max(0, ...variants.map(percentOf))
  const step = discountSteps.findLast((one) => one <= most)
  return step === undefined ? [] : [`saving:${step}`]
}

function percentOf(variant: SourceVariant): number {
  const { price, before } = reductionOf(variant)
  return before === null ? 0 : Math.round((1 - price / before) * 100)
}
