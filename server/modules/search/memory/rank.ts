import type { ProductTable, Ranked } from '#server/modules/catalogue/catalogue.ts'
import type { Matched } from './match.ts'
import type { ProductTexts } from './product-texts.ts'

/** How much selling well counts beside the words: the best-selling of all matches against one that never sold. */
const popularityShare = 0.5
/** Popularity is a logarithm: what sells 2^12 times less than the best counts as not selling. */
const popularityRange = 12
/** What can't be bought now comes later. */
const soldOutFactor = 0.5
const pinnedScore = 1e6

/** The products on sale among these, with words, sales and stock in one score; pinned ones come first, in their order. */
export function rank(table: ProductTable, texts: ProductTexts, { documents, scores }: Matched, pinned: string[]): Ranked {
  texts.follow(table)
  const { popularity, inStock, alive } = table.columns
  const slots = new Uint32Array(documents.length + pinned.length)
  const ranks = new Float64Array(documents.length + pinned.length)
  const isPinned = new Map(pinned.map((id, place) => [table.ids.find(id), pinnedScore - place] as const))
  let count = 0
  let most = -Infinity
  for (let at = 0; at < documents.length; at++) {
    const slot = texts.slotOf(documents[at]!)
    if (slot < 0 || (pinned.length > 0 && isPinned.has(slot))) continue
    slots[count] = slot
    ranks[count++] = scores[at]!
    most = Math.max(most, popularity[slot]!)
  }
  for (let at = 0; at < count; at++) {
    const slot = slots[at]!
    const sold = Math.max(0, 1 - (most - popularity[slot]!) / popularityRange)
    ranks[at]! *= (1 + popularityShare * sold) * (inStock[slot] === 1 ? 1 : soldOutFactor)
  }
  for (const [slot, score] of isPinned) {
    if (slot < 0 || alive[slot] !== 1) continue
    slots[count] = slot
    ranks[count++] = score
  }
  return { slots: slots.subarray(0, count), scores: ranks.subarray(0, count) }
}
