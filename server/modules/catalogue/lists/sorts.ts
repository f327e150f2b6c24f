import type { productOrders } from '#contract/product.ts'
import type { Ranked } from './search-matches.ts'
import type { ProductTable } from './memory/product-table.ts'

export type SortOrder = (typeof productOrders)[number]
/** The keys that products are sorted by. Ties are broken by id, in the same direction. */
type SortKey = 'popularity' | 'published_at' | 'price' | 'rating'

export interface Sort {
  key: SortKey
  descending: boolean
}

export const sorts: Record<SortOrder, Sort> = {
  relevance: { key: 'popularity', descending: true },
  'best-selling': { key: 'popularity', descending: true },
  newest: { key: 'published_at', descending: true },
  'price-asc': { key: 'price', descending: false },
  'price-desc': { key: 'price', descending: true },
  rating: { key: 'rating', descending: true },
}

/** The largest absolute value of each sort key: PostgreSQL fails on larger numbers in a column of this type. */
export const sortKeyMax: Record<SortKey, number> = {
  popularity: Number.MAX_VALUE,
  published_at: 8.64e15,
  price: 2 ** 31 - 1,
  rating: 2 ** 31 - 1,
}

/** The position at which a page of a list ended: the sort key of its last product (times in milliseconds) and its id. */
export interface Position {
  key: number
  id: string
}

const columnOf = { popularity: 'popularity', published_at: 'published', price: 'price', rating: 'rating' } as const

/** The sort key of the product in a slot. */
export const sortKeyOf = (table: ProductTable, { key }: Sort, slot: number): number => table.columns[columnOf[key]][slot]!

/** Negative if the product in slot `a` comes before the one in slot `b`. */
export function comparator(table: ProductTable, { key, descending }: Sort): (a: number, b: number) => number {
  const values = table.columns[columnOf[key]]
  const { ids } = table
  return descending ? (a, b) => values[b]! - values[a]! || ids.compare(b, a) : (a, b) => values[a]! - values[b]! || ids.compare(a, b)
}

/** Whether the product in a slot comes after a position. */
export function isAfterPosition(table: ProductTable, { key, descending }: Sort, position: Position): (slot: number) => boolean {
  const values = table.columns[columnOf[key]]
  const direction = descending ? -1 : 1
  return (slot) => direction * (values[slot]! - position.key || table.ids.compareTo(slot, position.id)) > 0
}

/** Negative if the search result at one place comes before the one at the other. */
export function compareScores(table: ProductTable, { slots, scores }: Ranked): (a: number, b: number) => number {
  const { ids } = table
  return (a, b) => scores[b]! - scores[a]! || ids.compare(slots[b]!, slots[a]!)
}

/** Whether the search result at a place comes after a position. */
export function isAfterScore(table: ProductTable, { slots, scores }: Ranked, position: Position): (place: number) => boolean {
  return (place) => (scores[place]! - position.key || table.ids.compareTo(slots[place]!, position.id)) < 0
}
