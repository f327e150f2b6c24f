import type { Db } from '#server/db/statement.ts'
import type { ProductTable } from './memory/product-table.ts'

/** Products by slot, each once, with a score of how well each matches the search. */
export interface Ranked {
  slots: Uint32Array
  scores: Float64Array
}

/** The result of a search. */
export interface SearchMatches {
  /** A key for caching: the same key means the same products. */
  name: string
  /** The found products that are on sale, by slot of this table. */
  in: (table: ProductTable) => Ranked
}

/** Finds the products for the query `q` of a list. */
export interface ProductFinder {
  find: (db: Db, q: string) => Promise<SearchMatches>
}

/** The scores of some of the slots, in the order in which `ranked` has them. */
export function scoresOf({ slots, scores }: Ranked, some: Uint32Array): Float64Array {
  if (some.length === slots.length) return scores
  const found = new Float64Array(some.length)
  for (let at = 0, next = 0; next < some.length; at++) if (slots[at] === some[next]) found[next++] = scores[at]!
  return found
}
