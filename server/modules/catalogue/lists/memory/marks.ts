import type { Facet, Requirement } from '../filters.ts'
import type { ProductTable } from './product-table.ts'

/** The mark of each slot: the index of the only facet it fails, or one of these. */
export const [several, none, outside] = [253, 254, 255]

export interface Marked {
  slots: Uint32Array
  requirements: Requirement[]
  facets: Facet[]
}

/** Looks at the slots once for each facet. Fails where there are more facets than a mark can tell apart: the contract allows no such list. */
export function marksOf(table: ProductTable, { slots, requirements, facets }: Marked): Uint8Array {
  if (facets.length > several) throw new Error(`A list is filtered by more than ${several} facets`)
  const { alive } = table.columns
  const marks = new Uint8Array(slots.length)
  for (let at = 0; at < slots.length; at++) marks[at] = alive[slots[at]!] === 1 ? none : outside
  for (const { key, has } of requirements) checkKeys(table, slots, [key], (at, found) => (marks[at] = found === has ? marks[at]! : outside))
  for (const [index, facet] of facets.entries()) markFailing(table, slots, facet, marks, index)
  return marks
}

/** The slots with this mark. */
export function slotsMarked(slots: Uint32Array, marks: Uint8Array, mark: number): Uint32Array {
  let count = 0
  for (let at = 0; at < marks.length; at++) if (marks[at] === mark) count += 1
  const marked = new Uint32Array(count)
  for (let at = 0, next = 0; next < count; at++) if (marks[at] === mark) marked[next++] = slots[at]!
  return marked
}

function markFailing(table: ProductTable, slots: Uint32Array, facet: Facet, marks: Uint8Array, index: number): void {
  const onChecked = (at: number, passes: boolean) => {
    if (!passes) marks[at] = marks[at] === none ? index : marks[at] === outside ? outside : several
  }
  const { price, rating, inStock } = table.columns
  if ('keys' in facet) return checkKeys(table, slots, facet.keys, onChecked)
  if ('rating' in facet) for (let at = 0; at < slots.length; at++) onChecked(at, rating[slots[at]!]! >= facet.rating)
  else if ('inStock' in facet) for (let at = 0; at < slots.length; at++) onChecked(at, inStock[slots[at]!] === Number(facet.inStock))
  else {
    const { least, most } = facet
    for (let at = 0; at < slots.length; at++) onChecked(at, price[slots[at]!]! >= least && price[slots[at]!]! <= most)
  }
}

/** Below this share of all products, marking the products of a key costs more than looking at each. */
const smallShare = 50

/** Calls `onChecked` for each slot with whether it has one of the keys. */
function checkKeys(table: ProductTable, slots: Uint32Array, keys: string[], onChecked: (at: number, has: boolean) => void): void {
  if (slots.length * smallShare < table.size) return checkKeysOfFew(table, slots, keys, onChecked)
  const has = new Uint8Array(table.size)
  for (const key of keys) for (const slot of table.listOf(key)) has[slot] = 1
  for (let at = 0; at < slots.length; at++) onChecked(at, has[slots[at]!] === 1)
}

/** The same for few slots among many products: their keys are read one by one. */
function checkKeysOfFew(table: ProductTable, slots: Uint32Array, keys: string[], onChecked: (at: number, has: boolean) => void): void {
  const wanted = new Uint8Array(table.keys.length)
  for (const key of keys) if (table.numberOf(key) >= 0) wanted[table.numberOf(key)] = 1
  const { keyStarts, keyNumbers } = table
  for (let at = 0; at < slots.length; at++) {
    const end = keyStarts[slots[at]! + 1]!
    let has = false
    for (let key = keyStarts[slots[at]!]!; key < end && !has; key++) has = wanted[keyNumbers[key]!] === 1
    onChecked(at, has)
  }
}
