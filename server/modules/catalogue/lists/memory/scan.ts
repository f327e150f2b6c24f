import { type Count, noFacet } from '../counts.ts'
import { allKey } from '#server/modules/catalogue/read-model/count-deltas.ts'
import type { Facet, Requirement } from '../filters.ts'
import type { ProductTable } from './product-table.ts'

/** What to look for, among which slots. */
export interface Query {
  slots: Uint32Array
  requirements: Requirement[]
  facets: Facet[]
}

const several = -2

/** Calls back for each living product that meets the requirements, with the only facet it fails; `noFacet` where it fails none. */
function eachMatch(table: ProductTable, { slots, requirements, facets }: Query, found: (slot: number, failed: number) => void): void {
  const { alive } = table.columns
  const required = requirements.map(({ key, has }) => keyTest(table, [key], has))
  const tests = facets.map((facet) => testOf(table, facet))
  for (const slot of slots) {
    if (alive[slot] === 0 || !required.every((test) => test(slot))) continue
    let failed: number = noFacet
    for (let index = 0; index < tests.length && failed !== several; index++)
      if (!tests[index]!(slot)) failed = failed === noFacet ? index : several
    if (failed !== several) found(slot, failed)
  }
}

/** Whether a facet accepts the product in a slot. */
function testOf(table: ProductTable, facet: Facet): (slot: number) => boolean {
  const { price, rating, inStock } = table.columns
  if ('keys' in facet) return keyTest(table, facet.keys, true)
  if ('rating' in facet) return (slot) => rating[slot]! >= facet.rating
  if ('inStock' in facet) return (slot) => inStock[slot] === Number(facet.inStock)
  const { least, most } = facet
  return (slot) => price[slot]! >= least && price[slot]! <= most
}

function keyTest(table: ProductTable, keys: string[], has: boolean): (slot: number) => boolean {
  const wanted = new Uint8Array(table.keys.length)
  for (const key of keys) {
    const number = table.numberOf(key)
    if (number >= 0) wanted[number] = 1
  }
  const { keyStarts, keyNumbers } = table
  return (slot) => {
    const end = keyStarts[slot + 1] ?? keyNumbers.length
    for (let at = keyStarts[slot]!; at < end; at++) if (wanted[keyNumbers[at]!] === 1) return has
    return !has
  }
}

/**
 * Counts in one pass: a product that fails no facet counts for all of them, one that fails exactly one counts for that one
 * only (it would appear if another of its values were chosen too).
 */
export function countMatches(table: ProductTable, query: Query): Count[] {
  const { price } = table.columns
  const { keyStarts, keyNumbers, keys } = table
  const tallies = Array.from({ length: query.facets.length + 1 }, () => ({ n: 0, least: Infinity, most: 0, byKey: new Uint32Array(0) }))
  eachMatch(table, query, (slot, failed) => {
    const tally = tallies[failed + 1]!
    if (tally.n === 0) tally.byKey = new Uint32Array(keys.length)
    tally.n += 1
    tally.least = Math.min(tally.least, price[slot]!)
    tally.most = Math.max(tally.most, price[slot]!)
    const end = keyStarts[slot + 1] ?? keyNumbers.length
    for (let at = keyStarts[slot]!; at < end; at++) tally.byKey[keyNumbers[at]!]! += 1
  })
  return tallies.flatMap(({ n, least, most, byKey }, index) => {
    if (n === 0) return []
    const counts: Count[] = [{ failed: index - 1, key: allKey, n, least, most }]
    for (let key = 0; key < byKey.length; key++)
      if (byKey[key]! > 0) counts.push({ failed: index - 1, key: keys[key]!, n: byKey[key]!, least: 0, most: 0 })
    return counts
  })
}

/** The slots that fail no facet. */
export function matchesOf(table: ProductTable, query: Query): number[] {
  const matches: number[] = []
  eachMatch(table, query, (slot, failed) => {
    if (failed === noFacet) matches.push(slot)
  })
  return matches
}
