import type { ProductTable, Ranked } from '#server/modules/catalogue/catalogue.ts'
import type { Matched } from './match.ts'
import type { ProductTexts } from './product-texts.ts'

/** The share of popularity in the score, as the difference between the best-selling match and one that never sold. */
const popularityShare = 0.5
/** Popularity is logarithmic: a product that sells 2^12 times less than the best one counts as not selling. */
const popularityRange = 12
/** The score of sold-out products is multiplied by this, so they come later. */
const soldOutFactor = 0.5
const pinnedScore = 1e6

/** The given products that are on sale, scored by words, sales and stock. Pinned products come first, in their order. */
export function rank(table: ProductTable, texts: ProductTexts, { documents, scores }: Matched, pinned: string[]): Ranked {
  texts.follow(table)
  const { popularity, inStock, alive } = table.columns
  const slots = new Uint32Array(documents.length + pinned.length)
  const ranks = new Float64Array(documents.length + pinned.length)
  const isPinned = new Map(pinned.map((id, index) => [table.ids.find(id), pinnedScore - index] as const))
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
