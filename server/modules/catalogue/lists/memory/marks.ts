import type { Facet, Requirement } from '../filters.ts'
import type { ProductTable } from './product-table.ts'

/** Marks of slots besides the index of the only facet that a product fails. */
export const none = 254
const [several, outside] = [253, 255]

export interface Marked {
  slots: Uint32Array
  requirements: Requirement[]
  facets: Facet[]
}

/** Marks the slots, with one pass per facet. Fails if there are more facets than marks; the contract allows no such list. */
export function marksOf(table: ProductTable, { slots, requirements, facets }: Marked): Uint8Array {
  if (facets.length > several) throw new Error(`A list is filtered by more than ${several} facets`)
  const { alive } = table.columns
  const marks = new Uint8Array(slots.length)
  for (let at = 0; at < slots.length; at++) marks[at] = alive[slots[at]!] === 1 ? none : outside
  for (const requirement of requirements) markOutside(table, slots, requirement, marks)
  for (const [index, facet] of facets.entries()) markFailing(table, slots, facet, marks, index)
  return marks
}

let room = new Uint32Array(1024)

/** The slots with this mark. Avoids a branch per slot, as the matches can't be predicted. */
export function slotsMarked(slots: Uint32Array, marks: Uint8Array, mark: number): Uint32Array {
  if (room.length <= slots.length) room = new Uint32Array(slots.length * 2)
  let count = 0
  for (let at = 0; at < marks.length; at++) {
    room[count] = slots[at]!
    count += Number(marks[at] === mark)
  }
  return room.slice(0, count)
}

function markOutside(table: ProductTable, slots: Uint32Array, { key, has }: Requirement, marks: Uint8Array): void {
  const { sets, having } = setsHaving(table, [key])
  for (let at = 0; at < slots.length; at++) if (having[sets[slots[at]!]!] !== Number(has)) marks[at] = outside
}

function markFailing(table: ProductTable, slots: Uint32Array, facet: Facet, marks: Uint8Array, index: number): void {
  const { price, rating, inStock } = table.columns
  if ('keys' in facet) {
    const { sets, having } = setsHaving(table, facet.keys)
    for (let at = 0; at < slots.length; at++) if (having[sets[slots[at]!]!] === 0) markFailed(marks, at, index)
  } else if ('rating' in facet) {
    for (let at = 0; at < slots.length; at++) if (rating[slots[at]!]! < facet.rating) markFailed(marks, at, index)
  } else if ('inStock' in facet) {
    for (let at = 0; at < slots.length; at++) if (inStock[slots[at]!] !== Number(facet.inStock)) markFailed(marks, at, index)
  } else {
    const { least, most } = facet
    for (let at = 0; at < slots.length; at++) if (price[slots[at]!]! < least || price[slots[at]!]! > most) markFailed(marks, at, index)
  }
}

function markFailed(marks: Uint8Array, at: number, index: number): void {
  if (marks[at] === none) marks[at] = index
  else if (marks[at] !== outside) marks[at] = several
}

/** The key sets of all slots, and which sets have one of these keys. All keys belong to the same facet. */
function setsHaving(table: ProductTable, keys: string[]): { sets: Uint32Array; having: Uint8Array } {
  const keySets = table.keySetsOf(keys[0]!)
  return { sets: keySets.setBySlot, having: keySets.having(keys.map((key) => table.numberOf(key))) }
}
