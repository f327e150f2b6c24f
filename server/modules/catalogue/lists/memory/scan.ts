import { type Count, noFacet } from '../counts.ts'
import { inStockKey } from '#server/modules/catalogue/read-model/facet-keys.ts'
import { type Facet, onlyKeys, type Requirement } from '../filters.ts'
import { type Marked, marksOf, none, slotsMarked } from './marks.ts'
import type { ProductTable } from './product-table.ts'
import { countsByKey, keysOfFacet, subtractCounts, countKeys, total } from './count-keys.ts'

/** The slots to scan and the conditions to check. */
export interface Query extends Marked {
  /** The requirements that define `slots`: empty for all products, null for search results, which are all on sale. */
  scope: Requirement[] | null
}

export interface Scanned {
  /** The slots that fail no facet. */
  matches: () => Uint32Array
  /** Computed on the first call, which must come before the table changes. */
  counts: () => Count[]
  /** The size in bytes. */
  bytes: number
}

/** A scan starts from a facet's products if there are this many times fewer of them than in the list. */
const worthTimes = 3

/**
 * Finds matches and counts keys. Matches count for all facets. Products that fail only one facet count for the keys that this facet offers,
 * as they would appear if another of its values were chosen. Starts from the shortest list: the category's, or that of a facet's keys.
 */
export function scan(table: ProductTable, query: Query): Scanned {
  const rarest = rarestFacet(table, query)
  return rarest === undefined ? scanList(table, query) : scanFacet(table, query, rarest)
}

/** A list whose products all match; `slots` returns them each time, so they needn't stay in memory for its counts. */
export const scanAll = (table: ProductTable, slots: () => Uint32Array): Scanned => ({
  matches: slots,
  counts: once(() => countsOfMatches(table, slots())),
  bytes: 0,
})

/** Scans the whole list. */
function scanList(table: ProductTable, query: Query): Scanned {
  const { slots, facets } = query
  const marks = marksOf(table, query)
  const matches = slotsMarked(slots, marks, none)
  const failing = (index: number) => slotsMarked(slots, marks, index)
  const whole = facets.length === 1 ? wholeOf(table, query) : undefined
  const counts = () => {
    if (whole) return countsOfOne(table, { matches, failing: failing(0), whole, facet: facets[0]! })
    return [...countsOfMatches(table, matches), ...facets.flatMap((facet, index) => countsOfFailing(table, failing(index), facet, index))]
  }
  return { matches: () => matches, counts: once(counts), bytes: matches.byteLength + marks.byteLength }
}

/** Scans only the products with a key of one facet. Products that fail only this facet are counted with the help of the other facets. */
function scanFacet(table: ProductTable, query: Query, rarest: number): Scanned {
  const { facets, scope } = query
  const facet = facets[rarest]!
  const slots = slotsOf(table, facet)
  const marks = marksOf(table, { slots, requirements: [...(scope ?? []), ...query.requirements], facets })
  const matches = slotsMarked(slots, marks, none)
  const counts = () => {
    const wanted = keysOfFacet(table, facet)
    const others = facets.filter((other) => other !== facet)
    const whole = others.length === 0 ? wholeOf(table, query) : undefined
    const without = whole ?? countKeys(table, scan(table, { ...query, facets: others }).matches(), wanted)
    const own = subtractCounts(without, countKeys(table, matches)).map((n, key) => n * wanted[key]!)
    return [
      ...countsOfMatches(table, matches),
      ...countsByKey(table, own, rarest),
      ...facets.flatMap((other, index) => (other === facet ? [] : countsOfFailing(table, slotsMarked(slots, marks, index), other, index))),
    ]
  }
  return { matches: () => matches, counts: once(counts), bytes: matches.byteLength + marks.byteLength + slots.byteLength }
}

/** The facet with so few products that they are scanned instead of the list. */
function rarestFacet(table: ProductTable, { slots, scope, facets }: Query): number | undefined {
  if (scope === null) return undefined
  const sizes = facets.map((facet) => sizeOf(table, facet))
  const least = Math.min(...sizes)
  return least * worthTimes < slots.length ? sizes.indexOf(least) : undefined
}

const sizeOf = (table: ProductTable, facet: Facet): number =>
  'keys' in facet ? facet.keys.reduce((sum, key) => sum + table.listOf(key).length, 0) : Infinity

/** The products that have one of the facet's keys, each once. */
function slotsOf(table: ProductTable, facet: Facet): Uint32Array {
  const lists = 'keys' in facet ? facet.keys.map((key) => table.listOf(key)) : []
  if (lists.length === 1) return lists[0]!.slice()
  const all = new Uint32Array(lists.reduce((sum, list) => sum + list.length, 0))
  let at = 0
  for (const list of lists) {
    all.set(list, at)
    at += list.length
  }
  return all.sort().filter((slot, index) => slot !== all[index - 1])
}

/** The counts of the unfiltered list, if the table has them; otherwise undefined. */
function wholeOf(table: ProductTable, { scope, requirements }: Query): Uint32Array | undefined {
  return scope === null || requirements.length > 0 ? undefined : table.countsOf(scope)
}

const countsOfMatches = (table: ProductTable, matches: Uint32Array): Count[] => [
  ...total(table, matches, noFacet),
  ...countsByKey(table, countKeys(table, matches), noFacet),
]

function countsOfFailing(table: ProductTable, slots: Uint32Array, facet: Facet, index: number): Count[] {
  if (slots.length === 0) return []
  if ('least' in facet) return total(table, slots, index)
  // The facet has a single key, so all products that fail it either have this key or don't.
  if ('inStock' in facet) return facet.inStock ? [] : [{ failed: index, key: inStockKey, n: slots.length, least: 0, most: 0 }]
  if (onlyKeys.has(facet.name)) return []
  return countsByKey(table, countKeys(table, slots, keysOfFacet(table, facet)), index)
}

/** With a single facet, a product either matches or fails: the smaller group is counted, and subtracted for the other one. */
function countsOfOne(
  table: ProductTable,
  { matches, failing, whole, facet }: { matches: Uint32Array; failing: Uint32Array; whole: Uint32Array; facet: Facet },
): Count[] {
  const areFew = matches.length < failing.length
  const matching = areFew ? countKeys(table, matches) : subtractCounts(whole, countKeys(table, failing))
  const wanted = keysOfFacet(table, facet)
  const own = subtractCounts(whole, matching).map((n, key) => n * wanted[key]!)
  return [
    ...total(table, matches, noFacet),
    ...countsByKey(table, matching, noFacet),
    ...('least' in facet ? total(table, failing, 0) : countsByKey(table, own, 0)),
  ]
}

function once<T>(work: () => T): () => T {
  let done: { value: T } | undefined
  return () => (done ??= { value: work() }).value
}
