import type { listProducts } from '#contract/catalogue.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { minor } from '#contract/currency.ts'
import { bestSellerKey, dealKey, featuredKey, inStockKey, newKey, reducedKey, savingKeys } from '../read-model/facet-keys.ts'

/** What a list's products must match; a category is given by its id. */
export type Filters = Omit<ParsedOf<typeof listProducts>, 'orderBy' | 'offset' | 'limit' | 'cursor' | 'blur' | 'fields' | 'category' | 'q'>

/** A choice within a facet: any of some keys, or a range (minor units), or a least rating (tenths), or whether it is in stock. */
export type Facet = { name: string } & ({ keys: string[] } | { least: number; most: number } | { rating: number } | { inStock: boolean })

/** The facets in which something is chosen, always in the same order. OR inside a facet, AND across them. */
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

/** The key of each facet that has only one. */
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

/** A key that every product of the list must have, or must not have, and that is no facet. */
export interface Requirement {
  key: string
  has: boolean
}

/** What a product must have, or lack, to be in a list with these filters. */
export function requirementsOf({ categoryId, tag, isFeatured }: Filters): Requirement[] {
  return [
    ...(categoryId ? [{ key: `category:${categoryId}`, has: true }] : []),
    ...(tag ? [{ key: `tag:${tag}`, has: true }] : []),
    ...(isFeatured !== undefined ? [{ key: featuredKey, has: isFeatured }] : []),
  ]
}
