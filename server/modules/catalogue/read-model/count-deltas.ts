import type { ProductDocuments } from './document.ts'
import type { Indexed } from './source.ts'

/** The change of a count in facet_counts. */
export interface CountDelta {
  category_id: string
  key: string
  n: number
}

/** The key under which a category counts all its products. */
export const allKey = 'all'

/** The deltas of these changes for each category and facet key; those that cancel out are left out. */
export function countDeltas(changed: { before: Indexed | null; after: ProductDocuments }[]): CountDelta[] {
  const sums = new Map<string, Map<string, number>>()
  for (const { before, after } of changed) {
    if (before) add(sums, before.category_ids, before.facet_keys, -1)
    if (after.listed) add(sums, after.index.category_ids, after.index.facet_keys, 1)
  }
  return [...sums].flatMap(([category, keys]) =>
    [...keys].filter(([, n]) => n !== 0).map(([key, n]) => ({ category_id: category, key, n })),
  )
}

function add(sums: Map<string, Map<string, number>>, categories: string[], keys: string[], n: number): void {
  for (const category of categories) {
    let counts = sums.get(category)
    if (!counts) sums.set(category, (counts = new Map()))
    for (const key of [allKey, ...keys]) counts.set(key, (counts.get(key) ?? 0) + n)
  }
}
