import type { listProducts } from '#contract/catalogue.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { minor } from '#contract/currency.ts'
import { bestSellerKey, dealKey, featuredKey, inStockKey, newKey, reducedKey, savingKeys } from '../read-model/facet-keys.ts'

/** The conditions of a product list; a category is given by its id. */
export type Filters = Omit<ParsedOf<typeof listProducts>, 'orderBy' | 'offset' | 'limit' | 'cursor' | 'blur' | 'fields' | 'category' | 'q'>

/** A choice within a facet: any of several keys, a price range (minor units), a minimum rating (tenths), or whether it's in stock. */
export type Facet = { name: string } & ({ keys: string[] } | { least: number; most: number } | { rating: number } | { inStock: boolean })

/** The facets with a choice, always in the same order. Combined with OR within a facet, AND across facets. */
export function facetsOf({ brand, minPrice, maxPrice, rating, inStock, saving, option, ...flags }: Filters): Facet[] {
  return [
    ...(brand ? [{ name: 'brand', keys: brand.map((slug) => `brand:${slug}`) }] : []),
    ...(minPrice !== undefined || maxPrice !== undefined
      ? [{ name: 'price', least: minor(minPrice ?? 0), most: maxPrice === undefined ? Infinity : minor(maxPrice) }]
      : []),
    ...(rating !== undefined ? [{ name: 'rating', rating: rating * 10 }] : []),
    ...(inStock !== undefined ? [{ name: inStockKey, inStock }] : []),
    ...(saving !== undefined ? [{ name: 'saving', keys: savingKeys(saving) }] : []),
    ...flagFacets(flags),
    ...optionFacets(option ?? []),
  ]
}

/** The key of each facet that has only one key. */
const flagKeys = { reduced: reducedKey, isNew: newKey, bestSeller: bestSellerKey, deal: dealKey } as const
export const onlyKeys: ReadonlySet<string> = new Set(Object.values(flagKeys))

const flagNames = ['reduced', 'isNew', 'bestSeller', 'deal'] as const

const flagFacets = (flags: Pick<Filters, keyof typeof flagKeys>): Facet[] =>
  flagNames.flatMap((flag) => (flags[flag] ? [{ name: flagKeys[flag], keys: [flagKeys[flag]] }] : []))

/** A facet for each option that has a chosen value. */
function optionFacets(chosen: string[]): Facet[] {
  const byName = Map.groupBy(chosen, (choice) => choice.slice(0, choice.indexOf(':')))
  return [...byName].map(([name, choices]) => ({ name: `option:${name}`, keys: choices.map((choice) => `option:${choice}`) }))
}

/** A key that every product of the list must or must not have, outside of the facets. */
export interface Requirement {
  key: string
  has: boolean
}

/** The requirements that filters set for products of a list. */
export function requirementsOf({ categoryId, tag, isFeatured }: Filters): Requirement[] {
  return [
    ...(categoryId ? [{ key: `category:${categoryId}`, has: true }] : []),
    ...(tag ? [{ key: `tag:${tag}`, has: true }] : []),
    ...(isFeatured !== undefined ? [{ key: featuredKey, has: isFeatured }] : []),
  ]
}
