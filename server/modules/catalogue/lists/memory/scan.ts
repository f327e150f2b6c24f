import { allKey } from '#server/modules/catalogue/read-model/count-deltas.ts'
import { type Count, noFacet } from '../counts.ts'
import type { Facet, Requirement } from '../filters.ts'
import type { ProductTable } from './product-table.ts'

/** Which slots to scan, and what to look for. */
export interface Query {
  slots: Uint32Array
  requirements: Requirement[]
  facets: Facet[]
}

export interface Scanned {
  /** The slots that fail no facet. */
  matches: Uint32Array
  /** Counted on the first call, which must come before the table changes. */
  counts: () => Count[]
  /** What it takes in memory. */
  bytes: number
}

/** The mark of each slot: the index of the only facet it fails, or one of these. */
const [several, none, outside] = [253, 254, 255]

/**
 * Scans the slots once for each facet, then once more for the counts: a product that fails no facet counts for all of them, one
 * that fails exactly one counts for that facet only (it would appear if another of its values were chosen too).
 */
export function scan(table: ProductTable, query: Query): Scanned {
  const failed = noteFailures(table, query)
  let counts: Count[] | undefined
  const matches = matchesOf(query.slots, failed)
  return { matches, counts: () => (counts ??= countsOf(table, query, failed)), bytes: matches.byteLength + failed.byteLength }
}

function noteFailures(table: ProductTable, { slots, requirements, facets }: Query): Uint8Array {
  const { alive } = table.columns
  const failed = new Uint8Array(slots.length)
  for (let at = 0; at < slots.length; at++) failed[at] = alive[slots[at]!] === 1 ? none : outside
  for (const { key, has } of requirements)
    noteKeys(table, slots, [key], (at, found) => (failed[at] = found === has ? failed[at]! : outside))
  for (const [index, facet] of facets.entries()) noteFacet(table, slots, facet, failed, index)
  return failed
}

function noteFacet(table: ProductTable, slots: Uint32Array, facet: Facet, failed: Uint8Array, index: number): void {
  const note = (at: number, passes: boolean) => {
    if (!passes) failed[at] = failed[at] === none ? index : failed[at] === outside ? outside : several
  }
  const { price, rating, inStock } = table.columns
  if ('keys' in facet) return noteKeys(table, slots, facet.keys, note)
  if ('rating' in facet) for (let at = 0; at < slots.length; at++) note(at, rating[slots[at]!]! >= facet.rating)
  else if ('inStock' in facet) for (let at = 0; at < slots.length; at++) note(at, inStock[slots[at]!] === Number(facet.inStock))
  else {
    const { least, most } = facet
    for (let at = 0; at < slots.length; at++) note(at, price[slots[at]!]! >= least && price[slots[at]!]! <= most)
  }
}

/** Below this share of all products, marking the products of a key costs more than looking at each. */
const smallShare = 50

/** Calls `note` for each slot with whether it has one of the keys. */
function noteKeys(table: ProductTable, slots: Uint32Array, keys: string[], note: (at: number, has: boolean) => void): void {
  if (slots.length * smallShare < table.size) return noteKeysOfEach(table, slots, keys, note)
  const marks = new Uint8Array(table.size)
  for (const key of keys) for (const slot of table.listOf(key)) marks[slot] = 1
  for (let at = 0; at < slots.length; at++) note(at, marks[slots[at]!] === 1)
}

/** The same for few slots among many products: their keys are read one by one. */
function noteKeysOfEach(table: ProductTable, slots: Uint32Array, keys: string[], note: (at: number, has: boolean) => void): void {
  const wanted = new Uint8Array(table.keys.length)
  for (const key of keys) if (table.numberOf(key) >= 0) wanted[table.numberOf(key)] = 1
  const { keyStarts, keyNumbers } = table
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at]!
    const end = slot + 1 < keyStarts.length ? keyStarts[slot + 1]! : keyNumbers.length
    let has = false
    for (let key = keyStarts[slot]!; key < end && !has; key++) has = wanted[keyNumbers[key]!] === 1
    note(at, has)
  }
}

function matchesOf(slots: Uint32Array, failed: Uint8Array): Uint32Array {
  let count = 0
  for (let at = 0; at < failed.length; at++) if (failed[at] === none) count += 1
  const matches = new Uint32Array(count)
  for (let at = 0, next = 0; next < count; at++) if (failed[at] === none) matches[next++] = slots[at]!
  return matches
}

interface Tally {
  failed: number
  n: number
  least: number
  most: number
  byKey: Uint32Array
}

function countsOf(table: ProductTable, { slots, facets }: Query, failed: Uint8Array): Count[] {
  const { price } = table.columns
  const { keyStarts, keyNumbers, keys } = table
  const tallies = new Map<number, Tally>()
  const tallyOf = (mark: number): Tally => {
    let tally = tallies.get(mark)
    if (!tally)
      tallies.set(
        mark,
        (tally = { failed: mark === none ? noFacet : mark, n: 0, least: Infinity, most: 0, byKey: new Uint32Array(keys.length) }),
      )
    return tally
  }
  for (let at = 0; at < slots.length; at++) {
    const mark = failed[at]!
    if (mark >= facets.length && mark !== none) continue
    const slot = slots[at]!
    const tally = tallyOf(mark)
    tally.n += 1
    tally.least = Math.min(tally.least, price[slot]!)
    tally.most = Math.max(tally.most, price[slot]!)
    const end = slot + 1 < keyStarts.length ? keyStarts[slot + 1]! : keyNumbers.length
    for (let key = keyStarts[slot]!; key < end; key++) tally.byKey[keyNumbers[key]!]! += 1
  }
  return [...tallies.values()].flatMap((tally) => countsOfTally(tally, keys))
}

function countsOfTally({ failed, n, least, most, byKey }: Tally, keys: string[]): Count[] {
  const counts: Count[] = [{ failed, key: allKey, n, least, most }]
  for (let key = 0; key < byKey.length; key++)
    if (byKey[key]! > 0) counts.push({ failed, key: keys[key]!, n: byKey[key]!, least: 0, most: 0 })
  return counts
}
