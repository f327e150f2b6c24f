import { allKey } from '#server/modules/catalogue/read-model/count-deltas.ts'
import { inStockKey } from '#server/modules/catalogue/read-model/facet-keys.ts'
import type { Count } from '../counts.ts'
import { type Facet, onlyKeys } from '../filters.ts'
import type { ProductTable } from './product-table.ts'

/** The number of these products with each key, by the key's number; with `wanted`, only for those keys. */
export function countKeys(table: ProductTable, slots: Uint32Array, wanted?: Uint8Array): Uint32Array {
  const byKey = table.countKeys(slots)
  if (wanted) for (let key = 0; key < byKey.length; key++) byKey[key]! *= wanted[key]!
  return byKey
}

/** Subtracts counts from others. */
export const subtractCounts = (all: Uint32Array, some: Uint32Array): Uint32Array => all.map((n, key) => Math.max(0, n - (some[key] ?? 0)))

/** The keys that a facet offers, by number. Only these are counted among products that fail no other facet. */
export function keysOfFacet(table: ProductTable, facet: Facet): Uint8Array {
  const offers = keysOfferedBy(facet)
  return Uint8Array.from(table.keys, (key) => Number(offers(key)))
}

/** Whether a facet offers a key as one of its values. */
export function keysOfferedBy({ name }: Facet): (key: string) => boolean {
  if (name === inStockKey || onlyKeys.has(name)) return (key) => key === name
  return (key) => key.startsWith(`${name}:`)
}

/** The number of products with their lowest and highest price; empty if there are none. */
export function total(table: ProductTable, slots: Uint32Array, failed: number): Count[] {
  if (slots.length === 0) return []
  const { price } = table.columns
  let [least, most] = [Infinity, 0]
  for (const slot of slots) {
    least = Math.min(least, price[slot]!)
    most = Math.max(most, price[slot]!)
  }
  return [{ failed, key: allKey, n: slots.length, least, most }]
}

/** Converts counts by the key's number to counts by key. */
export function countsByKey(table: ProductTable, byKey: Uint32Array, failed: number): Count[] {
  const counts: Count[] = []
  for (let key = 0; key < byKey.length; key++)
    if (byKey[key]! > 0) counts.push({ failed, key: table.keys[key]!, n: byKey[key]!, least: 0, most: 0 })
  return counts
}
